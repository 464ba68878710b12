import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { move } from '../../../server/backup/move';
import { copiedTables } from '../../../server/database/copyRows';
import { openDatabase } from '../../../server/database/open';
import { openPostgres } from '../../../server/database/openPostgres';
import { checkJournals } from '../../../server/features/journal/checkJournals';
import { bundled } from '../../support/bundled';
import { startDatabaseProxy } from '../../support/databaseProxy';
import {
  countOf,
  dataDir,
  inTarget,
  type List,
  listDocument,
  listOn,
  raiseDocument,
  raiseInput,
  sqliteSite,
  url,
} from '../../support/moving';
import { newDatabase, urlOf } from '../../support/postgres';
import { run } from '../../support/program';
import { startServer } from '../../support/server';
import { dataOf, gql, signIn } from '../../support/wire';

test('a PostgreSQL takes everything over: who is signed in stays so, passwords, list, search, history, photo and numbers, over the same folder of photos', async () => {
  const site = await sqliteSite();
  const { inspector } = site.people;
  const said: string[] = [];
  const { lines, whole } = await move({
    dataDir,
    databaseUrl: url,
    report: (line) => said.push(line),
  });
  expect(said).toContain('snag: 2 rows');
  expect({ whole, lines }).toEqual({
    whole: true,
    lines: [
      expect.stringMatching(/^OTHER holds: /),
      expect.stringMatching(/^SITE holds: /),
      expect.stringMatching(
        /^Moved to PostgreSQL: \d+ rows, compared with what was read\. Start Snagbook with DATABASE_URL and the same DATA_DIR\./,
      ),
    ],
  });
  const server = await startServer({ dataDir, databaseUrl: url, development: true });
  try {
    const read = async (text: string | null): Promise<List['project']> =>
      dataOf(await gql<List>(server.url, inspector, listDocument, { text })).project;
    const all = await read(null);
    expect(all.snagCounts.all).toBe(2);
    expect(all.snags.edges.at(-1)?.node).toMatchObject({
      number: 1,
      title: 'Door sticks',
      history: {
        edges: [
          { node: { kind: 'SNAG_RAISED' } },
          { node: { kind: 'PHOTO_ADDED' } },
          { node: { comment: 'At the hinge' } },
        ],
      },
    });
    for (const [text, numbers] of [
      ['hinge', [1]],
      ['ra', [2]],
      ['straße', [2]],
      ['st', [2, 1]],
    ] as const)
      expect((await read(text)).snags.edges.map(({ node }) => node.number)).toEqual(numbers);
    expect(
      (
        await fetch(`${server.url}/files/photos/${site.photoId}/small`, {
          headers: { cookie: inspector.cookies },
        })
      ).status,
    ).toBe(200);
    const sees = await gql<List>(
      server.url,
      await signIn(server.url, site.people.tradeB),
      listDocument,
    );
    expect(dataOf(sees).project.snags.edges.map(({ node }) => node.number)).toEqual([2]);
    expect(
      await gql(server.url, inspector, raiseDocument, {
        input: raiseInput(site, 'After the move'),
      }),
    ).toMatchObject({ data: { raiseSnag: { snag: { number: 3 } } } });
    expect(await checkJournals(dataDir, { databaseUrl: url, quick: false })).toMatchObject({
      hold: true,
    });
  } finally {
    await server.close({ keep: true });
  }
  // And nobody goes on in the old one by mistake.
  await expect(startServer({ dataDir, databaseUrl: null })).rejects.toThrow(
    'belong to a PostgreSQL database',
  );
  await expect(
    move({ dataDir, databaseUrl: urlOf(await newDatabase('template0')) }),
  ).rejects.toThrow('was moved before, to another one');
});

test('a command that is killed while it copies has moved nothing, the old database goes on, and called again it moves all', async () => {
  const site = await sqliteSite();
  await (await openPostgres(url, { log: () => undefined, onStatement: () => undefined })).destroy();
  const command = () =>
    run(process.execPath, [bundled('server/main.ts'), 'move', '--to', url], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
  await inTarget(async (client) => {
    await client.query('begin; lock table event_value in share mode');
    const killed = command();
    await killed.says(/^event_file: \d+ rows$/m);
    await killed.stop('SIGKILL');
    await client.query('rollback');
  });
  expect((await listOn(site, null)).numbers).toEqual([2, 1]);
  await expect(startServer({ dataDir, databaseUrl: url })).rejects.toThrow(
    'belong to the SQLite database there. Set DATA_DIR to another folder for the database of DATABASE_URL, or have it take that one over: npm run move.',
  );
  const again = command();
  expect({ code: await again.ended, said: again.said() }).toEqual({
    code: 0,
    said: expect.stringContaining('Moved to PostgreSQL: '),
  });
  expect((await listOn(site, url)).numbers).toEqual([2, 1]);
});

test('whoever loses the answer to the commit is told, no server starts on the copy, the old one goes on, and the next move takes what was done meanwhile along', async () => {
  const site = await sqliteSite();
  const proxy = await startDatabaseProxy(url);
  const lost: Promise<void>[] = [];
  const moved = move({
    dataDir,
    databaseUrl: proxy.through(url),
    report: (line) => line.startsWith('snag_text: ') && lost.push(proxy.loseCommit()),
  });
  await expect(moved).rejects.toThrow('The database of DATABASE_URL cannot be reached');
  await proxy.close();
  expect(await countOf('snag')).toBe(2);
  for (const folder of [dataDir, join(dataDir, 'another')])
    await expect(startServer({ dataDir: folder, databaseUrl: url })).rejects.toThrow(
      'A move to the database of DATABASE_URL was interrupted.',
    );
  await expect(checkJournals(dataDir, { databaseUrl: url, quick: true })).rejects.toThrow(
    'A move to the database of DATABASE_URL was interrupted.',
  );
  const server = await startServer({ dataDir, databaseUrl: null, development: true });
  dataOf(
    await gql(server.url, site.people.inspector, raiseDocument, {
      input: raiseInput(site, 'Meanwhile'),
    }),
  );
  await server.close({ keep: true });
  expect(await move({ dataDir, databaseUrl: url })).toMatchObject({ whole: true });
  expect(await listOn(site, url)).toEqual({ numbers: [3, 2, 1], log: [] });
});

test('every table with rows of its own is copied, on both engines', async () => {
  const sqlite = await openDatabase(dataDir);
  const { rows } = await sql<{
    name: string;
  }>`select name from sqlite_master where type = 'table'`.execute(sqlite);
  await sqlite.destroy();
  const postgres = await openPostgres(url, { log: () => undefined, onStatement: () => undefined });
  const { rows: tables } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(postgres);
  await postgres.destroy();
  // Those of the migrations, and those with which SQLite does its own work.
  const named = (found: { name: string }[]): string[] =>
    found
      .map((table) => table.name)
      .filter((table) => !/^(kysely_|sqlite_|snag_search)/.test(table))
      .toSorted();
  expect(named(rows)).toEqual(copiedTables.toSorted());
  expect(named(tables)).toEqual(copiedTables.toSorted());
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  [
    'to a PostgreSQL that cannot be reached',
    () => move({ dataDir, databaseUrl: 'postgres://postgres@127.0.0.1:1/snagbook' }),
    /The database of DATABASE_URL cannot be reached/,
  ],
  [
    'to a PostgreSQL on which a server has been started',
    async () => {
      const other = await startServer({ databaseUrl: url });
      try {
        await move({ dataDir, databaseUrl: url });
      } finally {
        await other.close();
      }
    },
    /holds a Snagbook already, and was left as it is/,
  ],
  [
    'while a server runs on the folder',
    async () => {
      const server = await startServer({ dataDir, databaseUrl: null });
      try {
        await move({ dataDir, databaseUrl: url });
      } finally {
        await server.close({ keep: true });
      }
    },
    /Another Snagbook is already running on/,
  ],
])('nothing is moved %s, and it says why', async (_what, attempt, why) => {
  await (await openDatabase(dataDir)).destroy();
  await expect(attempt()).rejects.toThrow(why);
  expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['snagbook.db']));
  const left = await openDatabase(dataDir);
  await left.destroy();
});

test.each([[[]], [['--to', 'mysql://there/snagbook']]])(
  'the command says what it wants after %j',
  async (words) => {
    const program = run(process.execPath, [bundled('server/main.ts'), 'move', ...words], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    });
    expect({ code: await program.ended, said: program.said() }).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^(Say where to: npm run move -- --to postgres:|DATABASE_URL is the address of a PostgreSQL database)/,
      ),
    });
  },
);
