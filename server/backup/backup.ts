import { existsSync } from 'node:fs';
import { mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { lockFile, lockFolder } from '../database/lock';
import { databaseFile, inDataDir } from '../database/open';
import type { Handle } from '../database/engine';
import { checkFilesOf } from '../database/ownFiles';
import { bucketSetting } from '../database/ownerOfBucket';
import { usePostgres } from '../database/usePostgres';
import { checkJournals } from '../features/journal/checkJournals';
import { lastRecordedAt } from '../features/journal/store';
import { CommandRefused } from '../commandRefused';
import {
  isAway,
  openFolderStorage,
  type ReadFiles,
  readFiles,
  type S3Options,
  unusable,
} from '../files';
import { storedFolders, storedPrefixes } from '../files/stored';
import { type Copied, copyFiles, inMegabytes, sentenceOf, type Store } from './copyFiles';
import { type NamedFile, namedFiles } from './namedFiles';
import { inside, isFull, secretIn, takeSnapshot, takeSnapshotOfPostgres } from './snapshot';

/** Below the folder of backups, where the next database lies until all that it names is there. */
export const unfinished = 'unfinished';

/** The setting of a backup that says, in epoch ms, when it was made. */
export const backedUpSetting = 'backedUp';

export interface Outcome {
  /** Sentences for whoever called. */
  lines: string[];
  /** Whether everything that the database names is there and right. */
  whole: boolean;
}

interface BackupOptions {
  dataDir: string;
  /** Of its PostgreSQL. @default SQLite below `dataDir` */
  databaseUrl?: string | undefined;
  /** Of its photos and plans. @default below `dataDir` */
  bucket?: S3Options | undefined;
  /** Where the backup goes; may hold an earlier one, of which only what is new is copied. */
  folder: string;
  /** Told now and then how far it is. */
  report?: (line: string) => void;
}

/**
 * Makes a backup of a data directory, while servers run on it or not. A backup is a data directory
 * itself, with an SQLite database whichever it was made of, without what can be done without; `npm
 * run verify` can check it. The database is taken first and put in its place last, when every file
 * that it names is there: what was interrupted leaves the earlier backup whole, and goes on where
 * it stood. Throws {@link CommandRefused}.
 */
export async function backUp(options: BackupOptions): Promise<Outcome> {
  const { dataDir, databaseUrl, bucket } = options;
  if (databaseUrl === undefined && !existsSync(join(dataDir, databaseFile)))
    throw new CommandRefused(
      `There is no Snagbook in ${dataDir}. Set DATA_DIR to the folder of its data.`,
    );
  const from = await readFiles({ dataDir, bucket });
  try {
    return await backUpFrom(from, options);
  } catch (error) {
    // It goes on where it stood when it is called again.
    throw bucket !== undefined && isAway(error) ? unusable(error, bucket) : error;
  } finally {
    await from.close();
  }
}

async function backUpFrom(
  from: ReadFiles,
  { dataDir, databaseUrl, bucket, folder, report = () => undefined }: BackupOptions,
): Promise<Outcome> {
  const areTheirs = (db: Handle): Promise<void> =>
    checkFilesOf(db, from, { dataDir, bucket, onPostgres: databaseUrl !== undefined });
  if (databaseUrl !== undefined) await usePostgres(databaseUrl, areTheirs);
  await checkTarget(dataDir, folder);
  const lock = await inDataDir(folder, () => lockFolder(folder));
  if (lock === null)
    throw new CommandRefused(
      `Another backup is being made in ${folder}, or Snagbook is running on it.`,
    );
  try {
    const next = join(folder, unfinished);
    // What a killed backup had only begun to copy.
    await rm(join(folder, 'temporary'), { recursive: true, force: true });
    const to = await openFolderStorage({ dir: folder });
    let copied: Copied;
    let named: ReadonlySet<string>;
    // A running server erases photos meanwhile; a newer database does not name them.
    for (let tries = 1; ; tries += 1) {
      await rm(next, { recursive: true, force: true });
      await mkdir(next, { mode: 0o700 });
      const begun = Date.now();
      await (databaseUrl === undefined
        ? takeSnapshot(dataDir, join(next, databaseFile))
        : takeSnapshotOfPostgres(databaseUrl, next, report));
      await refuseAnother(folder, next);
      const keys = new Set<string>();
      copied = await inside(next, async (db) => {
        if (databaseUrl === undefined) await areTheirs(db);
        const files = await copyFiles(from, to, noting(namedFiles(db), keys), report);
        // Here they are in the folder; and what is backed up may be a backup itself, on which a
        // server was started.
        await db
          .deleteFrom('setting')
          .where('name', 'in', [bucketSetting, backedUpSetting])
          .execute();
        await db
          .insertInto('setting')
          .values({
            name: backedUpSetting,
            value: String(Math.max(begun, await lastRecordedAt(db))),
          })
          .execute();
        return files;
      });
      named = keys;
      if (copied.lost.length === 0 || tries === 3) break;
    }
    const journals = await checkJournals(next, { quick: true, copies: next });
    const lines = [...journals.lines, ...copied.lost.map(sentenceOf)];
    if (!journals.hold && existsSync(join(folder, databaseFile))) {
      return {
        lines: [
          ...lines,
          `Not backed up, because a journal does not hold. The backup before is in ${folder} as it was.`,
        ],
        whole: false,
      };
    }
    // Renamed, once all of it is on the disk.
    await to.storage.put(databaseFile, { path: join(next, databaseFile) });
    await rm(next, { recursive: true, force: true });
    const gone = await dropUnnamed(to, named);
    const removed = gone === 0 ? '' : ` Removed ${gone} that were erased since the backup before.`;
    lines.push(
      `Backed up to ${folder}: ${copied.originals} photos and other files; ${inMegabytes(copied.bytes)} were copied.${removed}`,
    );
    return { lines, whole: journals.hold && copied.lost.length === 0 };
  } catch (error) {
    throw isFull(error)
      ? new CommandRefused(
          `There is no room left in ${folder}. Make room and call it again: it goes on where it stood.`,
        )
      : error;
  } finally {
    lock.release();
  }
}

/** What stands in a folder of backups, and what a disk may have by itself. */
const parts: ReadonlySet<string> = new Set([
  databaseFile,
  unfinished,
  lockFile,
  ...storedFolders,
  'temporary',
  'lost+found',
]);

/**
 * A folder of other things would be mixed up with the backup, and what no row names is removed from
 * it.
 */
async function checkTarget(dataDir: string, folder: string): Promise<void> {
  refuseWithin(resolve(dataDir), resolve(folder));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Either may be a link.
  if (existsSync(dataDir)) refuseWithin(await realpath(dataDir), await realpath(folder));
  for (const name of storedFolders) {
    const [data, copy] = [join(dataDir, name), join(folder, name)];
    if (existsSync(data) && existsSync(copy))
      refuseWithin(await realpath(data), await realpath(copy));
  }
  const found = await readdir(folder);
  // A data directory that a server runs, or ran, on has more than these, such as its reserve and
  // the database's log.
  const ours =
    found.every((name) => parts.has(name)) &&
    (found.includes(databaseFile) ||
      found.includes(unfinished) ||
      found.every((name) => name === lockFile || name === 'lost+found'));
  if (!ours)
    throw new CommandRefused(
      `${folder} holds something else than a backup. Name an empty folder, or that of an earlier backup.`,
    );
}

/**
 * The database of another Snagbook, such as a new one after a disk has failed, names nothing of
 * what the backup holds: all of it would be removed.
 */
async function refuseAnother(folder: string, next: string): Promise<void> {
  if (!existsSync(join(folder, databaseFile)) || secretIn(folder) === secretIn(next)) return;
  await rm(next, { recursive: true, force: true });
  throw new CommandRefused(
    `The backup in ${folder} is of another Snagbook than the one in DATA_DIR, and was left as it is. Restore it first, or name another folder.`,
  );
}

function refuseWithin(data: string, folder: string): void {
  const [one, other] = [`${data}${sep}`, `${folder}${sep}`];
  if (one.startsWith(other) || other.startsWith(one))
    throw new CommandRefused(
      `${folder} is part of the data directory or holds it. A backup belongs in a folder of its own, on another disk.`,
    );
}

async function* noting(
  files: AsyncIterable<NamedFile>,
  keys: Set<string>,
): AsyncGenerator<NamedFile> {
  for await (const file of files) {
    keys.add(file.key);
    yield file;
  }
}

/**
 * What an earlier backup has and this one's database does not name: it was erased. Answers how much
 * it was.
 */
async function dropUnnamed({ storage }: Store, named: ReadonlySet<string>): Promise<number> {
  let gone = 0;
  for (const prefix of storedPrefixes) {
    for (const { key: shard } of await storage.list(prefix)) {
      for (const { key } of await storage.list(`${shard}/`)) {
        if (named.has(key)) continue;
        await storage.remove(key);
        gone += 1;
      }
    }
  }
  return gone;
}
