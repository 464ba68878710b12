import { type Expression, type Kysely, type RawBuilder, sql, type SqlBool, type Transaction } from 'kysely';
import type { Database } from './schema';

/** What differs between the embedded database and PostgreSQL: how a write transaction is opened, how it waits for the disk, and how text is searched. */
export type Handle = Kysely<Database> | Trx;

export type Trx = Transaction<Database>;

/** Runs `work` as the only writer. Await nothing but SQL inside; use only the handle it is given. When it fails, nothing of it happened. */
export const writeTransaction = <T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T> => db.transaction().execute(work);

/** Empties the write-ahead log, which may still hold what was erased. */
export async function emptyLog(db: Kysely<Database>): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** What a snag is findable by: what it says itself is part 0, each comment the part with the number of its event. */
export interface SearchPart {
  snagId: string;
  projectId: string;
  part: number;
  /** By `searchText` or `searchKey`. */
  text: string;
}

/** Makes a snag findable by a part, instead of what that said before. What it costs depends on this part alone. */
export async function indexForSearch(db: Handle, { snagId, projectId, part, text }: SearchPart): Promise<void> {
  const { rows: [known] } = await sql<{ text: string }>`select text from snag_text where snag_id = ${snagId} and part = ${part}`.execute(db);
  if (known?.text === text) return;
  if (known !== undefined) await dropFromSearch(db, sql`snag_id = ${snagId} and part = ${part}`);
  await sql`insert into snag_text (snag_id, project_id, part, text) values (${snagId}, ${projectId}, ${part}, ${text})`.execute(db);
  await sql`insert into snag_search (rowid, text) select search_id, text from snag_text where snag_id = ${snagId} and part = ${part}`.execute(db);
}

/** Makes a snag, or all of a project, not findable any more. */
export const dropSnagFromSearch = (db: Handle, snagId: string): Promise<void> => dropFromSearch(db, sql`snag_id = ${snagId}`);
export const dropProjectFromSearch = (db: Handle, projectId: string): Promise<void> => dropFromSearch(db, sql`project_id = ${projectId}`);

async function dropFromSearch(db: Handle, which: RawBuilder<unknown>): Promise<void> {
  await sql`insert into snag_search (snag_search, rowid, text) select 'delete', search_id, text from snag_text where ${which}`.execute(db);
  await sql`delete from snag_text where ${which}`.execute(db);
}

/** True for snags of the project whose parts contain every one of the words, made by `searchKey`, also in the middle of a word. */
export function matchesText(snagId: Expression<string>, projectId: string, words: readonly string[]): Expression<SqlBool> {
  const conditions = words.map((word) => {
    // The trigram index knows nothing shorter than three letters: those words are looked for in the texts themselves.
    const isLong = Array.from(word).length >= 3;
    const found = isLong ? sql`search_id in (select rowid from snag_search where snag_search match ${`"${word.replaceAll('"', '""')}"`})` : sql`instr(text, ${word}) > 0`;
    return sql<SqlBool>`${snagId} in (select snag_id from snag_text where project_id = ${projectId} and ${found})`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * Runs writing that can be done again from the start, so that it need not wait for the disk at each commit: a power cut may take the last of it,
 * never the middle. It is on the disk as soon as anything is committed afterwards.
 */
export async function writeRepeatable<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  await sql`pragma synchronous = normal`.execute(db);
  try {
    return await work();
  } finally {
    await sql`pragma synchronous = full`.execute(db);
  }
}
