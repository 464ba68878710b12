import { type Kysely, sql } from 'kysely';
import type { Trx } from '../../server/database/engine';
import type { Database } from '../../server/database/schema';
import { onPostgres } from './postgres';

/**
 * Writes as somebody does who has the database: no trigger and no foreign key refuses anything. All
 * of it is taken back when `work` fails.
 */
export async function behindTheProgram(
  db: Kysely<Database>,
  work: (trx: Trx) => Promise<void>,
): Promise<void> {
  if (onPostgres) {
    await db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await work(trx);
    });
    return;
  }
  await sql`pragma foreign_keys = off`.execute(db);
  try {
    await db.transaction().execute(async (trx) => {
      const triggers = (
        await sql<{
          name: string;
          sql: string;
        }>`select name, sql from sqlite_master where type = 'trigger'`.execute(trx)
      ).rows;
      for (const { name } of triggers) await sql.raw(`drop trigger ${name}`).execute(trx);
      await work(trx);
      for (const trigger of triggers) await sql.raw(trigger.sql).execute(trx);
    });
  } finally {
    await sql`pragma foreign_keys = on`.execute(db);
  }
}
