import type { Pin, SnagFields } from '../../../rules/snag';
import { notifyListeners } from '../../device/observable';
import type { DrawnShape, PhotoFacts } from '../../domain/photo';

/**
 * Kinds of events of a snag, and `sign`, which is of a handover: its id stands in the place of the
 * snag's.
 */
export type EventKind =
  | 'raise'
  | 'edit'
  | 'move'
  | 'comment'
  | 'photo'
  | 'removePhoto'
  | 'markPhoto'
  | 'editComment'
  | 'sign';

/**
 * The person's input. Its fields depend on the event's kind. Plain values only, because it is
 * stored, compared and copied.
 */
export type EventFields = Readonly<
  Record<string, string | number | boolean | null | Pin | readonly DrawnShape[]>
>;

/**
 * What can be entered when a snag is raised. Absent: not entered, so that the trade's company and
 * the project's working days decide; null: nobody, never.
 */
export type RaiseSnagValues = Partial<Omit<SnagFields, 'pin'>> & { readonly pin?: Pin };

/**
 * The format in which this version stores an event. Raised by a change that an older version would
 * read wrongly.
 */
export const entryFormat = 1;

/** One event as stored on the disk. Photo bytes are stored separately under `photo.photoId`. */
export interface StoredEvent {
  /** Key in the order of creation; given by the database. */
  readonly order: number;
  readonly eventId: string;
  /**
   * The format it was stored in; absent in what was stored before there were formats, which is 1.
   */
  readonly format?: number;
  /**
   * An `EventKind`, or one of a newer version of the app, which runs in another tab or was rolled
   * back.
   */
  readonly kind: string;
  readonly userId: string;
  readonly projectId: string;
  readonly projectCode: string;
  readonly snagId: string;
  /**
   * The snag as the person saw it, to name it if it is not on the device otherwise. Absent for a
   * raise, and in events stored by earlier versions.
   */
  readonly about?: { readonly number?: number; readonly title?: string };
  readonly occurredAt: number;
  /** The journal cursor of the data the person saw. */
  readonly seen: string | null;
  readonly fields: EventFields;
  readonly photo?: PhotoFacts;
  /** Not to be sent before this time, so that it can be undone. */
  readonly holdUntil?: number;
  readonly addedAt: number;
  /**
   * Set if the event was confirmed before and is sent again because the server was restored from a
   * backup. `number`: the snag's number at that time; `at`: when it was put back, absent in events
   * stored by earlier versions.
   */
  readonly again?: { readonly number: number | null; readonly at?: number };
  /** The server's final refusal. */
  readonly refusal?: Reason;
}

export interface Reason {
  readonly code: string;
  /** By which something between the device and the server refused it. */
  readonly status?: number;
  /** The sentence a person reads. */
  readonly message: string;
}

/** An event before it is on the disk. */
export type NewEvent = Omit<StoredEvent, 'kind' | 'order' | 'addedAt' | 'refusal'> & {
  readonly kind: EventKind;
};

const kinds: Readonly<Record<EventKind, true>> = {
  raise: true,
  edit: true,
  move: true,
  comment: true,
  photo: true,
  removePhoto: true,
  markPhoto: true,
  editComment: true,
  sign: true,
};

/** Whether this version of the app can send and show the event. */
export function isKnown<Event extends Pick<StoredEvent, 'kind' | 'format'>>(
  event: Event,
): event is Event & { readonly kind: EventKind } {
  return (event.format ?? 1) <= entryFormat && Object.hasOwn(kinds, event.kind);
}

/** More than any hold, in ms. */
const longestHoldMs = 15_000;

/**
 * How long the event is still held back at this time, so that it can be undone; 0 if it is not. A
 * hold that is too long was noted before the device's clock was set back, and is over.
 */
export function heldMs({ holdUntil = 0 }: Pick<StoredEvent, 'holdUntil'>, date: number): number {
  const ms = holdUntil - date;
  return ms > longestHoldMs ? 0 : Math.max(0, ms);
}

export const isHeld = (event: Pick<StoredEvent, 'holdUntil'>, date: number): boolean =>
  heldMs(event, date) > 0;

/** An event of the outbox as screens show it. */
export interface OutboxEntry extends StoredEvent {
  readonly state: 'waiting' | 'sending' | 'refused';
  /** Why it is not sent yet. */
  readonly problem?: Reason;
  /** Since when the server has answered without accepting it. Absent if there was no answer. */
  readonly failingSince?: number;
  /** Attempts that failed since the app was opened. */
  readonly attempts: number;
  /** Fraction of the photo that is sent, 0…1. */
  readonly progress: number;
  /** Description for the list of unsent entries. */
  readonly title: string;
}

/**
 * Whether the event is being sent. A request that was started offline is still waiting for the
 * network.
 */
export const isBeingSent = ({ state }: Pick<OutboxEntry, 'state'>, offline: boolean): boolean =>
  state === 'sending' && !offline;

/**
 * The stored events as screens show them. Arrays and entries keep their identity while nothing in
 * them changes.
 */
export interface EntryList {
  /**
   * False until the disk has been read; until then an empty list does not mean that everything is
   * sent.
   */
  complete(): boolean;
  /** Why the disk cannot be read, as a sentence; null if it may be read soon, or has been. */
  unreadable(): string | null;
  all(): readonly OutboxEntry[];
  ofSnag(snagId: string): readonly OutboxEntry[];
  subscribe(listener: () => void): () => void;
}

/** What is known of the stored events. */
export interface Entries {
  readonly all: readonly OutboxEntry[];
  readonly complete: boolean;
  readonly unreadable: string | null;
}

/**
 * The list as the screens read it. What changes it (entryList.ts) is loaded after the first screen.
 */
export interface SettableEntries extends EntryList {
  set(change: Partial<Entries>): void;
}

const none: readonly OutboxEntry[] = [];

export function createEntries(): SettableEntries {
  const listeners = new Set<() => void>();
  let known: Entries = { all: none, complete: false, unreadable: null };
  let bySnag: ReadonlyMap<string, readonly OutboxEntry[]> = new Map();

  return {
    complete: () => known.complete,
    unreadable: () => known.unreadable,
    all: () => known.all,
    ofSnag: (snagId) => bySnag.get(snagId) ?? none,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(change) {
      const before = known;
      known = { ...known, ...change };
      if (same(before.all, known.all)) known = { ...known, all: before.all };
      if (known.all !== before.all) bySnag = grouped(known.all, bySnag);
      else if (known.complete === before.complete && known.unreadable === before.unreadable) return;
      notifyListeners(listeners);
    },
  };
}

/** Groups keep their identity while nothing in them changes. */
function grouped(
  entries: readonly OutboxEntry[],
  before: ReadonlyMap<string, readonly OutboxEntry[]>,
): ReadonlyMap<string, readonly OutboxEntry[]> {
  const groups = new Map<string, OutboxEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.snagId);
    if (group) group.push(entry);
    else groups.set(entry.snagId, [entry]);
  }
  return new Map(
    [...groups].map(([snagId, group]) => {
      const old = before.get(snagId);
      return [snagId, old && same(old, group) ? old : group];
    }),
  );
}

function same(a: readonly OutboxEntry[], b: readonly OutboxEntry[]): boolean {
  return a.length === b.length && a.every((entry, index) => entry === b[index]);
}
