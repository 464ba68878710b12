import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweep } from '../../../server/sweep';
import { bundled } from '../../support/bundled';
import { eventually } from '../../support/eventually';
import { blobOf, grain } from '../../support/photos';
import { databaseOf } from '../../support/postgres';
import { run } from '../../support/program';
import { type S3Server, startS3 } from '../../support/s3Server';
import { startServer, type TestServer } from '../../support/server';
import { addPhotoDocument, openSite, type Site } from '../../support/site';
import { dataOf, photoInput, upload } from '../../support/wire';

/**
 * Two processes of one server as on two machines: they share a PostgreSQL and a bucket, and no
 * folder.
 */
let s3: S3Server;
let site: Site;
let second: TestServer;
let other: string;
let prefix: string;
const hour = 3_600_000;
beforeAll(async () => {
  s3 = await startS3();
  const bucket = s3.options();
  ({ prefix } = bucket);
  site = await openSite({ bucket });
  other = await mkdtemp(join(tmpdir(), 'snagbook-other-'));
  const databaseUrl = (await databaseOf(site.server.dataDir)) ?? '';
  second = await startServer({
    dataDir: other,
    through: () => databaseUrl,
    bucket,
    development: true,
  });
});
afterEach(() => s3.meet(() => null));
afterAll(async () => {
  await second.close();
  await site.close();
  await s3.close();
  expect([site.server.log, second.log]).toEqual([[], []]);
});

const fetched = async (url: string, path: string): Promise<{ status: number; bytes: Buffer }> => {
  const answer = await fetch(`${url}/files/${path}`, {
    headers: { cookie: site.people.inspector.cookies },
  });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const rendered = (): Promise<unknown> =>
  Promise.all([site.server.app.rendered(), second.app.rendered()]);

test('a photo that was sent to one is given out by the other, in all its sizes, and neither keeps anything on its disk', async () => {
  const { id } = await site.raise();
  const bytes = await grain(300, 200).jpeg().toBuffer();
  const photoId = await site.addPhoto('inspector', id, bytes);
  expect((await fetched(second.url, `photos/${photoId}/original`)).bytes).toEqual(bytes);
  for (const size of ['small', 'medium', 'large'])
    await eventually(async () =>
      expect((await fetched(second.url, `photos/${photoId}/${size}`)).status).toBe(200),
    );
  for (const { dataDir } of [site.server, second]) {
    expect(
      (await readdir(dataDir)).filter((name) => name === 'photos' || name === 'plans'),
    ).toEqual([]);
    await eventually(async () => expect(await readdir(join(dataDir, 'temporary'))).toEqual([]));
  }
});

test('what a process has stored and not confirmed when it was killed is sent to another, is there once, and its first copy is swept', async () => {
  const { id } = await site.raise();
  const databaseUrl = (await databaseOf(site.server.dataDir)) ?? '';
  const own = await mkdtemp(join(tmpdir(), 'snagbook-doomed-'));
  const doomed = run(
    process.execPath,
    [bundled('tests/support/serverProgram.mts'), own, JSON.stringify({ ...s3.options(), prefix })],
    { env: { ...process.env, DATABASE_URL: databaseUrl } },
  );
  const [, url = ''] = await doomed.says(/listening at (\S+) /);
  const bytes = await grain(200, 150).jpeg().toBuffer();
  const input = photoInput(id, bytes);
  const before = await s3.keys();
  // Stored, and killed while it reads that back.
  s3.meet(({ does, key }) => (does === 'get' && key.includes('originals') ? 'stall' : null));
  const sending = upload(
    url,
    site.people.inspector,
    addPhotoDocument,
    { input },
    blobOf(bytes),
  ).catch(() => null);
  await eventually(async () => expect((await s3.keys()).length).toBe(before.length + 1));
  await doomed.stop('SIGKILL');
  s3.meet(() => null);
  expect(await sending).toBeNull();
  const answer = await upload<{ addPhoto: { receipt: { sha256: string } } }>(
    second.url,
    site.people.inspector,
    addPhotoDocument,
    { input },
    blobOf(bytes),
  );
  expect(dataOf(answer).addPhoto.receipt.sha256).toBe(input.sha256);
  await rendered();
  const now = await s3.keys();
  expect(now.length).toBe(before.length + 5);
  await s3.age(
    now.filter((key) => !before.includes(key)),
    7 * hour,
  );
  // The next is an hour later.
  await second.app.services.db
    .updateTable('job')
    .set({ not_before: 0 })
    .where('kind', '=', 'SWEEP_FILES')
    .execute();
  await sweep(second.app.services);
  expect((await s3.keys()).length).toBe(before.length + 4);
  expect(second.log.splice(0)).toEqual([
    { level: 'info', message: 'swept bytes without a row', files: 1 },
  ]);
  await rm(own, { recursive: true, force: true });
});
