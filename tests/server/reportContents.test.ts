import qrcode from 'qrcode-generator';
import { makeLink } from '../support/links';
import { madeReport, reportSettings } from '../support/madeReports';
import { paperPlans } from '../support/paperPlans';
import { codesDrawn, pdfParts } from '../support/pdfParts';
import { grain } from '../support/photos';
import { openSite, type Site } from '../support/site';

const plans = paperPlans();
let site: Site;
const db = () => site.server.app.services.db;
beforeAll(async () => {
  site = await openSite({ planFiles: plans });
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

test('a handover says on its cover when practical completion was, and of each snag on which days it was raised, fixed and closed, by the clock of the site', async () => {
  await db()
    .updateTable('project')
    .set({ practical_completion_on: '2026-03-31' })
    .where('id', '=', site.projectId)
    .execute();
  const { id, number } = await site.raise({ title: 'Closed since' });
  await site.addPhoto('inspector', id, await grain(320, 240).jpeg().toBuffer());
  await site.addPhoto('tradeA', id, await grain(320, 240).jpeg().toBuffer(), 'EVIDENCE');
  for (const [who, move] of [
    ['tradeA', 'FIX'],
    ['inspector2', 'CLOSE'],
  ] as const)
    expect((await site.move(who, id, move, { comment: 'said' })).errors).toEqual([]);
  // Half past eleven in the evening in London is the next day in Berlin.
  const evening = (day: string): number => Date.parse(`${day}T22:30:00Z`);
  await db()
    .updateTable('snag')
    .set({
      raised_at: evening('2026-06-01'),
      fixed_at: evening('2026-06-11'),
      closed_at: evening('2026-06-21'),
    })
    .where('id', '=', id)
    .execute();
  await site.server.app.rendered();

  const { pdf, text } = await madeReport(site, {
    kind: 'HANDOVER',
    filter: { ids: [id] },
    settings: { ...reportSettings, photos: 'SMALL' },
  });
  expect(pdf.pages[0]?.replaceAll(/\s+/g, ' ')).toContain('Practical completion: 31 Mar 2026');
  for (const words of [
    'raised 2 Jun 2026 by Person inspector',
    'Fixed by Person tradeA, 12 Jun 2026',
    'Closed by Person inspector2, 22 Jun 2026',
  ])
    expect(text).toContain(words);
  expect(pdf.pictures).toEqual([
    `Before, photo 1 of SITE-${number}`,
    `After, photo 2 of SITE-${number}`,
  ]);
  // A list has what was written, and is no proof of who has done it when.
  const list = (await madeReport(site, { filter: { ids: [id] } })).text;
  expect(list).toContain('Fixed by Person tradeA');
  expect(list).not.toContain('12 Jun 2026');
  await db()
    .updateTable('project')
    .set({ practical_completion_on: null })
    .where('id', '=', site.projectId)
    .execute();
  expect((await madeReport(site, { kind: 'HANDOVER', filter: { ids: [id] } })).text).not.toContain(
    'Practical completion',
  );
});

/** The dark modules of the code of a link. */
function codeOf(link: string): { count: number; dark: Set<string> } {
  const code = qrcode(0, 'Q');
  code.addData(link);
  code.make();
  const count = code.getModuleCount();
  const modules = Array.from(
    { length: count * count },
    (_, at) => [Math.floor(at / count), at % count] as const,
  );
  return {
    count,
    dark: new Set(
      modules.filter(([row, column]) => code.isDark(row, column)).map((module) => module.join(',')),
    ),
  };
}

test('the code beside each snag of a trade sheet opens that snag by the company’s link, and without a link there are no codes', async () => {
  for (const which of ['no link', 'a link']) {
    if (which === 'a link') await makeLink(site, site.companies.A);
    const snags = [await site.raise({ title: 'First' }), await site.raise({ title: 'Second' })];
    const { file, pdf } = await madeReport(site, {
      kind: 'TRADE_SHEET',
      filter: { ids: snags.map(({ id }) => id), companyId: site.companies.A },
    });
    const [token] = /\/t\/[\w-]{43}(?=\/)/.exec(pdf.links[0] ?? '') ?? [];
    expect(token !== undefined).toBe(which === 'a link');
    if (token === undefined) {
      expect(pdf.links).toEqual([]);
      continue;
    }
    expect(pdf.links).toEqual(snags.map(({ number }) => `${site.url}${token}/${number}`));
    const codes = pdf.links.map(codeOf);
    expect(codes[0]?.dark).not.toEqual(codes[1]?.dark);
    expect(codesDrawn(pdfParts(file), { side: 58, count: codes[0]?.count ?? 0 })).toEqual(
      codes.map(({ dark }) => dark),
    );
  }
});
