import { type Kysely, sql } from 'kysely';

/**
 * Reports that people have made. They go with their project also when a server of the version
 * before, which does not know them, deletes it during an update.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table report (id text primary key, project_id text not null references project (id) on delete cascade, kind text not null, filter text not null, settings text not null,
       asked_by text not null references "user" (id), asked_at bigint not null, state text not null, progress bigint not null default 0, failure text, snag_count bigint,
       file_key text, sha256 text, byte_length bigint)`,
    )
    .execute(db);
  await sql.raw('create index report_project on report (project_id, asked_at)').execute(db);
  await sql.raw('create index report_file on report (file_key)').execute(db);
}
