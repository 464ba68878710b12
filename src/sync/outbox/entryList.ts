import { t } from '@lingui/core/macro';
import {
  createEntries,
  isKnown,
  type EntryList,
  type EventKind,
  type OutboxEntry,
  type Reason,
  type SettableEntries,
  type StoredEvent,
} from './entry';

/** State of an event's delivery, known only in memory. */
export interface DeliveryState {
  readonly sending: boolean;
  readonly progress: number;
  readonly attempts: number;
  readonly problem: Reason | null;
  /**
   * Time since which every attempt was answered but not accepted; null after an attempt without an
   * answer.
   */
  readonly failingSince: number | null;
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

const start: DeliveryState = {
  sending: false,
  progress: 0,
  attempts: 0,
  problem: null,
  failingSince: null,
};

/** What changes the list that the screens read. */
export function createEntryList(entries: SettableEntries = createEntries()): MutableEntryList {
  const { all, set } = entries;
  const deliveryStates = new Map<string, DeliveryState>();

  const get = (eventId: string): OutboxEntry | undefined =>
    all().find((entry) => entry.eventId === eventId);

  /** The old entry if nothing in it changed. */
  function entryOf(event: StoredEvent): OutboxEntry {
    const old = get(event.eventId);
    const entry = viewOf(event, deliveryStates.get(event.eventId) ?? start);
    return old !== undefined && sameEntry(old, entry) ? old : entry;
  }

  return {
    ...entries,
    get,
    replace: (events) => set({ all: events.map(entryOf), complete: true, unreadable: null }),
    setUnreadable: (unreadable) => set({ unreadable }),
    put(events) {
      const changed = new Map(events.map((event) => [event.eventId, event]));
      const kept = all().map((entry) => {
        const event = changed.get(entry.eventId);
        changed.delete(entry.eventId);
        return event ? entryOf(event) : entry;
      });
      set({
        all: [...kept, ...[...changed.values()].map(entryOf)].sort((a, b) => a.order - b.order),
      });
    },
    drop(eventIds) {
      for (const eventId of eventIds) deliveryStates.delete(eventId);
      set({ all: all().filter(({ eventId }) => !eventIds.has(eventId)) });
    },
    setDeliveryState(eventId, change) {
      const entry = get(eventId);
      if (entry === undefined) return;
      deliveryStates.set(eventId, { ...(deliveryStates.get(eventId) ?? start), ...change });
      set({ all: all().map((each) => (each === entry ? entryOf(each) : each)) });
    },
  };
}

const titles: Record<EventKind, string> = {
  raise: t`New snag`,
  edit: t`Details changed`,
  move: t`Next step`,
  comment: t`Comment`,
  photo: t`Photo`,
  removePhoto: t`Photo removed`,
  markPhoto: t`Drawing on a photo`,
  editComment: t`Comment edited`,
  sign: t`Handover signature`,
};

/** The problem of an event of a newer version. */
const newerVersion: Reason = {
  code: 'NEWER_VERSION',
  message: t`Entered in a newer version of the app. It is kept; reload the page to send it.`,
};

export function titleOf(event: StoredEvent): string {
  if (!isKnown(event)) return t`Change from a newer version`;
  const { title } = event.fields;
  return event.kind === 'raise' && typeof title === 'string' && title !== ''
    ? t`New snag: ${title}`
    : titles[event.kind];
}

function viewOf(
  event: StoredEvent,
  { sending, progress, attempts, problem: met, failingSince }: DeliveryState,
): OutboxEntry {
  const {
    order,
    eventId,
    format,
    kind,
    userId,
    projectId,
    projectCode,
    snagId,
    about,
    occurredAt,
    seen,
    fields,
    photo,
    holdUntil,
    addedAt,
    again,
    refusal,
  } = event;
  const problem = isKnown(event) ? met : newerVersion;
  return {
    order,
    eventId,
    kind,
    userId,
    projectId,
    projectCode,
    snagId,
    occurredAt,
    seen,
    fields,
    addedAt,
    ...(format !== undefined && { format }),
    ...(about && { about }),
    ...(photo && { photo }),
    ...(holdUntil !== undefined && { holdUntil }),
    ...(again && { again }),
    ...(refusal && { refusal }),
    state: refusal ? 'refused' : sending ? 'sending' : 'waiting',
    ...(problem && { problem }),
    ...(failingSince !== null && { failingSince }),
    progress,
    attempts,
    title: titleOf(event),
  };
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
