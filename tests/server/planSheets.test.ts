import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createSheets } from '../../server/files/plans/sheets';
import { readBytes } from '../../server/files/storage';
import { drawFloor } from '../support/drawings';
import { bytesOf } from '../support/photos';
import { type Drawn, lightAt, overviewOf, planFolder, type PlanFolder } from '../support/plans';
import { keepAsFolder, sheetBytes } from '../support/sheets';

const keyOf = (n: number): string => n.toString(16).padStart(32, '0');

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
