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
