import { chmod, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import LibsqlDatabase from 'libsql';
import { copyRows } from '../database/copyRows';
import { databaseFile, fullDisk, openDatabase } from '../database/open';
import type { Database } from '../database/schema';
import { lookAtPostgres } from '../database/usePostgres';
import { isAway } from '../files';
import { Refusal } from '../refusal';

/**
 * Writes the database of a data directory, as it stands now, to a file that does not exist yet, and
 * has it on the disk. A server may be running on it and goes on writing: it is read in one
 * transaction. What was deleted is not in it.
 */
export async function takeSnapshot(dataDir: string, file: string): Promise<void> {
  const sqlite = new LibsqlDatabase(join(dataDir, databaseFile));
  try {
    // While a server is starting.
    sqlite.exec('pragma busy_timeout = 10000');
    // The log cannot be cut while it is read, so it grows by what is written meanwhile.
    sqlite.exec(`vacuum into '${file.replaceAll("'", "''")}'`);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    sqlite.close();
  }
  const written = await open(file, 'r+');
  try {
    await written.sync();
  } finally {
    await written.close();
  }
}

/**
 * Makes an SQLite database in an empty folder of everything in a PostgreSQL, as it stands at one
 * moment. Servers may be running on that and go on writing.
 */
export async function takeSnapshotOfPostgres(
  databaseUrl: string,
  dir: string,
  report: (line: string) => void,
): Promise<void> {
  const db = await openDatabase(dir);
  try {
    // A copy that was interrupted is deleted and begun anew, so its database needs neither a
    // journal to roll back with nor syncing; the backup syncs the file once it is complete.
    await sql`pragma journal_mode = off`.execute(db);
    await sql`pragma synchronous = off`.execute(db);
    await lookAtPostgres(databaseUrl, (from) =>
      db.transaction().execute((to) => copyRows(from, to, report)),
    );
  } finally {
    await db.destroy();
  }
}

/**
 * Works on a database that nobody else has open, brought to today's shape. Afterwards all of it is
 * in its one file, which nobody but its owner can read.
 */
export async function inside<T>(
  dir: string,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(dir);
  try {
    // It is put into a folder that others may look into, and holds password hashes.
    await chmod(join(dir, databaseFile), 0o600);
    const done = await work(db);
    await sql`pragma journal_mode = delete`.execute(db);
    return done;
  } finally {
    await db.destroy();
  }
}

/** What a Snagbook has made at its first start, by which its backups are known. */
export function secretIn(dir: string): unknown {
  const sqlite = new LibsqlDatabase(join(dir, databaseFile));
  try {
    const row: unknown = sqlite.prepare("select value from setting where name = 'secret'").get();
    return typeof row === 'object' && row !== null && 'value' in row ? row.value : null;
  } finally {
    sqlite.close();
  }
}

/** Of the disk or bucket that is written to. */
export const isFull = (error: unknown): boolean =>
  (error instanceof Refusal && error.code === 'STORAGE_FULL_SERVER' && !isAway(error)) ||
  (error instanceof Error &&
    'code' in error &&
    (['ENOSPC', 'EDQUOT'].includes(String(error.code)) || fullDisk.test(String(error.code))));
