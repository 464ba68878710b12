import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { settings } from '../../../server/settings';
import { sweep } from '../../../server/sweep';
import { eventually } from '../../support/eventually';
import { addPlanDocument, planInput, uploadDocument, uploadInput } from '../../support/paperPlans';
import { quarteredPage, writePdf } from '../../support/pdfs';
import { announce, blobOf, grain, quarters } from '../../support/photos';
import { type S3Server, startS3 } from '../../support/s3Server';
import { openSite, type Site } from '../../support/site';
import { dataOf, event, newId, photoInput, refusalOf } from '../../support/wire';

/** A server whose photos and plans are in a bucket. */
let s3: S3Server;
let site: Site;
let prefix: string;
let ahead = 0;
beforeAll(async () => {
  s3 = await startS3();
  const bucket = s3.options();
  ({ prefix } = bucket);
  site = await openSite({ bucket, clock: () => Date.now() + ahead });
});
afterEach(() => s3.meet(() => null));
afterAll(async () => {
  await site.close();
  await s3.close();
});

const addPhotoDocument = `mutation ($input: AddPhotoInput!) { addPhoto(input: $input) { receipt { eventId sha256 } snag { photos { id state } } } }`;
const picture = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${site.url}/files/${path}`, {
    headers: { cookie: site.people.inspector.cookies, ...headers },
  });
const bytesOf = async (response: Response): Promise<Buffer> =>
  Buffer.from(await response.arrayBuffer());
const keysOf = async (level: string): Promise<string[]> =>
  (await s3.keys()).filter((key) => key.startsWith(`${prefix}${level}`));
const photoBytes = (): Promise<Buffer> => grain(300, 200).jpeg().toBuffer();

test('a photo goes into the bucket with its pictures, none of it stays on the disk, and it is served with its ranges and rights', async () => {
  const { id } = await site.raise();
  const bytes = await photoBytes();
  const photoId = await site.addPhoto('inspector', id, bytes);
  await site.server.app.rendered();
  expect([
    (await keysOf('photos/originals/')).length,
    (await keysOf('photos/renditions/')).length,
  ]).toEqual([1, 3]);
  const local = await readdir(site.server.dataDir);
  expect([
    local.includes('photos'),
    local.includes('plans'),
    await readdir(join(site.server.dataDir, 'temporary')),
  ]).toEqual([false, false, []]);
  expect(await bytesOf(await picture(`photos/${photoId}/original`))).toEqual(bytes);
  const part = await picture(`photos/${photoId}/original`, { range: 'bytes=10-99' });
  expect([part.status, part.headers.get('content-range'), await bytesOf(part)]).toEqual([
    206,
    `bytes 10-99/${bytes.length}`,
    bytes.subarray(10, 100),
  ]);
  for (const size of ['small', 'medium', 'large']) {
    const answer = await picture(`photos/${photoId}/${size}`);
    expect([answer.status, (await sharp(await bytesOf(answer)).metadata()).format]).toEqual([
      200,
      'webp',
    ]);
    const etag = answer.headers.get('etag') ?? '';
    expect((await picture(`photos/${photoId}/${size}`, { 'if-none-match': etag })).status).toBe(
      304,
    );
  }
  expect(
    (await picture(`photos/${photoId}/small`, { cookie: site.people.outsider.cookies })).status,
  ).toBe(404);
});

test('a plan goes into the bucket as it came, and its sheet as one object; tiles are parts of it', async () => {
  const plan = writePdf({
    pages: [{ dict: '/MediaBox[0 0 900 600]', content: quarteredPage(0, 0, 900, 600) }],
  });
  const input = { ...uploadInput(site, ''), ...announce(plan) };
  dataOf(await site.upload('admin', uploadDocument, { input }, blobOf(plan)));
  const added = planInput(input.fileId, 'A-1');
  await site.ask('admin', addPlanDocument, { input: added });
  await site.server.app.rendered();
  expect([(await keysOf('plans/files/')).length, (await keysOf('plans/sheets/')).length]).toEqual([
    1, 1,
  ]);
  const at = `plans/${added.revisionId}`;
  expect(await quarters(await bytesOf(await picture(`${at}/overview/medium`)))).toEqual([
    'red',
    'green',
    'blue',
    'white',
  ]);
  s3.asked();
  const tile = await picture(`${at}/tiles/12/3_2.webp`);
  expect([tile.status, (await sharp(await bytesOf(tile)).metadata()).format]).toEqual([
    200,
    'webp',
  ]);
  // Where it begins is known since the overview: one request for its bytes.
  expect(s3.asked().map(({ does }) => does)).toEqual(['get']);
  const whole = await bytesOf(await picture(`${at}/pack`));
  expect(await bytesOf(await picture(`${at}/pack`, { range: 'bytes=1000-1999' }))).toEqual(
    whole.subarray(1_000, 2_000),
  );
  expect((await picture(`${at}/extract/5000_5000`)).status).toBe(200);
  const { node } = await site.ask<{ node: { packBytes: number } }>(
    'inspector',
    'query ($id: ID!) { node(id: $id) { ... on PlanRevision { packBytes } } }',
    { id: added.revisionId },
  );
  expect(node.packBytes).toBe(whole.length);
  await eventually(async () =>
    expect((await picture(`plans/${input.fileId}/pages/1/small`)).status).toBe(200),
  );
  expect(await keysOf('plans/pages/')).toHaveLength(1);
});

test('while the storage is away a photo is refused with a sentence and kept nowhere; sent again it is there once', async () => {
  const { id } = await site.raise();
  const bytes = await photoBytes();
  const input = photoInput(id, bytes);
  const before = await s3.keys();
  s3.meet(({ does }) => (does === 'put' ? { status: 503, code: 'SlowDown' } : null));
  const refused = refusalOf(
    await site.upload('inspector', addPhotoDocument, { input }, blobOf(bytes)),
  );
  expect(refused).toMatchObject({
    code: 'STORAGE_FULL_SERVER',
    retryable: true,
    message:
      'The server can’t reach its photo storage. Unsent work stays on your device and is sent automatically.',
  });
  expect(await s3.keys()).toEqual(before);
  expect(site.server.log.splice(0)).toMatchObject([
    {
      level: 'error',
      message: 'the storage of photos and plans cannot be used',
      doing: 'storing',
      code: 'SlowDown',
      status: 503,
    },
  ]);
  s3.meet(() => null);
  const answers = [];
  for (let n = 0; n < 2; n += 1)
    answers.push(
      dataOf(
        await site.upload<{
          addPhoto: { receipt: { sha256: string }; snag: { photos: object[] } };
        }>('inspector', addPhotoDocument, { input }, blobOf(bytes)),
      ).addPhoto,
    );
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(answers.map(({ receipt, snag }) => [receipt.sha256, snag.photos.length])).toEqual([
    [sha256, 1],
    [sha256, 1],
  ]);
  await site.server.app.rendered();
  expect((await s3.keys()).length - before.length).toBe(4);
});

test('while the storage is away pictures are to be asked for again, and the server says that it is not ready', async () => {
  const { id } = await site.raise();
  const photoId = await site.addPhoto('inspector', id, await photoBytes());
  await site.server.app.rendered();
  const ready = async (): Promise<unknown> => {
    // The storage is not looked at again at once.
    ahead += settings.probeFilesEvery;
    const answer = await fetch(`${site.url}/readyz`);
    return [answer.status, await answer.json()];
  };
  expect(await ready()).toEqual([200, { database: true, files: true, clock: true }]);
  s3.meet(() => ({ status: 403, code: 'AccessDenied' }));
  const answer = await picture(`photos/${photoId}/small`);
  expect([
    answer.status,
    answer.headers.get('retry-after'),
    answer.headers.get('cache-control'),
  ]).toEqual([503, '2', 'no-store']);
  expect(await ready()).toEqual([503, { database: true, files: false, clock: true }]);
  // All else goes on.
  await site.raise({ title: 'Without a photo' });
  s3.meet(() => null);
  expect((await picture(`photos/${photoId}/small`)).status).toBe(200);
  expect(await ready()).toEqual([200, { database: true, files: true, clock: true }]);
  site.server.log.splice(0);
});

test('what is erased goes from the bucket', async () => {
  const { id } = await site.raise();
  const before = await s3.keys();
  const photoId = await site.addPhoto('inspector', id, await photoBytes());
  await site.server.app.rendered();
  expect((await s3.keys()).length).toBe(before.length + 4);
  await site.ask(
    'admin',
    'mutation ($input: ErasePhotoInput!) { erasePhoto(input: $input) { receipt { eventId } } }',
    { input: { ...event(), photoId } },
  );
  expect(await s3.keys()).toEqual(before);
});

describe('the sweep', () => {
  const orphan = (): string =>
    `${prefix}photos/originals/3f/3f${newId('photo')
      .slice(-26)
      .replace(/[^0-9a-f]/g, '0')
      .padStart(30, '0')}.jpg`;
  afterEach(() => void (ahead = 0));

  it('removes what no row names when it is old, and nothing else', async () => {
    const before = await s3.keys();
    const left = orphan();
    await s3.fill([left]);
    await sweep(site.server.app.services);
    expect(await s3.keys()).toEqual([...before, left].sort());
    ahead = 7 * 3_600_000;
    await sweep(site.server.app.services);
    // Pictures of pages are made when somebody looks at them.
    expect(await s3.keys()).toEqual(before.filter((key) => !key.includes('/pages/')));
    expect(site.server.log.splice(0)).toEqual([
      { level: 'info', message: 'swept bytes without a row', files: 2 },
    ]);
  });
});
