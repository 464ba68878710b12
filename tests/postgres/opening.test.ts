import { sql } from 'kysely';
import { Client } from 'pg';
import { openPostgres } from '../../server/database/openPostgres';
import { settings } from '../../server/settings';
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
    expect(rows[0]?.limit).toBeGreaterThan(settings.database.answering / 2);
    expect(rows[0]?.limit).toBeLessThan(settings.database.answering);
  } finally {
    await db.destroy();
  }
});

test('processes that start at the same time on an empty database make its tables once, and all of them can use it', async () => {
  const name = await newDatabase('template0');
  const opened = await Promise.all([open(name), open(name), open(name)]);
  try {
    for (const db of opened) await expect(db.selectFrom('project').selectAll().execute()).resolves.toEqual([]);
    const columns = await by(name, (client) => client.query(`select distinct collation_name from information_schema.columns where table_name = 'snag' and data_type = 'text'`));
    expect(columns.rows).toEqual([{ collation_name: 'C' }]);
  } finally {
    await Promise.all(opened.map((db) => db.destroy()));
  }
});
