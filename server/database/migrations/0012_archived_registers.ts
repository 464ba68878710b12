import { type Kysely, sql } from 'kysely';

/** Companies and trades that are no longer offered, and since when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['company', 'trade'])
    await sql.raw(`alter table ${table} add column archived_at bigint`).execute(db);
}
