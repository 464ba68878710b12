import { type Kysely, sql } from 'kysely';

/**
 * Which sessions were begun at a company's own provider (OpenID Connect), and by which identity
 * there: they end when the person signs out there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'create table provider_session (session_id text primary key references session (id) on delete cascade, issuer text not null, subject text not null, sid text, confirmed_at bigint)',
  'create index provider_session_identity on provider_session (issuer, subject)',
];
