import { isQuotaExceeded } from '../../device/keptDatabase';
import { deviceSentenceOf } from '../../domain/deviceErrors';
import { Refusal } from '../../domain/errors';
import { storageRefusal, type Database, type Write } from './database';
import {
  type Begun,
  contentOf,
  type DraftContent,
  draftIdOf,
  draftIn,
  emptyContent,
  hasContent,
  photosOf,
  putAside,
  without,
} from './draftContent';
import type { DrawnShape, NewPhoto, PhotoFacts } from '../../domain/photo';
import { entryFormat, isHeld, type NewEvent, type Reason, type StoredEvent } from './entry';
import { isAnsweredBy, newestFirst, tellsSame, type Outcome } from './outcomes';
import type { StoredDraft } from '../databases';

/** Makes the events of one photo of a draft: the photo, and the shapes drawn on it. */
export type PhotoEvents = (photo: PhotoFacts, drawn: readonly DrawnShape[]) => readonly NewEvent[];

/**
 * One person's events, photos, drafts and outcomes on the disk. Every method is one transaction.
 */
export interface OutboxStorage {
  list(): Promise<StoredEvent[]>;
  /** All or nothing; rejects with DeviceFull. */
  add(
    events: readonly NewEvent[],
    photos: readonly NewPhoto[],
    addedAt: number,
  ): Promise<StoredEvent[]>;
  /**
   * Stores a confirmed event again, with its photo's bytes and its former place in the order. Does
   * nothing if it is in the outbox. Rejects with DeviceFull.
   */
  addAgain(event: StoredEvent, bytes: ArrayBuffer | null): Promise<void>;
  /**
   * Stores `raise` and the events of the draft's photos, and deletes the draft. Rejects with
   * DRAFT_CHANGED if the stored draft has other photos.
   */
  raiseDraft(
    raise: NewEvent,
    draft: DraftContent,
    photoEvents: PhotoEvents,
    addedAt: number,
  ): Promise<StoredEvent[]>;
  /**
   * Deletes a held raise with all events of its snag, and puts the draft that they were made of,
   * with its photos' bytes, aside among the project's drafts. Resolves with that draft. Resolves
   * with null and changes nothing if the raise is not held any more at that moment (`now`) or the
   * snag has other events.
   */
  takeBackRaise(order: number, begun: Begun, now: () => number): Promise<DraftContent | null>;
  /**
   * Sets the time up to which events are held back. All or nothing; resolves with those that are
   * still stored.
   */
  hold(orders: readonly number[], holdUntil: number): Promise<StoredEvent[]>;
  /** Deletes events and their photos' bytes. */
  remove(orders: readonly number[]): Promise<void>;
  /**
   * The server confirmed the event: deletes it and its photo's bytes, and stores its outcome.
   * Resolves with false if there was no room for the outcome; the event is deleted in any case,
   * because otherwise it would be sent again with its photo.
   */
  settle(order: number, outcome: Outcome | null): Promise<boolean>;
  /** The outcomes that the person has not read yet, newest first. */
  outcomes(): Promise<Outcome[]>;
  /** Stores an outcome of an event that is not in the outbox. */
  tell(outcome: Outcome): Promise<void>;
  /** Deletes outcomes that the person has read. */
  forget(eventIds: readonly string[]): Promise<void>;
  /** The stored event; null if it was deleted. */
  event(order: number): Promise<StoredEvent | null>;
  /** Null if the event was deleted. Writes nothing if `change` returns its argument. */
  change(
    order: number,
    change: (event: StoredEvent) => StoredEvent,
    bytes?: ArrayBuffer,
  ): Promise<StoredEvent | null>;
  bytes(photoId: string): Promise<ArrayBuffer | null>;
  draft(projectCode: string): Promise<StoredDraft | null>;
  changeDraft(
    projectCode: string,
    change: (draft: StoredDraft) => StoredDraft,
    photo?: NewPhoto,
  ): Promise<StoredDraft>;
}

/**
 * `evictionSteps`: functions that free space when the disk is full, the least important data first. Each
 * resolves with true if it could delete more.
 */
export function createOutboxStorage(
  database: Database,
  userId: string,
  evictionSteps: readonly (() => Promise<unknown>)[] = [],
): OutboxStorage {
  const emptyDraft = (projectCode: string): StoredDraft => ({
    userId,
    projectCode,
    ...emptyContent,
  });

  return {
    list: () =>
      database.read(async (db) =>
        (await db.getAllFromIndex('events', 'userId', userId)).map(withOrder),
      ),

    add: (events, photos, addedAt) =>
      keep(
        async (write) => {
          for (const { facts, bytes } of photos)
            await write.objectStore('photos').put(bytes, facts.photoId);
          return addAll(write, events, addedAt);
        },
        events.every(({ photo }) => photo !== undefined),
      ),

    addAgain: ({ order, ...event }, bytes) =>
      keep(async (write) => {
        const events = write.objectStore('events');
        if ((await events.index('eventId').getKey(event.eventId)) !== undefined) return;
        if (bytes !== null && event.photo)
          await write.objectStore('photos').put(bytes, event.photo.photoId);
        // Before events of the same snag that were entered later. Its key is taken only in a
        // database that was created anew.
        if ((await events.getKey(order)) === undefined) await events.add({ ...event, order });
        else await events.add(event);
      }),

    raiseDraft: (raise, draft, photoEvents, addedAt) =>
      keep(async (write) => {
        const drafts = write.objectStore('drafts');
        const { photos, drawings = {} } = draft;
        const stored =
          (await drafts.get([userId, raise.projectCode])) ?? emptyDraft(raise.projectCode);
        if (photoIds(draftIn(stored, draftIdOf(draft)) ?? emptyContent) !== photoIds(draft))
          throw new Refusal('DRAFT_CHANGED', deviceSentenceOf('DRAFT_CHANGED'));
        await putDraft(write, without(stored, draft));
        return addAll(
          write,
          [raise, ...photos.flatMap((photo) => photoEvents(photo, drawings[photo.photoId] ?? []))],
          addedAt,
        );
      }),

    takeBackRaise: (order, begun, now) =>
      keep(async (write) => {
        const all = (await write.objectStore('events').index('userId').getAll(userId)).map(
          withOrder,
        );
        const raise = all.find((event) => event.order === order);
        if (raise === undefined || !isHeld(raise, now())) return null;
        const others = all.filter(
          ({ snagId, eventId }) => snagId === raise.snagId && eventId !== raise.eventId,
        );
        const content = contentOf(raise, others, begun);
        if (content === null) return null;
        for (const event of [raise, ...others])
          await write.objectStore('events').delete(event.order);
        const drafts = write.objectStore('drafts');
        await drafts.put(
          putAside(
            (await drafts.get([userId, raise.projectCode])) ?? emptyDraft(raise.projectCode),
            content,
          ),
        );
        return content;
      }),

    hold: (orders, holdUntil) =>
      keep(async (write) => {
        const held: StoredEvent[] = [];
        for (const order of orders) {
          const event = await write.objectStore('events').get(order);
          if (event === undefined) continue;
          held.push({ ...withOrder(event), holdUntil });
          await write.objectStore('events').put({ ...event, holdUntil });
        }
        return held;
      }),

    remove: (orders) =>
      inRoom(async (write) => {
        for (const order of orders) await removeOne(write, order);
      }),

    settle: (order, outcome) =>
      inRoom(async (write) => {
        const event = await removeOne(write, order);
        const outcomes = write.objectStore('outcomes');
        for (const known of await outcomes.index('userId').getAll(userId)) {
          if ((outcome && tellsSame(known, outcome)) || (event && isAnsweredBy(known, event)))
            await outcomes.delete(known.eventId);
        }
        if (outcome !== null) await outcomes.put(outcome);
        return true;
      }).catch(async () => {
        await inRoom((write) => removeOne(write, order));
        return outcome === null;
      }),

    outcomes: () =>
      database.read(async (db) =>
        newestFirst(await db.getAllFromIndex('outcomes', 'userId', userId)),
      ),

    tell: (outcome) =>
      inRoom((write) => write.objectStore('outcomes').put(outcome)).then(() => undefined),

    forget: (eventIds) =>
      database.write(async (write) => {
        for (const eventId of eventIds) await write.objectStore('outcomes').delete(eventId);
      }),

    change: (order, change, bytes) =>
      keep(async (write) => {
        const event = await write.objectStore('events').get(order);
        if (event === undefined) return null;
        const before = withOrder(event);
        const changed = change(before);
        if (changed === before) return before;
        if (bytes !== undefined && changed.photo)
          await write.objectStore('photos').put(bytes, changed.photo.photoId);
        await write.objectStore('events').put(changed);
        return changed;
      }),

    event: (order) =>
      database.read(async (db) => {
        const event = await db.get('events', order);
        return event === undefined ? null : withOrder(event);
      }),

    bytes: (photoId) => database.read(async (db) => (await db.get('photos', photoId)) ?? null),

    draft: (projectCode) =>
      database.read(async (db) => (await db.get('drafts', [userId, projectCode])) ?? null),

    changeDraft: (projectCode, change, photo) =>
      keep(async (write) => {
        const drafts = write.objectStore('drafts');
        const before = (await drafts.get([userId, projectCode])) ?? emptyDraft(projectCode);
        const after = change(before);
        if (photo) await write.objectStore('photos').put(photo.bytes, photo.facts.photoId);
        const kept = new Set(photosOf(after).map(({ photoId }) => photoId));
        for (const { photoId } of photosOf(before))
          if (!kept.has(photoId)) await write.objectStore('photos').delete(photoId);
        await putDraft(write, after);
        return after;
      }, photo !== undefined),
  };

  async function keep<T>(work: (write: Write) => Promise<T>, photo = false): Promise<T> {
    try {
      return await inRoom(work);
    } catch (error) {
      throw await storageRefusal(error, photo);
    }
  }

  async function tried<T>(
    work: (write: Write) => Promise<T>,
  ): Promise<{ done: T } | { full: unknown }> {
    try {
      return { done: await database.write(work) };
    } catch (error) {
      if (!isQuotaExceeded(error)) throw error;
      return { full: error };
    }
  }

  /** On a full disk also a deletion may need room. */
  async function inRoom<T>(work: (write: Write) => Promise<T>): Promise<T> {
    let result = await tried(work);
    for (const makeRoom of evictionSteps) {
      for (let more = true; more && 'full' in result;) {
        more = (await makeRoom().catch(() => false)) === true;
        result = await tried(work);
      }
    }
    if ('full' in result) throw result.full;
    return result.done;
  }
}

const photoIds = ({ photos }: DraftContent): string => photos.map(({ photoId }) => photoId).join();

async function putDraft(write: Write, draft: StoredDraft): Promise<void> {
  const drafts = write.objectStore('drafts');
  if (isWorthKeeping(draft)) await drafts.put(draft);
  else await drafts.delete([draft.userId, draft.projectCode]);
}

async function removeOne(
  write: Write,
  order: number,
): Promise<Omit<StoredEvent, 'order'> | undefined> {
  const event = await write.objectStore('events').get(order);
  if (event?.photo) await write.objectStore('photos').delete(event.photo.photoId);
  await write.objectStore('events').delete(order);
  return event;
}

async function addAll(
  write: Write,
  events: readonly NewEvent[],
  addedAt: number,
): Promise<StoredEvent[]> {
  const latest = new Map<string, number>();
  const added: StoredEvent[] = [];
  for (const { snagId, occurredAt } of await write
    .objectStore('events')
    .index('userId')
    .getAll(events[0]?.userId ?? ''))
    latest.set(snagId, Math.max(occurredAt, latest.get(snagId) ?? occurredAt));
  for (const event of events) {
    // Not before what was entered on the same snag and still waits: if the device's clock was ahead
    // and was set back, the server would take the earlier of two changes for the later one.
    const occurredAt = Math.max(event.occurredAt, latest.get(event.snagId) ?? event.occurredAt);
    const stored = { format: entryFormat, ...event, occurredAt, addedAt };
    const order = await write.objectStore('events').add(stored);
    added.push({ ...stored, order });
  }
  return added;
}

/** A stored event always has its key; only the type of a value to be stored lacks it. */
function withOrder({
  order = 0,
  ...event
}: Omit<StoredEvent, 'order'> & { order?: number }): StoredEvent {
  return { ...event, order };
}

/** Whether anything was entered; a field cleared on purpose counts too. */
function isWorthKeeping(draft: StoredDraft): boolean {
  return (
    hasContent(draft) ||
    Object.values(draft.fields).includes(null) ||
    (draft.aside ?? []).length > 0
  );
}

/** The event with a final refusal, or without it to try again. */
export function refusedFor(event: StoredEvent, refusal: Reason | null): StoredEvent {
  const { refusal: _before, ...rest } = event;
  return refusal === null ? rest : { ...rest, refusal };
}
