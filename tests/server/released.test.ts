import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, findBreakingChanges } from 'graphql';
import { openDatabase } from '../../server/database/open';
import { ofPostgres, ofSqlite } from '../../server/database/migrationLists';
import { publishedOf } from '../../server/graphql/published';
import { checkJournals } from '../../server/features/journal/checkJournals';
import { personOf } from '../support/oldDataDir';
import { announce, blobOf, grain } from '../support/photos';
import { uploadDocument, uploadInput } from '../support/paperPlans';
import { readReleased, releasedFile, releasing, writeReleased } from '../support/releaseFiles';
import { startServer, type TestServer } from '../support/server';
import { openSite, raiseSnagDocument } from '../support/site';
import { source } from '../support/sources';
import { faultsOf, type Shapes, shapesOf } from '../support/tableShapes';
import { dataOf, event, gql, newId, signIn } from '../support/wire';

// What the last release had must go on working: its servers beside new ones while these are put up
// one by one, its pages, and its data.

let dir: string;
beforeAll(async () => void (dir = await mkdtemp(join(tmpdir(), 'snagbook-released-'))));
afterAll(() => rm(dir, { recursive: true, force: true }));

const schemaNow = (): string => source('schema.graphql').text;
const archive = releasedFile('dataDir.tar.gz');

interface Migrations {
  sqlite: string[];
  postgres: string[];
}
const migrationsNow: Migrations = {
  sqlite: Object.keys(ofSqlite),
  postgres: Object.keys(ofPostgres),
};

/** SHA-256 of each migration's file as it stands in the repository, by its name. */
const contentsOf = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...new Set(names)].toSorted().map((name) => [
      name,
      createHash('sha256')
        .update(source(`server/database/migrations/${name}.ts`).text)
        .digest('hex'),
    ]),
  );

/** A small project of everything, on SQLite. */
async function makeDataDir(): Promise<void> {
  const dataDir = join(dir, 'made');
  const site = await openSite({ dataDir });
  const { id } = await site.raise({ title: 'Crack above the door' });
  await site.addPhoto('inspector', id, await grain(200, 150).jpeg().toBuffer());
  const plan = await grain(300, 200).png().toBuffer();
  dataOf(
    await site.upload(
      'admin',
      uploadDocument,
      { input: uploadInput(site, '', { ...announce(plan), name: 'plan.png' }) },
      blobOf(plan),
    ),
  );
  await site.addPhoto('tradeA', id, await grain(210, 150).jpeg().toBuffer(), 'EVIDENCE');
  dataOf(await site.move('tradeA', id, 'FIX', { comment: 'Filled and painted.' }));
  dataOf(await site.move('inspector', id, 'SEND_BACK', { comment: 'Still to be seen.' }));
  await site.server.app.rendered();
  await site.close({ keep: true });
  // Two databases of one process may both have it open.
  const db = await openDatabase(dataDir);
  await db.destroy();
  execFileSync('tar', [
    '-czf',
    archive,
    '--exclude=reserve',
    '--exclude=temporary',
    '--exclude=lock',
    '--exclude=site.json',
    '-C',
    dataDir,
    '.',
  ]);
}

if (releasing) {
  test('what this version has is kept for those after it', async () => {
    await writeReleased('schema.graphql', schemaNow());
    await writeReleased('published.graphql', publishedOf(schemaNow()));
    await writeReleased('migrations.json', `${JSON.stringify(migrationsNow, null, 2)}\n`);
    await writeReleased(
      'migrationHashes.json',
      `${JSON.stringify(contentsOf(Object.values(migrationsNow).flat()), null, 2)}\n`,
    );
    const db = await openDatabase(join(dir, 'shapes'));
    await writeReleased('tables.sqlite.json', `${JSON.stringify(await shapesOf(db), null, 2)}\n`);
    await db.destroy();
    await makeDataDir();
  });
}

test('what pages and devices of the last release ask for, they may ask for still', async () => {
  const changes = findBreakingChanges(
    buildSchema(await readReleased('schema.graphql')),
    buildSchema(schemaNow()),
  );
  expect(changes.map(({ description }) => description)).toEqual([]);
});

test('what programs ask for with a key, they may ask for still', async () => {
  const changes = findBreakingChanges(
    buildSchema(await readReleased('published.graphql')),
    buildSchema(publishedOf(schemaNow())),
  );
  expect(changes.map(({ description }) => description)).toEqual([]);
});

test('the migrations of the last release are as they were, and those after it come behind them, on both engines the same', async () => {
  const released = JSON.parse(await readReleased('migrations.json')) as Migrations; // written above
  const later = (engine: keyof Migrations): string[] =>
    migrationsNow[engine].slice(released[engine].length);
  for (const engine of ['sqlite', 'postgres'] as const)
    expect(migrationsNow[engine].slice(0, released[engine].length)).toEqual(released[engine]);
  expect(later('sqlite')).toEqual(later('postgres'));
});

/**
 * Of each migration a hash of its name and of all names that sort before it, so that none comes
 * between two that are there.
 */
function orderOf(names: readonly string[]): Record<string, string> {
  const order: Record<string, string> = {};
  let before = '';
  for (const name of [...new Set(names)].toSorted())
    order[name] = before = createHash('sha256')
      .update(`${before} ${name}`)
      .digest('hex')
      .slice(0, 16);
  return order;
}

test('a new migration sorts behind all that are there: a database that has run those would be refused with one that comes between them', async () => {
  // Grows by one line a migration, at its end, which the difference shows. No line that is there
  // may change.
  const known = JSON.parse(await readReleased('migrationOrder.json')) as Record<string, string>;
  expect(known).toEqual(orderOf([...migrationsNow.sqlite, ...migrationsNow.postgres]));
  // Both lists name them in that order, too.
  for (const engine of ['sqlite', 'postgres'] as const)
    expect(migrationsNow[engine]).toEqual(migrationsNow[engine].toSorted());
});

test('no file of a released migration has changed: whoever has run it has what it did then', async () => {
  // written above
  const released = JSON.parse(await readReleased('migrationHashes.json')) as Record<string, string>;
  expect(Object.keys(released)).toEqual(
    [
      ...new Set(
        Object.values(JSON.parse(await readReleased('migrations.json')) as Migrations).flat(),
      ),
    ].toSorted(),
  );
  expect(contentsOf(Object.keys(released))).toEqual(released);
});

test('a server of the last release can write into the tables as they are now: nothing it knows is gone, and nothing is needed that it does not know', async () => {
  const db = await openDatabase(join(dir, 'now'));
  const now = await shapesOf(db);
  await db.destroy();
  // written above
  expect(faultsOf(JSON.parse(await readReleased('tables.sqlite.json')) as Shapes, now)).toEqual([]);
});

describe('a data directory of the last release', () => {
  let server: TestServer;
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(dir, 'data-'));
    execFileSync('tar', ['-xzf', archive, '-C', dataDir]);
    server = await startServer({ dataDir, development: true });
  });
  afterAll(async () => {
    expect(server.log).toEqual([]);
    await server.close();
  });

  test('is opened, its people sign in with their passwords and find what they had, and go on', async () => {
    for (const key of ['admin', 'inspector', 'inspector2', 'tradeA', 'tradeB', 'viewer'])
      expect((await signIn(server.url, personOf(key))).token).not.toBe('');
    const inspector = await signIn(server.url, personOf('inspector'));
    interface Read {
      project: {
        id: string;
        locations: { id: string }[];
        snag: {
          title: string;
          status: string;
          photos: { url: string }[];
          history: { edges: { node: { kind: string } }[] };
        };
      };
    }
    const query = `{ project(code: "SITE") { id locations { id } snag(number: 1) { title status photos { url(size: SMALL) } history(first: 20) { edges { node { kind } } } } } }`;
    const { project } = dataOf(await gql<Read>(server.url, inspector, query));
    expect([project.snag.title, project.snag.status]).toEqual(['Crack above the door', 'OPEN']);
    expect(project.snag.history.edges.map(({ node }) => node.kind)).toEqual([
      'SNAG_RAISED',
      'PHOTO_ADDED',
      'PHOTO_ADDED',
      'SNAG_FIXED',
      'SNAG_SENT_BACK',
    ]);
    for (const { url } of project.snag.photos)
      expect(
        (await fetch(`${server.url}${url}`, { headers: { cookie: inspector.cookies } })).status,
      ).toBe(200);
    const input = {
      ...event(),
      projectId: project.id,
      snagId: newId('snag'),
      locationId: project.locations[0]?.id,
    };
    expect(dataOf(await gql(server.url, inspector, raiseSnagDocument, { input }))).toMatchObject({
      raiseSnag: { snag: { number: 2 } },
    });
  });

  test('has its journals and its files whole', async () => {
    expect(await checkJournals(server.dataDir, { quick: false })).toMatchObject({ hold: true });
  });
});
