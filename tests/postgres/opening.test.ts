import { sql } from 'kysely';
import { Client } from 'pg';
import { openPostgres } from '../../server/database/openPostgres';
import { Refusal } from '../../server/refusal';
import { settings } from '../../server/settings';
import { eventually } from '../support/eventually';
import { newDatabase, urlOf } from '../support/postgres';

const open = (name: string) => openPostgres(urlOf(name), { log: () => undefined, onStatement: () => undefined });

async function by<T>(name: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: urlOf(name) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

test('what a newer version has changed is refused with the sentence that says so', async () => {
  const name = await newDatabase();
  await by(name, (client) => client.query(`insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')`));
  await expect(open(name)).rejects.toThrow('A newer version of Snagbook has changed the data in the database of DATABASE_URL (9999_later), and this one would misread it.');
});

test('a database that holds tables of something else is refused, and they stay as they are', async () => {
  const name = await newDatabase('template0');
  await by(name, (client) => client.query('create table theirs (name text)'));
  await expect(open(name)).rejects.toThrow('holds tables that are not Snagbook’s. Snagbook needs a database of its own');
  const columns = await by(name, (client) => client.query('select table_name, collation_name from information_schema.columns where table_schema = current_schema()'));
  expect(columns.rows).toEqual([{ table_name: 'theirs', collation_name: null }]);
});

test('a start that finds nothing to migrate leaves the tables alone', async () => {
  const name = await newDatabase();
  await by(name, (client) => client.query('create table theirs (name text)'));
  await (await open(name)).destroy();
  const columns = await by(name, (client) => client.query(`select collation_name from information_schema.columns where table_name = 'theirs'`));
  expect(columns.rows).toEqual([{ collation_name: null }]);
});

test('a statement that takes too long is ended by the database, before its line is taken for dead', async () => {
  const db = await open(await newDatabase());
  try {
    const { rows } = await sql<{ limit: number }>`select setting::int as "limit" from pg_settings where name = 'statement_timeout'`.execute(db);
    expect(rows).toEqual([{ limit: settings.database.answering - 5_000 }]);
  } finally {
    await db.destroy();
  }
});

test('a second process is refused, until the first one has ended', async () => {
  const name = await newDatabase();
  const first = await open(name);
  try {
    await expect(open(name)).rejects.toThrow('Another Snagbook is already running on the database of DATABASE_URL.');
  } finally {
    await first.destroy();
  }
  await (await open(name)).destroy();
});

test('where the lock is lost requests are refused as by a busy server, until it is taken again', async () => {
  const name = await newDatabase();
  const db = await open(name);
  try {
    const ask = () => sql`select 1`.execute(db).then(
      () => 'answered',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    );
    expect(await ask()).toBe('answered');
    await by(name, async (other) => {
      // Waits for the lock, and so gets it before anybody who only tries.
      const taken = other.query('select pg_advisory_lock(5317003)');
      await by(name, (third) =>
        eventually(async () => {
          const { rows } = await third.query<{ granted: boolean; pid: number }>(`select granted, pid from pg_locks where locktype = 'advisory' and objid = 5317003 and database = (select oid from pg_database where datname = current_database())`);
          expect(rows).toHaveLength(2);
          await third.query('select pg_terminate_backend($1)', [rows.find(({ granted }) => granted)?.pid]);
        }),
      );
      await taken;
      await eventually(async () => expect(await ask()).toBe('SERVER_BUSY'));
    });
    await eventually(async () => expect(await ask()).toBe('answered'));
    await expect(open(name)).rejects.toThrow('Another Snagbook is already running');
  } finally {
    await db.destroy();
  }
});
