import { join } from 'node:path';
import { Kysely, type Migration, Migrator, PostgresDialect, sql, SqliteDialect } from 'kysely';
import LibsqlDatabase from 'libsql';
import { Pool } from 'pg';
import { copiedTables } from '../../../server/database/copyRows';
import { ofPostgres, ofSqlite } from '../../../server/database/migrationLists';
import { lineOf } from '../../../server/features/journal/checkJournals';
import { verifyJournal } from '../../../server/features/journal/verify';
import { oldDataDir, personOf } from '../../support/oldDataDir';
import { newDatabase, urlOf } from '../../support/postgres';
import { startServer, type TestServer } from '../../support/server';
import { raiseSnagDocument } from '../../support/site';
import { dataOf, event, gql, newId, signIn } from '../../support/wire';

// An installation with a project in it, as the first version on PostgreSQL had it: the tables that
// an empty one gets by each later version are looked at in opening.test.ts.

type Rows = Kysely<Record<string, Record<string, unknown>>>;

async function migrate(
  db: Kysely<never>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  }).migrateToLatest();
  expect(error).toBeUndefined();
}

/** The PostgreSQL of the first version, with what was on SQLite then. */
async function firstVersion(dataDir: string): Promise<string> {
  const name = await newDatabase('template0');
  // libsql has better-sqlite3's interface, which is the one this dialect asks for.
  const from: Rows = new Kysely({
    dialect: new SqliteDialect({ database: new LibsqlDatabase(join(dataDir, 'snagbook.db')) }),
  });
  const to: Rows = new Kysely({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: urlOf(name) }) }),
  });
  await migrate(
    from as Kysely<never>,
    Object.fromEntries(Object.entries(ofSqlite).filter(([migration]) => migration < '0024')),
  );
  await migrate(to as Kysely<never>, Object.fromEntries(Object.entries(ofPostgres).slice(0, 1)));
  const { rows: columns } = await sql<{
    table_name: string;
    column_name: string;
  }>`select table_name, column_name from information_schema.columns where table_schema = current_schema()`.execute(
    to,
  );
  const columnsOf = (table: string): readonly string[] =>
    columns.filter(({ table_name }) => table_name === table).map(({ column_name }) => column_name);
  // Counts are kept by triggers. Numbers that are given out by the database are not taken over.
  for (const table of copiedTables.filter(
    (each) => columnsOf(each).length > 0 && !['snag_tally', 'job'].includes(each),
  )) {
    for (const row of await from.selectFrom(table).selectAll().execute())
      await to
        .insertInto(table)
        .values(Object.fromEntries(columnsOf(table).map((column) => [column, row[column]])))
        .execute();
  }
  await from.destroy();
  await to.destroy();
  return name;
}

let server: TestServer;
beforeAll(async () => {
  // Photos and plans are not looked at here.
  server = await startServer({
    databaseUrl: urlOf(await firstVersion(await oldDataDir('beforeChain'))),
    development: true,
  });
});
afterAll(async () => {
  expect(server.log).toEqual([]);
  await server.close();
});

test('an installation of the first version on PostgreSQL is brought to today’s shape with all its rows, and is worked with', async () => {
  const inspector = await signIn(server.url, personOf('inspector'));
  const list = async () =>
    dataOf(
      await gql<{
        project: {
          id: string;
          snags: { edges: { node: { number: number; title: string; status: string } }[] };
        };
      }>(
        server.url,
        inspector,
        `{ project(code: "SITE") { id snags(first: 10) { edges { node { number title status } } } } }`,
      ),
    ).project;
  const before = await list();
  expect(before.snags.edges.map(({ node }) => node)).toEqual([
    { number: 3, title: '', status: 'VOID' },
    { number: 2, title: 'Scratched window pane', status: 'DISPUTED' },
    { number: 1, title: 'Crack above the door', status: 'OPEN' },
  ]);
  const { db } = server.app.services;
  const { id: locationId } = await db
    .selectFrom('location')
    .select('id')
    .where('project_id', '=', before.id)
    .executeTakeFirstOrThrow();
  const input = {
    ...event(),
    projectId: before.id,
    snagId: newId('snag'),
    title: 'After the upgrade',
    locationId,
  };
  expect(
    dataOf(
      await gql<{ raiseSnag: { snag: { number: number } } }>(
        server.url,
        inspector,
        raiseSnagDocument,
        { input },
      ),
    ).raiseSnag.snag.number,
  ).toBe(4);
  expect((await list()).snags.edges[0]?.node).toEqual({
    number: 4,
    title: 'After the upgrade',
    status: 'OPEN',
  });
  const project = await db
    .selectFrom('project')
    .select(['id', 'code', 'last_seq'])
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow();
  expect(lineOf(await verifyJournal(db, project))).toMatch(/^SITE holds/);
});
