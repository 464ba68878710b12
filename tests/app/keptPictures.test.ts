import { packedPictures, packHead, packPartBytes, readPackHead } from '../../rules/sheetPack';
import { findKept, findSmaller, packKey, photoKey } from '../../src/worker/kept';

const sheet = { width: 3_307, height: 2_339, tile: 512 };
const pictures = packedPictures(sheet).map((path, index) =>
  new Uint8Array(index % 7 === 0 ? 40_000 : 9_000).fill(path.length),
);

/** A device that has the sheet and a photo, but for these keys. */
function device(without: readonly string[] = []) {
  const head = packHead(
    sheet,
    pictures.map(({ length }) => length),
  );
  const pack = new Uint8Array(Buffer.concat([head, ...pictures]));
  const stored = new Map<string, ArrayBuffer>([
    [photoKey('photo_1', 'small'), new Uint8Array([1]).buffer],
    [photoKey('photo_1', 'medium'), new Uint8Array([2, 2]).buffer],
  ]);
  for (let part = 0; part * packPartBytes < pack.length; part += 1)
    stored.set(
      packKey('revision_1', part),
      pack.slice(part * packPartBytes, (part + 1) * packPartBytes).buffer,
    );
  for (const key of without) stored.delete(key);
  return {
    parts: stored.size - 2,
    read: (key: string) => Promise.resolve(stored.get(key) ?? null),
  };
}

const bytesOf = async (pieces: readonly BlobPart[] | null): Promise<Buffer | null> =>
  // as the device has them
  pieces && Buffer.concat(pieces.map((each) => Buffer.from(each as ArrayBuffer)));

describe('a sheet that was kept offline', () => {
  it('gives each of its pictures, also where one lies in two parts', async () => {
    const { parts, read } = device();
    expect(parts).toBeGreaterThan(3);
    for (const [index, path] of packedPictures(sheet).entries()) {
      const found = await bytesOf(await findKept(`/files/plans/revision_1/${path}`, read));
      expect(found?.equals(pictures[index] ?? new Uint8Array())).toBe(true);
    }
  });

  it('gives none beyond its edge, none of another sheet, and none of which a part has not come', async () => {
    const { read } = device([packKey('revision_1', 1)]);
    const places = readPackHead((await read(packKey('revision_1', 0))) ?? new ArrayBuffer(0));
    const torn = [...(places ?? [])]
      .filter(([, { from, to }]) => from < 2 * packPartBytes && to > packPartBytes)
      .map(([path]) => path);
    expect(torn.length).toBeGreaterThan(5);
    for (const path of [...torn, 'tiles/12/7_0.webp', 'tiles/99/0_0.webp'])
      expect(await findKept(`/files/plans/revision_1/${path}`, read)).toBeNull();
    expect(await findKept('/files/plans/revision_2/overview/small', read)).toBeNull();
    expect(await bytesOf(await findKept('/files/plans/revision_1/overview/small', read))).toEqual(
      Buffer.from(pictures[0] ?? []),
    );
  });
});

describe('a photo that was kept offline', () => {
  it('is there in its size; in place of a larger one there is the largest', async () => {
    const all = device().read;
    const thumbnail = device([photoKey('photo_1', 'medium')]).read;
    expect(await bytesOf(await findKept('/files/photos/photo_1/medium', all))).toEqual(
      Buffer.from([2, 2]),
    );
    expect(await findKept('/files/photos/photo_1/large', all)).toBeNull();
    expect(await bytesOf(await findSmaller('/files/photos/photo_1/large', all))).toEqual(
      Buffer.from([2, 2]),
    );
    expect(await bytesOf(await findSmaller('/files/photos/photo_1/medium', thumbnail))).toEqual(
      Buffer.from([1]),
    );
    expect(await findSmaller('/files/photos/photo_2/large', all)).toBeNull();
    expect(await findSmaller('/files/photos/photo_1/small', all)).toBeNull();
  });
});
