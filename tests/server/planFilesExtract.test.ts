import sharp from 'sharp';
import { writePdf } from '../support/pdfs';
import { planFolder, type PlanFolder } from '../support/plans';

let folder: PlanFolder;
beforeAll(async () => {
  folder = await planFolder();
});
afterAll(() => folder.close());

const dark = 60;
const light = 200;

describe('the picture of a spot', () => {
  const extractOf = async (tilesKey: string, x: number, y: number): Promise<Buffer> =>
    Buffer.from((await folder.files.extract(tilesKey, { x, y })) ?? []);
  const shade = async (picture: Buffer, x: number, y: number): Promise<number> =>
    (
      await sharp(picture)
        .extract({ left: x - 1, top: y - 1, width: 3, height: 3 })
        .greyscale()
        .resize(1, 1)
        .raw()
        .toBuffer()
    )[0] ?? -1;

  test('shows 90 × 56 mm of paper with the spot in the middle', async () => {
    // An A2 with a frame of 40 × 30 mm, 2 mm strong, around a spot that lies across the corner of
    // four tiles.
    const mm = 72 / 25.4;
    const [x, y] = [520 * (72 / 300), 842 - 1_030 * (72 / 300)];
    const frame = `${2 * mm} w ${x - 20 * mm} ${y - 15 * mm} ${40 * mm} ${30 * mm} re S`;
    const { tilesKey, sheet } = await folder.draw(
      writePdf({ pages: [{ dict: '/MediaBox[0 0 1191 842]', content: frame }] }),
    );
    const spot = { x: x / 1_191, y: 1 - y / 842 };
    const picture = await extractOf(tilesKey, spot.x, spot.y);
    expect(sheet.widthPx).toBe(4_963);
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 400,
    });
    const pixels = (millimetres: number): number => Math.round((millimetres * 640) / 90);
    for (const [dx, dy] of [
      [-20, 0],
      [20, 0],
      [0, -15],
      [0, 15],
    ] as const)
      expect(await shade(picture, 320 + pixels(dx), 200 + pixels(dy))).toBeLessThan(dark);
    for (const [dx, dy] of [
      [0, 0],
      [-17, 0],
      [23, 0],
      [0, 12],
      [0, -18],
    ] as const)
      expect(await shade(picture, 320 + pixels(dx), 200 + pixels(dy))).toBeGreaterThan(light);
  });
});
