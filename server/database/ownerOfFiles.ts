import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openFolderStorage, unlessMissing } from '../files/folderStorage';
import { storedFolders } from '../files/stored';
import { type Handle, writeTransaction } from './engine';
import { refuseHalfMoved } from './halfMoved';
import { databaseFile, inDataDir } from './open';
import type { Database } from './schema';

/**
 * The photos and plans in the data directory belong to another database than the one that was
 * opened.
 */
export class FilesOfAnother extends Error {
  override readonly name = 'FilesOfAnother';
}

/** File in the data directory of a PostgreSQL database, with an id that the database has too. */
export const markFile = 'postgres';

/**
 * Refuses a data directory whose photos and plans another database knows: the sweep would delete
 * all of them, because this one has no row for any.
 * Closes the database when it refuses. The first start on a PostgreSQL with a folder that holds no
 * photos and plans marks both; several processes share the folder, and one that has another is
 * refused, because photos would lie apart. An SQLite database lies in the folder itself and needs
 * no mark.
 */
export async function checkOwnerOfFiles(db: Kysely<Database>, dataDir: string): Promise<void> {
  try {
    await inDataDir(dataDir, () => check(db, dataDir));
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * The same for an SQLite database, before it is opened: that would make an empty one in the folder.
 */
export async function refuseFilesOfPostgres(dataDir: string): Promise<void> {
  // Whoever opens a folder that cannot be read reports it.
  if ((await markIn(dataDir).catch(() => null)) !== null)
    throw new FilesOfAnother(
      `The photos and plans in ${dataDir} belong to a PostgreSQL database. Name it in DATABASE_URL, or set DATA_DIR to another folder.`,
    );
}

async function check(db: Kysely<Database>, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const found = await readdir(dataDir);
  const marked = found.includes(markFile);
  await refuseHalfMoved(db);
  if (marked && found.includes(databaseFile))
    throw (await markIn(dataDir)) === (await idIn(db))
      ? new FilesOfAnother(
          `The photos and plans in ${dataDir} belong to the database of DATABASE_URL, but there is an SQLite database too. Move ${databaseFile} to another folder, so that nobody starts on it.`,
        )
      : await another(dataDir);
  if (found.includes(databaseFile))
    throw new FilesOfAnother(
      `The photos and plans in ${dataDir} belong to the SQLite database there. Set DATA_DIR to another folder for the database of DATABASE_URL, or have it take that one over: npm run move.`,
    );
  if (!marked && found.some((name) => storedFolders.includes(name)))
    throw new FilesOfAnother(
      `There are photos or plans in ${dataDir}, and nothing says that they belong to the database of DATABASE_URL. Set DATA_DIR to its folder, or to a new one.`,
    );
  const value = (await idIn(db)) ?? (await claim(db, dataDir));
  const mark = await markIn(dataDir);
  if (mark === null)
    throw new FilesOfAnother(
      `The photos and plans of the database of DATABASE_URL are not in ${dataDir}. Set DATA_DIR to the folder they are in, which all servers on this database share.`,
    );
  if (mark !== value) throw await another(dataDir);
}

/**
 * Marks the folder and the database for each other, unless another process has marked the database
 * meanwhile. Here a transaction waits for more than SQL: whoever finds the database marked has to
 * find the mark in the same folder too. Nobody waits for that, because no process serves this
 * database yet.
 */
async function claim(db: Kysely<Database>, dataDir: string): Promise<string> {
  const value = randomUUID();
  return writeTransaction(db, async (trx) => {
    const others = await idIn(trx);
    if (others !== null) return others;
    const mark = await markIn(dataDir);
    if (mark === null) await writeMark(dataDir, value);
    // Its own, of a try that has to be done again.
    else if (mark !== value) throw await another(dataDir);
    await trx.insertInto('setting').values({ name: 'files', value }).execute();
    return value;
  });
}

/**
 * A first start that was interrupted between the mark and its commit, or the loss of a new
 * database, leaves a mark that no database has. Without photos and plans nothing is lost with it.
 */
async function another(dataDir: string): Promise<FilesOfAnother> {
  const found = await readdir(dataDir);
  const isEmpty = !found.some((name) => name === databaseFile || storedFolders.includes(name));
  const hint = isEmpty
    ? ` There are none in it so far. If a first start was interrupted, or that database is gone, delete the file ${join(dataDir, markFile)} and start again.`
    : '';
  return new FilesOfAnother(
    `The photos and plans in ${dataDir} belong to another database than the one of DATABASE_URL.${hint}`,
  );
}

/**
 * For a program that only reads: refuses a folder that is not the one whose photos and plans this
 * PostgreSQL names.
 */
export async function checkFilesAreOf(db: Kysely<Database>, dataDir: string): Promise<void> {
  const mark = await markIn(dataDir).catch(() => null);
  if (mark === null || mark !== (await idIn(db)))
    throw new FilesOfAnother(
      `The photos and plans of the database of DATABASE_URL are not in ${dataDir}. Set DATA_DIR to the folder they are in.`,
    );
}

/** Null for a database that was never used with a folder. */
export const idIn = async (db: Handle): Promise<string | null> =>
  (await db.selectFrom('setting').select('value').where('name', '=', 'files').executeTakeFirst())
    ?.value ?? null;

export const markIn = (dataDir: string): Promise<string | null> =>
  unlessMissing(readFile(join(dataDir, markFile), 'utf8'));

/**
 * All of it or nothing, because another process may start at the same time, and on the disk: the
 * database would stay marked after a power cut that the mark does not survive.
 */
export async function writeMark(dataDir: string, value: string): Promise<void> {
  const { storage } = await openFolderStorage({ dir: dataDir });
  await storage.put(markFile, [Buffer.from(value)]);
}
