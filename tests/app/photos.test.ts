import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { sha256Hex } from '../../src/app/photos/hash';
import { newPhoto } from '../../src/app/photos/newPhoto';
import { preparePhoto } from '../../src/app/photos/preparePhoto';
import { takenAt } from '../../src/app/photos/takenAt';
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
    expect(facts).toMatchObject({ mime, name: 'plan.pdf', byteLength: bytes.byteLength, sha256: null, takenAt: Date.UTC(2026, 10, 1) });
  });

  test('that is a PDF called .jpg is refused on the device, with a sentence', async () => {
    await expect(newPhoto(file(Buffer.from('%PDF-1.7 …'), 'photo.jpg'))).rejects.toMatchObject({
      code: 'PHOTO_TYPE',
      message: 'This file is not a photo we can read. Use JPEG, PNG, WebP or HEIC.',
    });
  });

  test('of a camera whose clock runs ahead was not taken in the future', async () => {
    const { facts } = await newPhoto(file(await blank(80, 80).jpeg().toBuffer(), 'a.jpg', Date.now() + 3_600_000));
    expect(facts.takenAt).toBeLessThanOrEqual(Date.now());
  });
});

describe('the hash', () => {
  const bytes = new Uint8Array(1_300_000).map((_, index) => index % 253);
  const right = createHash('sha256').update(bytes).digest('hex');

  test('is the same where the browser has no crypto.subtle', async () => {
    const buffer = await new Blob([bytes]).arrayBuffer();
    expect(await sha256Hex(buffer)).toBe(right);
    const subtle = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(globalThis.crypto), 'subtle');
    Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true });
    try {
      expect(await sha256Hex(buffer)).toBe(right);
    } finally {
      if (subtle) Reflect.deleteProperty(globalThis.crypto, 'subtle');
    }
  });
});

describe('a photo in its final form', () => {
  test('says when the shutter was pressed, as the camera noted it', async () => {
    const taken = await sharp({ create: { width: 90, height: 70, channels: 3, background: '#444' } })
      .withExif({ IFD2: { DateTimeOriginal: '2025:06:30 10:20:30' } })
      .jpeg()
      .toBuffer();
    const at = new Date(2025, 5, 30, 10, 20, 30).getTime();
    expect(await takenAt(new Uint8Array(taken).buffer, 0, Date.now())).toBe(at);
    // A clock that was never set is not believed.
    expect(await takenAt(new Uint8Array(taken).buffer, 7, at - 2 * 86_400_000)).toBe(7);
  });

  test('that this device cannot decode goes as it is', async () => {
    const { facts, bytes } = await newPhoto(file(await blank(100, 80).jpeg().toBuffer()));
    const prepared = await preparePhoto(bytes, facts);
    expect(prepared.bytes).toBe(bytes);
    expect(prepared.facts).toMatchObject({ sha256: createHash('sha256').update(new Uint8Array(bytes)).digest('hex'), byteLength: bytes.byteLength, width: null });
  });
});
