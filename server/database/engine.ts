import { type Expression, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from './schema';

/**
 * What differs between the embedded database and PostgreSQL, behind two functions: how a write transaction is opened,
 * and how text is searched.
 */
export type Handle = Kysely<Database> | Transaction<Database>;

/** Runs `work` as the only writer. Await nothing but SQL inside; use only the handle it is given. When it fails, nothing of it happened. */
export const writeTransaction = <T>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> => db.transaction().execute(work);

/** Empties the write-ahead log, which may still hold what was erased. */
export async function emptyLog(db: Kysely<Database>): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** Makes `snag` findable by `text`, made by `searchText`, instead of whatever it was findable by. */
export async function indexForSearch(db: Handle, snag: { id: string; projectId: string; text: string }): Promise<void> {
  await sql`insert into snag_search (snag_search, rowid, text)
    select 'delete', search_id, text from snag_text where snag_id = ${snag.id}`.execute(db);
  await sql`insert into snag_text (snag_id, project_id, text) values (${snag.id}, ${snag.projectId}, ${snag.text})
    on conflict (snag_id) do update set text = excluded.text`.execute(db);
  await sql`insert into snag_search (rowid, text) select search_id, text from snag_text where snag_id = ${snag.id}`.execute(db);
}

/** Makes no snag of a project findable any more. */
export async function dropFromSearch(db: Handle, projectId: string): Promise<void> {
  await sql`insert into snag_search (snag_search, rowid, text) select 'delete', search_id, text from snag_text where project_id = ${projectId}`.execute(db);
  await sql`delete from snag_text where project_id = ${projectId}`.execute(db);
}

/** True for snags of the project whose indexed text contains every one of the words, made by `searchKey`, also in the middle of a word. */
export function matchesText(snagId: Expression<string>, projectId: string, words: readonly string[]): Expression<SqlBool> {
  // The trigram index knows nothing shorter than three letters: those words are looked for in the text itself.
  const isLong = (word: string): boolean => Array.from(word).length >= 3;
  const match = words.filter(isLong).map((word) => `"${word.replaceAll('"', '""')}"`).join(' ');
  const conditions = [
    sql<SqlBool>`project_id = ${projectId}`,
    ...(match === '' ? [] : [sql<SqlBool>`search_id in (select rowid from snag_search where snag_search match ${match})`]),
    ...words.filter((word) => !isLong(word)).map((word) => sql<SqlBool>`instr(text, ${word}) > 0`),
  ];
  return sql<SqlBool>`${snagId} in (select snag_id from snag_text where ${sql.join(conditions, sql` and `)})`;
}
