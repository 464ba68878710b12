import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Refusal } from '../../../server/refusal';
import { blank, grain } from '../../support/photos';
import { lockedPdf, writePdf } from '../../support/pdfs';
import { planFolder, type PlanFolder } from '../../support/plans';
import { announce } from '../../support/photos';

let folder: PlanFolder;
beforeAll(async () => {
  folder = await planFolder();
});
afterAll(() => folder.close());

const a4 = (dict = '') =>
  writePdf({
    pages: [
      { dict: `/MediaBox[0 0 595 842]${dict}`, content: 'BT /F 24 Tf 50 50 Td (Level 1) Tj ET' },
    ],
  });

/** What a person is told about a file that is not kept. */
async function refusalOf(
  work: Promise<unknown>,
): Promise<{ code: string; sentence: string; retryable: boolean }> {
  try {
    await work;
  } catch (error) {
    // Anything but a Refusal has no code and fails the test that looks at it.
    const { code, message, extensions } = error as Refusal;
    return { code, sentence: message, retryable: extensions.retryable };
  }
  throw new Error('It was stored.');
}

describe('storing a plan', () => {
  it('keeps the bytes exactly as they came, and says how large the paper is', async () => {
    const bytes = a4();
    const stored = await folder.store(bytes);
    expect(stored).toMatchObject({ mime: 'application/pdf', ...announce(bytes) });
    expect(
      stored.pages.map(({ widthMm, heightMm }) => [Math.round(widthMm), Math.round(heightMm)]),
    ).toEqual([[210, 297]]);
    expect(await folder.listing()).toContain(join('files', stored.key.slice(0, 2), stored.key));
  });

  it('calls a page as the first bookmark does that points at it', async () => {
    const page = { dict: '/MediaBox[0 0 300 200]' };
    const bookmarks = [
      { title: 'Second floor – Küche', page: 1 },
      { title: 'Second floor again', page: 1 },
      { title: '  \u0007Roof\u202E  ', page: 2 },
    ];
    const { pages } = await folder.store(writePdf({ pages: [page, page, page], bookmarks }));
    expect(pages.map(({ title }) => title)).toEqual(['', 'Second floor – Küche', 'Roof']);
  });
});

describe('refusing a plan', () => {
  const pages = (count: number) => ({
    pages: Array.from({ length: count }, () => ({ dict: '/MediaBox[0 0 300 200]' })),
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string, string]>([
    [
      'a text',
      () => Buffer.from('Level 1: see the attached drawing'),
      'PLAN_TYPE',
      'Choose a PDF, PNG or JPEG.',
    ],
    [
      'a PDF with a password',
      () => lockedPdf('user'),
      'PLAN_LOCKED',
      'This PDF is password-protected. Save a copy without the password and upload that.',
    ],
    [
      'a PDF that was cut short',
      () => a4().subarray(0, -200),
      'PLAN_UNREADABLE',
      'This file is damaged and can’t be read. It was not saved; try printing it to a new PDF.',
    ],
    [
      'half a JPEG',
      async () => (await grain().jpeg().toBuffer()).subarray(0, 10_000),
      'PLAN_UNREADABLE',
      'This file is damaged and can’t be read. It was not saved; try printing it to a new PDF.',
    ],
    [
      'a PDF of 301 pages',
      () => writePdf(pages(301)),
      'PLAN_PAGES',
      'A plan can have 1 to 300 pages; this one has 301.',
    ],
    [
      'a page of 6 m',
      () =>
        writePdf({
          pages: [{ dict: '/MediaBox[0 0 300 200]' }, { dict: '/MediaBox[0 0 17000 200]' }],
        }),
      'PLAN_SHEET_SIZE',
      'Page 2 is 6 m long; sheets can have up to 5 m.',
    ],
    [
      'a picture of 121 megapixels',
      () => blank(11_000, 11_000).png().toBuffer(),
      'PLAN_PIXELS',
      'This picture has 121 megapixels; the limit is 120.',
    ],
  ])('refuses %s for good, and leaves nothing behind', async (_name, make, code, sentence) => {
    const before = await folder.listing();
    expect(await refusalOf(folder.store(await make()))).toEqual({
      code,
      sentence,
      retryable: false,
    });
    expect(await folder.listing()).toEqual(before);
  });
});

it('opens nothing outside its folder, whatever the key says', async () => {
  for (const key of [
    '../../etc',
    'a'.repeat(31),
    `${'a'.repeat(32)}/..`,
    `${'a'.repeat(32)}.pdf`,
    '',
  ]) {
    expect(await folder.files.openTile(key, { level: 0, column: 0, row: 0 })).toBeNull();
    expect(await folder.files.openOverview(key, 'small')).toBeNull();
    expect(await folder.files.extract(key, { x: 0.5, y: 0.5 })).toBeNull();
  }
});

it('sweeps what is old and has no row, files and tiles, and nothing else', async () => {
  const hour = 3_600_000;
  const swept = await planFolder();
  try {
    const [withRow, orphan] = [await swept.draw(a4()), await swept.draw(a4())];
    const young = await swept.store(a4());
    const longAgo = new Date(Date.now() - 7 * hour);
    const old = [withRow, orphan].flatMap(({ stored, tilesKey }) => [
      join('files', stored.key.slice(0, 2), stored.key),
      join('sheets', tilesKey.slice(0, 2), tilesKey),
    ]);
    for (const name of old) await utimes(join(swept.dir, name), longAgo, longAgo);
    expect(
      await swept.files.sweep(
        async () => new Set([withRow.stored.key, withRow.tilesKey]),
        6 * hour,
      ),
    ).toBe(2);
    const left = (await swept.listing()).join();
    expect(
      [withRow.stored.key, withRow.tilesKey, young.key, orphan.stored.key, orphan.tilesKey].map(
        (key) => left.includes(key),
      ),
    ).toEqual([true, true, true, false, false]);
  } finally {
    await swept.close();
  }
});
