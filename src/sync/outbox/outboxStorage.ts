import type { Database, StoredDraft, Write } from './database';
import { storageRefusal } from './deviceFull';
import { emptyContent, hasContent, photosOf } from './draftContent';
import type { NewPhoto, PhotoFacts } from '../../domain/photo';
import { entryFormat, type NewEvent, type Reason, type StoredEvent } from './entry';
import type { DrawnShape } from '../../domain/shapes';

/** Makes the events of one photo of a draft: the photo, and the shapes drawn on it. */
export type PhotoEvents = (photo: PhotoFacts, drawn: readonly DrawnShape[]) => readonly NewEvent[];

/** One person's events, photos and drafts on the disk. Every method is one transaction. */
export interface OutboxStorage {
  list(): Promise<StoredEvent[]>;
  /** All or nothing; rejects with DeviceFull. */
  add(events: readonly NewEvent[], photos: readonly NewPhoto[], addedAt: number): Promise<StoredEvent[]>;
  /** Stores `raise` and the events of the draft's photos, and deletes the draft. */
  raiseDraft(raise: NewEvent, photoEvents: PhotoEvents, addedAt: number): Promise<StoredEvent[]>;
  /** Deletes events and their photos' bytes. */
  remove(orders: readonly number[]): Promise<void>;
  /** The stored event; null if it was deleted. */
  event(order: number): Promise<StoredEvent | null>;
  /** Null if the event was deleted. Writes nothing if `change` returns its argument. */
  change(order: number, change: (event: StoredEvent) => StoredEvent, bytes?: ArrayBuffer): Promise<StoredEvent | null>;
  bytes(photoId: string): Promise<ArrayBuffer | null>;
  draft(projectCode: string): Promise<StoredDraft | null>;
  changeDraft(projectCode: string, change: (draft: StoredDraft) => StoredDraft, photo?: NewPhoto): Promise<StoredDraft>;
}

export function createOutboxStorage(database: Database, userId: string): OutboxStorage {
  const emptyDraft = (projectCode: string): StoredDraft => ({ userId, projectCode, ...emptyContent });

  return {
    list: () => database.read(async (db) => (await db.getAllFromIndex('events', 'userId', userId)).map(withOrder)),

    add: (events, photos, addedAt) =>
      keep(async (write) => {
        for (const { facts, bytes } of photos) await write.objectStore('photos').put(bytes, facts.photoId);
        return addAll(write, events, addedAt);
      }),

    raiseDraft: (raise, photoEvents, addedAt) =>
      keep(async (write) => {
        const drafts = write.objectStore('drafts');
        const { photos, drawings = {}, aside = [] } = (await drafts.get([userId, raise.projectCode])) ?? emptyDraft(raise.projectCode);
        if (aside.length > 0) await drafts.put({ ...emptyDraft(raise.projectCode), aside });
        else await drafts.delete([userId, raise.projectCode]);
        return addAll(write, [raise, ...photos.flatMap((photo) => photoEvents(photo, drawings[photo.photoId] ?? []))], addedAt);
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
        const kept = new Set(photosOf(after).map(({ photoId }) => photoId));
        for (const { photoId } of photosOf(before)) if (!kept.has(photoId)) await write.objectStore('photos').delete(photoId);
        if (isWorthKeeping(after)) await drafts.put(after);
        else await drafts.delete([userId, projectCode]);
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
    const stored = { format: entryFormat, ...event, addedAt };
    const order = await write.objectStore('events').add(stored);
    added.push({ ...stored, order });
  }
  return added;
}

/** A stored event always has its key; only the type of a value to be stored lacks it. */
function withOrder({ order = 0, ...event }: Omit<StoredEvent, 'order'> & { order?: number }): StoredEvent {
  return { ...event, order };
}

/** Whether anything was entered; a field cleared on purpose counts too. */
function isWorthKeeping(draft: StoredDraft): boolean {
  return hasContent(draft) || Object.values(draft.fields).includes(null) || (draft.aside ?? []).length > 0;
}

/** The event with a final refusal, or without it to try again. */
export function refusedFor(event: StoredEvent, refusal: Reason | null): StoredEvent {
  const { refusal: _before, ...rest } = event;
  return refusal === null ? rest : { ...rest, refusal };
}
