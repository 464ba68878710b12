import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import { storageRoom } from '../../device/deviceStorage';
import {
  isForbidden,
  isQuotaExceeded,
  keepDatabase,
  openKept,
  whole,
  type DatabaseEvents,
} from '../../device/keptDatabase';
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
  events: {
    key: number;
    value: Omit<StoredEvent, 'order'> & { order?: number };
    indexes: { eventId: string; userId: string };
  };
  /** Bytes by photo id, as ArrayBuffers, because browsers have lost Blobs stored in IndexedDB. */
  photos: { key: string; value: ArrayBuffer };
  drafts: { key: [string, string]; value: StoredDraft };
  outcomes: { key: string; value: Outcome; indexes: { userId: string } };
}

type StoreName = 'events' | 'photos' | 'drafts' | 'outcomes';
export type Write = IDBPTransaction<Schema, StoreName[], 'readwrite'>;

/**
 * The device's IndexedDB database. If a newer version has changed it so that this one cannot read
 * it, every access is refused with DATA_NEWER; if the browser keeps nothing for this address, with
 * STORAGE_UNAVAILABLE.
 */
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
    write: (work) =>
      kept.use((database) =>
        whole(database.transaction(stores, 'readwrite', { durability: 'strict' }), work),
      ),
    read: kept.use,
    close: kept.close,
  };
}

async function connect(name: string, events: DatabaseEvents): Promise<IDBPDatabase<Schema>> {
  const database = await openKept<Schema>(name, layout, {
    upgrade(created, before) {
      if (before < 2)
        created
          .createObjectStore('outcomes', { keyPath: 'eventId' })
          .createIndex('userId', 'userId');
      if (before >= 1) return;
      const stored = created.createObjectStore('events', { keyPath: 'order', autoIncrement: true });
      stored.createIndex('eventId', 'eventId', { unique: true });
      stored.createIndex('userId', 'userId');
      created.createObjectStore('photos');
      created.createObjectStore('drafts', { keyPath: ['userId', 'projectCode'] });
    },
    ...events,
  }).catch((error: unknown) => {
    throw isForbidden(error) ? unavailable(error) : error;
  });
  // A newer version of the app may have added stores, but one that this version needs must not be
  // gone. Each event says in `format` whether this version can read it.
  if (stores.every((store) => database.objectStoreNames.contains(store))) return database;
  database.close();
  throw new Refusal('DATA_NEWER', deviceSentenceOf('DATA_NEWER'), { retryable: true });
}

/** A write to the disk failed: nothing was stored, and the form still has the data. */
export class DeviceFull extends Refusal {
  override readonly name = 'DeviceFull';
}

/** The error for a failed write, with its sentence; `photo`: it was to keep a photo. */
export async function storageRefusal(error: unknown, photo = false): Promise<Error> {
  if (error instanceof Refusal) return error;
  if (isQuotaExceeded(error)) {
    const room = await storageRoom();
    return new DeviceFull(
      'STORAGE_FULL_DEVICE',
      photo
        ? deviceSentenceOf('PHOTO_NOT_KEPT')
        : deviceFull(room && Math.floor(room.free / 1_000_000)),
      {
        retryable: true,
        cause: error,
      },
    );
  }
  return unavailable(error);
}

const unavailable = (cause: unknown): DeviceFull =>
  new DeviceFull('STORAGE_UNAVAILABLE', deviceSentenceOf('STORAGE_UNAVAILABLE'), { cause });
