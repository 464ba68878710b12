import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import { storageRoom } from '../../device/deviceStorage';
import { isForbidden, isNewer, isQuotaExceeded, keepDatabase, openKept, whole, type DatabaseEvents } from '../../device/keptDatabase';
import { deviceFull, deviceSentenceOf } from '../../domain/deviceErrors';
import { Refusal } from '../../domain/errors';
import type { DraftSet } from './draftContent';
import type { StoredEvent } from './entry';
import type { Outcome } from './outcomes';

/** Drafts of one person in one project. */
export interface StoredDraft extends DraftSet {
  readonly userId: string;
  readonly projectCode: string;
}

interface Schema extends DBSchema {
  events: { key: number; value: Omit<StoredEvent, 'order'> & { order?: number }; indexes: { eventId: string; userId: string } };
  /** Bytes by photo id, as ArrayBuffers, because browsers have lost Blobs stored in IndexedDB. */
  photos: { key: string; value: ArrayBuffer };
  drafts: { key: [string, string]; value: StoredDraft };
  outcomes: { key: string; value: Outcome; indexes: { userId: string } };
}

type StoreName = 'events' | 'photos' | 'drafts' | 'outcomes';
export type Write = IDBPTransaction<Schema, StoreName[], 'readwrite'>;

/** The device's IndexedDB database. If a newer version has changed it so that this one cannot read it, every access is refused with DATA_NEWER; if the browser keeps nothing for this address, with STORAGE_UNAVAILABLE. */
export interface Database {
  /** Resolves when everything is on the disk, or rejects and nothing is. */
  write<T>(work: (transaction: Write) => Promise<T>): Promise<T>;
  read<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T>;
  close(): void;
}

const stores: StoreName[] = ['events', 'photos', 'drafts', 'outcomes'];

/** Version of the database's stores. Version 1 had no outcomes. */
const layout = 2;

export function openDatabase(name: string): Database {
  const kept = keepDatabase<Schema>((events) => connect(name, events));
  return {
    write: (work) => kept.use((database) => whole(database.transaction(stores, 'readwrite', { durability: 'strict' }), work)),
    read: kept.use,
    close: kept.close,
  };
}

/** Opens the database in this version, or in a newer one that has all stores that this version needs. */
async function connect(name: string, events: DatabaseEvents): Promise<IDBPDatabase<Schema>> {
  try {
    return await openAs(name, layout, events);
  } catch (error) {
    if (isForbidden(error)) throw unavailable(error);
    if (!isNewer(error)) throw error;
    // A newer version of the app has opened it. It may have added stores; each event says in `format` whether this version can read it.
    const newer = await openAs(name, undefined, events);
    if (stores.every((store) => newer.objectStoreNames.contains(store))) return newer;
    newer.close();
    throw new Refusal('DATA_NEWER', deviceSentenceOf('DATA_NEWER'), { retryable: true, cause: error });
  }
}

/** `version`: undefined opens the database as it is. */
function openAs(name: string, version: number | undefined, events: DatabaseEvents): Promise<IDBPDatabase<Schema>> {
  return openKept<Schema>(name, version, {
    upgrade(database, before) {
      if (before < 2) database.createObjectStore('outcomes', { keyPath: 'eventId' }).createIndex('userId', 'userId');
      if (before >= 1) return;
      const stored = database.createObjectStore('events', { keyPath: 'order', autoIncrement: true });
      stored.createIndex('eventId', 'eventId', { unique: true });
      stored.createIndex('userId', 'userId');
      database.createObjectStore('photos');
      database.createObjectStore('drafts', { keyPath: ['userId', 'projectCode'] });
    },
    ...events,
  });
}

/** A write to the disk failed: nothing was stored, and the form still has the data. */
export class DeviceFull extends Refusal {
  override readonly name = 'DeviceFull';
}

/** The error for a failed write, with its sentence. */
export async function storageRefusal(error: unknown): Promise<Error> {
  if (error instanceof Refusal) return error;
  if (isQuotaExceeded(error)) {
    const room = await storageRoom();
    return new DeviceFull('STORAGE_FULL_DEVICE', deviceFull(room && Math.floor(room.free / 1_000_000)), {
      retryable: true,
      cause: error,
    });
  }
  return unavailable(error);
}

const unavailable = (cause: unknown): DeviceFull => new DeviceFull('STORAGE_UNAVAILABLE', deviceSentenceOf('STORAGE_UNAVAILABLE'), { cause });
