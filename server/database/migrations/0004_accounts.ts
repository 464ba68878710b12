import { type Kysely, sql } from 'kysely';

/** One-time links for forgotten passwords, and which browser a session is in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // One for each person: a newer link takes the place of the one before.
  `create table password_link (user_id text primary key references "user" (id), token_hash text not null unique, project_id text not null references project (id),
     issued_by text not null references "user" (id), expires_at bigint not null, used_at bigint)`,
  `alter table session add column user_agent text not null default ''`,
];
