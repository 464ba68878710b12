import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import LibsqlDatabase from 'libsql';
import { backUp } from '../../../server/backup/backup';
import { restore } from '../../../server/backup/restore';
import { checkJournals } from '../../../server/features/journal/checkJournals';
import { CommandRefused } from '../../../server/commandRefused';
import { uploadDocument, uploadInput } from '../../support/paperPlans';
import { announce, blobOf, grain } from '../../support/photos';
import { startServer, type TestServer } from '../../support/server';
import { openSite, type Site } from '../../support/site';
import { type Caller, dataOf, event, gql, newId, signIn } from '../../support/wire';

let site: Site;
let disk: string;
let snagId: string;

beforeAll(async () => {
  site = await openSite();
  snagId = (await site.raise({ title: 'Door sticks' })).id;
  await addPhoto();
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

const addPhoto = async (): Promise<string> =>
  site.addPhoto('inspector', snagId, await grain(80, 64).jpeg().toBuffer());
const backedUp = (folder = join(disk, 'backup')) =>
  backUp({ dataDir: site.server.dataDir, folder });
const restored = (folder = join(disk, 'backup')) =>
  restore({ folder, dataDir: join(disk, 'data') });
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .flatMap((one) => (one.isFile() ? [relative(folder, join(one.parentPath, one.name))] : []))
    .sort();
const summary = (lines: readonly string[]): string | undefined => lines.at(-1)?.replace(disk, '…');

/** A server on what was restored, and the inspector who has signed in there. */
async function inspecting<T>(
  look: (server: TestServer, inspector: Caller) => Promise<T>,
): Promise<T> {
  const server = await startServer({ dataDir: join(disk, 'data'), development: true });
  try {
    return await look(server, await signIn(server.url, site.people.inspector));
  } finally {
    await server.close({ keep: true });
  }
}

const raise = `mutation ($input: RaiseSnagInput!) { raiseSnag(input: $input) { snag { number } } }`;
const journal = `query ($projectId: ID!, $after: String!) { project: node(id: $projectId) { ... on Project { journal(after: $after, first: 1) { cursor } } } }`;
const one = `query ($id: ID!) { node(id: $id) { ... on Snag { number title photos { url(size: LARGE) } } } }`;

test('what was backed up while the server ran is all there after it was restored: snags, history, photos, plans and passwords', async () => {
  const { lines, whole } = await backedUp();
  expect({ whole, said: summary(lines) }).toEqual({
    whole: true,
    said: expect.stringMatching(
      /^Backed up to …\/backup: \d photos and other files; [\d.]+ MB were copied\.$/,
    ),
  });
  expect(await restored()).toMatchObject({ whole: true });
  expect(await checkJournals(join(disk, 'data'), { quick: false })).toMatchObject({ hold: true });
  for (const folder of ['photos', 'plans'])
    expect(await filesIn(join(disk, 'data', folder))).toEqual(
      await filesIn(join(site.server.dataDir, folder)),
    );

  await inspecting(async ({ url }, inspector) => {
    const { node } = dataOf(
      await gql<{ node: { number: number; title: string; photos: [{ url: string }] } }>(
        url,
        inspector,
        one,
        { id: snagId },
      ),
    );
    expect(node).toMatchObject({ number: 1, title: 'Door sticks' });
    expect(
      (await fetch(`${url}${node.photos[0].url}`, { headers: { cookie: inspector.cookies } }))
        .status,
    ).toBe(200);
  });
});

test('after a restore nobody is signed in any more, a cursor of what was lost is one of another history, and no snag gets a number that another one may have had', async () => {
  await backedUp();
  const { number } = await site.raise({ title: 'After the backup' });
  const cursor = await site.cursor('inspector');
  await restored();
  await inspecting(async ({ url }, inspector) => {
    expect(
      await gql(url, site.people.inspector, journal, { projectId: site.projectId, after: cursor }),
    ).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(
      await gql(url, inspector, journal, { projectId: site.projectId, after: cursor }),
    ).toMatchObject({ errors: [{ extensions: { code: 'OTHER_HISTORY' } }] });
    const input = {
      ...event(),
      projectId: site.projectId,
      snagId: newId('snag'),
      title: 'After the restore',
      locationId: site.locationId,
    };
    const raised = dataOf(
      await gql<{ raiseSnag: { snag: { number: number } } }>(url, inspector, raise, { input }),
    );
    expect(raised.raiseSnag.snag.number).toBeGreaterThan(number + 900);
  });
});

test('a second backup copies only what is new, and drops what was erased', async () => {
  const erased = await addPhoto();
  await backedUp();
  const before = await filesIn(join(disk, 'backup/photos/originals'));
  dataOf(
    await site.gql(
      'admin',
      'mutation ($input: ErasePhotoInput!) { erasePhoto(input: $input) { receipt { eventId } } }',
      { input: { ...event(), photoId: erased } },
    ),
  );
  await addPhoto();
  await site.server.app.rendered();
  const { lines, whole } = await backedUp();
  expect({ whole, said: summary(lines) }).toEqual({
    whole: true,
    said: expect.stringMatching(
      /^Backed up to …\/backup: \d photos and other files; [\d.]+ MB were copied\. Removed \d that were erased since the backup before\.$/,
    ),
  });
  const after = await filesIn(join(disk, 'backup/photos/originals'));
  expect(before.filter((path) => !after.includes(path))).toHaveLength(1);
  expect(after.filter((path) => !before.includes(path))).toHaveLength(1);
  expect(await restored()).toMatchObject({ whole: true });
});

test('a photo that is missing or damaged is named, by the backup and by the restore, and all else is there', async () => {
  const bad = await addPhoto();
  const { file_key: key } = await site.server.app.services.db
    .selectFrom('photo')
    .select('file_key')
    .where('id', '=', bad)
    .executeTakeFirstOrThrow();
  const path = join(site.server.dataDir, 'photos/originals', key.slice(0, 2), key);
  const bytes = await readFile(path);
  await appendFile(path, 'x');
  expect(await backedUp()).toMatchObject({
    whole: false,
    lines: expect.arrayContaining([`The photo ${bad} is not the file that was sent.`]),
  });
  await rm(path);
  expect(await backedUp()).toMatchObject({
    whole: false,
    lines: expect.arrayContaining([`The photo ${bad} is missing.`]),
  });
  expect(await restored()).toMatchObject({
    whole: false,
    lines: expect.arrayContaining([`The photo ${bad} is missing.`]),
  });
  await inspecting(async ({ url }, inspector) => {
    expect(await gql(url, inspector, one, { id: snagId })).toMatchObject({
      data: { node: { title: 'Door sticks' } },
    });
  });
  await writeFile(path, bytes);
  expect(await backedUp()).toMatchObject({ whole: true });
});

test('a photo that is damaged after it was backed up stays whole in the backup, and a restore has it', async () => {
  const bad = await addPhoto();
  await backedUp();
  const { file_key: key } = await site.server.app.services.db
    .selectFrom('photo')
    .select('file_key')
    .where('id', '=', bad)
    .executeTakeFirstOrThrow();
  const path = join(site.server.dataDir, 'photos/originals', key.slice(0, 2), key);
  const bytes = await readFile(path);
  await writeFile(path, bytes.subarray(0, 100));
  expect(await backedUp()).toMatchObject({
    whole: false,
    lines: expect.arrayContaining([`The photo ${bad} is not the file that was sent.`]),
  });
  expect(await restored()).toMatchObject({ whole: true });
  expect(await readFile(join(disk, 'data/photos/originals', key.slice(0, 2), key))).toEqual(bytes);
  await writeFile(path, bytes);
});

test('a database whose journal does not hold takes the place of no backup', async () => {
  await backedUp();
  await restored();
  const changed = new LibsqlDatabase(join(disk, 'data/snagbook.db'));
  for (const { name } of changed
    .prepare("select name from sqlite_master where type = 'trigger' and tbl_name = 'event'")
    .all() as { name: string }[])
    changed.exec(`drop trigger ${name}`); // as asked for
  changed.exec(`update event set occurred_at = occurred_at + 1 where seq = 2`);
  changed.close();
  expect(await backUp({ dataDir: join(disk, 'data'), folder: join(disk, 'backup') })).toMatchObject(
    {
      whole: false,
      lines: expect.arrayContaining([
        expect.stringMatching(/DOES NOT HOLD at event 2/),
        expect.stringMatching(/^Not backed up/),
      ]),
    },
  );
  expect(await checkJournals(join(disk, 'backup'), { quick: false })).toMatchObject({ hold: true });
});

test('reports and the logo of their sender are in each backup, and come back with a restore', async () => {
  const logo = await grain(300, 60).png().toBuffer();
  dataOf(
    await site.upload(
      'admin',
      'mutation ($input: SetSenderLogoInput!) { setSenderLogo(input: $input) { receipt { eventId } } }',
      {
        input: {
          ...event(),
          projectId: site.projectId,
          sha256: announce(logo).sha256,
          byteLength: logo.length,
        },
      },
      blobOf(logo),
    ),
  );
  const id = newId('report');
  const settings = { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'en' };
  dataOf(
    await site.gql(
      'admin',
      'mutation ($input: MakeReportInput!) { makeReport(input: $input) { report { id } } }',
      { input: { projectId: site.projectId, id, kind: 'LIST', filter: { chip: 'ALL' }, settings } },
    ),
  );
  await site.server.app.rendered();
  await backedUp();
  // As every night.
  expect(await backedUp()).toMatchObject({ whole: true });
  expect(await restored()).toMatchObject({ whole: true });
  for (const folder of ['reports', 'logos']) {
    expect((await filesIn(join(site.server.dataDir, folder))).length).toBeGreaterThan(0);
    expect(await filesIn(join(disk, 'data', folder))).toEqual(
      await filesIn(join(site.server.dataDir, folder)),
    );
  }
});

test.each<[string, (site: Site) => Promise<unknown>, RegExp]>([
  [
    'of a folder without a Snagbook',
    () => backUp({ dataDir: join(disk, 'nothing'), folder: join(disk, 'backup') }),
    /There is no Snagbook in/,
  ],
  [
    'to a folder with other things',
    async ({ server }) => {
      await mkdir(join(disk, 'holiday'));
      await writeFile(join(disk, 'holiday/beach.jpg'), 'x');
      await backUp({ dataDir: server.dataDir, folder: join(disk, 'holiday') });
    },
    /holds something else than a backup/,
  ],
  [
    'twice at once',
    async () => {
      const ended = await Promise.allSettled([backedUp(), backedUp()]);
      throw ended.find((each) => each.status === 'rejected')?.reason;
    },
    /Another backup is being made/,
  ],
])('no backup or restore is made %s, and it says why', async (_what, make, why) => {
  const before = await readdir(site.server.dataDir);
  const refused = await make(site).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CommandRefused);
  expect(String(refused)).toMatch(why);
  expect(await readdir(site.server.dataDir)).toEqual(before);
});
