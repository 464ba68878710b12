import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { databaseFile, inDataDir } from './open';
import type { Database } from './schema';

/** The photos and plans in the data directory belong to another database than the one that was opened. */
export class FilesOfAnother extends Error {
  override readonly name = 'FilesOfAnother';
}

/** File in the data directory of a PostgreSQL database, with an id that the database has too. */
const markFile = 'postgres';

/**
 * Refuses a data directory whose photos and plans another database knows: the sweep would delete all of them, because this one has no row for any.
 * Closes the database when it refuses. The first start on a PostgreSQL with a folder that holds no photos and plans marks both; several processes share the folder, and one
 * that has another is refused as soon as there is a photo or a plan that would be missing there. An SQLite database lies in the folder itself and needs no mark.
 */
export async function checkOwnerOfFiles(db: Kysely<Database>, dataDir: string, onPostgres: boolean): Promise<void> {
  try {
    await inDataDir(dataDir, () => check(db, dataDir, onPostgres));
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function check(db: Kysely<Database>, dataDir: string, onPostgres: boolean): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const found = await readdir(dataDir);
  const marked = found.includes(markFile);
  if (!onPostgres) {
    if (marked) throw new FilesOfAnother(`The photos and plans in ${dataDir} belong to a PostgreSQL database. Name it in DATABASE_URL, or set DATA_DIR to another folder.`);
    return;
  }
  if (found.includes(databaseFile)) throw new FilesOfAnother(`The photos and plans in ${dataDir} belong to the SQLite database there. Set DATA_DIR to another folder for the database of DATABASE_URL.`);
  if (!marked && found.some((name) => name === 'photos' || name === 'plans')) throw new FilesOfAnother(`There are photos or plans in ${dataDir}, and nothing says that they belong to the database of DATABASE_URL. Set DATA_DIR to its folder, or to a new one.`);
  const isFirst = await db.selectFrom('setting').select('value').where('name', '=', 'files').executeTakeFirst() === undefined;
  if (!isFirst && !marked && (await namesFiles(db))) throw new FilesOfAnother(`The photos and plans that the database of DATABASE_URL names are not in ${dataDir}. Set DATA_DIR to the folder they are in, which all servers on this database share.`);
  await db.insertInto('setting').values({ name: 'files', value: randomUUID() }).onConflict((conflict) => conflict.doNothing()).execute();
  const { value } = await db.selectFrom('setting').select('value').where('name', '=', 'files').executeTakeFirstOrThrow();
  if (!marked) await mark(dataDir, value);
  else if ((await readFile(join(dataDir, markFile), 'utf8')) !== value) throw new FilesOfAnother(`The photos and plans in ${dataDir} belong to another database than the one of DATABASE_URL.`);
}

/** For a program that only reads: refuses a folder that is not the one whose photos and plans this PostgreSQL names. */
export async function checkFilesAreOf(db: Kysely<Database>, dataDir: string): Promise<void> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', 'files').executeTakeFirst();
  const found = await readFile(join(dataDir, markFile), 'utf8').catch(() => null);
  if (found === null || found !== row?.value) throw new FilesOfAnother(`The photos and plans of the database of DATABASE_URL are not in ${dataDir}. Set DATA_DIR to the folder they are in.`);
}

const namesFiles = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('photo').select('id').limit(1).executeTakeFirst()) !== undefined || (await db.selectFrom('plan_file').select('id').limit(1).executeTakeFirst()) !== undefined;

/** All of it or nothing: another process may start at the same time. */
async function mark(dataDir: string, value: string): Promise<void> {
  const written = join(dataDir, `${markFile}.${randomUUID()}`);
  await writeFile(written, value);
  await rename(written, join(dataDir, markFile));
}
