import { deleteDB, type IDBPTransaction } from 'idb';
import { keepDatabase, openKept, whole } from '../../device/keptDatabase';
import { createTabMessages } from '../../device/tabMessages';
import type { Channel, World } from '../../device/world';
import {
  picturesLayout,
  type PicturesSchema as Schema,
  type KeptItem,
  type StoredTaken,
  type Waits,
} from '../databases';
import { bytesStore, isThumbnail, picturesDatabaseOf } from '../../worker/kept';

type StoreName = 'facts' | 'taken' | 'items' | typeof bytesStore;
type Write = IDBPTransaction<Schema, StoreName[], 'readwrite'>;

const stores: StoreName[] = ['facts', 'taken', 'items', bytesStore];

/**
 * Messages between tabs, over the channel with the database's name. `wake`: check whether there is
 * something to fetch. `taken`: the same at once, because somebody has just asked for it. `changed`:
 * stored pictures have changed. `dropped`: they are being deleted to make room for new work, so
 * nothing may be fetched now.
 */
interface PicturesMessage {
  readonly type: 'wake' | 'taken' | 'changed' | 'dropped';
}

export const picturesMessages = (
  channel: Channel | null,
  take: (message: PicturesMessage) => void,
) => createTabMessages(channel, 1, take);

/**
 * Pictures of one person on the disk. All of it can be fetched again, so a write may be lost by a
 * power cut. Rejects with QuotaExceededError if there is no room.
 */
export interface PicturesDatabase {
  /** Deletes another person's pictures. */
  claim(): Promise<void>;
  taken(): Promise<StoredTaken[]>;
  take(taken: StoredTaken): Promise<void>;
  /** Does nothing for a project that is not kept offline. */
  change(projectId: string, change: (taken: StoredTaken) => StoredTaken): Promise<void>;
  items(projectId: string): Promise<KeptItem[]>;
  /**
   * False, and nothing is written, if the project is not kept offline any more or the database
   * belongs to somebody else.
   */
  put(item: KeptItem, bytes: ArrayBuffer): Promise<boolean>;
  remove(projectId: string, keys: readonly string[]): Promise<void>;
  removeSnags(projectId: string, snagIds: readonly string[]): Promise<void>;
  /**
   * Deletes the pictures of a project or of all projects, or only those for which `goes` returns
   * true. With `stays` the project stays kept offline and is fetched again; `waits` says why not
   * now.
   */
  empty(
    projectId: string | null,
    stays: boolean,
    waits?: Waits,
    goes?: (item: KeptItem) => boolean,
  ): Promise<void>;
  rate(): Promise<number | null>;
  measured(bytesPerSecond: number): Promise<void>;
  /**
   * Deletes everything, unless it belongs to somebody else. Works also while the service worker or
   * another tab has the database open.
   */
  destroy(): Promise<void>;
  close(): void;
}

export function openPicturesDatabase(name: string, userId: string): PicturesDatabase {
  const kept = keepDatabase<Schema>((events) =>
    openKept<Schema>(name, picturesLayout.version, {
      upgrade: picturesLayout.upgrade,
      ...events,
    }),
  );
  const write = <T>(work: (write: Write) => Promise<T>): Promise<T> =>
    kept.use((database) =>
      whole(database.transaction(stores, 'readwrite', { durability: 'relaxed' }), work),
    );
  const isMine = async (transaction: Write): Promise<boolean> =>
    (await transaction.objectStore('facts').get('owner')) === userId;

  async function clear(transaction: Write): Promise<void> {
    for (const store of stores) await transaction.objectStore(store).clear();
  }

  async function change(
    transaction: Write,
    projectId: string,
    to: (taken: StoredTaken) => StoredTaken,
  ): Promise<boolean> {
    const taken = await transaction.objectStore('taken').get(projectId);
    if (taken === undefined || !(await isMine(transaction))) return false;
    await transaction.objectStore('taken').put(to(taken));
    return true;
  }

  async function removeAll(
    transaction: Write,
    projectId: string,
    items: readonly (KeptItem | undefined)[],
  ): Promise<void> {
    let bytes = 0;
    for (const item of items) {
      if (item?.projectId !== projectId) continue;
      bytes += item.byteLength;
      await transaction.objectStore('items').delete(item.key);
      await transaction.objectStore(bytesStore).delete(item.key);
    }
    await change(transaction, projectId, (taken) => ({
      ...taken,
      bytes: Math.max(0, taken.bytes - bytes),
    }));
  }

  return {
    claim: () =>
      write(async (transaction) => {
        if (await isMine(transaction)) return;
        await clear(transaction);
        await transaction.objectStore('facts').put(userId, 'owner');
      }),
    taken: () => kept.use((database) => database.getAll('taken')),
    take: (taken) =>
      write(async (transaction) => {
        const before = await transaction.objectStore('taken').get(taken.projectId);
        if (await isMine(transaction))
          await transaction.objectStore('taken').put({ ...taken, bytes: before?.bytes ?? 0 });
      }),
    change: (projectId, to) =>
      write(async (transaction) => void (await change(transaction, projectId, to))),
    items: (projectId) =>
      kept.use((database) => database.getAllFromIndex('items', 'projectId', projectId)),
    put: (item, bytes) =>
      write(async (transaction) => {
        const before = await transaction.objectStore('items').get(item.key);
        const added = item.byteLength - (before?.byteLength ?? 0);
        if (
          !(await change(transaction, item.projectId, (taken) => ({
            ...taken,
            bytes: taken.bytes + added,
            leftBytes: Math.max(0, taken.leftBytes - added),
            waits: null,
          })))
        )
          return false;
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
          const items = (
            await transaction.objectStore('items').index('projectId').getAll(taken.projectId)
          ).filter(goes);
          const bytes = items.reduce((sum, { byteLength }) => sum + byteLength, 0);
          await removeAll(transaction, taken.projectId, items);
          if (!stays) await transaction.objectStore('taken').delete(taken.projectId);
          else
            await change(transaction, taken.projectId, (each) => ({
              ...each,
              leftBytes: each.leftBytes + bytes,
              readyAt: null,
              waits,
            }));
        }
      }),
    rate: () =>
      kept.use(async (database) => {
        const rate = await database.get('facts', 'rate');
        return typeof rate === 'number' ? rate : null;
      }),
    measured: (rate) =>
      write(
        async (transaction) =>
          void (
            (await isMine(transaction)) &&
            (await transaction.objectStore('facts').put(rate, 'rate'))
          ),
      ),
    async destroy() {
      const mine = await write(async (transaction) => {
        const owner = await transaction.objectStore('facts').get('owner');
        if (owner !== undefined && owner !== userId) return false;
        // The content first, because another tab that has the database open can block its deletion.
        await clear(transaction);
        return true;
      });
      kept.close();
      if (mine) await deleteDB(name);
    },
    close: kept.close,
  };
}

/**
 * Deletes all pictures kept offline, or only the thumbnails, to make room for new work. They are
 * fetched again when there is enough room, or tried after a while (offlineDownloads.ts).
 */
export async function dropPictures(
  { databaseName, channel }: Pick<World, 'databaseName' | 'channel'>,
  userId: string,
  which: 'ALL' | 'THUMBNAILS' = 'ALL',
): Promise<void> {
  const name = picturesDatabaseOf(databaseName);
  const database = openPicturesDatabase(name, userId);
  const channelOfPictures = channel?.(name) ?? null;
  const { post } = picturesMessages(channelOfPictures, () => undefined);
  try {
    // Posted first, so that a running fetch does not fill the space again.
    post({ type: 'dropped' });
    await database.empty(null, true, 'ROOM', ({ key }) => which === 'ALL' || isThumbnail(key));
    post({ type: 'changed' });
  } finally {
    database.close();
    channelOfPictures?.close();
  }
}
