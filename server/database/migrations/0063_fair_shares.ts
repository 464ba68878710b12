import { type Kysely, sql } from 'kysely';

/** Whom a job is for and how long it will take, and how much each payer has used lately. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `alter table job add column payer_id text not null default ''`,
  'alter table job add column cost bigint not null default 0',
  'create table payer_use (kind text not null, payer_id text not null, until bigint not null, primary key (kind, payer_id))',
];
