import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { thumbHashToRGBA } from 'thumbhash';
import { realDisk } from '../../server/files/folderStorage';
import { Refusal } from '../../server/refusal';
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
  quarters,
} from '../support/photos';
import { heicColourProfile, isWholeHeic } from '../../server/files/heic';
import type { RenditionSize } from '../../server/files/photo';
import { createFairQueue, type FairQueue } from '../../server/files/validating';

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
});

describe('refusing a photo', () => {
  it.each([
    ['an AVIF, which shares its container with HEIC', () => blank(100, 100).avif().toBuffer()],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>'),
    ],
  ])('refuses %s', async (_name, draw) => {
    expect(await refusalOf(store(await draw()))).toMatchObject({
      code: 'PHOTO_TYPE',
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
    ['HEIC', async () => heicPhoto],
  ])('refuses a %s that was cut short on the device for good', async (_name, draw) => {
    const whole = await draw();
    expect(await refusalOf(store(whole.subarray(0, Math.floor(whole.length * 0.8))))).toEqual({
      code: 'PHOTO_UNREADABLE',
      sentence: 'This photo is damaged and cannot be shown. It was not saved.',
      retryable: false,
    });
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

  it('is said, and no half photo stays', async () => {
    const crowded = await photoFolder({
      disk: { ...realDisk, rename: () => Promise.reject(full()) },
    });
    try {
      const bytes = await corners().jpeg().toBuffer();
      expect(await refusalOf(crowded.files.store(blobOf(bytes), announce(bytes)))).toEqual({
        code: 'STORAGE_FULL_SERVER',
        sentence:
          'The server has no space for photos. They stay on your device; tell your administrator.',
        retryable: true,
      });
      expect(await crowded.listing()).toEqual([]);
    } finally {
      await crowded.close();
    }
  });
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

const pictureOf = async (key: string, size: RenditionSize): Promise<Buffer> =>
  bytesOf(await folder.files.open(key, size));
const upright = ['red', 'green', 'blue', 'white'];

describe('rendering a photo', () => {
  it('makes three WebP pictures: of at most 320 and 1280 pixels on the longer side, and of 5 megapixels', async () => {
    const { key } = await store(await blank(4000, 2000).jpeg().toBuffer());
    expect(await folder.files.open(key, 'small')).toBeNull();
    expect(await folder.files.render(key)).toMatchObject({ width: 4000, height: 2000 });
    for (const [size, width, height] of [
      ['small', 320, 160],
      ['medium', 1280, 640],
      ['large', 3162, 1581],
    ] as const) {
      expect(await folder.files.open(key, size)).toMatchObject({ mime: 'image/webp' });
      expect(await sharp(await pictureOf(key, size)).metadata()).toMatchObject({
        format: 'webp',
        width,
        height,
      });
    }
  });

  // How a camera lay when the picture was taken, and how the pixels of an upright scene lie in the
  // file then.
  it.each([
    [3, 180],
    [6, 270],
  ])('turns a photo of orientation %i upright', async (orientation, turn) => {
    const lying = await sharp(await corners().png().toBuffer())
      .rotate(turn)
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();
    const { key } = await store(lying);
    expect(await folder.files.render(key)).toMatchObject({ width: 320, height: 240 });
    for (const size of ['small', 'medium', 'large'] as const)
      expect(await quarters(await pictureOf(key, size))).toEqual(upright);
  });

  it.each(['heic', 'mif1'])(
    'shows a HEIC that calls itself %s, and keeps its bytes as they came',
    async (brand) => {
      const bytes = Buffer.from(heicPhoto);
      bytes.write(brand, 8, 'latin1');
      const { key } = await store(bytes);
      expect(await folder.files.render(key)).toMatchObject({ width: 128, height: 96 });
      expect(await quarters(await pictureOf(key, 'medium'))).toEqual(upright);
      expect(await bytesOf(await folder.files.open(key, 'original'))).toEqual(bytes);
    },
  );

  it('gives a placeholder of some 25 bytes that looks like the photo from far away', async () => {
    const { key } = await store(await corners().jpeg().toBuffer());
    const hash = Buffer.from((await folder.files.render(key)).thumbHash, 'base64');
    expect(hash.length).toBeLessThan(30);
    const { w, h, rgba } = thumbHashToRGBA(hash);
    const picture = await sharp(rgba, { raw: { width: w, height: h, channels: 4 } })
      .png()
      .toBuffer();
    expect(await quarters(picture)).toEqual(upright);
  });
});

describe('the boxes of a HEIC', () => {
  const box = (name: string, ...content: Buffer[]) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), ...content]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(body.length + 4);
    return Buffer.concat([size, body]);
  };
  const profile = Buffer.from('a profile');
  const colours = box(
    'ipco',
    box('ispe', Buffer.alloc(12)),
    box('colr', Buffer.from('nclx')),
    box('colr', Buffer.from('prof'), profile),
  );
  const file = Buffer.concat([
    box('ftyp', Buffer.from('heic')),
    box('meta', Buffer.alloc(4), box('hdlr'), box('iprp', colours)),
    box('mdat', Buffer.alloc(99)),
  ]);

  it('tell that the end is missing, and do not mind what a phone writes behind it', () => {
    expect(isWholeHeic(file)).toBe(true);
    expect(isWholeHeic(Buffer.concat([file, Buffer.from('SEFT of a phone: 0123456789')]))).toBe(
      true,
    );
    expect(isWholeHeic(file.subarray(0, file.length - 1))).toBe(false);
  });

  it('never send a reader round in circles', () => {
    const broken = Buffer.from(file);
    broken.fill(0, 24, 60);
    expect(heicColourProfile(broken)).toBeNull();
    expect(heicColourProfile(Buffer.alloc(40))).toBeNull();
  });
});

describe('a lane that people share', () => {
  let now: number;
  let lane: FairQueue;
  let done: string[];
  let ends: (() => void)[];
  beforeEach(() => {
    now = 0;
    lane = createFairQueue(() => now);
    done = [];
    ends = [];
  });

  const wait = (by: string, name: string, cost = 1): void => {
    const work = () =>
      new Promise<void>((resolve) => ends.push(() => (done.push(name), resolve())));
    void lane.run({ by, cost }, work);
  };
  /** What runs has taken so many ms; everything that waits runs after it, each for as long. */
  const finish = async (ms: number, times = Infinity): Promise<void> => {
    for (let n = 0; n < times && ends.length > 0; n += 1) {
      now += ms;
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  test('somebody’s first photo comes before another’s second, and after that they take turns', async () => {
    for (const name of ['m1', 'm2', 'm3', 'm4']) wait('mallory', name);
    wait('ada', 'a1');
    wait('ada', 'a2');
    await finish(100);
    expect(done).toEqual(['m1', 'a1', 'm2', 'a2', 'm3', 'm4']);
  });
});
