import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packedPictures, readPackHead } from '../../rules/sheetPack';
import { copyFiles } from '../../server/backup/copyFiles';
import { openFolderStorage } from '../../server/files';
import { storageKeyOfSheet } from '../../server/files/plans/paths';
import { createSheets } from '../../server/files/plans/sheets';
import { readAll, readBytes, type StoredFile } from '../../server/files/storage';
import { drawFloor } from '../support/drawings';
import { bytesOf } from '../support/photos';
import { type Drawn, lightAt, overviewOf, planFolder, type PlanFolder } from '../support/plans';
import { keepAsFolder, sheetBytes } from '../support/sheets';

const keyOf = (n: number): string => n.toString(16).padStart(32, '0');

/** Sheets of one tile a level, of which each picture has ten bytes. */
function sheets() {
  const looks: string[] = [];
  let underWay = 0;
  let most = 0;
  const bytes = sheetBytes({ width: 500, height: 300, dpi: 200 }, () => Buffer.alloc(10));
  const file: StoredFile = {
    byteLength: bytes.length,
    stream: (range) => new Blob([bytes.subarray(range?.start, range && range.end + 1)]).stream(),
  };
  return {
    looks,
    most: () => most,
    async get(key: string) {
      looks.push(key);
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      return file;
    },
  };
}

test('the lengths of many sheets are looked up one after the other, and once', async () => {
  const storage = sheets();
  const opened = createSheets(storage);
  const all = Array.from({ length: 120 }, (_, n) => keyOf(n));
  const lengths = await Promise.all(all.map((key) => opened.packBytes(key)));
  expect(new Set(lengths).size).toBe(1);
  expect(storage.most()).toBe(1);
  expect(storage.looks).toHaveLength(120);
  expect(await Promise.all(all.map((key) => opened.packBytes(key)))).toEqual(lengths);
  expect(storage.looks).toHaveLength(120);
  expect((await (await opened.open(keyOf(0)))?.pack())?.byteLength).toBe(lengths[0]);
});

test('all tiles that a viewer asks for are found by one look at the sheet', async () => {
  const storage = sheets();
  const opened = createSheets(storage);
  const pictures = packedPictures({ width: 500, height: 300, tile: 512 });
  const found = await Promise.all(
    pictures.map(async (path) => (await opened.open(keyOf(1)))?.picture(path)),
  );
  expect(found.map((picture) => picture?.byteLength)).toEqual(pictures.map(() => 10));
  expect(storage.looks).toHaveLength(1);
});

test('a sheet that cannot be read holds up no other, and is read when it can be', async () => {
  const storage = sheets();
  let broken = true;
  const opened = createSheets({
    get: (key) =>
      broken && key.includes(keyOf(1)) ? Promise.reject(new Error('The disk')) : storage.get(key),
  });
  const [first, second] = await Promise.allSettled([
    opened.packBytes(keyOf(1)),
    opened.packBytes(keyOf(2)),
  ]);
  expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
  await expect(opened.open(keyOf(1))).rejects.toThrow('The disk');
  broken = false;
  expect(await opened.packBytes(keyOf(1))).toBeGreaterThan(100);
  expect(await opened.open(keyOf(1))).not.toBeNull();
});

test('what is no sheet is not read as one', async () => {
  const opened = createSheets({
    get: () =>
      Promise.resolve({ byteLength: 90, stream: () => new Blob(['<html>'.repeat(15)]).stream() }),
  });
  await expect(opened.open(keyOf(1))).rejects.toThrow('Not a sheet.');
});

describe('a sheet that a version before has kept as a folder of files', () => {
  let folder: PlanFolder;
  let older: PlanFolder;
  let drawn: Drawn;
  beforeAll(async () => {
    folder = await planFolder();
    drawn = await folder.draw(await drawFloor({ sheet: 'A3', segments: 200 }));
    // The same one, as it was kept then.
    older = await planFolder();
    await mkdir(join(older.root, 'plans'), { recursive: true });
    await keepAsFolder(folder.root, drawn.tilesKey, older.root);
  });
  afterAll(async () => {
    await folder.close();
    await older.close();
  });

  it('is looked at as ever: tiles, overviews, extracts, and the pack that devices take along', async () => {
    const { tilesKey } = drawn;
    expect((await older.listing()).length).toBeGreaterThan(90);
    expect(await lightAt(older, drawn, 700, 800)).toBe(await lightAt(folder, drawn, 700, 800));
    expect(await overviewOf(older, tilesKey, 'small')).toEqual(
      await overviewOf(folder, tilesKey, 'small'),
    );
    const spot = { x: 0.4, y: 0.6 };
    expect(await older.files.extract(tilesKey, spot)).toEqual(
      await folder.files.extract(tilesKey, spot),
    );
    const [pack, today] = [
      await older.files.openPack(tilesKey),
      await folder.files.openPack(tilesKey),
    ];
    expect(await bytesOf(pack)).toEqual(await bytesOf(today));
    expect(await older.files.packBytes(tilesKey)).toBe(today?.byteLength);
    expect(await older.files.openTile(tilesKey, { level: 14, column: 0, row: 0 })).toBeNull();
  });

  it('is one file in a backup, and in what is restored from it', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'snagbook-copied-'));
    const to = await openFolderStorage({ dir });
    const key = storageKeyOfSheet(drawn.tilesKey);
    const named = async function* () {
      yield { key, original: null };
    };
    const from = await openFolderStorage({ dir: older.root });
    const { bytes } = await copyFiles(from.storage, to, named(), () => undefined);
    const now = await readAll((await openFolderStorage({ dir: folder.root })).storage, key);
    expect([bytes, await readAll(to.storage, key)]).toEqual([now?.length, now]);
    // Nothing is copied twice.
    expect(await copyFiles(from.storage, to, named(), () => undefined)).toMatchObject({ bytes: 0 });
    await rm(dir, { recursive: true });
  });

  it('is not taken along as long as one of its pictures is missing, and is then', async () => {
    const halved = await planFolder();
    await keepAsFolder(folder.root, drawn.tilesKey, halved.root);
    const path = join(halved.root, storageKeyOfSheet(drawn.tilesKey), 'tiles', '12');
    const [tile = ''] = await readdir(path);
    await rm(join(path, tile));
    expect(await halved.files.openPack(drawn.tilesKey)).toBeNull();
    expect(await halved.files.openOverview(drawn.tilesKey, 'small')).not.toBeNull();
    await keepAsFolder(folder.root, drawn.tilesKey, halved.root);
    const places = readPackHead(
      new Uint8Array(await bytesOf(await halved.files.openPack(drawn.tilesKey))).buffer,
    );
    expect(places?.get(`tiles/12/${tile}`)).toBeDefined();
    await halved.close();
  });
});

test('a part of a picture is that part, and no byte of its neighbours', async () => {
  const opened = createSheets({
    get: async () => ({
      byteLength: bytes.length,
      stream: (range) => new Blob([bytes.subarray(range?.start, range && range.end + 1)]).stream(),
    }),
  });
  const bytes = sheetBytes({ width: 500, height: 300, dpi: 200 }, (path) => Buffer.from(path));
  const sheet = await opened.open(keyOf(1));
  const picture = await sheet?.picture('tiles/3/0_0.webp');
  expect((await bytesOf(picture ?? null)).toString()).toBe('tiles/3/0_0.webp');
  expect(picture && (await readBytes(picture, { start: 6, end: 8 })).toString()).toBe('3/0');
});
