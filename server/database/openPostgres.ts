import { Kysely, Migrator, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { Client, DatabaseError, Pool, TypeOverrides } from 'pg';
import { Refusal, serverBusy } from '../refusal';
import { settings } from '../settings';
import { ofPostgres } from './migrationLists';
import type { Database } from './schema';
import { compareTextAsBytes } from './textAsBytes';

/** For the operator. */
export type Log = (line: { level: 'info' | 'warn' | 'error'; message: string; code?: string }) => void;

/** PostgreSQL cannot be reached, or does not let us in at the moment: it is worth trying again. Says neither the address nor the password. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  constructor(cause: unknown) {
    super(`The database of DATABASE_URL cannot be reached (${codeOf(cause)}).`, { cause });
  }
}

/** PostgreSQL is there, and Snagbook cannot use it as it is. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

/** 15.0 as PostgreSQL writes it. */
const oldest = 150_000;

/** Opens the database of a URL and brings it to the newest shape. Several processes may do so at the same time; one of them does it. */
export async function openPostgres(url: string, { log, onStatement }: { log: Log; onStatement: (statement: string) => void }): Promise<Kysely<Database>> {
  await checkVersion(url);
  const pool = new Pool({ ...connectionTo(url), max: settings.database.connections, idleTimeoutMillis: settings.database.idle });
  // Of a connection that nobody uses at the time; whoever uses one is told by their statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: reachable(pool, log) }), log: (event) => onStatement(event.query.sql) });
  try {
    await bringUpToDate(db);
    await indexTexts(db, log);
    return db;
  } catch (error) {
    await db.destroy();
    throw error instanceof Refusal ? new DatabaseAway(error.cause) : unusable(error);
  }
}

/** How to connect to it. Whole numbers come as numbers: none of ours is beyond 2⁵³. */
export function connectionTo(url: string) {
  const types = new TypeOverrides();
  const [int8, numeric] = [20, 1700]; // PostgreSQL's own numbers of its types
  for (const type of [int8, numeric]) types.setTypeParser(type, Number);
  return { connectionString: url, connectionTimeoutMillis: settings.database.connecting, query_timeout: settings.database.answering, keepAlive: true, types };
}

/** Not by pg's own word: what is not told by the database itself is about the way there. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return error instanceof Error && !(error instanceof TypeError) && !(error instanceof Refusal);
  // Connection exceptions, shutting down or starting up, no connection left, a server that only reads.
  return /^(08...|57P0[1-5]|53300|25006)$/.test(error.code ?? '');
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.message : 'unknown');

async function checkVersion(url: string): Promise<void> {
  const client = new Client(connectionTo(url));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    const version = Number(rows[0]?.server_version_num);
    if (version < oldest) throw new DatabaseUnusable(`PostgreSQL at DATABASE_URL is version ${Math.floor(version / 10_000)}. Snagbook needs version 15 or later.`);
  } catch (error) {
    throw error instanceof DatabaseUnusable ? error : isAway(error) ? new DatabaseAway(error) : unusable(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What the operator can do something about, as a sentence. */
function unusable(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const said = {
    '28P01': 'PostgreSQL at DATABASE_URL does not take this user and password.',
    '28000': 'PostgreSQL at DATABASE_URL does not let this user in from here (pg_hba.conf).',
    '3D000': 'PostgreSQL at DATABASE_URL has no database of this name. Make it first: createdb snagbook.',
    '42501': 'The user of DATABASE_URL may not make tables there. Make this user the owner of the database.',
  }[error.code ?? ''];
  return said === undefined ? error : new DatabaseUnusable(said, { cause: error });
}

/** A pool that tells the operator when the database goes and when it is back; in between requests are refused as by a busy server, which devices know to wait for. */
function reachable(pool: Pool, log: Log): PostgresPool {
  let away = false;
  const back = (): void => {
    if (!away) return;
    away = false;
    log({ level: 'info', message: 'The database can be reached again.' });
  };
  const told = (error: unknown): unknown => {
    // The disk of the database: whoever asked comes again, and is told whom to tell.
    if (error instanceof DatabaseError && error.code === '53100') return new Refusal('STORAGE_FULL_SERVER');
    if (!isAway(error)) return error;
    if (!away) log({ level: 'error', message: 'The database cannot be reached. Until it can, requests are answered with 503 and devices keep what they have.', code: codeOf(error) });
    away = true;
    const busy = serverBusy();
    busy.cause = error;
    return busy;
  };
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw told(error);
      });
      let broken = false;
      return {
        // The other form of it is for cursors, which nobody here uses.
        query: (async (statement: string, parameters: readonly unknown[]) => {
          try {
            const result = await client.query(statement, [...parameters]);
            back();
            return result;
          } catch (error) {
            broken ||= isAway(error);
            throw told(error);
          }
        }) as unknown as Awaited<ReturnType<PostgresPool['connect']>>['query'],
        release: () => client.release(broken),
      };
    },
    end: () => pool.end(),
  };
}

async function bringUpToDate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...ofPostgres }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error(String(error));
  await compareTextAsBytes(db);
}

/** An index of what search looks through. Where the extension may not be made search reads all texts of a project instead, and finds the same. */
async function indexTexts(db: Kysely<Database>, log: Log): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(5317002)`.execute(trx);
      await sql`create extension if not exists pg_trgm`.execute(trx);
      await sql`create index if not exists snag_text_trigrams on snag_text using gin (text gin_trgm_ops)`.execute(trx);
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log({ level: 'warn', message: 'Search goes without an index, because the extension pg_trgm is not there and this user may not make it: create extension pg_trgm.', code: codeOf(error) });
  }
}
