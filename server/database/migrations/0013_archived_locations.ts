import { type Kysely, sql } from 'kysely';

/** Locations that are no longer offered, or were removed, and since when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['archived_at', 'removed_at'])
    await sql.raw(`alter table location add column ${column} bigint`).execute(db);
}
