import { noAnswers } from '../../rules/imports';
import { bytesOfUnfinished } from '../../server/features/tablesIn/store';
import { readTable } from '../../server/features/tablesIn/readTable';
import { settings } from '../../server/settings';
import { importsOf, type Imports } from '../support/imports';
import { openSite, type Site } from '../support/site';
import { newId } from '../support/wire';
import { row, workbook } from '../support/workbooks';

let site: Site;
let imports: Imports;
beforeAll(async () => {
  site = await openSite();
  imports = importsOf(site);
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

/** What a table that cannot be read is answered with. */
async function refusal(content: string | Uint8Array, name = 'table.xlsx'): Promise<string | null> {
  const { state, problem } = await imports.send('snags', content, name);
  expect(state).toBe('FAILED');
  return problem;
}

test('a site manager’s own workbook is read: a title above, merged cells, dates as numbers, a sheet for each floor, formulas and macros', async () => {
  const head = row(4, 'Nr.', 'Mangel', 'Ort', 'Frist', 'Gewerk');
  const bytes = await workbook({
    formats: [14],
    shared: ['Riss'],
    sheets: [
      {
        name: 'EG',
        data: `${row(1, 'Mängelliste Haus B')}<row r="2"/>${head}<row r="5"><c r="A5"><v>1</v></c><c r="B5" t="s"><v>0</v></c><c r="C5" t="inlineStr"><is><t>Bad</t></is></c><c r="D5" s="1"><v>47607</v></c><c r="E5" t="str"><f>"Tro"&amp;"cken"</f><v>Trocken</v></c></row>${row(6, 2, 'Kratzer')}`,
        after:
          '<mergeCells count="2"><mergeCell ref="A1:E1"/><mergeCell ref="C5:C6"/></mergeCells>',
      },
      {
        name: 'OG',
        data: `${head.replace('r="4"', 'r="1"').replaceAll(/([A-E])4/g, '$11')}${row(2, 3, 'Fleck', 'Flur')}`,
      },
      { name: 'Legende', data: row(1, 'rot = offen') },
      { name: 'Alt', data: row(1, 'Mangel', 'Ort'), hidden: true },
    ],
    more: { 'xl/vbaProject.bin': 'Sub AutoOpen' },
  });
  const read = await imports.send('snags', bytes, 'Liste.xlsm');
  expect(read.facts).toMatchObject({
    rows: 3,
    notes: ['MACROS', 'FORMULAS', 'MERGED', 'HIDDEN'],
    skipped: ['Legende'],
  });
  expect(read.facts?.columns.map(({ name, guess, samples }) => [name, guess, samples])).toEqual([
    ['', 'location', ['EG', 'OG']],
    ['Nr.', 'key', ['1', '2', '3']],
    ['Mangel', 'title', ['Riss', 'Kratzer', 'Fleck']],
    ['Ort', 'location', ['Bad', 'Flur']],
    ['Frist', 'due', ['2030-05-04']],
    ['Gewerk', 'trade', ['Trocken']],
  ]);
  const checked = await imports.check(read);
  expect(checked.counts).toMatchObject({ MAKE: 3, REFUSE: 0 });
  expect((await imports.rows(checked)).map(({ sheet, line }) => [sheet, line])).toEqual([
    ['EG', 5],
    ['EG', 6],
    ['OG', 2],
  ]);
  // A floor stands before the room on it.
  expect((await imports.rows(checked))[2]?.notes).toEqual([
    'New location, will be created: OG › Flur.',
  ]);
  // Rows that are refused keep their floor, and come in again with it.
  const refused = await imports.ask(
    `/${(await imports.check(checked, { answers: noAnswers })).id}/refused.csv`,
  );
  const again = await imports.send('snags', String(refused.body));
  expect(
    again.facts?.columns.slice(0, 2).map(({ name, guess, samples }) => [name, guess, samples]),
  ).toEqual([
    ['Workbook sheet', 'location', ['EG', 'OG']],
    ['Nr.', 'key', ['1', '2', '3']],
  ]);
  expect((await imports.rows(await imports.check(again)))[2]?.notes).toEqual([
    'New location, will be created: OG › Flur.',
  ]);
});

test.each([
  [
    'UTF-16, the other way round',
    Buffer.from('\ufeffMangel;Ort\r\nTür;Küche\r\n', 'utf16le').swap16(),
  ],
  ['Windows-1252', Buffer.from('Mangel;Ort\r\nTür;Küche\r\n', 'latin1')],
  // Where Windows has letters that Latin-1 has not; a decoder of Node took one for the other for
  // some versions.
  [
    'Windows-1252 with what only that has',
    Buffer.from('Mangel;Ort\r\nTür \x80\x84\x93\x96\x8a\x9f;Küche\r\n', 'latin1'),
    [
      ['Mangel', 'Ort'],
      ['Tür €„“–ŠŸ', 'Küche'],
    ],
  ],
  ['an old Mac’s lines, and a first row for Excel', Buffer.from('sep=;\r\nMangel;Ort\rTür;Küche')],
])(
  'a text is read in %s',
  async (
    _,
    bytes: Buffer,
    cells = [
      ['Mangel', 'Ort'],
      ['Tür', 'Küche'],
    ],
  ) => {
    const { sheets } = await readTable(bytes);
    expect(sheets[0]?.rows.map((each) => each.cells)).toEqual(cells);
  },
);

test('whatever is no table that can be read is refused with a sentence that says what helps', async () => {
  const damaged =
    'This workbook is damaged and can’t be read. Open it in your spreadsheet program, save it as .xlsx and choose that.';
  const whole = await workbook({ sheets: [{ name: 'One', data: row(1, 'Title') }] });
  expect(await refusal('')).toBe('This table is empty.');
  expect(await refusal('Title,Location\n')).toBe('This table is empty.');
  expect(await refusal(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toMatch(
    /^This is an old Excel file/,
  );
  expect(await refusal(await workbook({ sheets: [], more: {} }))).toBe('This table is empty.');
  expect(await refusal(Buffer.from('%PDF-1.7\u0000\u0001'))).toMatch(
    /^We could not read this file as a table/,
  );
  expect(await refusal(whole.slice(0, whole.length - 40))).toBe(damaged);
  expect(await refusal('Title,Location\n"open,Block A\nnext,Block A\n')).toBe(
    'A quotation mark in row 2 is not closed. Correct it and choose the file again.',
  );
  expect(await refusal(`Title,Location\n${'a,b\n'.repeat(20_001)}`)).toMatch(
    /^This table has more than 20,000 rows/,
  );
  expect(await refusal(`Title${',x'.repeat(250)}\n`)).toMatch(/more than 200 columns/);
  expect(await refusal(`Title,Location\n"${'x'.repeat(33_000)}",b\n`)).toMatch(
    /^A cell in row 2 has more than 32,767 characters/,
  );
  // Entities that multiply, elements without end, and one that never ends.
  const evil = (data: string, before = '') =>
    workbook({
      sheets: [{ name: 'One', data: row(1, 'Title') }],
      more: { 'xl/_rels/workbook.xml.rels': `${before}<Relationships>${data}</Relationships>` },
    });
  expect(
    await refusal(
      await evil('<Relationship Id="&lol;"/>', '<!DOCTYPE lolz [<!ENTITY lol "lol">]>'),
    ),
  ).toBe(damaged);
  expect(await refusal(await evil('<a>'.repeat(5_000)))).toBe(damaged);
  expect(await refusal(await evil(`<Relationship Id="${'x'.repeat(9_000_000)}"/>`))).toBe(damaged);
  expect(await refusal(`Title\n${','.repeat(20_000)}\n`)).toMatch(/more than 200 columns/);
  // Headings of many sheets, which would make each row of all as wide as they are together.
  const wide = (sheet: number): string =>
    ['Title', 'Location', ...Array.from({ length: 90 }, (_, column) => `${sheet} ${column}`)]
      .map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
      .join('');
  const sheets = [1, 2, 3].map((sheet) => ({
    name: `Sheet ${sheet}`,
    data: `<row r="1">${wide(sheet)}</row>${row(2, 'a', 'b')}`,
  }));
  expect(await refusal(await workbook({ sheets }))).toMatch(/more than 200 columns/);
});

test('a file that is too large is refused before it is kept', async () => {
  const importId = newId('import');
  const { status, body } = await imports.ask(
    `/${importId}?project=${site.projectId}&table=snags&name=x.csv`,
    { method: 'PUT', body: new Blob([new Uint8Array(50_000_000)]) },
  );
  expect([status, body]).toMatchObject([
    413,
    { error: { code: 'BODY_TOO_LARGE', message: 'This is 50 MB; the limit is 20 MB.' } },
  ]);
  const { storage } = site.server.app.services.files;
  const kept = (await storage.list('imports/')).map(({ key }) => key);
  expect(kept).not.toContain(`imports/${importId}`);
});

test('a title of 4,000 characters is refused with its sentence, the rows beside it are not, and nothing is made of it', async () => {
  const long = 'x'.repeat(4_000);
  const checked = await imports.check(
    await imports.send(
      'snags',
      `Title,Location\r\nShort,Block A\r\n${long},Block A\r\n${'y'.repeat(255)},Block A\r\n`,
      'list.csv',
    ),
  );
  expect(
    (await imports.rows(checked)).map(({ outcome, problems }) => [outcome, ...problems]),
  ).toEqual([
    ['MAKE'],
    ['REFUSE', 'Titles can have up to 255 characters; this one has 4,000.'],
    ['MAKE'],
  ]);
  const done = await imports.do(checked);
  expect(done.counts).toMatchObject({ MAKE: 2, REFUSE: 1 });
  const titles = (
    await site.server.app.services.db
      .selectFrom('snag')
      .select('title')
      .where('project_id', '=', site.projectId)
      .execute()
  ).map(({ title }) => title);
  expect(titles).toContain('y'.repeat(255));
  expect(titles.filter((title) => title.startsWith('xxx'))).toEqual([]);
  // Whoever made the table gets the row back as it is.
  expect(String((await imports.ask(`/${done.id}/refused.csv`)).body)).toContain(long);
});

test('a project takes no further table while its unfinished ones are too large together', async () => {
  const { unfinished } = settings.tableImport;
  const first = await imports.send('snags', 'Title\nCrack\n');
  const all = await bytesOfUnfinished(site.server.app.services.db, site.projectId);
  const send = () =>
    imports.ask(`/${newId('import')}?project=${site.projectId}&table=snags&name=a.csv`, {
      method: 'PUT',
      body: 'Title\nCrack\n',
    });
  try {
    Object.assign(settings.tableImport, { unfinished: all - 1 });
    expect(await send()).toMatchObject({
      status: 400,
      body: { error: { code: 'IMPORTS_UNFINISHED', retryable: false } },
    });
    await imports.do(await imports.check(first));
    expect((await send()).status).toBe(200);
  } finally {
    Object.assign(settings.tableImport, { unfinished });
  }
});
