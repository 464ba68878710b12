import sharp from 'sharp';
import { sheetPixels } from '../../../server/files/plans/pdfSheet';
import { levelsOf } from '../../../rules/sheetPack';
import { drawFloor } from '../../support/drawings';
import { bytesOf, corners, quarters } from '../../support/photos';
import { markedPage, quarteredPage, writePdf } from '../../support/pdfs';
import { lightAt, overviewOf, planFolder, type PlanFolder } from '../../support/plans';

let folder: PlanFolder;
beforeAll(async () => {
  folder = await planFolder();
});
afterAll(() => folder.close());

const dark = 60;
const light = 200;

describe('how finely a sheet is drawn', () => {
  const sheets = {
    A4: [210, 297],
    A2: [420, 594],
    A1: [594, 841],
    A0: [841, 1189],
    'two A0': [1189, 1682],
    'a roll of 5 m': [5_000, 914],
    'five metres square': [5_000, 5_000],
  } as const;

  test('small sheets at 300 dpi, drawings at 200, and giants at what 130 megapixels give', () => {
    const said = Object.entries(sheets).map(([name, [widthMm, heightMm]]) => {
      const { width, height, dpi } = sheetPixels({ widthMm, heightMm });
      return `${name}: ${width} × ${height} px, ${Math.floor(dpi)} dpi`;
    });
    expect(said).toMatchInlineSnapshot(`
[
  "A4: 2480 × 3508 px, 300 dpi",
  "A2: 4961 × 7016 px, 300 dpi",
  "A1: 4677 × 6622 px, 200 dpi",
  "A0: 6622 × 9362 px, 200 dpi",
  "two A0: 9362 × 13244 px, 200 dpi",
  "a roll of 5 m: 26668 × 4875 px, 135 dpi",
  "five metres square: 11402 × 11402 px, 57 dpi",
]
`);
  });
});

describe('a page is drawn as a reader sees it', () => {
  // The visible part of the page begins at (−50, −20) and is 300 × 200 pt.
  const boxes = '/MediaBox[-100 -50 300 250]/CropBox[-50 -20 250 180]';
  const content = quarteredPage(-50, -20, 300, 200);

  it.each([
    ['', 300, 200, ['red', 'green', 'blue', 'white']],
    ['/Rotate 90', 200, 300, ['blue', 'red', 'white', 'green']],
    ['/Rotate 90/UserUnit 2', 400, 600, ['blue', 'red', 'white', 'green']],
  ])('with boxes of negative origin and %s', async (dict, widthPt, heightPt, colours) => {
    const { stored, sheet, tilesKey } = await folder.draw(
      writePdf({ pages: [{ dict: boxes + dict, content }] }),
    );
    const [page] = stored.pages;
    expect(
      [page?.widthMm, page?.heightMm].map((mm) => Math.round(((mm ?? 0) * 72) / 25.4)),
    ).toEqual([widthPt, heightPt]);
    expect([sheet.widthPx, sheet.heightPx]).toEqual([
      Math.round((widthPt * 300) / 72),
      Math.round((heightPt * 300) / 72),
    ]);
    expect(await quarters(await overviewOf(folder, tilesKey))).toEqual(colours);
  });

  test('marks are where they were set on a sheet so large that it is drawn piece by piece', async () => {
    // An A1: from the head, across its middle, and at the foot.
    const marks = [
      [40, 2_360],
      [840, 1_640],
      [400, 1_153],
      [1_660, 20],
    ] as const;
    const drawn = await folder.draw(
      writePdf({
        pages: [
          {
            dict: '/MediaBox[0 0 1684 2384]',
            content: marks.map(([x, y]) => markedPage(x, y)).join('\n'),
          },
        ],
      }),
    );
    const scale = drawn.sheet.widthPx / 1_684;
    for (const [x, y] of marks) {
      for (const [d, isDark] of [
        [0, true],
        [-4, true],
        [4, true],
        [-6, false],
        [6, false],
      ] as const) {
        const shade = await lightAt(
          folder,
          drawn,
          Math.round(x * scale),
          Math.round((2_384 - y + d) * scale),
        );
        expect([x, d, isDark ? shade < dark : shade > light]).toEqual([x, d, true]);
      }
    }
  });

  test('the page that was asked for', async () => {
    const page = (content: string) => ({ dict: '/MediaBox[0 0 300 200]', content });
    const file = writePdf({
      pages: [page(quarteredPage(0, 0, 300, 200)), page(''), page('1 0 0 rg 0 0 300 200 re f')],
    });
    const { tilesKey } = await folder.draw(file, 3);
    expect(await quarters(await overviewOf(folder, tilesKey))).toEqual([
      'red',
      'red',
      'red',
      'red',
    ]);
  });
});

describe('a picture', () => {
  it.each([[6, 270]])(
    'of orientation %i is drawn upright with its own pixels',
    async (orientation, turn) => {
      const lying = await sharp(await corners(700, 500).png().toBuffer())
        .rotate(turn)
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer();
      const { sheet, tilesKey } = await folder.draw(lying);
      expect(sheet).toEqual({ widthPx: 700, heightPx: 500, tilePx: 512, overlapPx: 1 });
      expect(await quarters(await overviewOf(folder, tilesKey))).toEqual([
        'red',
        'green',
        'blue',
        'white',
      ]);
    },
  );
});

describe('the tiles of a sheet', () => {
  test('are a Deep Zoom pyramid without a hole, from one pixel to the whole sheet', async () => {
    const { sheet, tilesKey, progress } = await folder.draw(
      await drawFloor({ sheet: 'A3', segments: 500 }),
    );
    const levels = levelsOf({ width: sheet.widthPx, height: sheet.heightPx });
    for (const [level, { width, height }] of levels.entries()) {
      const [columns, rows] = [Math.ceil(width / 512), Math.ceil(height / 512)];
      for (let n = 0; n < columns * rows; n += 1)
        expect(
          await folder.files.openTile(tilesKey, {
            level,
            column: n % columns,
            row: Math.floor(n / columns),
          }),
        ).not.toBeNull();
      for (const beyond of [
        { column: columns, row: 0 },
        { column: 0, row: rows },
      ])
        expect(await folder.files.openTile(tilesKey, { level, ...beyond })).toBeNull();
      const [column, row] = [columns - 1, rows - 1];
      const last = await folder.files.openTile(tilesKey, { level, column, row });
      const edge = (pixels: number, index: number): number =>
        pixels - index * 512 + (index > 0 ? 1 : 0);
      expect(await sharp(await bytesOf(last)).metadata()).toMatchObject({
        format: 'webp',
        width: edge(width, column),
        height: edge(height, row),
      });
    }
    expect(
      await folder.files.openTile(tilesKey, { level: levels.length, column: 0, row: 0 }),
    ).toBeNull();
    expect(progress).toEqual([...new Set(progress)].sort((a, b) => a - b));
    expect([progress[0], progress.at(-1)]).toEqual([0, 100]);
  });
});
