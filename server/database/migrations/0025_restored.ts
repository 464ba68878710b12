import { type Kysely, sql } from 'kysely';

/**
 * Where each journal stood when the server was put back to an earlier state, by the epoch that
 * ended then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table restored (project_id text not null references project (id), epoch text not null, last_seq bigint not null, restored_at bigint not null,
       primary key (project_id, epoch))`,
    )
    .execute(db);
}
