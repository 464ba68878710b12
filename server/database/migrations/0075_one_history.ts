import { type Kysely, sql } from 'kysely';

/**
 * That the server was put back is seen by the hash in a device's cursor, so neither where each
 * journal stood then nor which state of the data this is has to be kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'drop table restored',
  "delete from setting where name = 'epoch'",
];
