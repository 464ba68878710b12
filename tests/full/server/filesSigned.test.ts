import { grain } from '../../support/photos';
import { type S3Server, startS3 } from '../../support/s3Server';
import { openSite, type PersonKey, type Site } from '../../support/site';

/**
 * A server that has originals downloaded from its bucket, which browsers reach at another address
 * than it does itself.
 */
let s3: S3Server;
let site: Site;
let photoId: string;
let bytes: Buffer;
beforeAll(async () => {
  s3 = await startS3();
  const bucket = s3.options();
  site = await openSite({
    bucket: { ...bucket, signed: { endpoint: bucket.endpoint.replace('127.0.0.1', 'localhost') } },
  });
  bytes = await grain(120, 90).jpeg().toBuffer();
  photoId = await site.addPhoto('inspector', (await site.raise()).id, bytes);
  await site.server.app.rendered();
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
  await s3.close();
});

const ask = (size: string, person: PersonKey = 'inspector', method = 'GET'): Promise<Response> =>
  fetch(`${site.url}/files/photos/${photoId}/${size}`, {
    method,
    redirect: 'manual',
    headers: { cookie: site.people[person].cookies },
  });

test('an original is downloaded from the storage, by an address that is good for a minute and kept by nobody', async () => {
  const answer = await ask('original');
  expect([
    answer.status,
    answer.headers.get('cache-control'),
    answer.headers.get('referrer-policy'),
  ]).toEqual([302, 'private, no-store', 'no-referrer']);
  const address = new URL(answer.headers.get('location') ?? '');
  expect([address.hostname, address.searchParams.get('X-Amz-Expires')]).toEqual([
    'localhost',
    '60',
  ]);
  const download = await fetch(address);
  expect(Buffer.from(await download.arrayBuffer())).toEqual(bytes);
  expect([
    download.headers.get('content-type'),
    download.headers.get('content-disposition'),
  ]).toEqual([
    'image/jpeg',
    expect.stringMatching(/^attachment; filename="photo-\w+-original\.jpg"$/),
  ]);
});

test('an address is good for a minute of the storage’s clock, though ours is minutes off', async () => {
  for (const behind of [-600_000, -90_000, 90_000, 600_000]) {
    s3.behind(behind);
    const signed =
      new URL((await ask('original')).headers.get('location') ?? '').searchParams.get(
        'X-Amz-Date',
      ) ?? '';
    const [, year, month, day, hour, minute, second] =
      /^(....)(..)(..)T(..)(..)(..)Z$/.exec(signed) ?? [];
    const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    expect(Math.abs(at - (Date.now() - behind))).toBeLessThan(20_000);
  }
  s3.behind(0);
});

test('nobody gets an address who may not have the original', async () => {
  for (const person of ['viewer', 'tradeA', 'outsider'] as const)
    expect([person, (await ask('original', person)).status]).toEqual([person, 404]);
});
