import type { IDBPDatabase, IDBPTransaction } from 'idb';
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
import { type OutboxSchema as Schema, outboxLayout } from '../databases';

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
  const database = await openKept<Schema>(name, outboxLayout.version, {
    upgrade: outboxLayout.upgrade,
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
