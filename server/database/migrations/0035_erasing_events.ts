import { type Kysely, sql } from 'kysely';

/** When a project last erased something, without a look at all its events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create index event_redacted on event (project_id, recorded_at) where kind = 'REDACTED'`)
    .execute(db);
}
