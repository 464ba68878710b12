import { t } from '@lingui/core/macro';
import type { Priority, SnagType } from '../../../rules/snag';
import { notifyListeners } from '../../device/observable';
import type { DrawnShape, PhotoFacts } from '../../domain/photo';
import type { PinValue } from '../../domain/pin';

/** Kinds of events of a snag, and `sign`, which is of a handover: its id stands in the place of the snag's. */
export type EventKind = 'raise' | 'edit' | 'move' | 'comment' | 'photo' | 'removePhoto' | 'markPhoto' | 'editComment' | 'sign';

/** The person's input. Its fields depend on the event's kind. Plain values only, because it is stored, compared and copied. */
export type EventFields = Readonly<Record<string, string | number | boolean | null | PinValue | readonly DrawnShape[]>>;

/** What can be entered when a snag is raised. Absent: not entered; null: cleared. A type alias, so that it is assignable to EventFields. */
export type RaiseSnagValues = {
  readonly title?: string;
  readonly description?: string;
  readonly type?: SnagType;
  readonly priority?: Priority;
  readonly tradeId?: string | null;
  /** Absent: the trade's default company; null: nobody yet. */
  readonly companyId?: string | null;
  readonly assigneeId?: string | null;
  readonly locationId?: string | null;
  readonly pin?: PinValue;
  /** YYYY-MM-DD. Absent: the project's working days for the priority. */
  readonly dueOn?: string | null;
};

/** The format in which this version stores an event. Raised by a change that an older version would read wrongly. */
export const entryFormat = 1;

/** One event as stored on the disk. Photo bytes are stored separately under `photo.photoId`. */
export interface StoredEvent {
  /** Key in the order of creation; given by the database. */
  readonly order: number;
  readonly eventId: string;
  /** The format it was stored in; absent in what was stored before there were formats, which is 1. */
  readonly format?: number;
  /** An `EventKind`, or one of a newer version of the app, which runs in another tab or was rolled back. */
  readonly kind: string;
  readonly userId: string;
  readonly projectId: string;
  readonly projectCode: string;
  readonly snagId: string;
  /** The snag as the person saw it, to name it if it is not on the device otherwise. Absent for a raise, and in events stored by earlier versions. */
  readonly about?: { readonly number?: number; readonly title?: string };
  readonly occurredAt: number;
  /** The journal cursor of the data the person saw. */
  readonly seen: string | null;
  readonly fields: EventFields;
  readonly photo?: PhotoFacts;
  /** Not to be sent before this time, so that it can be undone. */
  readonly holdUntil?: number;
  readonly addedAt: number;
  /** Set if the event was confirmed before and is sent again because the server was restored from a backup. `number`: the snag's number at that time. */
  readonly again?: { readonly number: number | null };
  /** The server's final refusal. */
  readonly refusal?: Reason;
}

export interface Reason {
  readonly code: string;
  /** The sentence a person reads. */
  readonly message: string;
}

/** An event before it is on the disk. */
export type NewEvent = Omit<StoredEvent, 'kind' | 'order' | 'addedAt' | 'refusal'> & { readonly kind: EventKind };

/** Whether this version of the app can send and show the event. */
export function isKnown<Event extends Pick<StoredEvent, 'kind' | 'format'>>(event: Event): event is Event & { readonly kind: EventKind } {
  return (event.format ?? 1) <= entryFormat && Object.hasOwn(titles, event.kind);
}

/** Whether the event is held back at this time, so that it can be undone. */
export const isHeld = ({ holdUntil = 0 }: Pick<StoredEvent, 'holdUntil'>, now: number): boolean => holdUntil > now;

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

/** Whether the event is being sent. A request that was started offline is still waiting for the network. */
export const isBeingSent = ({ state }: Pick<OutboxEntry, 'state'>, offline: boolean): boolean => state === 'sending' && !offline;

const titles: Record<EventKind, string> = {
  raise: t`New snag`,
  edit: t`Change of details`,
  move: t`Next step`,
  comment: t`Comment`,
  photo: t`Photo`,
  removePhoto: t`Removal of a photo`,
  markPhoto: t`Drawing on a photo`,
  editComment: t`Change of a comment`,
  sign: t`Signature of a handover`,
};

/** The problem of an event of a newer version. */
export const newerVersion: Reason = { code: 'NEWER_VERSION', message: t`This was entered in a newer version of the app. It is kept; reload the page to send it.` };

export function titleOf(event: StoredEvent): string {
  if (!isKnown(event)) return t`Entry of a newer version`;
  const { title } = event.fields;
  return event.kind === 'raise' && typeof title === 'string' && title !== '' ? t`New snag: ${title}` : titles[event.kind];
}

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
  const { order, eventId, format, kind, userId, projectId, projectCode, snagId, about, occurredAt, seen, fields, photo, holdUntil, addedAt, again, refusal } = event;
  const problem = isKnown(event) ? met : newerVersion;
  return {
    order, eventId, kind, userId, projectId, projectCode, snagId, occurredAt, seen, fields, addedAt,
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

/** A text that identifies the unsent entries and changes whenever they do; null while they are not known. */
export function unsentIn(entries: Pick<EntryList, 'all' | 'complete'>): string | null {
  const marks = entries.all().map(({ eventId, refusal }) => (refusal === undefined ? eventId : `${eventId} refused`));
  return entries.complete() ? marks.join() : null;
}

/** Whether entries without photos are about to be sent. They decide what is in lists; photos are sent after them. */
export function isSendingEntries(entries: Pick<EntryList, 'all'>): boolean {
  return entries.all().some((entry) => isKnown(entry) && entry.photo === undefined && entry.refusal === undefined && entry.failingSince === undefined);
}
