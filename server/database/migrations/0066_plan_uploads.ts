import { type Kysely, sql } from 'kysely';

/** Plan files that come in parts, until all of one is there and it is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table plan_upload (id text primary key, project_id text not null references project (id) on delete cascade, user_id text not null references "user" (id), sha256 text not null,
     byte_length bigint not null, received bigint not null default 0, touched_at bigint not null)`,
    'create index plan_upload_project on plan_upload (project_id)',
  ])
    await sql.raw(statement).execute(db);
}
