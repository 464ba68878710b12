import sharp from 'sharp';
import { unshieldedText } from '../../rules/tables';
import { readTable } from '../../server/features/tablesIn/readTable';
import { grain } from '../support/photos';
import { unzipped } from '../support/unzipped';
import { openSite, type PersonKey, type Site } from '../support/site';
import { event, newId } from '../support/wire';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  const input = { ...event(), projectId: site.projectId, evidenceRequired: false };
  await site.ask(
    'admin',
    'mutation ($input: EditProjectInput!) { editProject(input: $input) { receipt { eventId } } }',
    { input },
  );
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const get = (path: string, person: PersonKey = 'inspector', more: RequestInit = {}) =>
  fetch(`${site.url}/files/tables/${path}`, {
    ...more,
    headers: { cookie: site.people[person].cookies, ...more.headers },
  });
const snagsIn = (format: string, search = '') => `${site.projectId}/snags.${format}${search}`;

/**
 * The cells of a CSV, by RFC 4180: read by hand, so that a mistake of the writer is not made twice.
 */
function cellsOf(text: string, separator = ','): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') cell += text[(at += 1)];
      else quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === separator || letter === '\r') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (letter === '\r') {
        at += 1;
        rows.push([]);
      }
    } else cell += letter;
  }
  expect([quoted, cell, rows.pop()]).toEqual([false, '', []]);
  return rows;
}

async function tableOf(response: Response, separator = ','): Promise<Record<string, string>[]> {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head = [], ...rows] = cellsOf(bytes.subarray(3).toString(), separator);
  return rows.map((row) =>
    Object.fromEntries(head.map((name, index) => [name, row[index] ?? 'missing'])),
  );
}

test('the snags of a list come as CSV with the columns that can come in again', async () => {
  const { id, number } = await site.raise({
    title: 'Crack above the door',
    description: 'Two metres long',
    priority: 'HIGH',
    dueOn: '2030-05-04',
  });
  await site.move('tradeA', id, 'FIX', { comment: 'Filled' });
  const response = await get(snagsIn('csv', `?text=${encodeURIComponent('Crack above')}`));
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="SITE-snags-\d{4}-\d\d-\d\d\.csv"$/,
    ),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const rows = await tableOf(response);
  // In this order too.
  expect(Object.keys(rows[0] ?? {}).join(', ')).toBe(
    'Number, Status, Title, Description, Type, Priority, Trade, Company, Person, Location, Level 1, Level 2, Level 3, Level 4, Plan, Plan revision, Pin X, Pin Y, Due, Cost, Raised by, Raised at, Fixed by, Fixed at, Closed by, Closed at, Sent back, After acceptance, Waiting for, Photos, Evidence photos, Comments, Link, Id',
  );
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/);
  expect(rows).toEqual([
    {
      Number: String(number),
      Status: 'Fixed',
      Title: 'Crack above the door',
      Description: 'Two metres long',
      Type: 'Defect',
      Priority: 'High',
      Trade: 'Trade A',
      Company: 'Company A',
      Person: '',
      Location: 'Block A',
      'Level 1': 'Block A',
      'Level 2': '',
      'Level 3': '',
      'Level 4': '',
      Plan: '',
      'Plan revision': '',
      'Pin X': '',
      'Pin Y': '',
      Cost: '',
      Due: '2030-05-04',
      'Raised by': 'Person inspector',
      'Raised at': moment,
      'Fixed by': 'Person tradeA',
      'Fixed at': moment,
      'Closed by': '',
      'Closed at': '',
      'Sent back': '0',
      'After acceptance': '',
      'Waiting for': 'Inspector',
      Photos: '0',
      'Evidence photos': '0',
      Comments: '1',
      Link: `${site.url}/p/SITE/snags/${number}`,
      Id: id,
    },
  ]);
});

/**
 * What a program with another separator makes of a line: a quote that does not begin a cell means
 * nothing to it.
 */
const misread = (text: string, separator: string): string[] =>
  text.split(/\r\n|[\r\n]/).flatMap((line) => line.split(separator));

test('a cell keeps its lines, quotes and letters, and no spreadsheet computes any of it, whatever separator it splits at', async () => {
  const mark = newId('x').slice(-12);
  const titles = [
    `${mark} "quoted", with; both`,
    `${mark} 🚪 שלום`,
    '=HYPERLINK("http://evil.example","x")',
    '+49 30',
    '-1',
    '@SUM(A1)',
    `${mark};=1+1`,
    `${mark},=1+1`,
    `${mark};"=cmd|' /C calc'!A0"`,
    "'=1",
    "''+1;'-1",
    '＝1+1',
  ];
  const description = `${mark}\n- second line\n=1+1`;
  for (const title of titles) await site.raise({ title, description });
  for (const [decimal, separator, other] of [
    ['point', ',', ';'],
    ['comma', ';', ','],
  ] as const) {
    const path = snagsIn('csv', `?text=${mark}&decimal=${decimal}`);
    const rows = await tableOf(await get(path), separator);
    expect(rows.map((row) => unshieldedText(row['Title'] ?? ''))).toEqual(titles);
    expect(rows.map((row) => unshieldedText(row['Description'] ?? ''))).toEqual(
      titles.map(() => description),
    );
    expect(
      rows
        .flatMap((row) => [row['Title'] ?? '', row['Description'] ?? ''])
        .filter((cell) => /^[=+\-@＝]/.test(cell)),
    ).toEqual([]);
    const text = await (await get(path)).text();
    expect(
      [...misread(text, other), ...misread(text, '\t')].filter((cell) =>
        /^"*[=+@＝]|^"*-[^\d]/.test(cell),
      ),
    ).toEqual([]);
  }
});

test('a workbook has real dates, numbers and links, a head that stays, and a filter', async () => {
  const mark = newId('x').slice(-12);
  const { number, id } = await site.raise({
    title: `=1+1 ${mark} <b> & _x0041_`,
    dueOn: '2030-05-04',
  });
  const response = await get(snagsIn('xlsx', `?text=${mark}`));
  expect(response.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  const files: Record<string, string> = Object.fromEntries(
    [...unzipped(Buffer.from(await response.arrayBuffer()))].map(([name, content]) => [
      name,
      content.toString(),
    ]),
  );
  expect(Object.keys(files)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/worksheets/sheet1.xml',
    'xl/styles.xml',
  ]);
  const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).toContain(
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
  );
  expect(sheet).toContain('<autoFilter ref="A1:AH2"/>');
  expect(sheet).toContain(`<c r="A2"><v>${number}</v></c>`);
  expect(sheet).toContain(
    `<c r="C2" t="inlineStr"><is><t xml:space="preserve">=1+1 ${mark} &lt;b&gt; &amp; _x005F_x0041_</t></is></c>`,
  );
  // 47,607 days after 30 December 1899.
  expect(sheet).toContain('<c r="S2" s="3"><v>47607</v></c>');
  expect(sheet).toContain(
    `<c r="AG2" s="2" t="str"><f>HYPERLINK(&quot;${site.url}/p/SITE/snags/${number}&quot;)</f><v>${site.url}/p/SITE/snags/${number}</v></c>`,
  );
  expect(sheet).toContain(`>${id}<`);
  expect(sheet).toMatch(/<c r="V2" s="4"><v>\d{5}\.\d+<\/v><\/c>/);
  expect(files['xl/styles.xml']).toMatch(/formatCode="yyyy-mm-dd hh:mm:ss&quot;\+0[12]:00&quot;"/);
});

test('a workbook may show a small photo of each snag, held by its row, and comes in again as one without', async () => {
  const mark = newId('x').slice(-12);
  const [with1, without] = [
    await site.raise({ title: `${mark} one` }),
    await site.raise({ title: `${mark} two` }),
  ];
  await site.addPhoto('inspector', with1.id, await grain(400, 300).jpeg().toBuffer());
  await site.server.app.rendered();
  const response = await get(snagsIn('xlsx', `?text=${mark}&pictures=small`));
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  const files = unzipped(bytes);
  const picture = files.get('xl/media/image1.jpeg') ?? Buffer.alloc(0);
  expect([
    files.has('xl/media/image2.jpeg'),
    (await sharp(picture).metadata()).format,
    (await sharp(picture).metadata()).width,
  ]).toEqual([false, 'jpeg', 200]);
  const sheet = String(files.get('xl/worksheets/sheet1.xml'));
  expect(sheet).toMatch(
    /<row r="2" ht="62" customHeight="1"><c r="B2"><v>\d+<\/v><\/c>.*<row r="3"><c r="B3">.*<autoFilter ref="A1:AI3"\/><drawing /,
  );
  const drawing = String(files.get('xl/drawings/drawing1.xml'));
  expect(drawing).toMatch(/<xdr:col>0<\/xdr:col>.*<xdr:row>1<\/xdr:row>.*r:embed="rId1"/);
  expect(String(files.get('xl/drawings/_rels/drawing1.xml.rels'))).toContain(
    'Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="../media/image1.jpeg"',
  );
  expect(String(files.get('[Content_Types].xml'))).toContain(
    '<Default Extension="jpeg" ContentType="image/jpeg"/>',
  );
  const [read] = (await readTable(bytes)).sheets;
  expect(read?.rows.map(({ cells }) => [cells[0], cells[1], cells.at(-1)])).toEqual([
    ['Picture', 'Number', 'Id'],
    ['', String(with1.number), with1.id],
    ['', String(without.number), without.id],
  ]);
  expect((await get(snagsIn('csv', '?pictures=small'))).status).toBe(400);
});

test('a trade gets the snags of its own company alone, whatever it asks for', async () => {
  const own = await site.raise();
  const other = await site.raise({ tradeId: site.trades.B });
  const ids = async (person: PersonKey) =>
    (await tableOf(await get(snagsIn('csv'), person))).map((row) => row['Id']);
  expect(await ids('tradeA')).toContain(own.id);
  expect(await ids('tradeA')).not.toContain(other.id);
  expect(await ids('viewer')).toEqual(expect.arrayContaining([own.id, other.id]));
  expect(
    await tableOf(await get(snagsIn('csv', `?companyId=${site.companies.B}`), 'tradeA')),
  ).toEqual([]);
});

test('what is set up comes as tables too, and the journal with the hash of every event', async () => {
  const table = async (name: string) =>
    tableOf(await get(`${site.projectId}/${name}.csv`, 'admin'));
  expect(await table('locations')).toEqual([
    { Path: 'Block A', Archived: '', Id: site.locationId },
  ]);
  expect((await table('trades'))[0]).toEqual({
    Trade: 'Trade A',
    'Default company': 'Company A',
    Phrases: 'A phrase',
    Archived: '',
    Id: site.trades.A,
  });
  expect((await table('companies'))[0]).toEqual({
    Company: 'Company A',
    'E-mail': '',
    Phone: '',
    Trades: 'Trade A',
    Archived: '',
    Id: site.companies.A,
  });
  expect(await table('people')).toContainEqual({
    Name: 'Person tradeB',
    'E-mail': 'tradeb@site.example',
    Role: 'Trade',
    Company: 'Company B',
    Id: site.people.tradeB.userId,
  });
  const { id, number } = await site.raise({ title: 'In the journal' });
  const journal = await table('journal');
  expect(journal.map((row) => Number(row['Seq']))).toEqual(
    Array.from(journal, (_, index) => index + 1),
  );
  expect(journal.at(-1)).toMatchObject({
    Kind: 'SNAG_RAISED',
    By: 'Person inspector',
    Snag: String(number),
    'Snag id': id,
    Hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('whoever asks for what is not there, may not be had, or cannot be read is told so in their language', async () => {
  const refused = async (path: string, person: PersonKey = 'admin', more: RequestInit = {}) => {
    const response = await get(path, person, more);
    return [response.status, await response.text()];
  };
  const unreadable = [400, 'The request could not be read.'];
  expect(await refused(snagsIn('csv', '?chip=EVERYTHING'))).toEqual(unreadable);
  expect(await refused(snagsIn('csv', '?colour=red'))).toEqual(unreadable);
  expect(await refused(snagsIn('csv', '?raisedFrom=2030-02-31'))).toEqual(unreadable);
  const missing = [
    404,
    'We could not find that. It may have been removed, or it is not shared with you.',
  ];
  expect(await refused(snagsIn('ods'))).toEqual(missing);
  expect(await refused(`${newId('project')}/snags.csv`)).toEqual(missing);
  expect(await refused(snagsIn('csv'), 'outsider')).toEqual(missing);
  expect(await refused(`${site.projectId}/people.csv`, 'viewer')).toEqual([
    403,
    'You do not have permission to do this in Site.',
  ]);
  expect(
    await refused(snagsIn('csv'), 'admin', { headers: { cookie: '', 'accept-language': 'de' } }),
  ).toEqual([401, expect.stringMatching(/^Bitte .*anmelden/)]);
  expect((await get(snagsIn('csv'), 'admin', { method: 'POST' })).status).toBe(405);
  const asked = await get(snagsIn('csv'), 'viewer', { method: 'HEAD' });
  expect([asked.status, await asked.text()]).toEqual([200, '']);
});
