import { Kysely, Migrator, PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import { ofPostgres } from '../../../server/database/migrationLists';
import { openPostgres } from '../../../server/database/openPostgres';
import { bundled } from '../../support/bundled';
import { eventually } from '../../support/eventually';
import { newDatabase, urlOf } from '../../support/postgres';
import { run } from '../../support/program';

const open = (name: string) =>
  openPostgres(urlOf(name), { log: () => undefined, onStatement: () => undefined });

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
  await by(name, (client) =>
    client.query(
      `insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')`,
    ),
  );
  await expect(open(name)).rejects.toThrow(
    'A newer version of Snagbook has changed the data in the database of DATABASE_URL (9999_later), and this one would misread it.',
  );
});

test('a database that holds tables of something else is refused, and they stay as they are', async () => {
  const name = await newDatabase('template0');
  await by(name, (client) => client.query('create table theirs (name text)'));
  await expect(open(name)).rejects.toThrow(
    'holds tables that are not Snagbook’s. Snagbook needs a database of its own',
  );
  const columns = await by(name, (client) =>
    client.query(
      'select table_name, collation_name from information_schema.columns where table_schema = current_schema()',
    ),
  );
  expect(columns.rows).toEqual([{ table_name: 'theirs', collation_name: null }]);
});

/** A database as the first version on PostgreSQL left it. */
async function oldDatabase(): Promise<string> {
  const name = await newDatabase('template0');
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: urlOf(name) }) }),
  });
  const [first] = Object.entries(ofPostgres);
  const { error } = await new Migrator({
    db,
    provider: {
      getMigrations: () => Promise.resolve(Object.fromEntries(first === undefined ? [] : [first])),
    },
  }).migrateToLatest();
  expect(error).toBeUndefined();
  await db.destroy();
  return name;
}

const migrationsIn = async (name: string): Promise<string[]> =>
  by(name, async (client) =>
    (
      await client.query<{ name: string }>('select name from kysely_migration order by name')
    ).rows.map((row) => row.name),
  );

test('processes of a new version that start at the same time bring an older database to the new shape once', async () => {
  const name = await oldDatabase();
  const opened = await Promise.all([open(name), open(name), open(name)]);
  await Promise.all(opened.map((db) => db.destroy()));
  expect(await migrationsIn(name)).toEqual(Object.keys(ofPostgres));
});

test('a process that is killed while it brings a database to the new shape leaves it as it was, and the next one does all of it', async () => {
  const name = await oldDatabase();
  await by(name, async (client) => {
    // The migration itself can be done, and what says so cannot be written yet.
    await client.query('begin; lock table kysely_migration in share mode');
    const killed = run(process.execPath, [
      '-e',
      `import(${JSON.stringify(bundled('server/database/openPostgres.ts'))}).then(({ openPostgres }) => openPostgres(process.argv[1], { log() {}, onStatement() {} }))`,
      urlOf(name),
    ]);
    await eventually(async () =>
      expect(
        (
          await client.query(
            `select from pg_locks where not granted and relation = 'kysely_migration'::regclass`,
          )
        ).rowCount,
      ).toBe(1),
    );
    await killed.stop('SIGKILL');
    await client.query('rollback');
  });
  await eventually(async () =>
    expect(
      await by(
        name,
        async (client) =>
          (
            await client.query(
              `select from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
              [name],
            )
          ).rowCount,
      ),
    ).toBe(0),
  );
  expect(await migrationsIn(name)).toEqual(Object.keys(ofPostgres).slice(0, 1));
  expect(
    await by(
      name,
      async (client) =>
        (await client.query(`select from pg_tables where tablename = 'try_count'`)).rowCount,
    ),
  ).toBe(0);
  await (await open(name)).destroy();
  expect(await migrationsIn(name)).toEqual(Object.keys(ofPostgres));
});

test('processes that start at the same time on an empty database make its tables once, and all of them can use it', async () => {
  const name = await newDatabase('template0');
  const opened = await Promise.all([open(name), open(name), open(name)]);
  try {
    for (const db of opened)
      await expect(db.selectFrom('project').selectAll().execute()).resolves.toEqual([]);
    const columns = await by(name, (client) =>
      client.query(
        `select distinct collation_name from information_schema.columns where table_name = 'snag' and data_type = 'text'`,
      ),
    );
    expect(columns.rows).toEqual([{ collation_name: 'C' }]);
  } finally {
    await Promise.all(opened.map((db) => db.destroy()));
  }
});
