import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { grain } from '../support/photos';
import { addPhotoDocument, openSite, type Site } from '../support/site';
import { photoInput, refusalOf } from '../support/wire';

let site: Site;
let snagId: string;
beforeAll(async () => {
  site = await openSite();
  snagId = (await site.raise()).id;
});
afterAll(() => site.close());
afterEach(async () => {
  // Bad input is no fault of ours: nothing for the operator to look at, and the server goes on.
  expect(site.server.log.splice(0)).toEqual([]);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
});

describe('a photo that is none', () => {
  const send = (bytes: Buffer, more: Record<string, unknown> = {}) =>
    site.upload(
      'inspector',
      addPhotoDocument,
      { input: { ...photoInput(snagId, bytes), ...more } },
      new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }),
    );

  /** A PNG of so many pixels with nothing in it: small on the wire, 300 MB when it is opened. */
  const bomb = (width: number, height: number): Buffer => {
    const chunk = (type: string, data: Buffer): Buffer => {
      const body = Buffer.concat([Buffer.from(type), data]);
      const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      crc.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, crc]);
    };
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    head.set([1, 0, 0, 0, 0], 8);
    const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
    return Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', head),
      chunk('IDAT', data),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  };

  const crc32 = (bytes: Buffer): number => {
    let crc = ~0;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc >>> 0;
  };

  const photo = () => grain(200, 150).jpeg().toBuffer();

  test.each<[string, () => Promise<Buffer>, string]>([
    ['a PDF called .jpg', async () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'PHOTO_TYPE'],
    ['an empty file', async () => Buffer.alloc(0), 'PHOTO_TYPE'],
    ['half a JPEG', async () => (await photo()).subarray(0, 3_000), 'PHOTO_UNREADABLE'],
    [
      'a picture of 100 megapixels in a few kilobytes',
      async () => bomb(10_000, 10_000),
      'PHOTO_PIXELS',
    ],
    [
      'a picture of 10 × 10 pixels',
      () =>
        sharp({ create: { width: 10, height: 10, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      'PHOTO_TOO_SMALL',
    ],
    [
      'a file of 26 MB',
      async () => Buffer.concat([await photo(), Buffer.alloc(26_000_000 - 10_000)]),
      'PHOTO_TOO_BIG',
    ],
  ])('is refused for good: %s', async (_name, make, code) => {
    expect(refusalOf(await send(await make()))).toMatchObject({ code, retryable: false });
  });

  test('is refused for good before it is read when it is larger than any photo', async () => {
    const answer = await send(Buffer.alloc(34 * 1024 * 1024));
    expect(answer.status).toBe(413);
    expect(refusalOf(answer)).toMatchObject({ code: 'BODY_TOO_LARGE', retryable: false });
  });

  test('is asked for again when it is not what the device announced', async () => {
    const bytes = await photo();
    expect(refusalOf(await send(bytes, { sha256: '0'.repeat(64) }))).toMatchObject({
      code: 'PHOTO_DAMAGED',
      retryable: true,
    });
    expect(refusalOf(await send(bytes, { byteLength: bytes.byteLength - 1 }))).toMatchObject({
      code: 'PHOTO_DAMAGED',
      retryable: true,
    });
  });

  test('leaves nothing behind', async () => {
    const found = await site.ask<{ node: { photoCount: number } }>(
      'inspector',
      `query ($id: ID!) { node(id: $id) { ... on Snag { photoCount } } }`,
      { id: snagId },
    );
    expect(found.node.photoCount).toBe(0);
  });

  test('is refused when a text stands in the file’s place', async () => {
    const input = { ...photoInput(snagId, Buffer.alloc(0)), file: 'photo.jpg' };
    expect(refusalOf(await site.gql('inspector', addPhotoDocument, { input }))).toMatchObject({
      code: 'BAD_REQUEST',
      retryable: false,
    });
  });
});
