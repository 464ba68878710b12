import { notifyListeners } from '../../device/observable';
import { isKnown, newerVersion, titleOf, type OutboxEntry, type Reason, type StoredEvent } from './entry';

/** State of an event's delivery, known only in memory. */
export interface DeliveryState {
  readonly sending: boolean;
  readonly progress: number;
  readonly attempts: number;
  readonly problem: Reason | null;
  /** Time since which every attempt was answered but not accepted; null after an attempt without an answer. */
  readonly failingSince: number | null;
}

/** The stored events as screens show them. Arrays and entries keep their identity while nothing in them changes. */
export interface EntryList {
  /** False until the disk has been read; until then an empty list does not mean that everything is sent. */
  complete(): boolean;
  /** Why the disk cannot be read, as a sentence; null if it may be read soon, or has been. */
  unreadable(): string | null;
  all(): readonly OutboxEntry[];
  ofSnag(snagId: string): readonly OutboxEntry[];
  subscribe(listener: () => void): () => void;
}

export interface MutableEntryList extends EntryList {
  /** Sets all events of the person, in the order of creation. */
  replace(events: readonly StoredEvent[]): void;
  setUnreadable(why: string | null): void;
  put(events: readonly StoredEvent[]): void;
  drop(eventIds: ReadonlySet<string>): void;
  get(eventId: string): OutboxEntry | undefined;
  setDeliveryState(eventId: string, change: Partial<DeliveryState>): void;
}

const none: readonly OutboxEntry[] = [];
const start: DeliveryState = { sending: false, progress: 0, attempts: 0, problem: null, failingSince: null };

export function createEntryList(): MutableEntryList {
  const deliveryStates = new Map<string, DeliveryState>();
  const listeners = new Set<() => void>();
  let entries: readonly OutboxEntry[] = none;
  let complete = false;
  let unreadable: string | null = null;
  let bySnag = new Map<string, readonly OutboxEntry[]>();

  function set(next: readonly OutboxEntry[]): void {
    if (same(entries, next)) return;
    entries = next;
    const groups = new Map<string, OutboxEntry[]>();
    for (const entry of next) {
      const group = groups.get(entry.snagId);
      if (group) group.push(entry);
      else groups.set(entry.snagId, [entry]);
    }
    const before = bySnag;
    bySnag = new Map();
    for (const [snagId, group] of groups) {
      const old = before.get(snagId);
      bySnag.set(snagId, old && same(old, group) ? old : group);
    }
    notifyListeners(listeners);
  }

  /** The old entry if nothing in it changed. */
  function entryOf(event: StoredEvent): OutboxEntry {
    const deliveryState = deliveryStates.get(event.eventId) ?? start;
    const old = entries.find(({ eventId }) => eventId === event.eventId);
    const entry = viewOf(event, deliveryState);
    return old !== undefined && sameEntry(old, entry) ? old : entry;
  }

  return {
    complete: () => complete,
    unreadable: () => unreadable,
    all: () => entries,
    ofSnag: (snagId) => bySnag.get(snagId) ?? none,
    get: (eventId) => entries.find((entry) => entry.eventId === eventId),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace(events) {
      const before = { entries, complete };
      complete = true;
      unreadable = null;
      set(events.map(entryOf));
      // `complete` has changed, though the list has not.
      if (!before.complete && before.entries === entries) notifyListeners(listeners);
    },
    setUnreadable(why) {
      if (unreadable === why) return;
      unreadable = why;
      notifyListeners(listeners);
    },
    put(events) {
      const changed = new Map(events.map((event) => [event.eventId, event]));
      const kept = entries.map((entry) => {
        const event = changed.get(entry.eventId);
        changed.delete(entry.eventId);
        return event ? entryOf(event) : entry;
      });
      set([...kept, ...[...changed.values()].map(entryOf)].sort((a, b) => a.order - b.order));
    },
    drop(eventIds) {
      for (const eventId of eventIds) deliveryStates.delete(eventId);
      set(entries.filter(({ eventId }) => !eventIds.has(eventId)));
    },
    setDeliveryState(eventId, change) {
      const entry = entries.find((each) => each.eventId === eventId);
      if (entry === undefined) return;
      deliveryStates.set(eventId, { ...(deliveryStates.get(eventId) ?? start), ...change });
      set(entries.map((each) => (each === entry ? entryOf(each) : each)));
    },
  };
}

function viewOf(event: StoredEvent, { sending, progress, attempts, problem: met, failingSince }: DeliveryState): OutboxEntry {
  const { order, eventId, format, kind, userId, projectId, projectCode, snagId, about, occurredAt, seen, fields, photo, holdUntil, addedAt, refusal } = event;
  const problem = isKnown(event) ? met : newerVersion;
  return {
    order, eventId, kind, userId, projectId, projectCode, snagId, occurredAt, seen, fields, addedAt,
    ...(format !== undefined && { format }),
    ...(about && { about }),
    ...(photo && { photo }),
    ...(holdUntil !== undefined && { holdUntil }),
    ...(refusal && { refusal }),
    state: refusal ? 'refused' : sending ? 'sending' : 'waiting',
    ...(problem && { problem }),
    ...(failingSince !== null && { failingSince }),
    progress,
    attempts,
    title: titleOf(event),
  };
}

function same(a: readonly OutboxEntry[], b: readonly OutboxEntry[]): boolean {
  return a.length === b.length && a.every((entry, index) => entry === b[index]);
}

function sameEntry(a: OutboxEntry, b: OutboxEntry): boolean {
  return (
    a.state === b.state &&
    a.progress === b.progress &&
    a.attempts === b.attempts &&
    a.failingSince === b.failingSince &&
    a.problem?.code === b.problem?.code &&
    a.problem?.message === b.problem?.message &&
    a.refusal?.message === b.refusal?.message &&
    a.photo?.sha256 === b.photo?.sha256 &&
    a.holdUntil === b.holdUntil
  );
}
