import { type Kysely, sql } from 'kysely';

/** Passkeys, and the challenges that were answered lately, so that none is answered twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'create table passkey (id text primary key, user_id text not null references "user" (id), public_key text not null, counter bigint not null, transports text not null, name text not null, made_at bigint not null, used_at bigint)',
  'create index passkey_user on passkey (user_id)',
  'create table used_challenge (hash text primary key, until bigint not null)',
];
