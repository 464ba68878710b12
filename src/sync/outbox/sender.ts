import { NetworkFailure } from '../../../network/index';
import { awaitedMs, awaitedRefusals } from '../../../rules/putBack';
import type { World } from '../../device/world';
import { deviceSentenceOf, refusedBetween } from '../../domain/deviceErrors';
import { Refusal, toProblem } from '../../domain/errors';
import { heldMs, isHeld, type OutboxEntry, type Reason, type StoredEvent } from './entry';
import type { DeliveryState, MutableEntryList } from './entryList';
import type { ServerNotice } from './outcomes';

/** The server's confirmation of an event. */
export interface Delivery {
  readonly receipt: {
    readonly eventId: string;
    readonly number: number | null;
    readonly cursor: string | null;
    readonly hash: string | null;
    readonly sha256: string | null;
    readonly byteLength: number | null;
  };
  /** A notice for the person, which is no error. */
  readonly notice: ServerNotice | null;
  /** The whole answer, for the other tabs. Plain values only. */
  readonly data: unknown;
}

/** Sends one event and puts the answer into the store; rejects if the server did not confirm it. */
export type Deliver = (
  event: StoredEvent,
  bytes: ArrayBuffer | null,
  options: {
    readonly signal: AbortSignal;
    readonly onProgress: (sent: number, total: number) => void;
  },
) => Promise<Delivery>;

export interface SenderOptions {
  readonly world: Pick<World, 'clock' | 'random'>;
  readonly entries: MutableEntryList;
  readonly deliver: Deliver;
  /** Whether `deliver` can send such an event. */
  readonly knows: (event: StoredEvent) => boolean;
  /** Reads the stored event; null if it was deleted. */
  readonly stored: (event: StoredEvent) => Promise<StoredEvent | null>;
  readonly bytes: (photoId: string) => Promise<ArrayBuffer | null>;
  /** Called before each event. */
  readonly maySend: () => boolean;
  /** The event is confirmed: deletes it from the disk. `bytes`: of its photo. */
  readonly confirmed: (
    event: StoredEvent,
    delivery: Delivery,
    bytes: ArrayBuffer | null,
  ) => Promise<void>;
  /** The server refused the event for good. */
  readonly refused: (event: StoredEvent, failure: DeliveryFailure) => Promise<void>;
  /** Sends the delivery state to the other tabs. */
  readonly broadcast: (eventId: string, change: Partial<DeliveryState>) => void;
}

export interface Sender {
  /** Starts all deliveries that may start now. */
  pump(): void;
  /**
   * Sends these held events now, the words only, without a look at the disk: the page may be gone
   * before that has answered.
   */
  sendAtOnce(eventIds: ReadonlySet<string>): void;
  /** The connection may be better: ends all pauses but those of `turn`. */
  wake(): void;
  /** Something happened to the snag: ends the pauses of its events that wait for others. */
  happened(snagId: string): void;
  close(): void;
}

/**
 * Deliveries in parallel. Over HTTP/1.1 a browser opens six connections to a host, and the screens'
 * requests need some of them.
 */
const atOnce = 4;
const photosAtOnce = 2;
const firstPauseMs = 1_000;
const lastPauseMs = 60_000;
/**
 * The longest where nothing of a photo was sent and there was no answer: asking costs little then,
 * and the line may be there for some seconds only.
 */
const lastUnheardMs = 10_000;
/**
 * The first and the longest pause of an event that something before the server refused: its photo
 * would be sent in vain again and again.
 */
const firstTurnPauseMs = 60_000;
const lastTurnPauseMs = 240_000;
/** So many events refused in a row, none of them for its size: then everything is refused. */
const mostTurnsInARow = 3;

/**
 * Sends until all is confirmed or refused, with growing pauses: for all events when the server
 * cannot be reached, for one when only that one fails.
 */
export function createSender({
  world,
  entries,
  deliver,
  knows,
  stored,
  bytes,
  maySend,
  confirmed,
  refused,
  broadcast,
}: SenderOptions): Sender {
  const { clock } = world;
  const inFlight = new Map<string, { photo: boolean; controller: AbortController }>();
  const pausedUntil = new Map<string, number>();
  /** How often something before the server refused an event. */
  const turns = new Map<string, number>();
  /** The events that it refused since the last confirmation, without those that are too large. */
  const turnedAway = new Set<string>();
  /** Confirmed events that could not be deleted from the disk yet; they are not sent again. */
  const confirmations = new Map<string, Delivery>();
  let allPausedUntil = -Infinity;
  let failuresInARow = 0;
  let timer: unknown;
  let closed = false;

  function pump(): void {
    clock.clearTimeout(timer);
    if (closed || !maySend()) return;
    const [now, date] = [clock.now(), clock.date()];
    let nextMs = Number.POSITIVE_INFINITY;
    // An event of a newer version waits for a tab of that version, and later events of its snag
    // wait with it.
    const candidates = nextOfEachSnag(entries.all(), (entry) => turnIsOver(entry, now));
    for (const entry of candidates.filter(knows).toSorted(byTurns)) {
      const pausedTo = Math.max(allPausedUntil, pausedUntil.get(entry.eventId) ?? -Infinity);
      const waitMs = Math.max(pausedTo - now, heldMs(entry, date));
      if (waitMs > 0) nextMs = Math.min(nextMs, waitMs);
      else if (mayStart(entry)) void send(entry);
    }
    if (nextMs < Number.POSITIVE_INFINITY) timer = clock.setTimeout(pump, nextMs);
  }

  const byTurns = (one: StoredEvent, other: StoredEvent): number =>
    (turns.get(one.eventId) ?? 0) - (turns.get(other.eventId) ?? 0);
  const turnIsOver = ({ eventId }: StoredEvent, now: number): boolean =>
    turns.has(eventId) && (pausedUntil.get(eventId) ?? -Infinity) > now;

  function mayStart(entry: OutboxEntry): boolean {
    if (inFlight.has(entry.eventId) || inFlight.size >= atOnce) return false;
    if (entry.photo === undefined) return true;
    return (
      entry.photo.sha256 !== null &&
      [...inFlight.values()].filter(({ photo }) => photo).length < photosAtOnce
    );
  }

  async function send(entry: OutboxEntry, atOnce = false): Promise<void> {
    const controller = new AbortController();
    inFlight.set(entry.eventId, { photo: entry.photo !== undefined, controller });
    setDeliveryState(entry, { sending: true, progress: 0 });
    try {
      // Another tab may have deleted it, extended its hold, or stored a refusal.
      const event = atOnce ? entry : await stored(entry);
      if (closed) return;
      const held = event !== null && !atOnce && isHeld(event, clock.date());
      if (event === null) entries.drop(new Set([entry.eventId]));
      else if (event.refusal !== undefined || held) entries.put([event]);
      if (event === null || event.refusal !== undefined || held) return;
      const file = await bytesOf(event);
      if (closed) return;
      const delivery =
        confirmations.get(event.eventId) ??
        (await deliver(event, file, {
          signal: controller.signal,
          onProgress: (sent, total) => progressed(entry, sent / total),
        }));
      if (closed) return;
      verify(event, delivery);
      confirmations.set(event.eventId, delivery);
      await confirmed(event, delivery, file);
      confirmations.delete(event.eventId);
      failuresInARow = 0;
      allPausedUntil = -Infinity;
      pausedUntil.delete(entry.eventId);
      turnedAway.clear();
    } catch (error) {
      if (!closed) await failed(entry, error);
    } finally {
      inFlight.delete(entry.eventId);
      if (!closed) {
        setDeliveryState(entry, { sending: false, progress: 0 });
        pump();
      }
    }
  }

  function setDeliveryState({ eventId }: StoredEvent, change: Partial<DeliveryState>): void {
    if (entries.get(eventId) === undefined) return;
    entries.setDeliveryState(eventId, change);
    broadcast(eventId, change);
  }

  async function bytesOf({ photo }: StoredEvent): Promise<ArrayBuffer | null> {
    if (photo === undefined) return null;
    const found = await bytes(photo.photoId);
    if (found === null) throw new Refusal('PHOTO_LOST', deviceSentenceOf('PHOTO_LOST'));
    return found;
  }

  async function failed(entry: OutboxEntry, error: unknown): Promise<void> {
    const failure = classifyFailure(error, entry, clock.date());
    if (failure.effect === 'refused') {
      // If the refusal cannot be stored, the event is sent and refused again: nothing is lost.
      await refused(entry, failure).catch(() =>
        pausedUntil.set(entry.eventId, clock.now() + lastPauseMs),
      );
      return;
    }
    const { attempts = 0, failingSince, progress = 0 } = entries.get(entry.eventId) ?? {};
    setDeliveryState(entry, {
      attempts: attempts + 1,
      problem: failure.reason,
      failingSince: failure.answered ? (failingSince ?? clock.date()) : null,
    });
    if (failure.effect === 'turn') {
      const before = turns.get(entry.eventId) ?? 0;
      turns.set(entry.eventId, before + 1);
      pausedUntil.set(
        entry.eventId,
        clock.now() + growing(firstTurnPauseMs, before, lastTurnPauseMs),
      );
      if (failure.reason.status !== tooLarge) turnedAway.add(entry.eventId);
      if (turnedAway.size >= mostTurnsInARow) pauseAll(failure, progress);
    } else if (failure.effect === 'event')
      pausedUntil.set(entry.eventId, clock.now() + pauseMs(attempts, lastPauseMs));
    else if (failure.effect === 'others')
      pausedUntil.set(entry.eventId, clock.now() + pauseMs(attempts, lastTurnPauseMs));
    else pauseAll(failure, progress);
  }

  function pauseAll({ answered }: DeliveryFailure, progress: number): void {
    // Several that fail together count as one failure.
    if (allPausedUntil > clock.now()) return;
    allPausedUntil =
      clock.now() + pauseMs(failuresInARow, answered || progress > 0 ? lastPauseMs : lastUnheardMs);
    failuresInARow += 1;
  }

  function pauseMs(failures: number, longestMs: number): number {
    return growing(firstPauseMs, failures, longestMs);
  }

  /** Between 0.5 and 1 of a pause that doubles. */
  function growing(firstMs: number, failures: number, longestMs: number): number {
    return Math.min(firstMs * 2 ** failures, longestMs) * (1 - world.random() / 2);
  }

  function progressed(entry: StoredEvent, part: number): void {
    // Rounded to hundredths, because each change causes a repaint.
    const progress = Math.round(Math.min(1, part) * 100) / 100;
    if (!inFlight.has(entry.eventId) || entries.get(entry.eventId)?.progress === progress) return;
    setDeliveryState(entry, { progress });
  }

  return {
    pump,
    sendAtOnce(eventIds) {
      if (closed || !maySend()) return;
      for (const entry of nextOfEachSnag(entries.all()).filter(knows))
        if (eventIds.has(entry.eventId) && entry.photo === undefined && mayStart(entry))
          void send(entry, true);
    },
    wake() {
      allPausedUntil = -Infinity;
      failuresInARow = 0;
      for (const eventId of pausedUntil.keys())
        if (!turns.has(eventId)) pausedUntil.delete(eventId);
      pump();
    },
    happened(snagId) {
      for (const { eventId, problem } of entries.ofSnag(snagId))
        if (problem?.code === awaitsOthers) pausedUntil.delete(eventId);
      pump();
    },
    close() {
      closed = true;
      clock.clearTimeout(timer);
      for (const { controller } of inFlight.values()) controller.abort();
    },
  };
}

/** A photo may be deleted only if the server has exactly its bytes. */
function verify(event: StoredEvent, { receipt }: Delivery): void {
  const { photo } = event;
  const right =
    receipt.eventId === event.eventId &&
    (photo === undefined ||
      (receipt.sha256 === photo.sha256 && receipt.byteLength === photo.byteLength));
  if (!right)
    throw new Refusal('PHOTO_DAMAGED', deviceSentenceOf('PHOTO_DAMAGED'), { retryable: true });
}

/**
 * The next event to send of each snag. Events of one snag are sent in the order of creation, those
 * of different snags in parallel. After a refused raise all events of its snag wait; any other
 * refused event is skipped. A photo or comment whose turn is over (`isOver`) lets those after it
 * pass that do not depend on it.
 */
export function nextOfEachSnag(
  entries: readonly OutboxEntry[],
  isOver: (entry: OutboxEntry) => boolean = () => false,
): OutboxEntry[] {
  const settled = new Set<string>();
  const passed = new Set<string>();
  const next: OutboxEntry[] = [];
  for (const entry of entries) {
    const { snagId, kind } = entry;
    if (settled.has(snagId)) continue;
    if (entry.refusal !== undefined && kind !== 'raise') continue;
    const waits = passed.has(snagId) && !mayPass.has(kind);
    if (mayBePassed.has(kind) && isOver(entry)) passed.add(snagId);
    else settled.add(snagId);
    if (entry.refusal === undefined && !waits) next.push(entry);
  }
  return next;
}

const mayBePassed: ReadonlySet<string> = new Set(['photo', 'comment']);
/** Not a move, which may need the photo before it, nor what changes a photo or a comment. */
const mayPass: ReadonlySet<string> = new Set(['photo', 'comment', 'edit']);

/** The event and those that depend on it: without its raise no event of a snag can be sent. */
export function withDependents(entries: readonly OutboxEntry[], eventId: string): OutboxEntry[] {
  const entry = entries.find((each) => each.eventId === eventId);
  if (entry === undefined) return [];
  return entry.kind === 'raise' ? entries.filter(({ snagId }) => snagId === entry.snagId) : [entry];
}

/** What a failed delivery means for the event. */
export interface DeliveryFailure {
  readonly reason: Reason;
  /**
   * `refused`: final, not sent again. `event`: this event waits, others go on. `turn`: the same,
   * because something between the device and the server refused it. `others`: the same, because it
   * needs what a restore has lost of others. `all`: the server cannot be reached or is busy, so all
   * wait.
   */
  readonly effect: 'refused' | 'event' | 'turn' | 'others' | 'all';
  /** There was an answer, of the server or of a proxy; false if there was none. */
  readonly answered: boolean;
}

/** Refusals that a sign-in, a reload or time resolves, for all events alike. */
const temporaryRefusals = new Set([
  'UNAUTHENTICATED',
  'UNKNOWN_DOCUMENT',
  'SERVER_BUSY',
  'ALLOWANCE_USED',
]);

/**
 * Statuses that are not about the request: whoever answered wants a sign-in or more time, or does
 * not know us (404, as a proxy says while the server restarts).
 */
const statusesOfAll = new Set([404, 407, 408, 425, 429]);
const tooLarge = 413;
/** Code of the reason why an event waits for others. */
const awaitsOthers = 'AWAITS_OTHERS';

/** The status by which something before the server refused this one request; null if none did. */
function statusBetween(error: unknown): number | null {
  if (!(error instanceof NetworkFailure) || error.kind !== 'http') return null;
  const { status = 0, graphqlErrors } = error;
  const isOurs = graphqlErrors?.[0]?.extensions?.code !== undefined;
  return !isOurs && status >= 400 && status < 500 && !statusesOfAll.has(status) ? status : null;
}

/**
 * Only a refusal by the server itself is final; after an answer of a proxy or a hotel's sign-in
 * page the event waits.
 */
export function classifyFailure(
  error: unknown,
  { photo, addedAt, again }: Pick<StoredEvent, 'photo' | 'addedAt' | 'again'>,
  date: number,
): DeliveryFailure {
  const between = statusBetween(error);
  if (between !== null) {
    const bytes = between === tooLarge ? (photo?.byteLength ?? null) : null;
    return {
      reason: {
        code: 'REFUSED_BETWEEN',
        status: between,
        message: refusedBetween(between, bytes),
      },
      effect: 'turn',
      answered: true,
    };
  }
  const { code, sentence } = toProblem(error);
  if (mayComeBack(error)) {
    const waits = date - (again?.at ?? addedAt) < awaitedMs;
    return {
      reason: waits
        ? { code: awaitsOthers, message: deviceSentenceOf(awaitsOthers) }
        : { code, message: sentence },
      effect: waits ? 'others' : 'refused',
      answered: true,
    };
  }
  const answered =
    !(error instanceof NetworkFailure) || !['network', 'timeout', 'cancelled'].includes(error.kind);
  return { reason: { code, message: sentence }, effect: effectOf(error), answered };
}

/** Whether the server refused it, but would not when others have sent what a restore has lost. */
function mayComeBack(error: unknown): boolean {
  const said = error instanceof NetworkFailure ? error.graphqlErrors?.[0]?.extensions : undefined;
  return said?.retryable === true && awaitedRefusals.has(said.code ?? '');
}

function effectOf(error: unknown): DeliveryFailure['effect'] {
  if (error instanceof Refusal) return error.retryable ? 'event' : 'refused';
  if (!(error instanceof NetworkFailure)) return 'event';
  const extensions = error.graphqlErrors?.[0]?.extensions;
  if (extensions?.code === undefined) return 'all';
  if (temporaryRefusals.has(extensions.code)) return 'all';
  // It waits until its person has signed in as the project asks for.
  if (extensions.code === 'SECOND_FACTOR_REQUIRED') return 'event';
  return extensions.retryable === false ? 'refused' : 'event';
}
