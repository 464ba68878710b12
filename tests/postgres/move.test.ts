import { mkdir, mkdtemp, readdir, rm, rmdir } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import LibsqlDatabase from 'libsql';
import { Client } from 'pg';
import { move, movedFile } from '../../server/backup/move';
import { copiedTables } from '../../server/database/copyRows';
import { openDatabase } from '../../server/database/open';
import { openPostgres } from '../../server/database/openPostgres';
import { checkJournals } from '../../server/features/journal/checkJournals';
import { bundled } from '../support/bundled';
import { startDatabaseProxy } from '../support/databaseProxy';
import { grain } from '../support/photos';
import { inServer, newDatabase, urlOf } from '../support/postgres';
import { testFolder } from '../support/prepared';
import { run } from '../support/program';
import { startServer } from '../support/server';
import { openSite, type Site } from '../support/site';
import { dataOf, event, gql, newId, signIn } from '../support/wire';

let name: string;
let url: string;
let dataDir: string;
beforeEach(async () => {
  name = await newDatabase('template0');
  url = urlOf(name);
  dataDir = await mkdtemp(join(testFolder, 'snagbook-move-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await inServer((client) => client.query(`drop database if exists ${name} with (force)`));
});

/** A site on SQLite; with two snags, a photo and a comment. Its server is stopped, and the people are still signed in. */
async function sqliteSite(): Promise<Site & { snagId: string; photoId: string }> {
  const site = await openSite({ dataDir, databaseUrl: null });
  const { id: snagId } = await site.raise({ title: 'Door sticks' });
  await site.raise({ title: 'Straße naß', tradeId: site.trades.B });
  const photoId = await site.addPhoto('inspector', snagId, await grain(100, 80).jpeg().toBuffer());
  await site.ask('inspector', 'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }', { input: { ...event(), snagId, body: 'At the hinge' } });
  await site.server.app.rendered();
  await site.close({ keep: true });
  return { ...site, snagId, photoId };
}

async function inTarget<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const countOf = (table: string): Promise<number> => inTarget(async (client) => Number((await client.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n));

const listDocument = `query ($text: String) {
  project(code: "SITE") { snagCounts { all } snags(first: 10, filter: { text: $text }) { edges { node { number title history(first: 10) { edges { node { kind comment } } } } } } }
}`;
interface List {
  project: { snagCounts: { all: number }; snags: { edges: { node: { number: number; title: string; history: { edges: { node: { kind: string; comment: string | null } }[] } } }[] } };
}
const raiseDocument = 'mutation ($input: RaiseSnagInput!) { raiseSnag(input: $input) { snag { number } } }';
const raiseInput = (site: Site, title: string) => ({ ...event(), projectId: site.projectId, snagId: newId('snag'), title, locationId: site.locationId });

/** What a server says of the list, on the database that took the folder's over or on the old one. */
async function listOn(site: Site, databaseUrl: string | null): Promise<{ numbers: number[]; log: object[] }> {
  const server = await startServer({ dataDir, databaseUrl, development: true });
  try {
    const { project } = dataOf(await gql<List>(server.url, site.people.inspector, listDocument));
    return { numbers: project.snags.edges.map(({ node }) => node.number), log: server.log };
  } finally {
    await server.close({ keep: true });
  }
}

test('a PostgreSQL takes everything over: who is signed in stays so, passwords, list, search, history, photo and numbers, over the same folder of photos', async () => {
  const site = await sqliteSite();
  const { inspector } = site.people;
  const said: string[] = [];
  const { lines, whole } = await move({ dataDir, databaseUrl: url, told: (line) => said.push(line) });
  expect(said).toContain('snag: 2 rows');
  expect({ whole, lines }).toEqual({
    whole: true,
    lines: [expect.stringMatching(/^OTHER holds: /), expect.stringMatching(/^SITE holds: /), expect.stringMatching(/^Moved to PostgreSQL: \d+ rows, compared with what was read\. Start Snagbook with DATABASE_URL and the same DATA_DIR\./)],
  });
  const server = await startServer({ dataDir, databaseUrl: url, development: true });
  try {
    const read = async (text: string | null): Promise<List['project']> => dataOf(await gql<List>(server.url, inspector, listDocument, { text })).project;
    const all = await read(null);
    expect(all.snagCounts.all).toBe(2);
    expect(all.snags.edges.at(-1)?.node).toMatchObject({ number: 1, title: 'Door sticks', history: { edges: [{ node: { kind: 'SNAG_RAISED' } }, { node: { kind: 'PHOTO_ADDED' } }, { node: { comment: 'At the hinge' } }] } });
    for (const [text, numbers] of [['hinge', [1]], ['ra', [2]], ['straße', [2]], ['st', [2, 1]]] as const) expect((await read(text)).snags.edges.map(({ node }) => node.number)).toEqual(numbers);
    expect((await fetch(`${server.url}/files/photos/${site.photoId}/small`, { headers: { cookie: inspector.cookies } })).status).toBe(200);
    const sees = await gql<List>(server.url, await signIn(server.url, site.people.tradeB), listDocument);
    expect(dataOf(sees).project.snags.edges.map(({ node }) => node.number)).toEqual([2]);
    expect(await gql(server.url, inspector, raiseDocument, { input: raiseInput(site, 'After the move') })).toMatchObject({ data: { raiseSnag: { snag: { number: 3 } } } });
    expect(await checkJournals(dataDir, { databaseUrl: url, quick: false })).toMatchObject({ hold: true });
  } finally {
    await server.close({ keep: true });
  }
  // And nobody goes on in the old one by mistake.
  await expect(startServer({ dataDir, databaseUrl: null })).rejects.toThrow('belong to a PostgreSQL database');
  await expect(move({ dataDir, databaseUrl: urlOf(await newDatabase('template0')) })).rejects.toThrow('was moved before, to another one');
});

test('a command that is killed while it copies has moved nothing, the old database goes on, and called again it moves all', async () => {
  const site = await sqliteSite();
  await (await openPostgres(url, { log: () => undefined, onStatement: () => undefined })).destroy();
  const command = () => run(process.execPath, [bundled('server/main.ts'), 'move', '--to', url], { env: { ...process.env, DATA_DIR: dataDir } });
  await inTarget(async (client) => {
    await client.query('begin; lock table event_value in share mode');
    const killed = command();
    await killed.says(/^event_file: \d+ rows$/m);
    await killed.stop('SIGKILL');
    await client.query('rollback');
  });
  expect((await listOn(site, null)).numbers).toEqual([2, 1]);
  await expect(startServer({ dataDir, databaseUrl: url })).rejects.toThrow('belong to the SQLite database there. Set DATA_DIR to another folder for the database of DATABASE_URL, or have it take that one over: npm run move.');
  const again = command();
  expect({ code: await again.ended, said: again.said() }).toEqual({ code: 0, said: expect.stringContaining('Moved to PostgreSQL: ') });
  expect((await listOn(site, url)).numbers).toEqual([2, 1]);
});

test('whoever loses the answer to the commit is told, no server starts on the copy, the old one goes on, and the next move takes what was done meanwhile along', async () => {
  const site = await sqliteSite();
  const proxy = await startDatabaseProxy(url);
  const lost: Promise<void>[] = [];
  const moved = move({ dataDir, databaseUrl: proxy.through(url), told: (line) => line.startsWith('snag_text: ') && lost.push(proxy.loseCommit()) });
  await expect(moved).rejects.toThrow('The database of DATABASE_URL cannot be reached');
  await proxy.close();
  expect(await countOf('snag')).toBe(2);
  for (const folder of [dataDir, join(dataDir, 'another')]) await expect(startServer({ dataDir: folder, databaseUrl: url })).rejects.toThrow('A move to the database of DATABASE_URL was interrupted.');
  await expect(checkJournals(dataDir, { databaseUrl: url, quick: true })).rejects.toThrow('A move to the database of DATABASE_URL was interrupted.');
  const server = await startServer({ dataDir, databaseUrl: null, development: true });
  dataOf(await gql(server.url, site.people.inspector, raiseDocument, { input: raiseInput(site, 'Meanwhile') }));
  await server.close({ keep: true });
  expect(await move({ dataDir, databaseUrl: url })).toMatchObject({ whole: true });
  expect(await listOn(site, url)).toEqual({ numbers: [3, 2, 1], log: [] });
});

test('a move that is interrupted between the copy and its end leaves nothing that a server starts on, and goes on from there', async () => {
  const site = await sqliteSite();
  // Nothing can be put in the place of a folder.
  await mkdir(join(dataDir, movedFile));
  await expect(move({ dataDir, databaseUrl: url })).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  await expect(startServer({ dataDir, databaseUrl: null })).rejects.toThrow('belong to a PostgreSQL database');
  await expect(startServer({ dataDir, databaseUrl: url })).rejects.toThrow('A move to the database of DATABASE_URL was interrupted.');
  await rmdir(join(dataDir, movedFile));
  expect(await move({ dataDir, databaseUrl: url })).toMatchObject({ whole: true });
  // Its very last step.
  await inTarget((client) => client.query(`insert into setting select 'moving', value from setting where name = 'files'`));
  await expect(startServer({ dataDir, databaseUrl: url })).rejects.toThrow('A move to the database of DATABASE_URL was interrupted.');
  expect(await move({ dataDir, databaseUrl: url })).toMatchObject({ whole: true, lines: [expect.stringMatching(/^Moved to PostgreSQL\. Start/)] });
  expect((await listOn(site, url)).numbers).toEqual([2, 1]);
});

test('what arrives as something else than was read is not moved', async () => {
  const site = await sqliteSite();
  await (await openPostgres(url, { log: () => undefined, onStatement: () => undefined })).destroy();
  await inTarget(async (client) => {
    await client.query(`create function spoil() returns trigger language plpgsql as $$ begin new.name = upper(new.name); return new; end $$`);
    await client.query('create trigger spoiled before insert on company for each row execute function spoil()');
  });
  await expect(move({ dataDir, databaseUrl: url })).rejects.toThrow('What arrived in the table company is not what was read. Nothing was moved.');
  expect(await countOf('company')).toBe(0);
  expect((await listOn(site, null)).numbers).toEqual([2, 1]);
});

/** The same database, by a line on which it says that it is version 14. */
async function asVersion14<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { hostname, port } = new URL(url);
  const server = createServer((down) => {
    const up = connect(Number(port === '' ? '5432' : port), hostname);
    for (const [one, other] of [[down, up], [up, down]] as const) one.on('error', () => other.destroy()).on('close', () => other.destroy());
    down.on('data', (part) => up.write(part));
    up.on('data', (part) => down.write(Buffer.from(part.toString('latin1').replace(/1[5-9]00\d\d(?=C)/, '140000'), 'latin1')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  try {
    return await work(through.href);
  } finally {
    server.close();
  }
}

test('every table with rows of its own is copied, on both engines', async () => {
  const sqlite = await openDatabase(dataDir);
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(sqlite);
  await sqlite.destroy();
  const postgres = await openPostgres(url, { log: () => undefined, onStatement: () => undefined });
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(postgres);
  await postgres.destroy();
  // Those of the migrations, and those with which SQLite does its own work.
  const named = (found: { name: string }[]): string[] => found.map((table) => table.name).filter((table) => !/^(kysely_|sqlite_|snag_search)/.test(table)).toSorted();
  expect(named(rows)).toEqual(copiedTables.toSorted());
  expect(named(tables)).toEqual(copiedTables.toSorted());
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['to a PostgreSQL that cannot be reached', () => move({ dataDir, databaseUrl: 'postgres://postgres@127.0.0.1:1/snagbook' }), /The database of DATABASE_URL cannot be reached/],
  ['to a PostgreSQL that is too old', () => asVersion14((databaseUrl) => move({ dataDir, databaseUrl })), /PostgreSQL at DATABASE_URL is version 14\. Snagbook needs version 15 or later\./],
  ['to a database that is not there', () => move({ dataDir, databaseUrl: `${url}_not` }), /has no database of this name/],
  ['to a database of something else', async () => {
    await inTarget((client) => client.query('create table theirs (name text)'));
    await move({ dataDir, databaseUrl: url });
  }, /holds tables that are not Snagbook’s/],
  ['to a PostgreSQL on which a server has been started', async () => {
    const other = await startServer({ databaseUrl: url });
    try {
      await move({ dataDir, databaseUrl: url });
    } finally {
      await other.close();
    }
  }, /holds a Snagbook already, and was left as it is/],
  ['while a server runs on the folder', async () => {
    const server = await startServer({ dataDir, databaseUrl: null });
    try {
      await move({ dataDir, databaseUrl: url });
    } finally {
      await server.close({ keep: true });
    }
  }, /Another Snagbook is already running on/],
  ['while something reads the database', async () => {
    const reader = new LibsqlDatabase(join(dataDir, 'snagbook.db'));
    try {
      reader.exec(`insert into setting values ('read', ''); begin; select * from setting`);
      await move({ dataDir, databaseUrl: url });
    } finally {
      reader.close();
    }
  }, /Something is reading the database in/],
  ['of a folder without a Snagbook', () => move({ dataDir: join(dataDir, 'nothing'), databaseUrl: url }), /There is no SQLite database in/],
])('nothing is moved %s, and it says why', async (_what, attempt, why) => {
  await (await openDatabase(dataDir)).destroy();
  await expect(attempt()).rejects.toThrow(why);
  expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['snagbook.db']));
  const left = await openDatabase(dataDir);
  await left.destroy();
});

test.each([[[]], [['--to']], [['--to', 'mysql://there/snagbook']]])('the command says what it wants after %j', async (words) => {
  const program = run(process.execPath, [bundled('server/main.ts'), 'move', ...words], { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } });
  expect({ code: await program.ended, said: program.said() }).toEqual({ code: 1, said: expect.stringMatching(/^(Say where to: npm run move -- --to postgres:|DATABASE_URL is the address of a PostgreSQL database)/) });
});
