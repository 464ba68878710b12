import { sha256 } from '../support/archives';
import { grain } from '../support/photos';
import { madeReport, reportSettings } from '../support/madeReports';
import { openSite, type Site } from '../support/site';
import { newId, refusalOf, type Variables } from '../support/wire';

let site: Site;
/** Set while the time of two pages has to be the same. */
let stopped: number | null = null;
beforeAll(async () => {
  site = await openSite({ clock: () => stopped ?? Date.now() });
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const lines = { ...reportSettings, layout: 'LINE' };
/** The SHA-256 of the page, or the status of a refusal. */
const preview = async (change: Record<string, string>): Promise<string | number> => {
  const search = new URLSearchParams({
    kind: 'LIST',
    ...reportSettings,
    filter: JSON.stringify({ chip: 'ALL' }),
    ...change,
  });
  const answer = await fetch(`${site.url}/files/reports/preview/SITE?${search}`, {
    headers: { cookie: site.people.inspector.cookies },
  });
  return answer.status === 200 ? sha256(Buffer.from(await answer.arrayBuffer())) : answer.status;
};
const ask = (input: Variables) =>
  site.gql<{ makeReport: { report: { settings: { layout: string; photos: string } } } }>(
    'inspector',
    'mutation ($input: MakeReportInput!) { makeReport(input: $input) { report { settings { layout photos } } } }',
    {
      input: {
        projectId: site.projectId,
        id: newId('report'),
        kind: 'LIST',
        filter: { chip: 'ALL' },
        settings: reportSettings,
        ...input,
      },
    },
  );

test('a list with a line for each snag is a table of number, status, title, location, trade, company and due date, cut to a line, without photos', async () => {
  const long = await site.raise({
    title: `Door leaf grinds ${'and grinds '.repeat(15)}`.trim(),
    description: 'Only in a block',
  });
  await site.server.app.services.db
    .updateTable('snag')
    .set({ due_on: '2020-01-31' })
    .where('id', '=', long.id)
    .execute();
  const arabic = await site.raise({
    title: 'باب مكسور في الغرفة ٣٤ ويحتاج إلى استبدال كامل مع الإطار والمفصلات قبل التسليم',
    tradeId: site.trades.B,
    companyId: site.companies.B,
  });
  await site.addPhoto('inspector', long.id, await grain(640, 480).jpeg().toBuffer());
  await site.server.app.rendered();

  const { pdf, text } = await madeReport(site, {
    filter: { ids: [long.id, arabic.id] },
    settings: { ...lines, photos: 'LARGE', grouping: 'TRADE' },
  });
  expect(text).toMatch(
    new RegExp(
      `Number Status Title Location Company Due SITE-${long.number} Open Door leaf grinds [a-z ]*… Block A Company A 31 Jan 2020 \\d+`,
    ),
  );
  expect(text).not.toContain('and grinds '.repeat(8));
  for (const words of ['Only in a block', 'Raised by', 'Priority'])
    expect(text).not.toContain(words);
  // This reader tells what is written from right to left in the order in which it is drawn. It is
  // cut where it ends, which is at the left.
  const drawn = (words: string): string => Array.from(words).toReversed().join('');
  expect(text).toContain(drawn('باب مكسور'));
  expect(text).not.toContain(drawn('التسليم'));
  expect(text.match(/…/g)).toHaveLength(2);
  expect(text).not.toContain('[U+');
  expect(pdf.pictures).toEqual([]);
  expect(pdf.bookmarks).toEqual(['Trade A', 'Trade B']);
  expect(pdf.structure).toMatchObject({ H2: 2, Table: 2, TR: 4, TH: 2 * 6 + 2, TD: 2 * 5 });

  // What is said by the heading of the group is not said again by each line.
  const byPlace = await madeReport(site, {
    filter: { ids: [long.id] },
    settings: { ...lines, language: 'de' },
  });
  expect(byPlace.text).toMatch(
    /Block A \(1\) Nummer Status Titel Gewerk, Firma Fällig SITE-\d+ Offen Door leaf .*… Trade A · Company A 31\.01\.2020/,
  );
  // The same in blocks, which is what those get that ask for nothing else.
  const blocks = await madeReport(site, {
    filter: { ids: [long.id] },
    settings: { ...reportSettings, photos: 'SMALL' },
  });
  expect(blocks.text).toContain('Only in a block');
  expect(blocks.pdf.pictures).toHaveLength(1);
});

test('the titles of the columns stand on each page, are told once to whoever listens, and the pages are fewer by far', async () => {
  const snags = [];
  for (let n = 0; n < 60; n += 1) snags.push(await site.raise({ title: `Line ${n}` }));
  const filter = { ids: snags.map(({ id }) => id) };
  for (const paper of ['A4', 'LETTER']) {
    const { pdf } = await madeReport(site, { filter, settings: { ...lines, paper } });
    expect(pdf.pages).toHaveLength(2);
    expect(
      pdf.pages.map(
        (page) =>
          page.replaceAll(/\s+/g, ' ').split('Number Status Title Trade, company Due SITE-')
            .length - 1,
      ),
    ).toEqual([1, 1]);
    expect(pdf.structure).toMatchObject({ TR: 61, TH: 5 + 60 });
    expect(pdf.pages.join(' ').match(/Line \d+/g)).toEqual(snags.map((_, n) => `Line ${n}`));
  }
  expect((await madeReport(site, { filter })).pdf.pages.length).toBeGreaterThan(4);
});

test('the preview shows lines too, other kinds have blocks, and what was asked for before there was a choice has blocks', async () => {
  // A page tells the minute in which it was made.
  stopped = Date.now();
  const [blocks, same, withLines] = [
    await preview({}),
    await preview({ layout: 'BLOCK' }),
    await preview({ layout: 'LINE' }),
  ];
  expect(blocks).toMatch(/^[0-9a-f]{64}$/);
  expect(same).toBe(blocks);
  expect(withLines).not.toBe(blocks);
  // A table has no photos, so the choice of them makes no other page.
  expect(await preview({ layout: 'LINE', photos: 'LARGE' })).toBe(withLines);
  stopped = null;
  expect(await preview({ layout: 'X' })).toBe(400);

  const told = async (input: Variables): Promise<unknown> =>
    (await ask(input)).data?.makeReport.report.settings;
  expect(await told({ settings: { ...lines, photos: 'SMALL' } })).toEqual({
    layout: 'LINE',
    photos: 'SMALL',
  });
  expect(await told({ kind: 'HANDOVER', settings: lines })).toEqual({
    layout: 'BLOCK',
    photos: 'NONE',
  });
  expect(await told({})).toEqual({ layout: 'BLOCK', photos: 'NONE' });
  // Stored as a server of the version before has it, so that both take the same report for the
  // same.
  const plain = newId('report');
  await ask({ id: plain });
  expect(
    JSON.parse(
      (
        await site.server.app.services.db
          .selectFrom('report')
          .select('settings')
          .where('id', '=', plain)
          .executeTakeFirstOrThrow()
      ).settings,
    ),
  ).toEqual(reportSettings);
  const id = newId('report');
  await ask({ id, settings: lines });
  expect(refusalOf(await ask({ id }))).toMatchObject({ code: 'ID_TAKEN' });
  await site.server.app.rendered();
});
