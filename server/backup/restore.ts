import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { copyDatabase } from '../database/copy';
import { restoring } from '../database/halfRestored';
import { lockFile, lockFolder } from '../database/lock';
import { databaseFile, inDataDir } from '../database/open';
import { bucketSetting, intoOwnBucket } from '../database/ownerOfBucket';
import type { Database } from '../database/schema';
import { checkJournals } from '../features/journal/checkJournals';
import { CommandRefused } from '../commandRefused';
import {
  isAway,
  openFiles,
  openFolderStorage,
  readFolder,
  type S3Options,
  unusable,
} from '../files';
import type { Outcome } from './backup';
import { beginAnew } from './newHistory';
import { unlessMissing } from '../files/folderStorage';
import { type Copied, copyFiles, inMegabytes, sentenceOf } from './copyFiles';
import { namedFiles } from './namedFiles';
import { inside, isFull } from './snapshot';

interface RestoreOptions {
  /** A backup. Nothing is written to it. */
  folder: string;
  /** Empty, or not there, or left by a restore that was interrupted. */
  dataDir: string;
  /** Where photos and plans go; has nothing of another database. @default `dataDir` */
  bucket?: S3Options | undefined;
  report?: (line: string) => void;
}

/** Beside the database that is not in its place yet: the id that the bucket is marked with. */
const bucketFile = 'bucket';

/**
 * Makes a data directory of a backup. Afterwards everybody signs in again, each journal says that it
 * goes on from a backup, and snag numbers go on after a gap. The database is put in its place last.
 * Throws {@link CommandRefused}.
 */
export async function restore({
  folder,
  dataDir,
  bucket,
  report = () => undefined,
}: RestoreOptions): Promise<Outcome> {
  if (!existsSync(join(folder, databaseFile)))
    throw new CommandRefused(`There is no backup in ${folder}.`);
  await inDataDir(dataDir, () => mkdir(dataDir, { recursive: true, mode: 0o700 }));
  const found = (await readdir(dataDir)).filter(
    (name) => name !== 'lost+found' && name !== lockFile,
  );
  if (found.includes(databaseFile) && found.includes(restoring))
    throw new CommandRefused(
      `A restore to ${dataDir} was interrupted when everything was in its place. Start Snagbook on it, or set DATA_DIR to a new folder for another restore.`,
    );
  if (found.length > 0 && (found.includes(databaseFile) || !found.includes(restoring)))
    throw new CommandRefused(
      `${dataDir} is not empty. Set DATA_DIR to a new folder for what is restored.`,
    );
  const lock = lockFolder(dataDir);
  if (lock === null) throw new CommandRefused(`Something is being restored to ${dataDir} already.`);
  try {
    // The bucket may have been marked with it already, by a restore that was interrupted after
    // that.
    const before = await unlessMissing(readFile(join(dataDir, restoring, bucketFile), 'utf8'));
    const bucketId = before === null || before === '' ? randomUUID() : before;
    await mkdir(join(dataDir, restoring), { recursive: true, mode: 0o700 });
    for (const left of await readdir(join(dataDir, restoring)))
      if (left !== bucketFile) await rm(join(dataDir, restoring, left), { recursive: true });
    await writeFile(join(dataDir, restoring, bucketFile), bucketId);
    // What a killed restore had only begun to copy.
    await rm(join(dataDir, 'temporary'), { recursive: true, force: true });
    // With its log, which it has if a server ran on it.
    const copy = await copyDatabase(folder, join(dataDir, restoring));
    if (copy === null)
      throw new CommandRefused(`Snagbook is running on ${folder} and writing. Stop it first.`);
    const next = copy.dir;
    const to = await openFolderStorage({ dir: dataDir });
    let ended: string[] = [];
    const copied = await inside(next, async (db): Promise<Copied> => {
      ended = await beginAnew(db);
      // The bucket is that of the database that was backed up.
      await db.deleteFrom('setting').where('name', '=', bucketSetting).execute();
      return bucket === undefined
        ? copyFiles(readFolder(resolve(folder)), to, namedFiles(db), report)
        : fillBucket(db, { folder, dataDir, bucket, report, bucketId });
    });
    const journals = await checkJournals(next, { quick: true, copies: join(dataDir, restoring) });
    await to.storage.put(databaseFile, { path: join(next, databaseFile) });
    await rm(join(dataDir, restoring), { recursive: true, force: true });
    const head = `Restored to ${dataDir}${bucket === undefined ? '' : ' and FILES_URL'}: ${copied.originals} photos and other files, ${inMegabytes(copied.bytes)}.`;
    return {
      lines: [...journals.lines, ...copied.lost.map(sentenceOf), head, ...ended],
      whole: journals.hold && copied.lost.length === 0,
    };
  } catch (error) {
    if (bucket !== undefined && isAway(error)) throw unusable(error, bucket);
    throw isFull(error)
      ? new CommandRefused(
          `There is no room left in ${bucket === undefined ? dataDir : `${dataDir} or FILES_URL`}. Make room and call it again.`,
        )
      : error;
  } finally {
    lock.release();
  }
}

/** What an interrupted restore has left there already is not copied again. */
async function fillBucket(
  db: Kysely<Database>,
  {
    folder,
    dataDir,
    bucket,
    report,
    bucketId,
  }: Required<Omit<RestoreOptions, 'bucket'>> & { bucket: S3Options; bucketId: string },
): Promise<Copied> {
  const to = await openFiles({ dataDir, bucket, log: () => undefined });
  try {
    return await intoOwnBucket(db, to.storage, bucketId, () =>
      copyFiles(readFolder(resolve(folder)), to, namedFiles(db), report),
    );
  } finally {
    await to.storage.close();
  }
}
