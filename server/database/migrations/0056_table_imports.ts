import { type Kysely, sql } from 'kysely';

/**
 * Tables that are brought in. `table_import_row` holds their rows, and for each what it became, so
 * that it can be undone. `imported_thing` keeps hashes of what the last import said of a thing, so
 * that the next one changes only what is said otherwise. All of it goes with its project.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table table_import (id text primary key, project_id text not null references project (id) on delete cascade, asked_by text not null references "user" (id), asked_at bigint not null, target text not null,
     name text not null, byte_length bigint not null, state text not null, progress bigint not null default 0, facts text, mapping text, failure text, touched_at bigint not null)`,
    'create index table_import_project on table_import (project_id, asked_at)',
    `create table table_import_row (import_id text not null references table_import (id) on delete cascade, n bigint not null, sheet text not null, line bigint not null, cells text not null, outcome text, told text,
     thing_id text, doing text, state text not null default '', primary key (import_id, n))`,
    'create index table_import_row_outcome on table_import_row (import_id, outcome, n)',
    `create table imported_thing (project_id text not null references project (id) on delete cascade, thing_id text not null, said text not null, primary key (project_id, thing_id))`,
  ])
    await sql.raw(statement).execute(db);
}
