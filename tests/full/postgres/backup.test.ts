import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { backUp } from '../../../server/backup/backup';
import { move } from '../../../server/backup/move';
import { restore } from '../../../server/backup/restore';
import { checkJournals } from '../../../server/features/journal/checkJournals';
import { uploadDocument, uploadInput } from '../../support/paperPlans';
import { announce, blobOf, grain } from '../../support/photos';
import { databaseOf, newDatabase, urlOf } from '../../support/postgres';
import { startServer } from '../../support/server';
import { openSite, raiseSnagDocument, type Site } from '../../support/site';
import { dataOf, event, gql, newId, signIn } from '../../support/wire';

let site: Site;
let databaseUrl: string;
let disk: string;
let snagId: string;

beforeAll(async () => {
  site = await openSite();
  databaseUrl = (await databaseOf(site.server.dataDir)) ?? '';
  snagId = (await site.raise({ title: 'Door sticks' })).id;
  await site.addPhoto('inspector', snagId, await grain(80, 64).jpeg().toBuffer());
  await site.ask(
    'inspector',
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
    { input: { ...event(), snagId, body: 'At the hinge' } },
  );
  const plan = await grain(300, 200).png().toBuffer();
  dataOf(
    await site.upload(
      'admin',
      uploadDocument,
      { input: uploadInput(site, '', { ...announce(plan), name: 'plan.png' }) },
      blobOf(plan),
    ),
  );
  await site.server.app.rendered();
});
afterAll(() => site.close());
beforeEach(async () => void (disk = await mkdtemp(join(tmpdir(), 'snagbook-backup-'))));
afterEach(() => rm(disk, { recursive: true, force: true }));

const backedUp = () =>
  backUp({ dataDir: site.server.dataDir, databaseUrl, folder: join(disk, 'backup') });
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .flatMap((one) => (one.isFile() ? [relative(folder, join(one.parentPath, one.name))] : []))
    .sort();

const findDocument =
  'query ($text: String) { project(code: "SITE") { snags(first: 10, filter: { text: $text }) { edges { node { id number title } } } } }';
interface Found {
  project: { snags: { edges: { node: { id: string; number: number; title: string } }[] } };
}

interface Raised {
  raiseSnag: { receipt: { cursor: string; number: number } };
}

/** What the inspector finds on a server of its own, with a new sign-in. */
async function found(
  where: { dataDir: string; databaseUrl: string | null },
  text: string,
): Promise<{ id: string; number: number; title: string }[]> {
  const server = await startServer({ ...where, development: true });
  try {
    const { project } = dataOf(
      await gql<Found>(server.url, await signIn(server.url, site.people.inspector), findDocument, {
        text,
      }),
    );
    return project.snags.edges.map(({ node }) => node);
  } finally {
    await server.close({ keep: true });
  }
}

test('a backup of a PostgreSQL that is written meanwhile holds, starts on SQLite by itself, and another PostgreSQL takes it over', async () => {
  let stop = false;
  const writing = (async () => {
    while (!stop) await site.raise({ title: 'Meanwhile' });
  })();
  const { lines, whole } = await backedUp().finally(() => void (stop = true));
  await writing;
  const later = {
    ...event(),
    projectId: site.projectId,
    snagId: newId('snag'),
    locationId: site.locationId,
    seen: await site.cursor(),
  };
  const { receipt } = (await site.ask<Raised>('inspector', raiseSnagDocument, { input: later }))
    .raiseSnag;
  expect({ whole, said: lines.at(-1)?.replace(disk, '…') }).toEqual({
    whole: true,
    said: expect.stringMatching(
      /^Backed up to …\/backup: 2 photos and other files; [\d.]+ MB were copied\.$/,
    ),
  });
  expect(await checkJournals(join(disk, 'backup'), { quick: false })).toMatchObject({ hold: true });
  expect(await readdir(join(disk, 'backup'))).toEqual(
    expect.not.arrayContaining(['unfinished', 'snagbook.db-wal']),
  );

  const dataDir = join(disk, 'data');
  expect(await restore({ folder: join(disk, 'backup'), dataDir })).toMatchObject({ whole: true });
  for (const folder of ['photos', 'plans'])
    expect(await filesIn(join(dataDir, folder))).toEqual(
      await filesIn(join(site.server.dataDir, folder)),
    );
  expect(await found({ dataDir, databaseUrl: null }, 'hinge')).toEqual([
    { id: snagId, number: 1, title: 'Door sticks' },
  ]);
  const taker = urlOf(await newDatabase('template0'));
  expect(await move({ dataDir, databaseUrl: taker })).toMatchObject({ whole: true });
  expect(await found({ dataDir, databaseUrl: taker }, 'hinge')).toEqual([
    { id: snagId, number: 1, title: 'Door sticks' },
  ]);
  // And takes again what the backup did not have.
  const server = await startServer({ dataDir, databaseUrl: taker, development: true });
  const sent = await gql<Raised>(
    server.url,
    await signIn(server.url, site.people.inspector),
    raiseSnagDocument,
    { input: { ...later, seen: receipt.cursor } },
  );
  await server.close({ keep: true });
  expect(dataOf(sent).raiseSnag.receipt).toMatchObject({ number: receipt.number });
});

test('a second backup copies only what is new, and that of another PostgreSQL replaces none', async () => {
  await backedUp();
  const photo = await grain(90, 70).jpeg().toBuffer();
  await site.addPhoto('inspector', snagId, photo);
  const before = await filesIn(join(disk, 'backup/photos/originals'));
  expect(await backedUp()).toMatchObject({
    whole: true,
    lines: expect.arrayContaining([expect.stringContaining('3 photos and other files')]),
  });
  const after = await filesIn(join(disk, 'backup/photos/originals'));
  expect(after.filter((path) => !before.includes(path))).toHaveLength(1);

  const other = await startServer();
  try {
    const otherUrl = await databaseOf(other.dataDir);
    await expect(
      backUp({ dataDir: other.dataDir, databaseUrl: otherUrl, folder: join(disk, 'backup') }),
    ).rejects.toThrow('is of another Snagbook');
    await expect(
      backUp({ dataDir: other.dataDir, databaseUrl, folder: join(disk, 'backup') }),
    ).rejects.toThrow('The photos and plans of the database of DATABASE_URL are not in');
  } finally {
    await other.close();
  }
  expect(await filesIn(join(disk, 'backup/photos/originals'))).toEqual(after);
});
