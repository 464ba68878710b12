import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { realDisk, type Disk } from '../../server/files/folderStorage';
import type { Refusal } from '../../server/refusal';
import { heicPhoto } from '../support/heicPhoto';
import {
  announce,
  blank,
  blobOf,
  bytesOf,
  corners,
  grain,
  type PhotoFolder,
  photoFolder,
} from '../support/photos';

let folder: PhotoFolder;
beforeAll(async () => {
  folder = await photoFolder();
});
afterAll(() => folder.close());

const store = (bytes: Uint8Array, announced = announce(bytes)) =>
  folder.files.store(blobOf(bytes), announced);

/** What a device is told about a photo that cannot be stored. */
async function refusalOf(
  work: Promise<unknown>,
): Promise<{ code: string; sentence: string; retryable: boolean }> {
  try {
    await work;
  } catch (error) {
    // Anything but a Refusal has no code and fails the test that looks at it.
    const { code, message, extensions } = error as Refusal;
    return { code, sentence: message, retryable: extensions.retryable };
  }
  throw new Error('It was stored.');
}

describe('storing a photo', () => {
  it.each([
    ['JPEG', 'image/jpeg', () => corners().jpeg().toBuffer()],
    ['PNG', 'image/png', () => corners().png().toBuffer()],
    ['WebP', 'image/webp', () => corners().webp().toBuffer()],
  ])('keeps the bytes of a %s exactly as they came', async (_name, mime, draw) => {
    const bytes = await draw();
    const stored = await store(bytes);
    expect(stored).toEqual({ key: stored.key, mime, width: 320, height: 240, ...announce(bytes) });
    const original = await folder.files.open(stored.key, 'original');
    expect(original).toMatchObject({ mime, byteLength: bytes.length });
    expect(await bytesOf(original)).toEqual(bytes);
  });

  it('takes a HEIC, which the image library alone cannot read', async () => {
    expect(await store(heicPhoto)).toMatchObject({ mime: 'image/heic', width: 128, height: 96 });
  });

  it('says the size of a photo as it is seen and not as it lies in the file', async () => {
    const turned = await corners(320, 240).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await store(turned)).toMatchObject({ width: 240, height: 320 });
  });

  it('gives the same bytes a key of their own each time', async () => {
    const bytes = await corners().jpeg().toBuffer();
    const [one, other] = await Promise.all([store(bytes), store(bytes)]);
    expect(one.key).not.toBe(other.key);
    await folder.files.discard(one.key);
    expect(await folder.files.open(one.key, 'original')).toBeNull();
    expect(await folder.files.open(other.key, 'original')).not.toBeNull();
  });

  it('takes the hash in capitals too', async () => {
    const bytes = await corners().png().toBuffer();
    const { sha256, byteLength } = announce(bytes);
    expect(await store(bytes, { sha256: sha256.toUpperCase(), byteLength })).toMatchObject({
      sha256,
    });
  });

  it('keeps a photo with a spoilt patch in the middle: the rest is still evidence', async () => {
    const bytes = await grain(600, 400).jpeg().toBuffer();
    bytes.fill(0x55, bytes.length >> 1, (bytes.length >> 1) + 60);
    expect(await store(bytes)).toMatchObject({ width: 600, height: 400 });
  });
});

it('takes a JPEG with stray bytes between its markers, as some phones write them', async () => {
  const bytes = await corners().jpeg().toBuffer();
  const tables = bytes.indexOf(Buffer.from([0xff, 0xc4]));
  const stray = Buffer.concat([
    bytes.subarray(0, tables),
    Buffer.from([1, 2, 3, 4]),
    bytes.subarray(tables),
  ]);
  expect(await store(stray)).toMatchObject({ width: 320, height: 240 });
});

describe('refusing a photo', () => {
  it('refuses a PDF that calls itself a JPEG', async () => {
    const pdf = new File(['%PDF-1.7\n%âãÏÓ\n1 0 obj << >> endobj'], 'crack.jpg', {
      type: 'image/jpeg',
    });
    const announced = announce(new Uint8Array(await pdf.arrayBuffer()));
    expect(await refusalOf(folder.files.store(pdf, announced))).toEqual({
      code: 'PHOTO_TYPE',
      sentence: 'This file is not a photo we can read. Use JPEG, PNG, WebP or HEIC.',
      retryable: false,
    });
  });

  it.each([
    ['a GIF', () => blank(100, 100).gif().toBuffer()],
    ['a TIFF', () => blank(100, 100).tiff().toBuffer()],
    ['an AVIF, which shares its container with HEIC', () => blank(100, 100).avif().toBuffer()],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>'),
    ],
    ['an empty file', async () => Buffer.alloc(0)],
  ])('refuses %s', async (_name, draw) => {
    expect(await refusalOf(store(await draw()))).toMatchObject({
      code: 'PHOTO_TYPE',
      retryable: false,
    });
  });

  it('refuses more than 25 MB and says how much it is', async () => {
    expect(await refusalOf(store(Buffer.alloc(26_000_000)))).toEqual({
      code: 'PHOTO_TOO_BIG',
      sentence: 'This photo is 26 MB. The limit is 25 MB.',
      retryable: false,
    });
  });

  it('stops reading a body that turns out longer than it said', async () => {
    const bytes = Buffer.alloc(30_000_000);
    const liar = Object.defineProperty(blobOf(bytes), 'size', { value: 1_000 });
    expect(
      await refusalOf(folder.files.store(liar, { ...announce(bytes), byteLength: 1_000 })),
    ).toMatchObject({ code: 'PHOTO_TOO_BIG' });
  });

  it('refuses a picture with a side under 64 pixels', async () => {
    expect(await refusalOf(store(await blank(63, 400).png().toBuffer()))).toMatchObject({
      code: 'PHOTO_TOO_SMALL',
      retryable: false,
    });
    expect(await store(await blank(64, 64).png().toBuffer())).toMatchObject({
      width: 64,
      height: 64,
    });
  });

  it('refuses a bomb of 100 megapixels by its header', async () => {
    expect(await refusalOf(store(await blank(10_000, 10_000).png().toBuffer()))).toEqual({
      code: 'PHOTO_PIXELS',
      sentence: 'This picture has 100 megapixels; the limit is 60.',
      retryable: false,
    });
  });

  it.each([
    ['JPEG', () => grain().jpeg().toBuffer()],
    ['PNG', () => grain().png().toBuffer()],
    ['WebP', () => grain().webp().toBuffer()],
    ['HEIC', async () => heicPhoto],
  ])('refuses a %s that was cut short on the device for good', async (_name, draw) => {
    const whole = await draw();
    expect(await refusalOf(store(whole.subarray(0, Math.floor(whole.length * 0.8))))).toEqual({
      code: 'PHOTO_UNREADABLE',
      sentence: 'This photo is damaged and cannot be shown. It was not saved.',
      retryable: false,
    });
  });

  it('refuses a HEIC whose end is missing, though its decoder would not mind', async () => {
    const rest = Buffer.from('\0\0\x10\0mdat and then nothing', 'latin1');
    expect(await refusalOf(store(Buffer.concat([heicPhoto, rest])))).toMatchObject({
      code: 'PHOTO_UNREADABLE',
      retryable: false,
    });
  });

  it('asks for a photo again that was damaged on its way', async () => {
    const bytes = await corners().jpeg().toBuffer();
    const again = { code: 'PHOTO_DAMAGED', retryable: true };
    expect(await refusalOf(store(bytes.subarray(0, 500), announce(bytes)))).toMatchObject(again);
    expect(
      await refusalOf(store(bytes, { ...announce(bytes), sha256: 'f'.repeat(64) })),
    ).toMatchObject(again);
    expect(
      await refusalOf(store(bytes, { ...announce(bytes), byteLength: bytes.length + 1 })),
    ).toMatchObject(again);
  });

  it('leaves nothing of a refused photo behind', async () => {
    const before = await folder.listing();
    const whole = await grain().jpeg().toBuffer();
    await refusalOf(store(whole.subarray(0, 2_000)));
    await refusalOf(store(whole, { ...announce(whole), byteLength: 1 }));
    await refusalOf(store(Buffer.from('hello')));
    expect(await folder.listing()).toEqual(before);
  });
});

describe('a full disk', () => {
  const full = () =>
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const handles: Disk['open'] = async (path, flags) => {
    const file = await realDisk.open(path, flags);
    if (flags !== 'r') file.sync = () => Promise.reject(full());
    return file;
  };

  it.each([
    ['while it is written', { open: handles }],
    ['while it gets its name', { rename: () => Promise.reject(full()) }],
  ])('is told as such when it shows %s, and no half photo stays', async (_when, fault) => {
    const crowded = await photoFolder({ disk: { ...realDisk, ...fault } });
    try {
      const bytes = await corners().jpeg().toBuffer();
      expect(await refusalOf(crowded.files.store(blobOf(bytes), announce(bytes)))).toEqual({
        code: 'STORAGE_FULL_SERVER',
        sentence:
          'The server has no room for photos. They stay on your device; tell your administrator.',
        retryable: true,
      });
      expect(await crowded.listing()).toEqual([]);
    } finally {
      await crowded.close();
    }
  });
});

it('keeps no half rendition when the disk is full, and can make it later', async () => {
  let room = false;
  const rename: Disk['rename'] = (from, to) =>
    room || !String(to).includes('renditions')
      ? realDisk.rename(from, to)
      : Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }));
  const crowded = await photoFolder({ disk: { ...realDisk, rename } });
  try {
    const bytes = await corners().jpeg().toBuffer();
    const { key } = await crowded.files.store(blobOf(bytes), announce(bytes));
    expect(await refusalOf(crowded.files.render(key))).toMatchObject({
      code: 'STORAGE_FULL_SERVER',
      retryable: true,
    });
    expect(await crowded.listing()).toEqual([join('originals', key.slice(0, 2), key)]);
    room = true;
    expect(await crowded.files.render(key)).toMatchObject({ width: 320 });
  } finally {
    await crowded.close();
  }
});

describe('the sweep', () => {
  const hour = 3_600_000;

  it('deletes old bytes without a row and nothing else', async () => {
    const swept = await photoFolder();
    try {
      const bytes = await corners().jpeg().toBuffer();
      const put = () => swept.files.store(blobOf(bytes), announce(bytes));
      const [withRow, orphan, young] = [await put(), await put(), await put()];
      await swept.files.render(withRow.key);
      await swept.files.render(orphan.key);
      const leftover = join(
        (await realDisk.mkdir(join(swept.dir, 'incoming'), { recursive: true })) ?? '',
        'half-a-photo',
      );
      const strange = join(swept.dir, 'originals', withRow.key.slice(0, 2), 'notes.txt');
      for (const path of [leftover, strange]) await (await realDisk.open(path, 'w')).close();
      const longAgo = new Date(Date.now() - 7 * hour);
      for (const name of await swept.listing())
        if (!name.includes(young.key)) await utimes(join(swept.dir, name), longAgo, longAgo);

      const asked: string[][] = [];
      const known = async (keys: string[]) => {
        asked.push(keys);
        return new Set([withRow.key]);
      };
      expect(await swept.files.sweep(known, 6 * hour)).toBe(5);
      expect(asked.flat()).not.toContain(young.key);
      const left = await swept.listing();
      expect(left.filter((name) => name.includes(withRow.key))).toHaveLength(4);
      expect(left.filter((name) => name.includes(young.key))).toHaveLength(1);
      expect(
        left.filter((name) => name.includes(orphan.key) || name.startsWith('incoming')),
      ).toEqual([]);
      expect(left.filter((name) => name.endsWith('notes.txt'))).toHaveLength(1);
      expect(await swept.files.sweep(known, 6 * hour)).toBe(0);
    } finally {
      await swept.close();
    }
  });
});

it('opens nothing outside its folder, whatever the key says', async () => {
  for (const key of [
    '../../etc/passwd',
    'a'.repeat(32),
    `${'a'.repeat(32)}.jpg/../x`,
    `aa/${'a'.repeat(30)}.jpg`,
    '',
  ]) {
    expect(await folder.files.open(key, 'original')).toBeNull();
    expect(await folder.files.open(key, 'small')).toBeNull();
  }
});
