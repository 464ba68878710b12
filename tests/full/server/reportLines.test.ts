import { grain } from '../../support/photos';
import { madeReport, reportSettings } from '../../support/madeReports';
import { openSite, type Site } from '../../support/site';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const lines = { ...reportSettings, layout: 'LINE' };

test('a register has a line for each snag under a band for its group, whole titles that wrap, days late before the date, and no photos', async () => {
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
  expect(text).toContain('No. Status Location Snag Company Due');
  expect(text.match(/and grinds/g)).toHaveLength(15);
  expect(text).toMatch(/\d days late 31 Jan 2020/);
  expect(text).toMatch(/Trade A 1 snag, 1 overdue/);
  for (const words of ['Only in a block', 'raised', '…', '[U+']) expect(text).not.toContain(words);
  // This reader tells what is written from right to left in the order in which it is drawn.
  const drawn = (words: string): string => Array.from(words).toReversed().join('');
  for (const words of ['باب مكسور', 'التسليم']) expect(text).toContain(drawn(words));
  expect(pdf.pictures).toEqual([]);
  expect(pdf.bookmarks).toEqual(['Trade A', 'Trade B']);
  expect(pdf.structure).toMatchObject({ H2: 2, TR: 3, TH: 6 + 2, TD: 2 * 5 });

  // Blocks are what those get that ask for nothing else.
  const blocks = await madeReport(site, {
    filter: { ids: [long.id] },
    settings: { ...reportSettings, photos: 'SMALL' },
  });
  expect(blocks.text).toContain('Only in a block');
  expect(blocks.pdf.pictures).toHaveLength(1);
});
