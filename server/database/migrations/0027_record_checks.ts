import { type Kysely, sql } from 'kysely';

/**
 * Checks of journals that people have asked for, one a project. They go with it: see
 * 0026_reports.ts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table record_check (project_id text primary key references project (id) on delete cascade, asked_by text not null references "user" (id), asked_at bigint not null, state text not null,
       progress bigint not null default 0, result text)`,
    )
    .execute(db);
}
