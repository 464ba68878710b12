import { scaled, small } from '../../src/photos/photoWork';

/**
 * The browser's own decoder and encoder, which this environment lacks: the size of what is decoded
 * is `picture`, and what is encoded says its size.
 */
let picture = { width: 0, height: 0 };
let open = 0;
let canDraw = true;
class Canvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    return canDraw ? { fillRect: () => undefined, drawImage: () => undefined } : null;
  }
  convertToBlob = async ({ type }: { type: string }) =>
    new Blob([`${this.width}x${this.height}`], { type });
}
const decoder = async (_blob: Blob, { resizeWidth }: ImageBitmapOptions = {}) => {
  open += 1;
  const width = resizeWidth ?? picture.width;
  return {
    width,
    height: Math.round((picture.height * width) / picture.width),
    close: () => (open -= 1),
  };
};
beforeAll(
  () => void Object.assign(globalThis, { createImageBitmap: decoder, OffscreenCanvas: Canvas }),
);
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
});
afterEach(() => expect(open).toBe(0));

const mostBytes = 25_000_000;

test('a photo within the limits goes as it came, down to the last byte', async () => {
  picture = { width: 2_560, height: 1_920 };
  const bytes = new ArrayBuffer(mostBytes);
  const sent = await scaled(bytes, 'image/jpeg');
  expect(sent.bytes).toBe(bytes);
  expect(sent).toMatchObject({ mime: 'image/jpeg', width: 2_560, height: 1_920 });
});

test('a photo of one byte more than the server takes is encoded anew', async () => {
  picture = { width: 2_560, height: 1_920 };
  const sent = await scaled(new ArrayBuffer(mostBytes + 1), 'image/png');
  expect(sent.bytes.byteLength).toBeLessThan(mostBytes);
  expect(sent).toMatchObject({ mime: 'image/jpeg', width: 2_560, height: 1_920 });
});

test.each([
  { width: 4_032, height: 3_024 },
  { width: 3_024, height: 4_032 },
])(
  'a photo of 12 megapixels, $width wide, is sent with 5 and its shape',
  async ({ width, height }) => {
    picture = { width, height };
    const sent = await scaled(new ArrayBuffer(3_000_000), 'image/jpeg');
    const [wide, high] = [sent.width ?? 0, sent.height ?? 0];
    expect(wide * high).toBeLessThanOrEqual(5_000_000);
    expect(wide * high).toBeGreaterThan(4_500_000);
    expect(wide / high).toBeCloseTo(width / height, 2);
    expect(await new Blob([sent.bytes]).text()).toBe(`${wide}x${high}`);
  },
);

test('a HEIC that this device can read is sent as a JPEG, however small it is', async () => {
  picture = { width: 400, height: 300 };
  expect(await scaled(new ArrayBuffer(100_000), 'image/heic')).toMatchObject({
    mime: 'image/jpeg',
    width: 400,
    height: 300,
  });
});

test('a photo that is read here but cannot be encoded goes as it came, with its size', async () => {
  picture = { width: 4_032, height: 3_024 };
  canDraw = false;
  const bytes = new ArrayBuffer(3_000_000);
  const sent = await scaled(bytes, 'image/jpeg').finally(() => (canDraw = true));
  expect(sent.bytes).toBe(bytes);
  expect(sent).toMatchObject({ mime: 'image/jpeg', width: 4_032, height: 3_024 });
});

test('for a strip a photo of 12 megapixels becomes a picture of less than one, in its shape', async () => {
  picture = { width: 3_024, height: 4_032 };
  const shrunk = await small(new ArrayBuffer(3_000_000), 'image/jpeg');
  expect(await shrunk?.text()).toBe('480x640');
});
