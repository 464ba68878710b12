import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { DraftSet } from './draftContent';
import type { StoredEvent } from './entry';

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
}

type StoreName = 'events' | 'photos' | 'drafts';
export type Write = IDBPTransaction<Schema, StoreName[], 'readwrite'>;

/** The device's IndexedDB database. Opened when first needed, and again when the browser closed it. */
export interface Database {
  /** Resolves when everything is on the disk, or rejects and nothing is. */
  write<T>(work: (transaction: Write) => Promise<T>): Promise<T>;
  read<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T>;
  close(): void;
}

const stores: StoreName[] = ['events', 'photos', 'drafts'];

export function openDatabase(name: string): Database {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  let closed = false;

  function open(): Promise<IDBPDatabase<Schema>> {
    if (closed) return Promise.reject(new Error('The database was closed'));
    opened ??= connect(name, () => {
      opened = undefined;
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  /** After a phone has slept its open database may be unusable: reopens it once. */
  async function withConnection<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    try {
      return await work(await open());
    } catch (error) {
      if (!isDeadConnection(error)) throw error;
      opened = undefined;
      return await work(await open());
    }
  }

  return {
    write: (work) =>
      withConnection(async (database) => {
        const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
        try {
          const result = await work(transaction);
          await transaction.done;
          return result;
        } catch (error) {
          abort(transaction);
          // The transaction's own error (such as a full disk) says more than that of the failed request.
          throw await transaction.done.then(() => error, (reason: unknown) => (isQuotaExceeded(reason) ? reason : error));
        }
      }),
    read: withConnection,
    close() {
      closed = true;
      void opened?.then((database) => database.close(), () => {});
    },
  };
}

function connect(name: string, onLost: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      const events = database.createObjectStore('events', { keyPath: 'order', autoIncrement: true });
      events.createIndex('eventId', 'eventId', { unique: true });
      events.createIndex('userId', 'userId');
      database.createObjectStore('photos');
      database.createObjectStore('drafts', { keyPath: ['userId', 'projectCode'] });
    },
    // A newer version of the app in another tab wants to upgrade the database: close this one for it.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      onLost();
    },
    terminated: onLost,
  });
}

function abort(transaction: Write): void {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}

function isDeadConnection(error: unknown): boolean {
  return nameOf(error) === 'InvalidStateError' || nameOf(error) === 'UnknownError';
}

export function isQuotaExceeded(error: unknown): boolean {
  return nameOf(error) === 'QuotaExceededError';
}

/** Errors of IndexedDB are told apart by name, because browsers are replacing DOMException by other classes. */
function nameOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
}
