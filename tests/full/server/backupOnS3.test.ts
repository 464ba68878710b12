import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../../../server/backup/backup';
import { restore } from '../../../server/backup/restore';
import { checkJournals } from '../../../server/features/journal/checkJournals';
import { FilesUnusable, type S3Options } from '../../../server/files';
import { addPlanDocument, planInput, uploadDocument, uploadInput } from '../../support/paperPlans';
import { writePdf } from '../../support/pdfs';
import { announce, blobOf, grain } from '../../support/photos';
import { type S3Server, startS3 } from '../../support/s3Server';
import { startServer } from '../../support/server';
import { openSite, type Site } from '../../support/site';
import { dataOf, signIn } from '../../support/wire';

/** A server whose photos and plans are in a bucket. */
let s3: S3Server;
let bucket: S3Options;
let site: Site;
let disk: string;
let photoId: string;
let revisionId: string;
beforeAll(async () => {
  s3 = await startS3();
  bucket = s3.options();
  site = await openSite({ bucket });
  photoId = await site.addPhoto(
    'inspector',
    (await site.raise()).id,
    await grain(120, 90).jpeg().toBuffer(),
  );
  const plan = writePdf({ pages: [{ dict: '/MediaBox[0 0 300 200]' }] });
  const input = { ...uploadInput(site, ''), ...announce(plan) };
  dataOf(await site.upload('admin', uploadDocument, { input }, blobOf(plan)));
  const added = planInput(input.fileId, 'A-1');
  ({ revisionId } = added);
  await site.ask('admin', addPlanDocument, { input: added });
  await site.server.app.rendered();
});
afterAll(async () => {
  await site.close();
  await s3.close();
});
beforeEach(async () => void (disk = await mkdtemp(join(tmpdir(), 'snagbook-backup-'))));
afterEach(async () => {
  s3.meet(() => null);
  await rm(disk, { recursive: true, force: true });
});

const keys = async (of: S3Options): Promise<string[]> =>
  (await s3.keys())
    .flatMap((key) => (key.startsWith(of.prefix) ? [key.slice(of.prefix.length)] : []))
    .filter((key) => key !== 'owner')
    .sort();
const backedUp = (folder = 'backup') =>
  backUp({ dataDir: site.server.dataDir, bucket, folder: join(disk, folder) });
const checked = (dataDir = site.server.dataDir, of: S3Options | undefined = bucket) =>
  checkJournals(dataDir, { bucket: of, quick: false });

/** Whether a server on what was restored shows the photo and the plan. */
async function showsAll(dataDir: string, of?: S3Options): Promise<number[]> {
  const server = await startServer({ dataDir, development: true, ...(of && { bucket: of }) });
  try {
    const { cookies } = await signIn(server.url, site.people.inspector);
    const answers = [
      `photos/${photoId}/original`,
      `photos/${photoId}/small`,
      `plans/${revisionId}/overview/small`,
    ].map((path) => fetch(`${server.url}/files/${path}`, { headers: { cookie: cookies } }));
    return (await Promise.all(answers)).map(({ status }) => status);
  } finally {
    await server.close({ keep: true });
  }
}

test('photos and plans are backed up from their bucket while the server runs, and restored to a folder', async () => {
  expect(await backedUp()).toMatchObject({
    whole: true,
    lines: expect.arrayContaining([expect.stringContaining('2 photos and other files')]),
  });
  // What is there already is not copied again.
  expect((await backedUp()).lines.at(-1)).toContain('0.0 MB were copied');
  expect(await checkJournals(join(disk, 'backup'), { quick: false })).toMatchObject({ hold: true });
  const dataDir = join(disk, 'restored');
  expect(await restore({ folder: join(disk, 'backup'), dataDir })).toMatchObject({ whole: true });
  expect(await checkJournals(dataDir, { quick: false })).toMatchObject({ hold: true });
  expect(await showsAll(dataDir)).toEqual([200, 200, 200]);
});

test('a backup is restored to a bucket of its own, and never into one that belongs to somebody', async () => {
  await backedUp();
  const [before, other] = [await keys(bucket), s3.options()];
  const into = (dataDir: string, of: S3Options) =>
    restore({ folder: join(disk, 'backup'), dataDir: join(disk, dataDir), bucket: of });
  await expect(into('one', bucket)).rejects.toThrow(/belong to another database/);
  expect(await into('one', other)).toMatchObject({
    whole: true,
    lines: expect.arrayContaining([
      expect.stringMatching(/^Restored to .*one and FILES_URL: 2 photos and other files/),
    ]),
  });
  expect(await keys(other)).toEqual(before.filter((key) => !key.includes('/pages/')));
  expect(await showsAll(join(disk, 'one'), other)).toEqual([200, 200, 200]);
  expect(await checked(join(disk, 'one'), other)).toMatchObject({ hold: true });
  // It would sweep what the original has got since.
  await expect(showsAll(join(disk, 'one'), bucket)).rejects.toThrow(/belong to another database/);
  await expect(into('two', other)).rejects.toThrow(/belong to another database/);
  expect(await keys(bucket)).toEqual(before);
});

test('while the storage is out of order nothing is backed up or restored, and it says so; the same command again goes on', async () => {
  s3.meet(({ does }) => (does === 'get' ? { status: 403, code: 'AccessDenied' } : null));
  await expect(backedUp()).rejects.toThrow(FilesUnusable);
  s3.meet(() => null);
  await backedUp();
  const other = s3.options();
  const restored = () =>
    restore({ folder: join(disk, 'backup'), dataDir: join(disk, 'one'), bucket: other });
  s3.meet(({ does, key }) =>
    does === 'put' && key.includes('plans/files') ? { status: 403, code: 'AccessDenied' } : null,
  );
  await expect(restored()).rejects.toThrow(/does not let us use the bucket/);
  s3.meet(() => null);
  expect(await restored()).toMatchObject({ whole: true });
  expect(await showsAll(join(disk, 'one'), other)).toEqual([200, 200, 200]);
});

test('the check reads every photo and plan file in the bucket, and names what is missing or another', async () => {
  expect(await checked()).toMatchObject({
    hold: true,
    lines: expect.arrayContaining([
      expect.stringContaining('has its files: 1 photos, 1 plan files'),
    ]),
  });
  s3.meet(({ does, key }) =>
    does === 'head' && key.includes('photos/originals') ? { status: 404, code: 'NoSuchKey' } : null,
  );
  expect(await checked()).toMatchObject({
    hold: false,
    lines: expect.arrayContaining([
      expect.stringMatching(new RegExp(`The photo ${photoId} of event \\d+ is missing\\.`)),
    ]),
  });
  s3.meet(() => null);
  await expect(checked(site.server.dataDir, s3.options())).rejects.toThrow(/are not in FILES_URL/);
  await expect(checkJournals(site.server.dataDir, { quick: false })).rejects.toThrow(
    'The photos and plans of this database are in a bucket. Name it in FILES_URL.',
  );
  expect(await checkJournals(site.server.dataDir, { quick: true })).toMatchObject({ hold: true });
  await expect(
    backUp({ dataDir: site.server.dataDir, folder: join(disk, 'backup') }),
  ).rejects.toThrow(/are in a bucket/);
});
