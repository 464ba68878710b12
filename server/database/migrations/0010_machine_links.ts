import { type Kysely, sql } from 'kysely';

/**
 * A link for a forgotten password can be made on the machine too, by nobody of any project. SQLite
 * takes no "not null" from a column, so the table is made anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table password_link_new (user_id text primary key references "user" (id), token_hash text not null unique, project_id text references project (id),
     issued_by text references "user" (id), expires_at bigint not null, used_at bigint)`,
  'insert into password_link_new (user_id, token_hash, project_id, issued_by, expires_at, used_at) select user_id, token_hash, project_id, issued_by, expires_at, used_at from password_link',
  'drop table password_link',
  'alter table password_link_new rename to password_link',
];
