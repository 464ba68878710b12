import { type Kysely, sql } from 'kysely';

/**
 * Archives that are brought in. `archive_row` holds their rows until all of them are there, and
 * then is emptied: nobody sees anything of a project before that. `imported_person` keeps who was
 * in it, so that somebody who is invited again by the same e-mail goes on as the same person. What
 * belongs to a project goes with it: see 0026_reports.ts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table archive_import (id text primary key, asked_by text not null references "user" (id), name text not null, byte_length bigint not null, received bigint not null default 0, state text not null,
     progress bigint not null default 0, facts text, code text not null default '', failure text, project_id text, touched_at bigint not null)`,
    `create table archive_row (import_id text not null references archive_import (id) on delete cascade, part bigint not null, into_table text not null, rows text not null, primary key (import_id, part))`,
    `create table imported_person (project_id text not null references project (id) on delete cascade, user_id text not null references "user" (id), email text not null, role text not null, company_id text,
     primary key (project_id, user_id))`,
    'create index imported_person_email on imported_person (email)',
  ])
    await sql.raw(statement).execute(db);
}
