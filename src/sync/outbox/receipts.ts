import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { dayMs, hourMs } from '../../../rules/days';
import { keptLimits } from '../../../rules/limits';
import { storageRoom } from '../../device/deviceStorage';
import { notifyListeners } from '../../device/observable';
import type { Gone } from '../rows/row';
import type { StoredEvent } from './entry';

/** What the device keeps of an event that the server confirmed. A journal in which the event has another hash was changed since. */
export interface KeptReceipt {
  readonly eventId: string;
  readonly projectId: string;
  /** Of the event in the project's journal: 64 hexadecimal digits. */
  readonly hash: string;
  readonly confirmedAt: number;
  /** What was entered, for a server that lost it. Absent in what an earlier version kept, once the person has signed out, and of a project that they do not see any more. */
  readonly event?: StoredEvent;
}

interface KeptPhoto {
  readonly photoId: string;
  readonly userId: string;
  readonly byteLength: number;
  readonly confirmedAt: number;
}

interface Schema extends DBSchema {
  receipts: { key: string; value: KeptReceipt; indexes: { confirmedAt: number; userId: string } };
  /** Apart from their bytes, so that counting them reads none. */
  photos: { key: string; value: KeptPhoto };
  photoBytes: { key: string; value: ArrayBuffer };
}

/** One person's confirmed events and photos, as far as they are kept. */
export interface Sent {
  /** How many events there are, without reading them. */
  count(): Promise<number>;
  /** Oldest first. */
  events(): Promise<StoredEvent[]>;
  /** Null if they are not kept any more. */
  bytes(photoId: string): Promise<ArrayBuffer | null>;
  /** Tells when something was kept or deleted. */
  subscribe(listener: () => void): () => void;
}

export interface Receipts extends Sent {
  /** Resolves when it is on the disk, and what is too old or too much is deleted. `bytes`: of the event's photo. */
  keep(receipt: KeptReceipt, bytes: ArrayBuffer | null): Promise<void>;
  /** Deletes all photos: new work needs the room. */
  dropPhotos(): Promise<void>;
  /** The person does not see the project any more: of its events the hashes stay. */
  dropProject(project: Pick<Gone, 'projectId' | 'code'>): Promise<void>;
  /** Deletes what is too old or too much; and of everybody else, who may have left without signing out, all but the hashes. */
  tidy(now: number): Promise<void>;
  /** The person has signed out: all but the hashes is deleted, and nothing is kept any more. */
  forget(): Promise<void>;
}

const keptMs = keptLimits.confirmedDays * dayMs;
const mostKept = 1_000;
const photosKeptMs = keptLimits.confirmedPhotoHours * hourMs;
/** Most bytes of photos, and the least room that they leave. */
const photoBudget = 200_000_000;
const roomForWork = 500_000_000;

/** Confirmed events in a database of their own: nothing that waits for the server is lost with it. `userId`: null if nobody is signed in. */
export function createReceipts(name: string, userId: string | null): Receipts {
  const listeners = new Set<() => void>();
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function inDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    const database = await openDB<Schema>(name, 3, {
      upgrade(created, before, _now, transaction) {
        if (before < 1) created.createObjectStore('receipts', { keyPath: 'eventId' }).createIndex('confirmedAt', 'confirmedAt');
        if (before < 2) {
          created.createObjectStore('photos', { keyPath: 'photoId' });
          created.createObjectStore('photoBytes');
        }
        transaction.objectStore('receipts').createIndex('userId', 'event.userId');
      },
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  }

  /** One change after the other: nothing that is being kept outlives its deletion. */
  function change(work: (database: IDBPDatabase<Schema>) => Promise<void>): Promise<void> {
    const changed = last.then(() => inDatabase(work));
    last = changed.then(() => notifyListeners(listeners), () => undefined);
    return changed;
  }

  /** Deletes the photos that `goes` names, of which the newest come first. */
  async function deletePhotos(database: IDBPDatabase<Schema>, goes: (photo: KeptPhoto) => boolean): Promise<void> {
    const transaction = database.transaction(['photos', 'photoBytes'], 'readwrite');
    const photos = await transaction.objectStore('photos').getAll();
    for (const photo of photos.toSorted((one, other) => other.confirmedAt - one.confirmedAt)) {
      if (!goes(photo)) continue;
      await transaction.objectStore('photos').delete(photo.photoId);
      await transaction.objectStore('photoBytes').delete(photo.photoId);
    }
    await transaction.done;
  }

  async function keepPhoto(database: IDBPDatabase<Schema>, photo: KeptPhoto, bytes: ArrayBuffer): Promise<void> {
    const room = await storageRoom();
    if (room !== null && room.free - bytes.byteLength <= roomForWork) return;
    const transaction = database.transaction(['photos', 'photoBytes'], 'readwrite');
    await transaction.objectStore('photos').put(photo);
    await transaction.objectStore('photoBytes').put(bytes, photo.photoId);
    await transaction.done;
  }

  async function deleteOld(database: IDBPDatabase<Schema>, now: number): Promise<void> {
    const transaction = database.transaction('receipts', 'readwrite');
    let surplus = (await transaction.store.count()) - mostKept;
    // Oldest first.
    for (let cursor = await transaction.store.index('confirmedAt').openCursor(); cursor !== null; cursor = await cursor.continue()) {
      if (surplus <= 0 && cursor.value.confirmedAt > now - keptMs) break;
      await cursor.delete();
      surplus -= 1;
    }
    await transaction.done;
    let sum = 0;
    await deletePhotos(database, ({ confirmedAt, byteLength }) => {
      sum += byteLength;
      return sum > photoBudget || confirmedAt <= now - photosKeptMs;
    });
  }

  /** Deletes the events that `goes` names with their photos, but for their hashes. */
  async function deleteEvents(database: IDBPDatabase<Schema>, goes: (event: StoredEvent) => boolean): Promise<void> {
    const transaction = database.transaction('receipts', 'readwrite');
    const photoIds = new Set<string>();
    for (const { event, ...hash } of await transaction.store.getAll()) {
      if (event === undefined || !goes(event)) continue;
      if (event.photo) photoIds.add(event.photo.photoId);
      await transaction.store.put(hash);
    }
    await transaction.done;
    await deletePhotos(database, ({ photoId }) => photoIds.has(photoId));
  }

  const mine = userId ?? '';

  return {
    keep: (receipt, bytes) =>
      closed
        ? Promise.resolve()
        : change(async (database) => {
            await database.put('receipts', receipt);
            const { event, confirmedAt } = receipt;
            if (event?.photo && bytes) await keepPhoto(database, { photoId: event.photo.photoId, userId: event.userId, byteLength: bytes.byteLength, confirmedAt }, bytes);
            await deleteOld(database, confirmedAt);
          }),
    count: () => inDatabase((database) => database.countFromIndex('receipts', 'userId', mine)),
    events: () =>
      inDatabase(async (database) =>
        (await database.getAllFromIndex('receipts', 'userId', mine)).toSorted((one, other) => one.confirmedAt - other.confirmedAt).flatMap(({ event }) => event ?? []),
      ),
    bytes: (photoId) => inDatabase(async (database) => (await database.get('photoBytes', photoId)) ?? null),
    dropPhotos: () => change((database) => deletePhotos(database, () => true)),
    dropProject: ({ projectId, code }) => change((database) => deleteEvents(database, (event) => event.projectId === projectId || event.projectCode.toLowerCase() === code.toLowerCase())),
    tidy: (now) =>
      change(async (database) => {
        await deletePhotos(database, (photo) => photo.userId !== userId);
        await deleteEvents(database, (event) => event.userId !== userId);
        await deleteOld(database, now);
      }),
    forget() {
      closed = true;
      return change(async (database) => {
        await deletePhotos(database, (photo) => photo.userId === userId);
        await deleteEvents(database, (event) => event.userId === userId);
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
