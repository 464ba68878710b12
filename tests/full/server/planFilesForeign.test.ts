import sharp from 'sharp';
import { levelsOf } from '../../../rules/sheetPack';
import { filledForm, lockedPdf, markedPage, writePdf } from '../../support/pdfs';
import { bytesOf } from '../../support/photos';
import { overviewOf, planFolder, type Drawn, type PlanFolder } from '../../support/plans';

// PDFs as other programs write them, with what they may hold beside lines and text.

let folder: PlanFolder;
beforeAll(async () => {
  folder = await planFolder();
});
afterAll(() => folder.close());

/** The darkest shade within 100 × 40 pt of a sheet of so many points. */
async function darkestAt(
  { tilesKey }: Drawn,
  x: number,
  y: number,
  sheet = { width: 400, height: 200 },
): Promise<number> {
  const overview = await overviewOf(folder, tilesKey);
  const { width } = await sharp(overview).metadata();
  const scale = width / sheet.width;
  const [left, top] = [Math.round(x * scale), Math.round((sheet.height - y - 40) * scale)];
  const { channels } = await sharp(
    await sharp(overview)
      .extract({ left, top, width: Math.floor(100 * scale), height: Math.floor(40 * scale) })
      .toBuffer(),
  )
    .greyscale()
    .stats();
  return channels[0]?.min ?? 255;
}

describe('a filled form is drawn with', () => {
  let form: Drawn;
  beforeAll(async () => {
    form = await folder.draw(filledForm());
  });

  it.each([
    ['a text that only its value tells', 10, 10],
    ['a signature', 10, 100],
  ])('%s', async (_what, x, y) => {
    expect(await darkestAt(form, x, y)).toBeLessThan(100);
  });
});

it.each(['1.4', '1.7ext3'] as const)(
  'a PDF of version %s that is encrypted with an empty user password is drawn',
  async (version) => {
    const { tilesKey } = await folder.draw(await lockedPdf('owner', version));
    expect(
      (
        await sharp(await overviewOf(folder, tilesKey))
          .greyscale()
          .stats()
      ).channels[0]?.min,
    ).toBeLessThan(100);
  },
);

describe('a hairline stays visible at every level', () => {
  const [width, height, every] = [2_384, 1_684, 60];
  const across = Array.from(
    { length: Math.floor(height / every) },
    (_, index) => (index + 0.5) * every,
  );
  const down = Array.from(
    { length: Math.floor(width / every) },
    (_, index) => (index + 0.5) * every,
  );

  /** Ink of each level in parts of what lines of exactly one black pixel would have there. */
  async function inkOf({ sheet, tilesKey }: Drawn): Promise<{ level: number; ink: number }[]> {
    const levels = levelsOf({ width: sheet.widthPx, height: sheet.heightPx });
    const seen = [...levels.entries()].filter(
      ([, size]) => Math.max(size.width, size.height) >= 200,
    );
    return Promise.all(
      seen.map(async ([level, size]) => {
        let ink = 0;
        for (let column = 0; column * 512 < size.width; column += 1) {
          for (let row = 0; row * 512 < size.height; row += 1) {
            const { data, info } = await sharp(
              await bytesOf(await folder.files.openTile(tilesKey, { level, column, row })),
            )
              .greyscale()
              .raw()
              .toBuffer({ resolveWithObject: true });
            // What a tile shares with the one before is counted there.
            for (let y = row > 0 ? 2 : 0; y < info.height; y += 1)
              for (let x = column > 0 ? 2 : 0; x < info.width; x += 1)
                ink += (255 - (data[y * info.width + x] ?? 255)) / 255;
          }
        }
        const [crossings, length] = [
          across.length * down.length,
          across.length * size.width + down.length * size.height,
        ];
        return { level, ink: ink / (length - crossings) };
      }),
    );
  }

  it('of a PDF: with the ink of a line of one pixel', async () => {
    const content = [
      '0 w',
      ...across.map((y) => `0 ${y} m ${width} ${y} l S`),
      ...down.map((x) => `${x} 0 m ${x} ${height} l S`),
    ].join('\n');
    const inks = await inkOf(
      await folder.draw(
        writePdf({ pages: [{ dict: `/MediaBox[0 0 ${width} ${height}]`, content }] }),
      ),
    );
    expect(inks).toHaveLength(6);
    expect(inks.filter(({ ink }) => ink < 0.8)).toEqual([]);
  });
});

describe('a whole PDF opens', () => {
  const page = { dict: '/MediaBox[0 0 300 200]', content: markedPage(20, 20) };
  const whole = writePdf({ pages: [page] }).toString('latin1');

  /**
   * As programs have written it since PDF 1.5: its table of objects is a stream, and it has no
   * trailer.
   */
  function streamed(): string {
    const body = whole.slice(0, whole.indexOf('xref\n0 '));
    const offsets = [...body.matchAll(/^\d+ 0 obj$/gm)]
      .map(({ index }) => index)
      .concat(body.length);
    const rows = [
      '\0\0\0\xff\xff',
      ...offsets.map((at) => `\x01${String.fromCharCode(at >> 8, at & 255)}\0\0`),
    ].join('');
    const number = offsets.length;
    return `${body}${number} 0 obj\n<</Type/XRef/Size ${number + 1}/Root 1 0 R/W[1 2 2]/Length ${rows.length}>>stream\n${rows}\nendstream\nendobj\nstartxref\n${body.length}\n`;
  }

  it.each([
    ['without the mark at its end, whose table of objects is a stream', streamed()],
    ['without the mark at its end', whole.replace('%%EOF\n', '')],
    ['that was filled up to a round size', whole + '\0'.repeat(70_000)],
  ])('%s', async (_what, text) => {
    const { pages } = await folder.store(Buffer.from(text, 'latin1'));
    expect(pages).toHaveLength(1);
  });

  it.each([
    ['in its table of objects', whole.slice(0, whole.indexOf('trailer') - 30)],
    ['in a change behind its end', `${whole}9 0 obj\n<</Length 90>>stream\nxxx`],
  ])('and one that was cut short %s does not', async (_what, text) => {
    await expect(folder.store(Buffer.from(text, 'latin1'))).rejects.toMatchObject({
      code: 'PLAN_UNREADABLE',
    });
  });
});
