import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { storageKeyOfLogo } from '../files/logoFiles';
import { storageKey } from '../files/photoKey';
import { storageKeyOfPlan } from '../files/plans/paths';
import { storageKeyOfReport } from '../files/reportFiles';
import { type FileStorage, readAll } from '../files/storage';
import { storedFolders } from '../files/stored';
import { type Handle, writeTransaction } from './engine';
import { FilesOfAnother } from './ownerOfFiles';
import type { Database } from './schema';

/** Beside the photos and plans in a bucket: an id that their database has too. */
export const bucketMark = 'owner';

/** The setting with this id. */
export const bucketSetting = 'bucket';

/**
 * Refuses a bucket whose photos and plans another database knows: the sweep would delete all of
 * them, because this one has no row for any. The first start marks both. A database that names
 * files already, because they lay in a folder, gets the bucket once they are there.
 */
export async function checkOwnerOfBucket(db: Kysely<Database>, storage: Claimed): Promise<void> {
  const mark = await markIn(storage);
  if (mark !== null && mark === (await idIn(db))) return;
  if (mark !== null) throw another();
  if (!(await hasNewest(db, storage))) throw elsewhere();
  await claim(storage, await makeId(db));
}

/**
 * Fills a bucket for a database that has none yet. It is marked, with the id, when all of it is
 * there; what is interrupted after that is done again with the same id.
 */
export async function intoOwnBucket<T>(
  db: Kysely<Database>,
  storage: Claimed,
  id: string,
  fill: () => Promise<T>,
): Promise<T> {
  const mark = await markIn(storage);
  if (mark !== null && mark !== id) throw another();
  await db.insertInto('setting').values({ name: bucketSetting, value: id }).execute();
  const done = await fill();
  await claim(storage, id);
  return done;
}

type Claimed = Pick<FileStorage, 'get' | 'put' | 'list' | 'remove'>;

const claims = 'claims/';

/**
 * Marks a bucket. Of two databases that find it unmarked at the same time at most one gets it: each
 * says first that it wants it, and whoever finds that another one does too leaves it. A storage
 * that ignores conditions of a write does not have to know any.
 */
async function claim(storage: Claimed, id: string): Promise<void> {
  const own = `${claims}${id}`;
  await storage.put(own, [Buffer.from(id)]);
  try {
    const wanted = await storage.list(claims);
    // Read after the list: whoever was marked meanwhile wants it no more.
    const mark = await markIn(storage);
    if ((mark ?? id) !== id || wanted.some(({ key }) => key !== own)) throw another();
    if (mark === null) await storage.put(bucketMark, [Buffer.from(id)]);
  } finally {
    await storage.remove(own);
  }
}

/** Whether it is this database's, for who only reads, or is about to delete what no row names. */
export async function isOwnerOfBucket(
  db: Handle,
  storage: Pick<FileStorage, 'get'>,
): Promise<boolean> {
  const mark = await markIn(storage);
  return mark !== null && mark === (await idIn(db));
}

export const isInBucket = async (db: Handle): Promise<boolean> => (await idIn(db)) !== null;

/**
 * Refuses a folder for a database whose photos and plans are in a bucket: of several processes one
 * that does not know of it would keep its photos apart.
 */
export async function refuseFilesOfBucket(db: Handle): Promise<void> {
  if (await isInBucket(db))
    throw new FilesOfAnother(
      'The photos and plans of this database are in a bucket. Name it in FILES_URL.',
    );
}

const another = (): FilesOfAnother =>
  new FilesOfAnother(
    'The photos and plans in FILES_URL belong to another database. Name the bucket and prefix of this one, or a prefix under which there is nothing.',
  );

export const elsewhere = (): FilesOfAnother =>
  new FilesOfAnother(
    `The photos and plans of this database are not in FILES_URL. Copy the folders ${storedFolders.join(', ')} of DATA_DIR there first, those that it has, or name the bucket and prefix that they are in.`,
  );

const markIn = async (storage: Pick<FileStorage, 'get'>): Promise<string | null> =>
  (await readAll(storage, bucketMark))?.toString() ?? null;

const idIn = async (db: Handle): Promise<string | null> =>
  (
    await db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', bucketSetting)
      .executeTakeFirst()
  )?.value ?? null;

/** The first of several processes makes it. */
const makeId = (db: Kysely<Database>): Promise<string> =>
  writeTransaction(db, async (trx) => {
    await trx
      .insertInto('setting')
      .values({ name: bucketSetting, value: randomUUID() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await idIn(trx)) ?? '';
  });

/** Whether what the database has named last is there; so it is where it names nothing. */
async function hasNewest(db: Handle, storage: Pick<FileStorage, 'get'>): Promise<boolean> {
  const photo = await db
    .selectFrom('photo')
    .select('file_key')
    .where('erased_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const plan = await db
    .selectFrom('plan_file')
    .select('file_key')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const report = await db
    .selectFrom('report')
    .select('file_key')
    .where('state', '=', 'READY')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const project = await db
    .selectFrom('project')
    .select('logo_key')
    .where('logo_key', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const keys = [
    ...(photo === undefined ? [] : [storageKey(photo.file_key, 'original')]),
    ...(plan === undefined ? [] : [storageKeyOfPlan(plan.file_key)]),
    // Not those of handovers: an imported one may have come without its file.
    ...(report?.file_key == null ? [] : [storageKeyOfReport(report.file_key)]),
    ...(project?.logo_key == null ? [] : [storageKeyOfLogo(project.logo_key, 'original')]),
  ];
  for (const key of keys) if ((await storage.get(key)) === null) return false;
  return true;
}
