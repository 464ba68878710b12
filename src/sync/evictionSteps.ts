import type { World } from '../device/world';
import { picturesDatabaseOf } from '../worker/kept';
import type { Receipts } from './outbox/receipts';
import { dropPictures, openPicturesDatabase } from './pictures/picturesDatabase';
import { rowsDatabaseOf } from './rows/deferredDevice';
import { tellingOf } from './rows/keptAnswers';
import { openRowsDatabase, type RowsDatabase } from './rows/rowsDatabase';

type Device = Pick<World, 'databaseName' | 'channel'>;

/**
 * The functions that free space for new work on a full device. Each deletes something and resolves
 * with true if it could delete more. The least important data comes first; plans and photos that
 * somebody took along to work offline come last, except for their thumbnails.
 */
export function evictionStepsFor(
  world: Device,
  userId: string,
  receipts: Pick<Receipts, 'dropPhotos'>,
): readonly (() => Promise<unknown>)[] {
  return [
    receipts.dropPhotos,
    () => dropPictures(world, userId, 'THUMBNAILS'),
    () => inRows(world, userId, (rows) => dropOldestCopy(rows, world, userId)),
    () => inRows(world, userId, (rows) => rows.dropAnswers((answers) => answers)),
    () => dropPictures(world, userId),
  ];
}

async function inRows<T>(
  world: Device,
  userId: string,
  work: (rows: RowsDatabase) => Promise<T>,
): Promise<T> {
  const rows = openRowsDatabase(rowsDatabaseOf(world, userId));
  try {
    return await work(rows);
  } finally {
    rows.close();
  }
}

/**
 * Deletes the copy of the project that was opened longest ago, but never of the one opened last or
 * of one that is kept offline.
 */
async function dropOldestCopy(
  rows: RowsDatabase,
  { databaseName }: Device,
  userId: string,
): Promise<boolean> {
  const pictures = openPicturesDatabase(picturesDatabaseOf(databaseName), userId);
  const taken = await pictures.taken().finally(() => pictures.close());
  const oldestFirst = (await rows.copies()).toSorted(
    (one, other) => (one.openedAt ?? 0) - (other.openedAt ?? 0),
  );
  const [oldest, ...more] = oldestFirst
    .slice(0, -1)
    .filter(({ projectId }) => !taken.some((each) => each.projectId === projectId));
  if (oldest !== undefined) {
    // Without a copy nothing tells this device which texts were erased since, so the answers go
    // first.
    await rows.dropAnswers((answers) => tellingOf({ ...oldest, what: 'ALL' }, answers));
    await rows.drop(oldest.projectId);
  }
  return more.length > 0;
}
