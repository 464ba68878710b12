import { reportSettings } from '../../support/madeReports';
import { addPlan, paperPlans } from '../../support/paperPlans';
import { grain } from '../../support/photos';
import { reportDesk } from '../../support/reportDesk';
import { openSite, type Site } from '../../support/site';
import { dataOf, event, refusalOf } from '../../support/wire';

// What each kind of report shows, read by another program than the one that wrote it.

const plans = paperPlans();
let site: Site;
let bytes: Buffer;
beforeEach(async () => {
  site = await openSite({ planFiles: plans });
  bytes = await grain(640, 480).jpeg().toBuffer();
});
afterEach(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const { make, made, reportsOf, get } = reportDesk(() => site);

test('a list is a PDF of real text with the snags of its filter, their photos and their groups, in the language that was chosen', async () => {
  const { number, id } = await site.raise({
    title: 'Riß über der Tür',
    description: 'Bis zur Decke',
  });
  await site.raise({
    title: 'Κεραμίδι, щель, Nguyễn, ığdır',
    description: 'דלת שבורה (12)\nباب مكسور، غرفة ٣٤\nTür באב مدخل',
    tradeId: site.trades.B,
    companyId: site.companies.B,
  });
  await site.addPhoto('inspector', id, bytes);
  await site.server.app.rendered();

  const { report, pdf, text, file } = await made({
    settings: { photos: 'SMALL', grouping: 'TRADE', paper: 'LETTER', language: 'de' },
    filter: { chip: 'OPEN', locationId: site.locationId },
  });
  expect(report).toMatchObject({
    state: 'READY',
    snagCount: 2,
    byteLength: file.length,
    by: { name: 'Person inspector' },
    about: 'open, Block A',
    progress: null,
    mayRemove: true,
  });
  expect(pdf).toMatchObject({
    tagged: true,
    language: 'de',
    title: 'SITE Site · Mängelliste, Block A',
    bookmarks: ['Trade A', 'Trade B'],
    size: { width: 612, height: 792 },
    pictures: [`Vorher, Foto 1 von SITE-${number}`],
  });
  expect(pdf.fonts.map(({ embedded }) => embedded)).toEqual(pdf.fonts.map(() => true));
  expect(pdf.fonts.length).toBeGreaterThan(0);
  for (const words of [
    'Mängelliste',
    'Riß über der Tür',
    'Bis zur Decke',
    'Company A',
    'Κεραμίδι, щель, Nguyễn, ığdır',
    'Offen',
    'Seite 1 von',
  ])
    expect(text).toContain(words);
  // This reader tells what is written from right to left in the order in which it is drawn, which
  // reportBidi.test.ts has. No letter is replaced by its number.
  expect(text).not.toContain('[U+');
  expect(pdf.structure).toMatchObject({ H1: 1, H2: 2, Sect: 2, H3: 2 });

  const one = await made({ filter: { chip: 'ALL', companyId: site.companies.B } });
  expect(one.text).toContain('Κεραμίδι');
  expect(one.text).not.toContain('Riß');
  expect(one.pdf.size).toMatchObject({
    width: expect.closeTo(595.28, 1),
    height: expect.closeTo(841.89, 1),
  });
});

test('a trade sheet has the work of one company, without codes that would open nothing; the company makes and reads its own and no other', async () => {
  await site.raise({ title: 'Of company A' });
  await site.raise({
    title: 'Of company B',
    tradeId: site.trades.B,
    companyId: site.companies.B,
  });
  dataOf(
    await site.gql(
      'admin',
      'mutation ($input: SaveCompanyInput!) { saveCompany(input: $input) { receipt { eventId } } }',
      {
        input: {
          ...event(Date.now()),
          projectId: site.projectId,
          id: site.companies.A,
          name: 'Company A',
          email: 'trade@a.example',
          phone: '0123 456',
        },
      },
    ),
  );
  const sheet = { kind: 'TRADE_SHEET', filter: { chip: 'OPEN', companyId: site.companies.A } };
  const { report, pdf, text } = await made(sheet);
  expect(text).toContain('Company A');
  expect(text).toContain('Of company A');
  expect(text).not.toContain('Of company B');
  // Viewers read it, and they are not shown how a company is reached.
  for (const contact of ['trade@a.example', '0123 456']) expect(text).not.toContain(contact);
  // Nobody has made a link that its codes could open.
  expect([pdf.links, pdf.pictures]).toEqual([[], []]);
  expect(
    await Promise.all(
      (['viewer', 'tradeA', 'tradeB'] as const).map(
        async (who) => (await get(who, report.url ?? '')).status,
      ),
    ),
  ).toEqual([200, 200, 404]);
  expect((await reportsOf('tradeB')).map(({ id }) => id)).not.toContain(report.id);

  // Whatever company it names, it gets its own.
  const own = await made(
    { ...sheet, filter: { chip: 'OPEN', companyId: site.companies.A } },
    'tradeB',
  );
  expect(own.text).toContain('Of company B');
  expect(own.pdf.links).toHaveLength(1);
  expect(own.text).not.toContain('Of company A');
  expect(refusalOf(await make('inspector', { ...sheet, filter: { chip: 'OPEN' } }))).toMatchObject({
    code: 'REPORT_COMPANY_REQUIRED',
    field: 'companyId',
    retryable: false,
  });
  // Where its codes lead is not for the person to say.
  expect(
    refusalOf(await make('tradeA', { ...sheet, origin: 'https://elsewhere.example' })),
  ).toMatchObject({ code: 'BAD_REQUEST' });
  expect(refusalOf(await make('viewer', sheet))).toMatchObject({ code: 'FORBIDDEN' });
});

test('a handover has figures, plans with their pins, what is open on a page of its own, every snag with who fixed and closed it, and places for signatures', async () => {
  const picture = await grain(640, 400).webp().toBuffer();
  const asFile = {
    byteLength: picture.length,
    mime: 'image/webp',
    stream: () => new Blob([new Uint8Array(picture)]).stream(),
  };
  Object.assign(plans, {
    openOverview: () => Promise.resolve(asFile),
    extract: () => Promise.resolve(new Uint8Array(picture)),
  });
  const { revisionId } = await addPlan(site, 'A-101');
  const { db } = site.server.app.services;
  await db
    .updateTable('trade')
    .set({ name: 'Trade A 🎨' })
    .where('id', '=', site.trades.A)
    .execute();
  const { id, number } = await site.raise({
    title: 'Closed since',
    pin: { revisionId, x: 0.25, y: 0.5 },
  });
  await site.addPhoto('tradeA', id, bytes, 'EVIDENCE');
  for (const [who, move] of [
    ['tradeA', 'FIX'],
    ['inspector2', 'CLOSE'],
  ] as const)
    expect((await site.move(who, id, move, { comment: 'said' })).errors).toEqual([]);
  const open = await site.raise({
    title: 'Not yet',
    tradeId: site.trades.B,
    companyId: site.companies.B,
  });
  await site.server.app.rendered();
  const last = await db
    .selectFrom('event')
    .select(['seq', 'hash'])
    .where('project_id', '=', site.projectId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

  const { pdf, text } = await made({
    kind: 'HANDOVER',
    filter: { ids: [id, open.id] },
    settings: { ...reportSettings, photos: 'LARGE' },
  });
  expect(pdf.title).toBe('SITE Site · Handover report');
  expect(text).toContain('Companies: Company A and Company B');
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Trade A [U+1F3A8] 0 0 0 0 1 0');
  expect(text).toContain('U+1F3A8 in Snags by trade and status');
  await db.updateTable('trade').set({ name: 'Trade A' }).where('id', '=', site.trades.A).execute();
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    `Record at the time of this report: event ${last.seq}, hash ${last.hash}`,
  );
  expect(pdf.bookmarks).toEqual([
    'Snags by trade and status',
    'Plan A-101, Plan A-101',
    'Still open',
    'Block A',
    'All snags',
    'Block A',
    'Signatures',
  ]);
  const [openPage = '', ...others] = pdf.pages.filter((page) => page.includes('Still open'));
  expect([others, openPage.includes('Not yet'), openPage.includes('Closed since')]).toEqual([
    [],
    true,
    false,
  ]);
  expect(text).toContain(`A-101, revision A. Snag ${number} at the mark.`);
  expect(text).toContain('Fixed by Person tradeA');
  expect(text).toContain('Closed by Person inspector2');
  expect(pdf.pictures).toEqual([
    'Plan A-101 with 1 pin',
    `After, photo 1 of SITE-${number}`,
    `Where SITE-${number} is on the plan`,
  ]);
  expect(text).toContain('Name, company');
  expect(refusalOf(await make('tradeA', { kind: 'HANDOVER' }))).toMatchObject({
    code: 'FORBIDDEN',
  });
});
