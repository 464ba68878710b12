import { createPacks } from '../../server/files/plans/pack';
import { factsName } from '../../server/files/plans/paths';
import type { StoredFile } from '../../server/files/storage';

const keyOf = (n: number): string => n.toString(16).padStart(32, '0');

/** Sheets of one tile a level, of which each picture has ten bytes. */
function sheets() {
  const looks: string[] = [];
  let underWay = 0;
  let most = 0;
  const file = (bytes: Buffer): StoredFile => ({ byteLength: bytes.length, stream: () => new Blob([new Uint8Array(bytes)]).stream() });
  return {
    looks,
    most: () => most,
    async get(key: string) {
      looks.push(key);
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      return file(key.endsWith(factsName) ? Buffer.from(JSON.stringify({ width: 500, height: 300, dpi: 200 })) : Buffer.alloc(10));
    },
  };
}

test('the lengths of many sheets are looked up one after the other, and once', async () => {
  const storage = sheets();
  const packs = createPacks(storage);
  const all = Array.from({ length: 120 }, (_, n) => keyOf(n));
  const lengths = await Promise.all(all.map((key) => packs.byteLength(key)));
  expect(new Set(lengths).size).toBe(1);
  expect(storage.most()).toBe(1);
  const looks = storage.looks.length;
  expect(await Promise.all(all.map((key) => packs.byteLength(key)))).toEqual(lengths);
  expect(storage.looks).toHaveLength(looks);
  expect((await packs.open(keyOf(0)))?.byteLength).toBe(lengths[0]);
});

test('a sheet that is drawn anew is measured anew, and one that cannot be read holds up no other', async () => {
  const storage = sheets();
  let broken = true;
  const packs = createPacks({ get: (key) => (broken && key.includes(keyOf(1)) ? Promise.reject(new Error('The disk')) : storage.get(key)) });
  const [first, second] = await Promise.allSettled([packs.byteLength(keyOf(1)), packs.byteLength(keyOf(2))]);
  expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
  broken = false;
  expect(await packs.byteLength(keyOf(1))).toBeGreaterThan(100);
  const looks = storage.looks.length;
  packs.forget(keyOf(2));
  await packs.byteLength(keyOf(2));
  expect(storage.looks.length).toBeGreaterThan(looks);
});
