import { type Kysely, sql } from 'kysely';

/** Whether somebody who came by a link did anything is asked when the link is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create index event_by_link on event (actor_id) where actor_kind = 'LINK'`)
    .execute(db);
}
