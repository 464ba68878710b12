import { type Kysely, sql } from 'kysely';

/**
 * One-time codes and the recovery codes beside them, what somebody is to be told of their sign-in,
 * which sessions were begun with a second factor, and which projects ask for one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table session add column second_factor_at bigint',
  'alter table project add column second_factor bigint not null default 0',
  'create table one_time_codes (user_id text primary key references "user" (id), secret text not null, last_step bigint not null, made_at bigint not null, confirmed_at bigint)',
  'create table recovery_code (user_id text not null references "user" (id), hash text not null, made_at bigint not null, used_at bigint, primary key (user_id, hash))',
  'create table sign_in_change (id text primary key, user_id text not null references "user" (id), kind text not null, detail text not null, made_at bigint not null, told_at bigint)',
  'create index sign_in_change_user on sign_in_change (user_id)',
];
