import { Kysely, Migrator, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Trx } from './contract';
import { refuseHalfMoved } from './halfMoved';
import { ofPostgres } from './migrationLists';
import { DataDirNewer, unknownMigration } from './open';
import {
  connectChecked,
  connectionTo,
  DatabaseUnusable,
  quiet,
  unusable,
  withoutTimeout,
} from './openPostgres';
import type { Database } from './schema';

/**
 * Does one thing in the database of a URL, also while servers run on it, and refuses one that is
 * not in today's shape: bringing it there is for a server that starts.
 */
export const usePostgres = <T>(
  url: string,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> =>
  onOneConnection(url, async (db) => {
    await checkShape(db);
    await refuseHalfMoved(db);
    return work(db);
  });

/** The same with whatever is in it. */
export async function onOneConnection<T>(
  url: string,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const pool = new Pool({ ...connectionTo(url), max: 1 });
  quiet(pool);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await (await connectChecked(url)).end();
    return await work(db);
  } catch (error) {
    throw unusable(error);
  } finally {
    await db.destroy();
  }
}

/** Everything as it stands at one moment, whatever is written meanwhile. */
export const lookAtPostgres = <T>(url: string, look: (db: Trx) => Promise<T>): Promise<T> =>
  usePostgres(url, (db) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        await withoutTimeout(trx);
        return look(trx);
      }),
  );

async function checkShape(db: Kysely<Database>): Promise<void> {
  const migrations = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...ofPostgres }) },
  }).getMigrations();
  if (migrations.every(({ executedAt }) => executedAt === undefined))
    throw new DatabaseUnusable('There is no Snagbook in the database of DATABASE_URL.');
  const newer = await unknownMigration(db, ofPostgres);
  if (newer !== null) throw new DataDirNewer('the database of DATABASE_URL', newer);
  if (migrations.some(({ executedAt }) => executedAt === undefined))
    throw new DatabaseUnusable(
      'The database of DATABASE_URL is of an older version of Snagbook. Start this version on it first.',
    );
}
