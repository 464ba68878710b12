import { Refusal, sentenceOf } from '../../domain/errors';
import type { World } from '../../device/world';
import type { OutboxEntry, StoredEvent } from './entry';
import type { Course, MutableEntryList } from './entryList';
import { nextOfEachSnag } from './queueOrder';
import { judge, type Verdict } from './verdict';
import { words } from '../../domain/messages';

/** What the server confirmed. */
export interface Delivery {
  readonly receipt: { readonly eventId: string; readonly sha256: string | null; readonly byteLength: number | null };
  /** What the person should know though it is no error. */
  readonly notice: string | null;
  /** The whole answer, for the other tabs. Plain values only. */
  readonly data: unknown;
}

/** Sends one event and puts the answer into the store; rejects if the server has not confirmed it. */
export type Deliver = (
  event: StoredEvent,
  bytes: ArrayBuffer | null,
  options: { readonly signal: AbortSignal; readonly onProgress: (sent: number, total: number) => void },
) => Promise<Delivery>;

export interface SenderOptions {
  readonly world: Pick<World, 'clock' | 'random'>;
  readonly entries: MutableEntryList;
  readonly deliver: Deliver;
  /** Whether `deliver` can send such an event. */
  readonly knows: (event: StoredEvent) => boolean;
  /** The event as it lies on the disk now; null if it is gone. */
  readonly stored: (event: StoredEvent) => Promise<StoredEvent | null>;
  readonly bytes: (photoId: string) => Promise<ArrayBuffer | null>;
  /** Asked before each event. */
  readonly maySend: () => boolean;
  /** The event is confirmed: takes it off the disk. */
  readonly confirmed: (event: StoredEvent, delivery: Delivery) => Promise<void>;
  /** The server refused the event for good. */
  readonly refused: (event: StoredEvent, verdict: Verdict) => Promise<void>;
  /** How the sending of an event goes on, for the other tabs. */
  readonly tell: (eventId: string, change: Partial<Course>) => void;
}

export interface Sender {
  /** Starts whatever may start now. */
  pump(): void;
  /** The line may be better than it was: no pause counts any more. */
  wake(): void;
  close(): void;
}

/** A browser has six connections to a host over HTTP/1.1; the person's own requests need some of them. */
const atOnce = 4;
const photosAtOnce = 2;
const firstPauseMs = 1_000;
const lastPauseMs = 60_000;

/** Sends for ever, with growing pauses: a pause of the whole line when nothing gets through, of one event when only that one fails. */
export function createSender({ world, entries, deliver, knows, stored, bytes, maySend, confirmed, refused, tell }: SenderOptions): Sender {
  const { clock } = world;
  const underWay = new Map<string, { photo: boolean; controller: AbortController }>();
  const pausedUntil = new Map<string, number>();
  let lineUntil = 0;
  let lineFailures = 0;
  let timer: unknown;
  let closed = false;

  function pump(): void {
    clock.clearTimeout(timer);
    if (closed || !maySend()) return;
    const now = clock.now();
    let next = Number.POSITIVE_INFINITY;
    // What this version does not know waits for one that does, and the rest of its snag behind it.
    for (const entry of nextOfEachSnag(entries.all()).filter(knows)) {
      const from = Math.max(lineUntil, pausedUntil.get(entry.eventId) ?? 0, entry.holdUntil ?? 0);
      if (from > now) next = Math.min(next, from);
      else if (mayStart(entry)) void send(entry);
    }
    if (next < Number.POSITIVE_INFINITY) timer = clock.setTimeout(pump, next - now);
  }

  function mayStart(entry: OutboxEntry): boolean {
    if (underWay.has(entry.eventId) || underWay.size >= atOnce) return false;
    if (entry.photo === undefined) return true;
    return entry.photo.sha256 !== null && [...underWay.values()].filter(({ photo }) => photo).length < photosAtOnce;
  }

  async function send(entry: OutboxEntry): Promise<void> {
    const controller = new AbortController();
    underWay.set(entry.eventId, { photo: entry.photo !== undefined, controller });
    course(entry, { sending: true, progress: 0 });
    try {
      // Another tab may have taken it back, hold it longer, or been told that the server refuses it.
      const event = await stored(entry);
      if (closed) return;
      if (event === null) entries.drop(new Set([entry.eventId]));
      else if (event.refusal !== undefined || isHeld(event)) entries.put([event]);
      if (event === null || event.refusal !== undefined || isHeld(event)) return;
      const file = await bytesOf(event);
      if (closed) return;
      const delivery = await deliver(event, file, { signal: controller.signal, onProgress: (sent, total) => progressed(entry, sent / total) });
      if (closed) return;
      verify(event, delivery);
      await confirmed(entry, delivery);
      lineFailures = 0;
      lineUntil = 0;
      pausedUntil.delete(entry.eventId);
    } catch (error) {
      if (!closed) await failed(entry, error);
    } finally {
      underWay.delete(entry.eventId);
      if (!closed) {
        course(entry, { sending: false, progress: 0 });
        pump();
      }
    }
  }

  const isHeld = ({ holdUntil = 0 }: StoredEvent): boolean => holdUntil > clock.now();

  function course({ eventId }: StoredEvent, change: Partial<Course>): void {
    if (entries.get(eventId) === undefined) return;
    entries.course(eventId, change);
    tell(eventId, change);
  }

  async function bytesOf({ photo }: StoredEvent): Promise<ArrayBuffer | null> {
    if (photo === undefined) return null;
    const found = await bytes(photo.photoId);
    if (found === null) throw new Refusal('PHOTO_LOST', words.photoLost);
    return found;
  }

  async function failed(entry: OutboxEntry, error: unknown): Promise<void> {
    const verdict = judge(error);
    if (verdict.scope === 'refused') {
      // If the refusal cannot be written down, the event is sent again and refused again: nothing is lost.
      await refused(entry, verdict).catch(() => pausedUntil.set(entry.eventId, clock.now() + lastPauseMs));
      return;
    }
    const { attempts = 0, failingSince } = entries.get(entry.eventId) ?? {};
    course(entry, { attempts: attempts + 1, problem: verdict.reason, failingSince: verdict.answered ? (failingSince ?? clock.now()) : null });
    if (verdict.scope === 'event') pausedUntil.set(entry.eventId, clock.now() + pauseMs(attempts));
    else {
      // Several that fail together are one failure of the line.
      if (clock.now() < lineUntil) return;
      lineUntil = clock.now() + pauseMs(lineFailures);
      lineFailures += 1;
    }
  }

  /** Between 0.5 and 1 of a pause that doubles. */
  function pauseMs(failures: number): number {
    return Math.min(firstPauseMs * 2 ** failures, lastPauseMs) * (1 - world.random() / 2);
  }

  function progressed(entry: StoredEvent, part: number): void {
    // Whole hundredths: a screen shows no more, and each step costs a repaint.
    const progress = Math.round(Math.min(1, part) * 100) / 100;
    if (!underWay.has(entry.eventId) || entries.get(entry.eventId)?.progress === progress) return;
    course(entry, { progress });
  }

  return {
    pump,
    wake() {
      lineUntil = 0;
      lineFailures = 0;
      pausedUntil.clear();
      pump();
    },
    close() {
      closed = true;
      clock.clearTimeout(timer);
      for (const { controller } of underWay.values()) controller.abort();
    },
  };
}

/** A photo may be forgotten only if the server has exactly its bytes. */
function verify(event: StoredEvent, { receipt }: Delivery): void {
  const { photo } = event;
  const right = receipt.eventId === event.eventId && (photo === undefined || (receipt.sha256 === photo.sha256 && receipt.byteLength === photo.byteLength));
  if (!right) throw new Refusal('PHOTO_DAMAGED', sentenceOf('PHOTO_DAMAGED'), { retryable: true });
}
