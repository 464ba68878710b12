import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Words of one and two letters are looked for in SQLite's index too, instead of in all texts: it
 * has three letters together, so each text ends with two that are in no word.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `insert into snag_search (snag_search) values ('delete-all')`,
  'insert into snag_search (rowid, text) select search_id, text || char(10, 10) from snag_text',
  `create virtual table snag_search_terms using fts5vocab (snag_search, 'instance')`,
];
