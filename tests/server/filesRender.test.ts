import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { thumbHashToRGBA } from 'thumbhash';
import { heicColourProfile, isWholeHeic, tiffWithProfile } from '../../server/files/heic';
import type { RenditionSize, StoredPhoto } from '../../server/files/photo';
import { createRenderer, type Renderer } from '../../server/files/renderer';
import { Refusal } from '../../server/refusal';
import { heicPhoto } from '../support/heicPhoto';
import {
  announce,
  blank,
  blobOf,
  bytesOf,
  corners,
  type PhotoFolder,
  photoFolder,
  quarters,
} from '../support/photos';

let folder: PhotoFolder;
beforeAll(async () => {
  folder = await photoFolder();
});
afterAll(() => folder.close());

const store = (bytes: Uint8Array): Promise<StoredPhoto> =>
  folder.files.store(blobOf(bytes), announce(bytes));
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

  it('keeps a panorama readable: its largest picture is cut down by pixels, and not to a strip', async () => {
    const { key } = await store(await blank(12_000, 2_000).jpeg().toBuffer());
    await folder.files.render(key);
    expect(await sharp(await pictureOf(key, 'large')).metadata()).toMatchObject({
      width: 5_477,
      height: 913,
    });
    // One that is longer than WebP can be.
    const { key: ribbon } = await store(await blank(60_000, 70).jpeg().toBuffer());
    await folder.files.render(ribbon);
    expect(await sharp(await pictureOf(ribbon, 'large')).metadata()).toMatchObject({
      width: 16_000,
      height: 19,
    });
  });

  it('never makes a small photo larger', async () => {
    const { key } = await store(await corners(200, 150).png().toBuffer());
    await folder.files.render(key);
    expect(await sharp(await pictureOf(key, 'large')).metadata()).toMatchObject({
      width: 200,
      height: 150,
    });
  });

  // How a camera lay when the picture was taken, and how the pixels of an upright scene lie in the
  // file then.
  it.each([
    [1, 0],
    [3, 180],
    [6, 270],
    [8, 90],
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

  it.each(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])(
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

  it('leaves where and with what it was taken in the original alone', async () => {
    const told = await corners()
      .withExif({
        IFD0: { Make: 'Acme', Artist: 'Ivo' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
      })
      .withIccProfile('p3', { attach: true })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>site 4</note></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const { key } = await store(told);
    await folder.files.render(key);
    expect(
      (
        await sharp(await bytesOf(await folder.files.open(key, 'original'))).metadata()
      ).exif?.includes('Acme'),
    ).toBe(true);
    for (const size of ['small', 'medium', 'large'] as const) {
      const bytes = await pictureOf(key, size);
      const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
      expect(
        ['Acme', 'site 4', 'EXIF', 'XMP ', 'ICCP'].filter((secret) => bytes.includes(secret)),
      ).toEqual([]);
    }
  });

  it('turns the colours of a wide-gamut photo into those every screen has', async () => {
    const flat = (colour: string) =>
      sharp({ create: { width: 80, height: 80, channels: 3, background: colour } });
    const { key } = await store(await flat('#c81e1e').withIccProfile('p3').png().toBuffer());
    await folder.files.render(key);
    const { dominant } = await sharp(await pictureOf(key, 'large')).stats();
    const [mean] = (await sharp(await pictureOf(key, 'large')).stats()).channels;
    expect(dominant.r).toBeGreaterThan(150);
    // Without the conversion it would be the 184 that stands in the file.
    expect(Math.abs((mean?.mean ?? 0) - 200)).toBeLessThan(4);
  });

  it('puts white behind what is transparent', async () => {
    const ink = await sharp({
      create: { width: 100, height: 100, channels: 4, background: '#00000000' },
    })
      .png()
      .toBuffer();
    const { key } = await store(ink);
    await folder.files.render(key);
    expect(await quarters(await pictureOf(key, 'small'))).toEqual([
      'white',
      'white',
      'white',
      'white',
    ]);
  });

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

  it('says of a photo whose bytes are gone that it can never be shown', async () => {
    const { key } = await store(await corners().jpeg().toBuffer());
    await folder.files.discard(key);
    await expect(folder.files.render(key)).rejects.toMatchObject({ code: 'PHOTO_UNREADABLE' });
  });
});

it('refuses a photo that needs more memory than there is, and goes on with the next', async () => {
  const told: object[] = [];
  const small = await photoFolder({ memoryBytes: 260_000_000, log: (line) => told.push(line) });
  try {
    const put = (bytes: Uint8Array) => small.files.store(blobOf(bytes), announce(bytes));
    const swelling = await blank(7000, 7000)
      .ensureAlpha()
      .toColourspace('rgb16')
      .png({ progressive: true, compressionLevel: 1 })
      .toBuffer();
    await expect(put(swelling)).rejects.toMatchObject({ code: 'PHOTO_UNREADABLE' });
    expect(told).toMatchObject([
      { message: 'a rendering process ended before its time', attempt: 1, why: 'SIGKILL' },
      { attempt: 2, why: 'SIGKILL' },
    ]);
    expect(await put(await corners().jpeg().toBuffer())).toMatchObject({ width: 320 });
  } finally {
    await small.close();
  }
});

describe('the process that renders', () => {
  let dir: string;
  let renderer: Renderer;
  const told: object[] = [];
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'snagbook-moody-'));
  });
  beforeEach(() => {
    told.length = 0;
    const worker = resolve('tests/support/moodyWorker.mjs');
    renderer = createRenderer({
      worker,
      memoryBytes: 1_000,
      timeMs: 2_000,
      cpuMs: 60_000,
      niceness: 0,
      idleMs: 60_000,
      log: (line) => told.push(line),
    });
  });
  afterEach(() => renderer.close());
  afterAll(() => rm(dir, { recursive: true, force: true }));
  /** The pid of the process that answered. */
  const run = async (path: string): Promise<number> =>
    (await renderer.run({ kind: 'inspect', path, mime: 'image/jpeg' })).width;

  it('is the same for one photo after the other', async () => {
    expect(await run('fine')).toBe(await run('fine'));
  });

  it('is started again when it crashes, and the photo gets its second chance', async () => {
    const before = await run('fine');
    expect(await run(`crash:${join(dir, 'crashed')}`)).not.toBe(before);
    expect(told).toMatchObject([
      { message: 'a rendering process ended before its time', attempt: 1, why: 'SIGABRT' },
    ]);
  });

  it('is killed when it hangs, which says nothing about the photo, and the next goes on', async () => {
    const [late, good] = await Promise.allSettled([run('hang'), run('fine')]);
    expect(late).toMatchObject({ status: 'rejected', reason: expect.any(Error) });
    expect(late).not.toMatchObject({ reason: expect.any(Refusal) });
    expect(good).toMatchObject({ status: 'fulfilled' });
    expect(told).toMatchObject([
      {
        message: 'a rendering process ended before its time',
        attempt: 1,
        why: 'no answer after 2000 ms',
      },
    ]);
  });

  it('gives a photo up that makes it crash twice, and goes on with the next', async () => {
    const [bad, good] = await Promise.allSettled([run('crash'), run('fine')]);
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'PHOTO_UNREADABLE' } });
    expect(good).toMatchObject({ status: 'fulfilled' });
    expect(told).toHaveLength(2);
  });

  it('is replaced when a photo has left it large', async () => {
    const swollen = await run('swell');
    expect(await run('fine')).not.toBe(swollen);
    expect(told).toEqual([]);
  });

  it('says that it cannot start, and refuses no photo for that', async () => {
    await renderer.close();
    renderer = createRenderer({
      worker: join(dir, 'nothing.js'),
      memoryBytes: 1_000,
      timeMs: 2_000,
      cpuMs: 60_000,
      niceness: 0,
      idleMs: 1_000,
      log: () => undefined,
    });
    await expect(run('fine')).rejects.toThrow('The process that opens files does not start');
  });

  it('says nothing about a photo that was under way when the server stopped', async () => {
    await run('fine');
    const under = run('hang');
    await Promise.all([expect(under).rejects.toThrow('The renderer is closed.'), renderer.close()]);
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

  it('tell the colour profile', () => {
    expect(heicColourProfile(file)).toEqual(profile);
    expect(heicColourProfile(heicPhoto)).toBeNull();
  });

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

  it('give raw pixels their profile back', async () => {
    const { icc } = await sharp({
      create: { width: 9, height: 9, channels: 3, background: '#fff' },
    })
      .withIccProfile('p3')
      .png()
      .toBuffer()
      .then((png) => sharp(png).metadata());
    const tiff = tiffWithProfile(
      { data: Buffer.alloc(300, 184), width: 10, height: 10, channels: 3 },
      icc ?? Buffer.alloc(0),
    );
    expect(await sharp(tiff).metadata()).toMatchObject({ width: 10, height: 10, channels: 3, icc });
  });
});
