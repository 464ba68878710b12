import type {
  Expression,
  Kysely,
  RawBuilder,
  SelectQueryBuilder,
  SqlBool,
  Transaction,
} from 'kysely';
import type { Database } from './schema';

export type Handle = Kysely<Database> | Trx;

export type Trx = Transaction<Database>;

/**
 * The functions that differ between SQLite and PostgreSQL once the database is open; implemented by
 * onSqlite.ts and onPostgres.ts.
 */
export interface Engine {
  /** Runs `work` as the only writer. */
  writeTransaction<T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * Runs `work` beside others who do, and who wait for each other only where they lock the same
   * row.
   */
  writeBeside<T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * Put at the end of a query: locks the rows of this table that it finds, until the transaction
   * ends.
   */
  held(table: keyof Database): RawBuilder<unknown>;
  emptyLog(db: Kysely<Database>): Promise<void>;
  writeRepeatable<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T>;
  writeMuch<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T>;
  /** Whoever calls it with the same key waits until this transaction has ended. */
  inTurn(trx: Trx, key: string): Promise<void>;
  /**
   * Locks the found rows for this transaction; another process that runs the same query at the same
   * time skips them.
   */
  takeNext<Out>(
    query: SelectQueryBuilder<Database, 'job', Out>,
  ): SelectQueryBuilder<Database, 'job', Out>;
  indexForSearch(db: Handle, part: SearchPart): Promise<void>;
  dropSnagFromSearch(db: Handle, snagId: string): Promise<void>;
  /** After the rows of its `snag_text` were put in. */
  indexProjectForSearch(db: Handle, projectId: string): Promise<void>;
  dropSomeFromSearch(db: Handle, projectId: string, most: number): Promise<number>;
  settleSearch(db: Handle, begins: boolean): Promise<boolean>;
  /**
   * Finds all matching snags by the index of words: for words that few snags have. Includes the
   * condition on the project.
   */
  matchesText: TextMatch;
  /**
   * Looks into the texts of one snag after the other: for rows that are read in their order until
   * there are enough.
   */
  containsText: TextMatch;
  /**
   * The snags of the project's texts and locations that contain a word; a snag once for each of
   * them, at most `most` in all, and no more are looked for.
   */
  snagsOfTexts(db: Handle, projectId: string, word: string, most: number): Promise<string[]>;
  /**
   * The snags that have every one of the words, in any of their texts or in the path of their
   * location. Stops once it has found
   * `most` of them. At worst looks at all snags that have one of the words, but at a part of them
   * in each statement.
   */
  snagsWithAll(
    db: Handle,
    projectId: string,
    words: readonly string[],
    most: number,
  ): Promise<SnagsFound>;
  /** Whether a column is one of any number of values; the statement is the same for any. */
  among(column: string, values: readonly string[]): RawBuilder<SqlBool>;
  /**
   * Whether a column is one of some values that other rows have, found along an index of the
   * column.
   */
  oneOf(column: string, values: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool>;
  /** A column of which no index is to be used. */
  unindexed(column: string): RawBuilder<unknown>;
  /**
   * A nested loop: for each row of the tables named before, reads the rows of this table that the
   * conditions of the query name.
   */
  readNext(table: RawBuilder<unknown>): RawBuilder<unknown>;
  /** The same of the snags, in a query that is not written as SQL. */
  readSnagsNext<DB extends Database, Tables extends keyof DB, Out>(
    query: SelectQueryBuilder<DB, Tables, Out>,
  ): SelectQueryBuilder<DB, Tables | 'snag', Out>;
  /** From the locations to the snags in each, in the order of their numbers. */
  snagsInLocations(db: Handle): SelectQueryBuilder<Database, 'location' | 'snag', object>;
  /** In the same order those without a location. */
  snagsWithoutLocation(db: Handle): SelectQueryBuilder<Database, 'snag', object>;
  /** A common table that is computed once, however often it is used. */
  computedOnce(name: string, rows: RawBuilder<unknown>): RawBuilder<unknown>;
  /** False where a column of whole numbers holds something else. */
  isWhole(column: string): RawBuilder<SqlBool>;
  /**
   * Reads all rows of a table, in any order, a few at a time. Needs a transaction on PostgreSQL; on
   * SQLite nothing else can be asked meanwhile.
   */
  rowsOf(db: Handle, table: string): AsyncIterable<Row>;
  /** Inserts rows, all of which have the same columns. */
  putRows(trx: Trx, table: string, rows: readonly Row[]): Promise<void>;
  /**
   * Fills an empty database by `putRows`; what follows from the rows, such as counts and what is
   * searched, is made at once and not row by row where that takes longer.
   */
  filling(trx: Trx, fill: () => Promise<void>): Promise<void>;
}

export type Row = Readonly<Record<string, string | number | null>>;

/** Snags of a project that have all words of a search, each once. */
export interface SnagsFound {
  ids: readonly string[];
  /** False if there may be more. */
  isAll: boolean;
}

/**
 * Searchable text of a snag: its own fields are part 0, each comment is the part with the number of
 * its event.
 */
export interface SearchPart {
  snagId: string;
  projectId: string;
  part: number;
  /** By `searchText` or `searchKey`. */
  text: string;
}

/**
 * True for rows of `snag` of the project whose parts, or the path of whose location, contain every
 * one of the words, also inside a word; the words come from `searchKey`.
 */
export type TextMatch = (projectId: string, words: readonly string[]) => Expression<SqlBool>;
