import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drawFloor } from '../../support/drawings';
import { bytesOf } from '../../support/photos';
import { type Drawn, lightAt, overviewOf, planFolder, type PlanFolder } from '../../support/plans';
import { keepAsFolder } from '../../support/sheets';

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
