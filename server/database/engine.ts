import { type Kysely, PostgresAdapter } from 'kysely';
import type { Engine, Handle, SearchPart, Trx } from './contract';
import { postgres } from './onPostgres';
import type { Database } from './schema';
import { sqlite } from './onSqlite';

export type { Handle, Trx } from './contract';

export const engineOf = (db: Handle): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? postgres : sqlite;

/**
 * Runs `work` as the only writer. Await nothing but SQL inside; use only the handle it is given.
 * When it fails, nothing of it happened. It may be run again from its start, where somebody else's
 * writing came in between.
 */
export const writeTransaction = <T>(
  db: Kysely<Database>,
  work: (trx: Trx) => Promise<T>,
): Promise<T> => engineOf(db).writeTransaction(db, work);

/**
 * The same beside other writers, for what is written every day: it holds what it decides by before
 * it reads it. What writes a project holds that (`holdProject`, `lockProject`), what writes a
 * session that, and what ends a job the row of the job.
 */
export const writeBeside = <T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T> =>
  engineOf(db).writeBeside(db, work);

/** Empties the write-ahead log where it is ours, because it may still hold what was erased. */
export const emptyLog = (db: Kysely<Database>): Promise<void> => engineOf(db).emptyLog(db);

/**
 * Runs writing that can be done again from the start, so that it need not wait for the disk at each
 * commit: a power cut may take the last of it, never the middle. It is on the disk as soon as
 * anything is committed afterwards.
 */
export const writeRepeatable = <T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> =>
  engineOf(db).writeRepeatable(db, work);

/**
 * Runs work that writes thousands of rows, in one transaction or many. Nobody waits meanwhile for
 * what was written to be moved out of the log.
 */
export const writeMuch = <T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> =>
  engineOf(db).writeMuch(db, work);

/**
 * Makes a snag findable by a part, instead of what that said before. Its cost grows with this
 * part's length, and on SQLite slightly with the number of the snag's other parts.
 */
export const indexForSearch = (db: Handle, part: SearchPart): Promise<void> =>
  engineOf(db).indexForSearch(db, part);

/** Makes a snag not findable any more. */
export const dropSnagFromSearch = (db: Handle, snagId: string): Promise<void> =>
  engineOf(db).dropSnagFromSearch(db, snagId);
/** Makes the snags of a project findable whose rows of `snag_text` were put in as they are. */
export const indexProjectForSearch = (db: Handle, projectId: string): Promise<void> =>
  engineOf(db).indexProjectForSearch(db, projectId);
/**
 * Makes some texts of a project not findable any more, at most so many; answers how many. Then
 * {@link settleSearch} has to be called.
 */
export const dropSomeFromSearch = (db: Handle, projectId: string, most: number): Promise<number> =>
  engineOf(db).dropSomeFromSearch(db, projectId, most);
/**
 * Removes from the search index what is left there of texts that were dropped, in a transaction;
 * `begins`: in the first call of several. Answers whether there is more to do.
 */
export const settleSearch = (db: Handle, begins: boolean): Promise<boolean> =>
  engineOf(db).settleSearch(db, begins);
