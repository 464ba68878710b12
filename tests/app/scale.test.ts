import { scaled, small } from '../../src/photos/photoWork';

/**
 * The browser's own decoder and encoder, which this environment lacks: the size of what is decoded
 * is `picture`, and what is encoded says its size.
 */
let picture = { width: 0, height: 0 };
let open = 0;
class Canvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    return { fillRect: () => undefined, drawImage: () => undefined };
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

test('for a strip a photo of 12 megapixels becomes a picture of less than one, in its shape', async () => {
  picture = { width: 3_024, height: 4_032 };
  const shrunk = await small(new ArrayBuffer(3_000_000), 'image/jpeg');
  expect(await shrunk?.text()).toBe('480x640');
});
