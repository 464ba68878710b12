import { photo } from './support/openOutbox';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { readCamera, sha256Hex, workOn, type Work } from '../../src/photos/photoWork';
import { newPhoto } from '../../src/photos/newPhoto';
import { createPhotoThread } from '../../src/photos/photoThread';
import { preparePhoto } from '../../src/photos/preparePhoto';
import { FakeClock } from '../network/support/fakeClock';
import { blank } from '../support/photos';

function file(bytes: Uint8Array, name = 'IMG_1.jpg', lastModified = Date.UTC(2026, 10, 1)): File {
  return new File([new Uint8Array(bytes)], name, { lastModified });
}

describe('a chosen file', () => {
  test.each([
    ['image/jpeg', () => blank(100, 80).jpeg().toBuffer()],
    ['image/png', () => blank(100, 80).png().toBuffer()],
    ['image/webp', () => blank(100, 80).webp().toBuffer()],
    ['image/heic', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ])('is %s by what is in it, whatever it is called', async (mime, make) => {
    const { facts, bytes } = await newPhoto(file(await make(), 'plan.pdf'));
    expect(facts).toMatchObject({
      mime,
      name: 'plan.pdf',
      byteLength: bytes.byteLength,
      sha256: null,
      takenAt: Date.UTC(2026, 10, 1),
    });
  });

  test('that is a PDF called .jpg is refused on the device, with a sentence', async () => {
    await expect(newPhoto(file(Buffer.from('%PDF-1.7 …'), 'photo.jpg'))).rejects.toMatchObject({
      code: 'PHOTO_TYPE',
      message: 'This file is not a photo we can read. Use JPEG, PNG, WebP or HEIC.',
    });
  });
});

describe('the hash', () => {
  const bytes = new Uint8Array(1_300_000).map((_, index) => index % 253);
  const right = createHash('sha256').update(bytes).digest('hex');

  test('is the same where the browser has no crypto.subtle', async () => {
    const buffer = await new Blob([bytes]).arrayBuffer();
    expect(await sha256Hex(buffer)).toBe(right);
    const subtle = Object.getOwnPropertyDescriptor(
      Object.getPrototypeOf(globalThis.crypto),
      'subtle',
    );
    Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true });
    try {
      expect(await sha256Hex(buffer)).toBe(right);
    } finally {
      if (subtle) Reflect.deleteProperty(globalThis.crypto, 'subtle');
    }
  });
});

describe('a photo in its final form', () => {
  const taken = async (
    exif: Record<string, string>,
    ifd0: Record<string, string> = {},
  ): Promise<ArrayBuffer> => {
    const picture = sharp({
      create: { width: 90, height: 70, channels: 3, background: '#444' },
    }).withExif({ IFD0: ifd0, IFD2: exif });
    return new Uint8Array(await picture.jpeg().toBuffer()).buffer;
  };

  test('says it right for a camera whose clock was set for another zone than the device’s', async () => {
    for (const [offset, minutes] of [
      ['+02:00', 120],
      ['-09:30', -570],
      ['+13:45', 825],
    ] as const) {
      const bytes = await taken({
        DateTimeOriginal: '2025:06:30 10:20:30',
        OffsetTimeOriginal: offset,
      });
      expect(await readCamera(bytes, 0, Date.now())).toMatchObject({
        takenAt: Date.UTC(2025, 5, 30, 10, 20, 30) - minutes * 60_000,
        camera: { offsetMinutes: minutes },
      });
    }
  });

  /** What a browser has and the tests have not: pictures are decoded and drawn. */
  function playBrowser(
    width: number,
    height: number,
  ): { drawn: { width: number; height: number }[]; end(): void } {
    const drawn: { width: number; height: number }[] = [];
    class Canvas {
      readonly size: { width: number; height: number };
      constructor(across: number, down: number) {
        this.size = { width: across, height: down };
        drawn.push(this.size);
      }
      readonly getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
      readonly convertToBlob = () =>
        Promise.resolve(new Blob([new Uint8Array(9)], { type: 'image/jpeg' }));
    }
    Object.assign(globalThis, {
      createImageBitmap: () => Promise.resolve({ width, height, close: () => undefined }),
      OffscreenCanvas: Canvas,
    });
    return {
      drawn,
      end: () =>
        ['createImageBitmap', 'OffscreenCanvas'].forEach((name) =>
          Reflect.deleteProperty(globalThis, name),
        ),
    };
  }

  test('keeps time offset, orientation, maker and model of the camera when it is scaled, and drops place and owner', async () => {
    const browser = playBrowser(12_000, 2_000);
    try {
      const ifd0 = { Make: 'Acme', Model: 'Phone 9', Artist: 'Ivo Owner' };
      const bytes = await taken(
        {
          DateTimeOriginal: '2025:06:30 10:20:30',
          OffsetTimeOriginal: '+02:00',
          BodySerialNumber: 'SERIAL-4711',
          CameraOwnerName: 'Ivo Owner',
        },
        ifd0,
      );
      const { facts } = await newPhoto(new File([bytes], 'IMG_1.jpg', { lastModified: 1 }));
      const prepared = await preparePhoto(bytes, facts);
      expect(prepared.facts).toMatchObject({
        width: 5_477,
        height: 913,
        takenAt: Date.UTC(2025, 5, 30, 8, 20, 30),
        byteLength: 9,
      });
      expect(prepared.facts.camera).toEqual({
        offsetMinutes: 120,
        orientation: 1,
        device: 'Acme Phone 9',
      });
      expect(browser.drawn).toEqual([{ width: 5_477, height: 913 }]);
      // If decoding hangs, it is sent in its own size.
      const asTaken = await new Blob([bytes]).arrayBuffer();
      expect(await workOn({ kind: 'asTaken', bytes: asTaken, facts })).toMatchObject({
        facts: { width: null, byteLength: bytes.byteLength },
        bytes: null,
      });
      expect(browser.drawn.length).toBe(1);
    } finally {
      browser.end();
    }
  });
});

describe('the worker', () => {
  /** A worker that answers nothing by itself. */
  class SilentWorker extends EventTarget {
    readonly asked: { id: number; work: Work }[] = [];
    terminated = false;
    postMessage(message: { id: number; work: Work }): void {
      this.asked.push(message);
    }
    terminate(): void {
      this.terminated = true;
    }
    answer(picture: Blob | null): void {
      const id = this.asked.at(-1)?.id;
      this.dispatchEvent(new MessageEvent('message', { data: { id, done: { picture } } }));
    }
  }

  test('is replaced when it has not answered for a minute: the oldest work fails, the new one does the rest', async () => {
    const clock = new FakeClock();
    const workers: SilentWorker[] = [];
    const run = createPhotoThread(() => {
      workers.push(new SilentWorker());
      return workers.at(-1) as unknown as Worker; // as much of one as the thread uses
    }, clock);
    const { facts } = photo();
    const ask = (): Promise<unknown> =>
      run({ kind: 'final', bytes: new ArrayBuffer(1), facts }).catch(String);
    const [first, other, second] = [ask(), ask(), ask()];
    await clock.advance(59_000);
    // An answer shows that it works: the minute begins again.
    workers[0]?.answer(null);
    expect(await second).toEqual({ picture: null });
    await clock.advance(59_000);
    expect(workers.length).toBe(1);
    await clock.advance(1_000);
    expect([await first, workers[0]?.terminated, workers.length]).toEqual(['WorkerHung', true, 2]);
    workers[1]?.answer(null);
    expect(await other).toEqual({ picture: null });
    expect(clock.pending).toBe(0);
  });
});
