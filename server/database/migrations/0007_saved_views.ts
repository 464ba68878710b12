import { type Kysely, sql } from 'kysely';

/** Ways of looking at the list, under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table saved_view (id text primary key, project_id text not null references project (id), owner_id text not null references "user" (id),
     name text not null, name_key text not null, shared integer not null, search text not null)`,
  `create unique index saved_view_name on saved_view (project_id, owner_id, name_key)`,
];
