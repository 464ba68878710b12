import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { openPostgres } from '../../server/database/openPostgres';

/**
 * Set for the tests that run on PostgreSQL: where databases may be made, and what the names of
 * theirs begin with.
 */
const server = process.env['SNAGBOOK_TEST_POSTGRES'];
const run = process.env['SNAGBOOK_TEST_RUN'] ?? '';

export const onPostgres = server !== undefined;

/**
 * Names the database that belongs to a data directory, so that a second server there finds the
 * first one's, and one on a copy gets a copy.
 */
const noteIn = (dataDir: string): string => join(dataDir, 'postgres.json');

interface Note {
  dataDir: string;
  name: string;
}

/**
 * The URL of the database beside this data directory, made at its first use; undefined where the
 * tests run on SQLite.
 */
export async function databaseOf(dataDir: string): Promise<string | undefined> {
  if (server === undefined) return undefined;
  const note = await readNote(dataDir);
  if (note?.dataDir === dataDir) return urlOf(note.name);
  const name = await newDatabase(note?.name);
  await mkdir(dataDir, { recursive: true });
  await writeFile(noteIn(dataDir), JSON.stringify({ dataDir, name } satisfies Note));
  return urlOf(name);
}

/** To be called before the directory is deleted. */
export async function dropDatabaseOf(dataDir: string): Promise<void> {
  const note = server === undefined ? null : await readNote(dataDir);
  if (note !== null)
    await inServer((client) => client.query(`drop database if exists ${note.name} with (force)`));
}

async function readNote(dataDir: string): Promise<Note | null> {
  const text = await readFile(noteIn(dataDir), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Note); // written above
}

/** A copy of another one, or one in today's shape. */
export async function newDatabase(from = `${run}_template`): Promise<string> {
  const name = `${run}_${randomBytes(6).toString('hex')}`;
  await inServer(async (client) => {
    await client.query(`create database ${name} template ${from}`);
    // No test needs its rows after the machine has stopped.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  return name;
}

/**
 * The one that all others are copies of. Its language is German, as ICU sorts it: nothing may
 * depend on that, and C.UTF-8 would hide it.
 */
export async function makeTemplate(): Promise<void> {
  await inServer((client) =>
    client.query(
      `create database ${run}_template template template0 encoding 'UTF8' locale_provider icu icu_locale 'de-DE' locale 'C.UTF-8'`,
    ),
  );
  await (
    await openPostgres(urlOf(`${run}_template`), {
      log: () => undefined,
      onStatement: () => undefined,
    })
  ).destroy();
}

/**
 * A connection that is open as long as the run lasts, and bears its name: PostgreSQL closes it when
 * the run is killed, on whichever machine that was. Answers what ends it.
 */
export async function beginRun(): Promise<() => Promise<void>> {
  const running = new Client({ connectionString: server, application_name: run });
  running.on('error', () => undefined);
  await running.connect();
  return () => running.end();
}

/** Drops the databases that this run has made, and those of runs that were killed. */
export async function dropDatabases(): Promise<void> {
  await inServer(async (client) => {
    for (const name of await leftOver(client))
      await client.query(`drop database if exists ${name} with (force)`);
  });
}

/** Names of databases as runs make them: a developer may have others that begin like them. */
const madeByRuns = '^snagbook_tests_[0-9a-f]{12}_(template|[0-9a-f]{12})$';

/** The databases of this run, and of runs that are over. */
export async function leftOver(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    `select made.datname from pg_database made where made.datname ~ $2 and (starts_with(made.datname, $1)
      or not exists (select from pg_stat_activity other where other.application_name like 'snagbook\\_tests\\_%' and starts_with(made.datname, other.application_name || '_')))`,
    [`${run}_`, madeByRuns],
  );
  return rows.map(({ datname }) => datname);
}

export function urlOf(name: string): string {
  const url = new URL(server ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

export async function inServer<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
