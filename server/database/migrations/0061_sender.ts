import { type Kysely, sql } from 'kysely';

/** Who stands at the head of the reports of a project, with a logo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table project add column sender_name text not null default ''",
  "alter table project add column sender_address text not null default ''",
  'alter table project add column logo_id text',
  'alter table project add column logo_key text',
  'alter table project add column logo_sha256 text',
  'alter table project add column logo_length bigint',
  'alter table project add column logo_mime text',
];
