import type { Expression, Kysely, SelectQueryBuilder, SqlBool, Transaction } from 'kysely';
import type { Database } from './schema';

export type Handle = Kysely<Database> | Trx;

export type Trx = Transaction<Database>;

/** What differs between SQLite and PostgreSQL once the database is open. onSqlite.ts and onPostgres.ts are the two. */
export interface Engine {
  /** Runs `work` as the only writer. */
  writeTransaction<T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Runs `work` as the only writer of the project whose row it locks first. Projects that are written at the same time do not wait for each other. */
  writeProject<T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T>;
  emptyLog(db: Kysely<Database>): Promise<void>;
  writeRepeatable<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T>;
  /** Makes the rows that are found this statement's own: another process that asks at the same time finds the next ones. */
  takeNext<Out>(query: SelectQueryBuilder<Database, 'job', Out>): SelectQueryBuilder<Database, 'job', Out>;
  indexForSearch(db: Handle, part: SearchPart): Promise<void>;
  dropSnagFromSearch(db: Handle, snagId: string): Promise<void>;
  dropProjectFromSearch(db: Handle, projectId: string): Promise<void>;
  matchesText: TextMatch;
}

/** What a snag is findable by: what it says itself is part 0, each comment the part with the number of its event. */
export interface SearchPart {
  snagId: string;
  projectId: string;
  part: number;
  /** By `searchText` or `searchKey`. */
  text: string;
}

/** True for snags of the project whose parts contain every one of the words, made by `searchKey`, also in the middle of a word. */
export type TextMatch = (snagId: Expression<string>, projectId: string, words: readonly string[]) => Expression<SqlBool>;
