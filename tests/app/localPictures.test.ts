import { createLocalPictures } from '../../src/photos/localPictures';
import { settled, until } from './support/until';

test('a strip of photos decodes one of them at a time and shows small pictures; whoever looks at one sees it whole', async () => {
  const bytesOf = new Map<string, number>();
  const before = URL.createObjectURL;
  let made = 0;
  URL.createObjectURL = (blob) => {
    made += 1;
    // Only blobs are given an address here.
    bytesOf.set(`blob:${made}`, (blob as Blob).size);
    return `blob:${made}`;
  };
  try {
    const decoding: (() => void)[] = [];
    const whole = { bytes: new ArrayBuffer(3_000), mime: 'image/jpeg' };
    const pictures = createLocalPictures(
      () => Promise.resolve(whole),
      () => new Promise((resolve) => void decoding.push(() => resolve(new Blob(['small'])))),
    );
    const photos = ['photo_1', 'photo_2', 'photo_3'];
    for (const photo of photos) pictures.want(photo, 'small');
    for (const [index, photo] of photos.entries()) {
      await until(() => decoding.length === index + 1);
      await settled();
      expect(decoding).toHaveLength(index + 1);
      decoding[index]?.();
      await until(() => pictures.url(photo, 'small') !== null);
    }
    expect(photos.map((photo) => bytesOf.get(pictures.url(photo, 'small') ?? ''))).toEqual([
      5, 5, 5,
    ]);
    pictures.want('photo_2', 'whole');
    await until(() => pictures.url('photo_2', 'whole') !== null);
    expect(bytesOf.get(pictures.url('photo_2', 'whole') ?? '')).toBe(3_000);
  } finally {
    URL.createObjectURL = before;
  }
});
