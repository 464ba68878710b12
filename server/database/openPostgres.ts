import {
  DEFAULT_MIGRATION_TABLE,
  Kysely,
  type Migration,
  Migrator,
  PostgresDialect,
  type PostgresPool,
  sql,
} from 'kysely';
import { Client, DatabaseError, Pool, TypeOverrides } from 'pg';
import { Refusal, serverBusy } from '../refusal';
import { settings } from '../settings';
import { MigratingDialect } from './migratingDialect';
import { ofPostgres } from './migrationLists';
import { DataDirNewer, unknownMigration } from './open';
import type { Database } from './schema';
import { compareTextAsBytes } from './textAsBytes';

/** For the operator. */
export type Log = (line: {
  level: 'info' | 'warn' | 'error';
  message: string;
  code?: string;
}) => void;

/**
 * PostgreSQL cannot be reached or accepts no connection at the moment; trying again makes sense.
 * Contains neither address nor password.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  readonly why: string;
  constructor(cause: unknown) {
    const why = codeOf(cause);
    super(`The database of DATABASE_URL cannot be reached (${why}).`, { cause });
    this.why = why;
  }
}

/** PostgreSQL can be reached, and Snagbook cannot use it as it is. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

/** 15.0 as PostgreSQL writes it. */
const oldest = 150_000;

interface OpenOptions {
  log: Log;
  onStatement: (statement: string) => void;
  /**
   * Told what has been written once others may read it, statement by statement; also where its
   * answer was lost, because then nobody knows.
   */
  onWritten?: (statements: readonly string[]) => void;
  /**
   * ms without an answer after which the line is taken for dead. @default
   * settings.database.answering
   */
  answering?: number;
}

/** Opens the database of a URL and brings it to the newest shape. */
export async function openPostgres(
  url: string,
  {
    log,
    onStatement,
    onWritten = () => undefined,
    answering = settings.database.answering,
  }: OpenOptions,
): Promise<Kysely<Database>> {
  const checked = await connectChecked(url).catch((error: unknown) => {
    throw unusable(error);
  });
  await checked.end();
  await bringUpToDate(url, log);
  const pool = new Pool({
    ...connectionTo(url),
    query_timeout: answering,
    max: settings.database.connections,
    idleTimeoutMillis: settings.database.idle,
  });
  quiet(pool);
  // Not when it connects: a pooler takes no such parameter. Behind one it may hold for another
  // connection, which is ours as well.
  pool.on(
    'connect',
    (client) =>
      void client
        .query(
          `set statement_timeout = ${Math.ceil(answering * endedByDatabase)}; set idle_in_transaction_session_timeout = ${Math.ceil(answering * lostInTransaction)}`,
        )
        .catch(() => undefined),
  );
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: reachable(pool, log, onWritten) }),
    log: (event) => onStatement(event.query.sql),
  });
}

/** How to connect to it. Whole numbers come as numbers: none of ours is beyond 2⁵³. */
export function connectionTo(url: string) {
  const types = new TypeOverrides();
  const [int8, numeric] = [20, 1700]; // PostgreSQL's own numbers of its types
  for (const type of [int8, numeric]) types.setTypeParser(type, Number);
  return {
    connectionString: url,
    connectionTimeoutMillis: settings.database.connecting,
    keepAlive: true,
    types,
  };
}

/**
 * What is wrong with an address itself, before anything is asked of it: with how it is written, or
 * with the files of certificates and keys that it names.
 */
export function faultOfAddress(url: string): 'written' | 'files' | null {
  try {
    // It reads its address and goes nowhere.
    void new Client(connectionTo(url));
    return null;
  } catch (error) {
    return error instanceof Error && 'syscall' in error ? 'files' : 'written';
  }
}

/**
 * The database ends a statement that takes too long by itself, a little before the line is taken
 * for dead: after this part of that time.
 */
const endedByDatabase = 0.9;

/**
 * And a transaction in which nothing is asked for this part of it: its process or its line is gone,
 * and others wait for what it has locked.
 */
const lostInTransaction = 0.25;

/**
 * What brings tables to their shape, or reads all of them, has all the time it needs, whatever was
 * set on the connection before.
 */
export async function withoutTimeout(trx: Kysely<Database>): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`.execute(
    trx,
  );
}

/**
 * Hears that a connection was cut while nobody used it; whoever uses one learns it from their
 * statement. Unheard it would end the process.
 */
export function quiet(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** The way to the database is cut, or it lets nobody in. */
export function isAway(error: unknown): boolean {
  // Connection exceptions, shutting down or starting up, no connection left, a server that only
  // reads, one that is not in the state for it.
  if (error instanceof DatabaseError)
    return /^(08...|57P0[1-5]|53300|25006|55000)$/.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  // Neither Node nor pg has classes for these.
  if (
    'syscall' in error ||
    ('code' in error &&
      /^(ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+)$/.test(String(error.code)))
  )
    return true;
  return /^Connection terminated|not queryable|^timeout expired$|^There was an error establishing an SSL connection$/.test(
    error.message,
  );
}

/** The database is there and had no time or memory for this one. */
export function isBusy(error: unknown): boolean {
  // Ended for its time: a statement, a wait for a lock, a transaction in which nothing happened or
  // that took too long. And no memory.
  if (error instanceof DatabaseError)
    return /^(57014|55P03|25P03|25P04|53200)$/.test(error.code ?? '');
  return (
    error instanceof Error &&
    /^(timeout exceeded when trying to connect|Query read timeout)$/.test(error.message)
  );
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error
    ? String(error.code)
    : error instanceof Error
      ? error.message
      : 'unknown';

/**
 * A connection to a PostgreSQL that we can work with. It answers at once or is taken for dead:
 * nothing long is asked on it.
 */
export async function connectChecked(url: string): Promise<Client> {
  const client = new Client({ ...connectionTo(url), query_timeout: settings.database.connecting });
  client.on('error', () => undefined);
  try {
    await client.connect().catch((error: unknown) => {
      // Such as that it asks for a password and there is none, or has a certificate that nobody
      // knows: waiting changes nothing.
      throw error instanceof DatabaseError || isAway(error) || isBusy(error)
        ? error
        : new DatabaseUnusable(
            `Snagbook cannot connect to PostgreSQL at DATABASE_URL as it is set (${codeOf(error)}).`,
            { cause: error },
          );
    });
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    const version = Number(rows[0]?.server_version_num);
    if (version < oldest)
      throw new DatabaseUnusable(
        `PostgreSQL at DATABASE_URL is version ${Math.floor(version / 10_000)}. Snagbook needs version 15 or later.`,
      );
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** What the operator can do something about, as a sentence. */
export function unusable(error: unknown): unknown {
  if (isAway(error) || isBusy(error)) return new DatabaseAway(error);
  if (!(error instanceof DatabaseError)) return error;
  const said = {
    '28P01': 'PostgreSQL at DATABASE_URL does not take this user and password.',
    '28000': 'PostgreSQL at DATABASE_URL does not let this user in from here (pg_hba.conf).',
    '3D000':
      'PostgreSQL at DATABASE_URL has no database of this name. Make it first: createdb snagbook.',
    '53100': 'The disk of PostgreSQL at DATABASE_URL is full.',
    '42501':
      'The user of DATABASE_URL may not make tables there, or not use them. Make this user the owner of the database and of its tables.',
  }[error.code ?? ''];
  return said === undefined ? error : new DatabaseUnusable(said, { cause: error });
}

/**
 * A pool that tells the operator when the database goes and when it is back; in between requests
 * are refused as by a busy server, which devices know to wait for.
 */
function reachable(
  pool: Pool,
  log: Log,
  onWritten: (statements: readonly string[]) => void,
): PostgresPool {
  /** `why`: PostgreSQL has said itself why it lets nobody in. */
  let away: false | 'silent' | 'why' = false;
  /** It answers, and takes nothing: its disk is full, or the rights of its user were taken away. */
  let takesNothing = false;
  const written = (): void => {
    if (!takesNothing) return;
    takesNothing = false;
    log({ level: 'info', message: 'The database takes what is written again.' });
  };
  const back = (): void => {
    if (away === false) return;
    away = false;
    log({ level: 'info', message: 'The database can be reached again.' });
  };
  const busy = (cause: unknown): Refusal => Object.assign(serverBusy(), { cause });
  const refusalFor = (error: unknown, { connecting = false } = {}): unknown => {
    if (isBusy(error)) return busy(error);
    const why = unusable(error);
    const until = (what: string): void =>
      log({
        level: 'error',
        message: `${what}, requests are answered with 503 and devices keep what they have.`,
        code: codeOf(error),
      });
    if (!connecting && why instanceof DatabaseUnusable) {
      if (!takesNothing) until(`${why.message} Until that is put right`);
      takesNothing = true;
      // The refusal of a full disk says whom to tell.
      return error instanceof DatabaseError && error.code === '53100'
        ? new Refusal('STORAGE_FULL_SERVER')
        : busy(error);
    }
    if (!connecting && !isAway(error)) return error;
    const isSaid = why instanceof DatabaseUnusable;
    if (away === false || (isSaid && away === 'silent'))
      until(
        isSaid
          ? `${why.message} Until that is put right`
          : 'The database cannot be reached. Until it can',
      );
    away = isSaid ? 'why' : away || 'silent';
    return busy(error);
  };
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw refusalFor(error, { connecting: true });
      });
      let broken: unknown = null;
      const noteWritten = writesOf((statements, { isSure }) => {
        onWritten(statements);
        if (isSure) written();
      });
      return {
        // Kysely calls `query` with a cursor object only to stream, for which the dialect would
        // need the class of pg-cursor; it was given none.
        query: (async (statement: string, parameters: readonly unknown[]) => {
          // What is asked behind a line that is dead, such as to roll back, would wait for as long
          // again.
          if (broken !== null) throw busy(broken);
          try {
            const result = await client.query(statement, [...parameters]);
            back();
            noteWritten(statement, true);
            return result;
          } catch (error) {
            noteWritten(statement, false);
            if (isAway(error) || isBusy(error)) broken = error;
            throw refusalFor(error);
          }
        }) as unknown as Awaited<ReturnType<PostgresPool['connect']>>['query'],
        release: () => client.release(broken !== null),
      };
    },
    end: () => pool.end(),
  };
}

/**
 * Told each statement of a connection, and whether it succeeded, it calls `written` with those that
 * wrote when others may read it: by themselves, or once they are committed. `isSure` is false where
 * the last failed, which may have been on the way back.
 */
function writesOf(
  written: (statements: readonly string[], about: { isSure: boolean }) => void,
): (statement: string, succeeded: boolean) => void {
  let begun = false;
  let statements: string[] = [];
  return (statement, succeeded) => {
    const [verb = ''] = /^\w+/.exec(statement) ?? [];
    if (/^(begin|start)$/i.test(verb)) [begun, statements] = [true, []];
    else if (/^rollback$/i.test(verb)) [begun, statements] = [false, []];
    else if (/^commit$/i.test(verb)) begun = false;
    else if (/^(insert|update|delete)$/i.test(verb)) statements.push(statement);
    if (begun || statements.length === 0) return;
    written(statements, { isSure: succeeded });
    statements = [];
  };
}

/**
 * Brings the tables to the newest shape, by connections that have all the time they need: a
 * statement of a migration may read everything. Throws what the operator can do something about as
 * {@link DatabaseUnusable} or {@link DatabaseAway}.
 */
export async function bringUpToDate(url: string, log: Log): Promise<void> {
  const pool = new Pool({ ...connectionTo(url), max: 2 });
  quiet(pool);
  const db = new Kysely<Database>({ dialect: new MigratingDialect({ pool }) });
  try {
    await migrate(db);
    await indexTexts(db, log);
  } catch (error) {
    throw unusable(error);
  } finally {
    await db.destroy();
  }
}

async function migrate(db: Kysely<Database>): Promise<void> {
  if (await holdsOthers(db))
    throw new DatabaseUnusable(
      'The database of DATABASE_URL holds tables that are not Snagbook’s. Snagbook needs a database of its own: createdb snagbook.',
    );
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(comparingAsBytes(ofPostgres)) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    // Kysely has no class for it, and has looked before it changed anything.
    const newer = await unknownMigration(db, ofPostgres).catch(() => null);
    if (newer !== null) throw new DataDirNewer('the database of DATABASE_URL', newer);
    throw error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * Sets the collation in the same transaction as the migration, so a process that is killed in
 * between, or another one that starts, finds both or neither.
 */
const comparingAsBytes = (
  migrations: Readonly<Record<string, Migration>>,
): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, migration]): [string, Migration] => [
      name,
      {
        async up(db) {
          await migration.up(db);
          await compareTextAsBytes(db);
        },
      },
    ]),
  );

/** Tables, and none of them the first that we make. */
async function holdsOthers(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{
    others: boolean;
  }>`select count(*) > 0 and not coalesce(bool_or(tablename = ${DEFAULT_MIGRATION_TABLE}), false) as others
    from pg_tables where schemaname = current_schema()`.execute(db);
  return rows[0]?.others === true;
}

/**
 * An index of what search looks through. Where the extension may not be made search reads all texts
 * of a project instead, and finds the same.
 */
async function indexTexts(db: Kysely<Database>, log: Log): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      await sql`create extension if not exists pg_trgm`.execute(trx);
      await sql`create index if not exists snag_text_trigrams on snag_text using gin (text gin_trgm_ops)`.execute(
        trx,
      );
    });
  } catch (error) {
    if (isAway(error)) throw error;
    log({
      level: 'warn',
      message:
        'Search goes without an index, because the extension pg_trgm is not there and this user may not make it: create extension pg_trgm.',
      code: codeOf(error),
    });
  }
}
