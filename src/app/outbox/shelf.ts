import type { Database, StoredDraft, Write } from './database';
import { storageRefusal } from './deviceFull';
import type { NewEvent, PhotoFacts, RaiseSnagValues, Reason, StoredEvent } from './entry';

export interface NewPhoto {
  readonly facts: PhotoFacts;
  readonly bytes: ArrayBuffer;
}

/** One person's events, photos and drafts on the disk. Every method is one transaction. */
export interface Shelf {
  list(): Promise<StoredEvent[]>;
  /** All or nothing; rejects with DeviceFull. */
  add(events: readonly NewEvent[], photos: readonly NewPhoto[], addedAt: number): Promise<StoredEvent[]>;
  /** The draft's photos become events of the snag behind `raise`, and the draft is gone. */
  raiseDraft(raise: NewEvent, photoEvent: (photo: PhotoFacts) => NewEvent, addedAt: number): Promise<StoredEvent[]>;
  /** Takes events off the disk with their bytes. */
  remove(orders: readonly number[]): Promise<void>;
  /** The event as it is now; null if it is gone. */
  event(order: number): Promise<StoredEvent | null>;
  /** Null if the event is gone. Whoever gives back the very event they were given writes nothing. */
  change(order: number, change: (event: StoredEvent) => StoredEvent, bytes?: ArrayBuffer): Promise<StoredEvent | null>;
  bytes(photoId: string): Promise<ArrayBuffer | null>;
  draft(projectCode: string): Promise<StoredDraft | null>;
  changeDraft(projectCode: string, change: (draft: StoredDraft) => StoredDraft, photo?: NewPhoto): Promise<StoredDraft>;
}

export function createShelf(database: Database, userId: string): Shelf {
  const emptyDraft = (projectCode: string): StoredDraft => ({ userId, projectCode, fields: {}, photos: [] });

  return {
    list: () => database.read(async (db) => (await db.getAllFromIndex('events', 'userId', userId)).map(withOrder)),

    add: (events, photos, addedAt) =>
      keep(async (write) => {
        for (const { facts, bytes } of photos) await write.objectStore('photos').put(bytes, facts.photoId);
        return addAll(write, events, addedAt);
      }),

    raiseDraft: (raise, photoEvent, addedAt) =>
      keep(async (write) => {
        const drafts = write.objectStore('drafts');
        const draft = await drafts.get([userId, raise.projectCode]);
        await drafts.delete([userId, raise.projectCode]);
        return addAll(write, [raise, ...(draft?.photos ?? []).map(photoEvent)], addedAt);
      }),

    remove: (orders) =>
      database.write(async (write) => {
        for (const order of orders) {
          const event = await write.objectStore('events').get(order);
          if (event?.photo) await write.objectStore('photos').delete(event.photo.photoId);
          await write.objectStore('events').delete(order);
        }
      }),

    change: (order, change, bytes) =>
      keep(async (write) => {
        const event = await write.objectStore('events').get(order);
        if (event === undefined) return null;
        const before = withOrder(event);
        const changed = change(before);
        if (changed === before) return before;
        if (bytes !== undefined && changed.photo) await write.objectStore('photos').put(bytes, changed.photo.photoId);
        await write.objectStore('events').put(changed);
        return changed;
      }),

    event: (order) =>
      database.read(async (db) => {
        const event = await db.get('events', order);
        return event === undefined ? null : withOrder(event);
      }),

    bytes: (photoId) => database.read(async (db) => (await db.get('photos', photoId)) ?? null),

    draft: (projectCode) => database.read(async (db) => (await db.get('drafts', [userId, projectCode])) ?? null),

    changeDraft: (projectCode, change, photo) =>
      keep(async (write) => {
        const drafts = write.objectStore('drafts');
        const before = (await drafts.get([userId, projectCode])) ?? emptyDraft(projectCode);
        const after = change(before);
        if (photo) await write.objectStore('photos').put(photo.bytes, photo.facts.photoId);
        const kept = new Set(after.photos.map(({ photoId }) => photoId));
        for (const { photoId } of before.photos) if (!kept.has(photoId)) await write.objectStore('photos').delete(photoId);
        if (after.photos.length === 0 && isEmpty(after.fields)) await drafts.delete([userId, projectCode]);
        else await drafts.put(after);
        return after;
      }),
  };

  async function keep<T>(work: (write: Write) => Promise<T>): Promise<T> {
    try {
      return await database.write(work);
    } catch (error) {
      throw await storageRefusal(error);
    }
  }
}

async function addAll(write: Write, events: readonly NewEvent[], addedAt: number): Promise<StoredEvent[]> {
  const added: StoredEvent[] = [];
  for (const event of events) {
    const order = await write.objectStore('events').add({ ...event, addedAt });
    added.push({ ...event, addedAt, order });
  }
  return added;
}

/** A stored event always has its key in it; only the type of a value about to be stored has not. */
function withOrder({ order = 0, ...event }: Omit<StoredEvent, 'order'> & { order?: number }): StoredEvent {
  return { ...event, order };
}

function isEmpty(fields: RaiseSnagValues): boolean {
  return Object.values(fields).every((value) => value === '');
}

/** The event as it is when the server refused it for good, or when somebody wants to try again. */
export function refusedFor(event: StoredEvent, refusal: Reason | null): StoredEvent {
  const { refusal: _before, ...rest } = event;
  return refusal === null ? rest : { ...rest, refusal };
}
