import { type Kysely, sql } from 'kysely';

/**
 * Sign-ins at a company's own provider (OpenID Connect) that people have joined to their account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'create table joined_sign_in (id text primary key, issuer text not null, subject text not null, user_id text not null references "user" (id), joined_at bigint not null, used_at bigint not null)',
  // An identity there is one person here.
  'create unique index joined_sign_in_identity on joined_sign_in (issuer, subject)',
  'create index joined_sign_in_user on joined_sign_in (user_id)',
];
