import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  type DatabaseConnection,
  DEFAULT_MIGRATION_TABLE,
  type Driver,
  Kysely,
  Migrator,
  sql,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import LibsqlDatabase from 'libsql';
import { type FolderLock, lockFolder } from './lock';
import { ofSqlite } from './migrationLists';
import { Refusal } from '../refusal';
import type { Database } from './schema';

/** Below the data directory. */
export const databaseFile = 'snagbook.db';

/** Another process has the data directory open. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
  constructor(dataDir: string, cause?: unknown) {
    super(
      `Another Snagbook is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** The data directory is older than the migration that was asked for. */
export class DataDirOlder extends Error {
  override readonly name = 'DataDirOlder';
}

/**
 * The data directory, or the database that is used instead, has been through migrations that this
 * program does not know.
 */
export class DataDirNewer extends Error {
  override readonly name = 'DataDirNewer';
  constructor(where: string, migration: string) {
    super(
      `A newer version of Snagbook has changed the data in ${where} (${migration}), and this one would misread it. Start that version or a later one, or put back a backup from before the update.`,
    );
  }
}

/** The data directory cannot be written, or is not a folder. */
export class DataDirUnusable extends Error {
  override readonly name = 'DataDirUnusable';
  constructor(dataDir: string, cause: unknown) {
    super(
      `Snagbook cannot write to ${dataDir} (${codeOf(cause)}). It keeps all its data there: let the user it runs as write to this folder and the files in it, or set DATA_DIR to another one.`,
      { cause },
    );
  }
}

/** Error codes that mean the folder cannot be written. */
const unusable = /^(EACCES|EPERM|EROFS|EEXIST|ENOTDIR|ENOENT)$/;

// Neither the file system nor libsql has a class to match.
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Runs `work`; an error that comes from the directory itself becomes {@link DataDirUnusable}. */
export async function inDataDir<T>(dataDir: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw unusable.test(codeOf(error)) ? new DataDirUnusable(dataDir, error) : error;
  }
}

/**
 * Runs migrations in a transaction, so that a process killed in the middle starts again. Kysely's
 * dialect does not, although SQLite can.
 */
class WholeMigrations extends SqliteDialect {
  constructor(
    private readonly database: Sqlite,
    private readonly lock: FolderLock,
  ) {
    // libsql has better-sqlite3's interface, which is the one this dialect asks for; its types name
    // fewer members.
    super({ database });
  }

  override createDriver(): Driver {
    return new EndedByItself(
      this.database,
      preparedOnce(this.database, () => this.lock.release()),
    );
  }

  override createAdapter(): SqliteAdapter {
    return new WholeChanges();
  }
}

class WholeChanges extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * On a full disk every statement fails with STORAGE_FULL_SERVER, which clients retry and explain to
 * the person. SQLite rolls the transaction back itself then; a second rollback would fail and hide
 * the reason.
 */
class EndedByItself extends SqliteDriver {
  readonly #iterations = new SharedIterations();

  constructor(
    private readonly sqlite: Sqlite,
    database: SqliteDatabase,
  ) {
    super({ database });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    // In order of arrival. Whoever waited for iterations first would wait behind those that follow
    // one statement by another.
    const connection = await super.acquireConnection();
    await this.#iterations.share();
    return {
      async executeQuery(query) {
        try {
          return await connection.executeQuery(query);
        } catch (error) {
          throw fullDisk.test(codeOf(error)) ? new Refusal('STORAGE_FULL_SERVER') : error;
        }
      },
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** ms of one iteration of the event loop after which the next statement waits for another one. */
const longIteration = 15;

/**
 * SQLite answers at once, so an answer of many statements would be one long iteration of the event
 * loop, in which nobody else is heard.
 */
class SharedIterations {
  #began: number | null = null;

  /** Waits for the next iteration if this one has taken long. */
  async share(): Promise<void> {
    while (this.#began !== null && performance.now() - this.#began > longIteration)
      await setImmediate();
    if (this.#began !== null) return;
    this.#began = performance.now();
    void setImmediate().then(() => (this.#began = null));
  }
}

/**
 * SQLite's error codes, for which libsql has no class. The second is about the shared-memory file
 * of the write-ahead log.
 */
export const fullDisk = /^SQLITE_(FULL|IOERR_SHMSIZE)$/;

type Sqlite = InstanceType<typeof LibsqlDatabase>;

/**
 * Number of prepared statements kept; the server has some hundred texts, and lists of ids add more.
 */
const keptStatements = 500;

/**
 * Prepares each statement once, because parsing and planning took a fifth of the server's time. The
 * least recently used ones are dropped.
 */
function preparedOnce(sqlite: Sqlite, closed: () => void): SqliteDatabase {
  const kept = new Map<string, ReturnType<Sqlite['prepare']>>();
  return {
    close() {
      kept.clear();
      sqlite.close();
      closed();
    },
    prepare(text) {
      const statement = kept.get(text) ?? withReader(sqlite.prepare(text));
      kept.delete(text);
      kept.set(text, statement);
      const [oldest] = kept.keys();
      if (kept.size > keptStatements && oldest !== undefined) kept.delete(oldest);
      return statement;
    },
  };
}

/**
 * Keeps whether the statement returns rows: Kysely asks at each execution, and libsql would ask
 * SQLite, which took a tenth of the time of all statements.
 */
function withReader(statement: ReturnType<Sqlite['prepare']>): ReturnType<Sqlite['prepare']> {
  return Object.defineProperty(statement, 'reader', { value: statement.reader });
}

/**
 * Opens the embedded database in `dataDir`, creates it at the first start, and runs the migrations.
 * Durable: a commit returns after fsync. One process writes: a second one on the same directory
 * gets {@link DataDirInUse}; others may read.
 * Throws {@link DataDirNewer} if a newer version has migrated it, and {@link DataDirOlder} if the
 * migration `atLeast` has not run, before anything is changed.
 */
export async function openDatabase(
  dataDir: string,
  onStatement?: (sql: string) => void,
  atLeast?: string,
): Promise<Kysely<Database>> {
  await inDataDir(dataDir, async () => {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    // For a folder or file that cannot be written libsql gives only a message, without a code.
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    for (const name of [databaseFile, `${databaseFile}-wal`]) {
      await access(join(dataDir, name), constants.R_OK | constants.W_OK).catch((error: unknown) => {
        // At the first start, and after every stop.
        if (codeOf(error) !== 'ENOENT') throw error;
      });
    }
  });
  // The lock first: after it no other process writes.
  const lock = await inDataDir(dataDir, () => lockFolder(dataDir));
  if (lock === null) throw new DataDirInUse(dataDir);
  const sqlite = openFile(dataDir, lock);
  const db = new Kysely<Database>({
    dialect: new WholeMigrations(sqlite, lock),
    ...(onStatement === undefined ? {} : { log: (event) => onStatement(event.query.sql) }),
  });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...ofSqlite }) },
  });
  if (
    atLeast !== undefined &&
    !(await migrator.getMigrations()).some(
      ({ name, executedAt }) => name === atLeast && executedAt !== undefined,
    )
  ) {
    await db.destroy();
    throw new DataDirOlder(`${dataDir} has not been through ${atLeast}.`);
  }
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    // Kysely has no error class for it; it checks before it changes anything.
    const newer = await unknownMigration(db, ofSqlite).catch(() => null);
    await db.destroy();
    if (newer !== null) throw new DataDirNewer(dataDir, newer);
    throw error instanceof Error ? error : new Error(String(error));
  }
  return db;
}

function openFile(dataDir: string, lock: FolderLock): Sqlite {
  const sqlite = new LibsqlDatabase(join(dataDir, databaseFile));
  try {
    // A backup that has just ended may still be closing it.
    sqlite.exec('pragma busy_timeout = 2000');
    sqlite.exec('pragma journal_mode = wal');
    sqlite.exec('pragma synchronous = full');
    sqlite.exec('pragma foreign_keys = on');
    // KiB of pages that are kept. With the 2 MB of the default a search for a common word, or the
    // counts of a filter, fetch most of theirs from the file each time.
    sqlite.exec('pragma cache_size = -65536');
    // What is deleted is overwritten with zeros.
    sqlite.exec('pragma secure_delete = on');
    sqlite.exec('begin immediate; commit');
    // Readers of other processes hold a lock for moments only.
    sqlite.exec('pragma busy_timeout = 200');
    return sqlite;
  } catch (error) {
    sqlite.close();
    lock.release();
    // A version from before locked the database itself.
    if (/^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))) throw new DataDirInUse(dataDir, error);
    throw error;
  }
}

/** The last executed migration that is not among the known ones; null if there is none. */
export async function unknownMigration(
  db: Kysely<Database>,
  known: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name desc`.execute(db);
  return rows.find(({ name }) => !(name in known))?.name ?? null;
}
