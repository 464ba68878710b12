import { deleteDB, openDB, type DBSchema, type IDBPTransaction } from 'idb';
import { keepConnection, whole } from '../../device/keptConnection';
import { createTabMessages } from '../../device/tabMessages';
import type { Channel, World } from '../../device/world';
import { bytesStore, isThumbnail, picturesDatabaseOf } from '../../worker/kept';

/** Why nothing is fetched now; null: it is, or there is nothing to fetch. */
export type Waits = 'LINE' | 'SENDING' | 'ROOM' | 'COPY' | null;

/** A project whose plans and photos are taken along. */
export interface StoredTaken {
  readonly projectId: string;
  readonly code: string;
  /** What is kept of it, in bytes. */
  readonly bytes: number;
  /** What is still to come, as far as is known, in bytes. */
  readonly leftBytes: number;
  /** All that belonged to it was there, epoch ms; null while it never was. */
  readonly readyAt: number | null;
  readonly waits: Waits;
  /** How large what is not there yet will be: a photo on average, and each sheet. Bytes. */
  readonly sizes: PictureSizes;
}

export interface PictureSizes {
  readonly small: number;
  readonly medium: number;
  readonly sheets: Readonly<Record<string, number>>;
}

/** A kept picture, or a part of a sheet's pack, without its bytes. */
export interface KeptItem {
  readonly key: string;
  readonly projectId: string;
  /** Of a photo. */
  readonly snagId: string | null;
  readonly byteLength: number;
  /** Of the whole pack; null for a photo. */
  readonly packBytes: number | null;
}

interface Schema extends DBSchema {
  /** The person, and bytes a second of the line, measured last. */
  facts: { key: 'owner' | 'rate'; value: string | number };
  taken: { key: string; value: StoredTaken };
  /** Apart from their bytes, so that looking at them reads none. */
  items: { key: string; value: KeptItem; indexes: { projectId: string; snagId: string } };
  [bytesStore]: { key: string; value: ArrayBuffer };
}

type StoreName = 'facts' | 'taken' | 'items' | typeof bytesStore;
type Write = IDBPTransaction<Schema, StoreName[], 'readwrite'>;

const stores: StoreName[] = ['facts', 'taken', 'items', bytesStore];

/**
 * Between the tabs, over the channel of the database's name: look whether there is something to fetch, after a pause or, where somebody has just
 * asked for it, at once; what is kept has changed; it is being deleted for new work, so fetch nothing now.
 */
interface PicturesMessage {
  readonly type: 'wake' | 'taken' | 'changed' | 'dropped';
}

export const picturesMessages = (channel: Channel | null, take: (message: PicturesMessage) => void) => createTabMessages(channel, 1, take);

/** Pictures of one person on the disk. All of it can be fetched again, so a write may be lost by a power cut. Rejects with QuotaExceededError if there is no room. */
export interface PicturesDatabase {
  /** What another person has left is deleted. */
  claim(): Promise<void>;
  taken(): Promise<StoredTaken[]>;
  take(taken: StoredTaken): Promise<void>;
  /** Does nothing for a project that is not taken along. */
  change(projectId: string, change: (taken: StoredTaken) => StoredTaken): Promise<void>;
  items(projectId: string): Promise<KeptItem[]>;
  /** False, and nothing is written, if the project is not taken along any more, or somebody else is here. */
  put(item: KeptItem, bytes: ArrayBuffer): Promise<boolean>;
  remove(projectId: string, keys: readonly string[]): Promise<void>;
  removeSnags(projectId: string, snagIds: readonly string[]): Promise<void>;
  /** Deletes the pictures of a project, or of all, or those of them that `goes` names. With `stays` it stays taken along, to be fetched again, and `waits` says why that is not now. */
  empty(projectId: string | null, stays: boolean, waits?: Waits, goes?: (item: KeptItem) => boolean): Promise<void>;
  rate(): Promise<number | null>;
  measured(bytesPerSecond: number): Promise<void>;
  /** Deletes everything unless it is somebody else's, also where the service worker or another tab still has it open. */
  destroy(): Promise<void>;
  close(): void;
}

export function openPicturesDatabase(name: string, userId: string): PicturesDatabase {
  const connection = keepConnection<Schema>((events) =>
    openDB<Schema>(name, 1, {
      upgrade(database) {
        database.createObjectStore('facts');
        database.createObjectStore('taken', { keyPath: 'projectId' });
        const items = database.createObjectStore('items', { keyPath: 'key' });
        items.createIndex('projectId', 'projectId');
        items.createIndex('snagId', 'snagId');
        database.createObjectStore(bytesStore);
      },
      ...events,
    }),
  );
  const write = <T>(work: (write: Write) => Promise<T>): Promise<T> => connection.use((database) => whole(database.transaction(stores, 'readwrite', { durability: 'relaxed' }), work));
  const isMine = async (transaction: Write): Promise<boolean> => (await transaction.objectStore('facts').get('owner')) === userId;

  async function clear(transaction: Write): Promise<void> {
    for (const store of stores) await transaction.objectStore(store).clear();
  }

  async function change(transaction: Write, projectId: string, to: (taken: StoredTaken) => StoredTaken): Promise<boolean> {
    const taken = await transaction.objectStore('taken').get(projectId);
    if (taken === undefined || !(await isMine(transaction))) return false;
    await transaction.objectStore('taken').put(to(taken));
    return true;
  }

  async function removeAll(transaction: Write, projectId: string, items: readonly (KeptItem | undefined)[]): Promise<void> {
    let bytes = 0;
    for (const item of items) {
      if (item?.projectId !== projectId) continue;
      bytes += item.byteLength;
      await transaction.objectStore('items').delete(item.key);
      await transaction.objectStore(bytesStore).delete(item.key);
    }
    await change(transaction, projectId, (taken) => ({ ...taken, bytes: Math.max(0, taken.bytes - bytes) }));
  }

  return {
    claim: () =>
      write(async (transaction) => {
        if (await isMine(transaction)) return;
        await clear(transaction);
        await transaction.objectStore('facts').put(userId, 'owner');
      }),
    taken: () => connection.use((database) => database.getAll('taken')),
    take: (taken) =>
      write(async (transaction) => {
        const before = await transaction.objectStore('taken').get(taken.projectId);
        if (await isMine(transaction)) await transaction.objectStore('taken').put({ ...taken, bytes: before?.bytes ?? 0 });
      }),
    change: (projectId, to) => write(async (transaction) => void (await change(transaction, projectId, to))),
    items: (projectId) => connection.use((database) => database.getAllFromIndex('items', 'projectId', projectId)),
    put: (item, bytes) =>
      write(async (transaction) => {
        const before = await transaction.objectStore('items').get(item.key);
        const added = item.byteLength - (before?.byteLength ?? 0);
        if (!(await change(transaction, item.projectId, (taken) => ({ ...taken, bytes: taken.bytes + added, leftBytes: Math.max(0, taken.leftBytes - added), waits: null })))) return false;
        await transaction.objectStore('items').put(item);
        await transaction.objectStore(bytesStore).put(bytes, item.key);
        return true;
      }),
    remove: (projectId, keys) =>
      write(async (transaction) => {
        const items: (KeptItem | undefined)[] = [];
        for (const key of keys) items.push(await transaction.objectStore('items').get(key));
        await removeAll(transaction, projectId, items);
      }),
    removeSnags: (projectId, snagIds) =>
      write(async (transaction) => {
        const index = transaction.objectStore('items').index('snagId');
        const items: KeptItem[] = [];
        for (const snagId of snagIds) items.push(...(await index.getAll(snagId)));
        await removeAll(transaction, projectId, items);
      }),
    empty: (projectId, stays, waits = null, goes = () => true) =>
      write(async (transaction) => {
        for (const taken of await transaction.objectStore('taken').getAll()) {
          if (projectId !== null && taken.projectId !== projectId) continue;
          const items = (await transaction.objectStore('items').index('projectId').getAll(taken.projectId)).filter(goes);
          const bytes = items.reduce((sum, { byteLength }) => sum + byteLength, 0);
          await removeAll(transaction, taken.projectId, items);
          if (!stays) await transaction.objectStore('taken').delete(taken.projectId);
          else await change(transaction, taken.projectId, (each) => ({ ...each, leftBytes: each.leftBytes + bytes, readyAt: null, waits }));
        }
      }),
    rate: () =>
      connection.use(async (database) => {
        const rate = await database.get('facts', 'rate');
        return typeof rate === 'number' ? rate : null;
      }),
    measured: (rate) => write(async (transaction) => void ((await isMine(transaction)) && (await transaction.objectStore('facts').put(rate, 'rate')))),
    async destroy() {
      const mine = await write(async (transaction) => {
        const owner = await transaction.objectStore('facts').get('owner');
        if (owner !== undefined && owner !== userId) return false;
        // First what is in it: an open connection elsewhere may hold the deletion of the database up.
        await clear(transaction);
        return true;
      });
      connection.close();
      if (mine) await deleteDB(name);
    },
    close: connection.close,
  };
}

/** Deletes what was taken along, or only its thumbnails, because new work needs the room; it is fetched again when there is enough, or is tried after a while (takeAlong.ts). */
export async function dropPictures({ databaseName, channel }: Pick<World, 'databaseName' | 'channel'>, userId: string, which: 'ALL' | 'THUMBNAILS' = 'ALL'): Promise<void> {
  const name = picturesDatabaseOf(databaseName);
  const database = openPicturesDatabase(name, userId);
  const told = channel?.(name) ?? null;
  const { post } = picturesMessages(told, () => undefined);
  try {
    // First, so that nothing that is on its way fills the room again.
    post({ type: 'dropped' });
    await database.empty(null, true, 'ROOM', ({ key }) => which === 'ALL' || isThumbnail(key));
    post({ type: 'changed' });
  } finally {
    database.close();
    told?.close();
  }
}
