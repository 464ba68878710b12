import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '../../../rules/days';
import { writeTransaction } from '../../../server/database/engine';
import { mailsOfSending } from '../../../server/features/reports/mailStore';
import { beyond } from '../../../server/features/reports/make';
import { unfinishedOf } from '../../../server/features/reports/store';
import { reportSettings } from '../../support/madeReports';
import { startMailServer, type MailServer } from '../../support/mailServer';
import { readPdf } from '../../support/readPdf';
import { reportDesk } from '../../support/reportDesk';
import { openSite, type Site } from '../../support/site';
import { unzipped } from '../../support/unzipped';
import { newId, refusalOf, type Variables } from '../../support/wire';

// The trade sheets of all companies at once: as one file, or each to its company.

let post: MailServer;
let site: Site;
beforeAll(async () => {
  post = await startMailServer();
  site = await openSite({
    mail: {
      smtpUrl: post.url,
      from: 'Snagbook <snagbook@site.example>',
      publicUrl: 'https://snags.example',
    },
  });
  await site.raise({ title: 'Of company A' });
  await site.raise({
    title: 'Of company B',
    tradeId: site.trades.B,
    companyId: site.companies.B,
  });
  await site.raise({ title: 'Of nobody', tradeId: null, companyId: null });
  await site.server.app.rendered();
  post.mails.length = 0;
});
afterAll(async () => {
  await site.close();
  await post.close();
});

const { make, reportsOf, get } = reportDesk(() => site);
const all = { kind: 'TRADE_SHEET', settings: { ...reportSettings, allCompanies: true } };

test('the sheets of all companies come as one ZIP with a PDF for each, for those who inspect', async () => {
  expect(refusalOf(await make('viewer', all)).code).toBe('FORBIDDEN');
  const id = newId('report');
  expect((await make('inspector', { ...all, id })).errors).toEqual([]);
  await site.server.app.rendered();
  const report = (await reportsOf('inspector')).find((each) => each.id === id);
  expect(report).toMatchObject({ state: 'READY', snagCount: 2 });
  const answer = await get('inspector', report?.url ?? '');
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(/SITE-trade-sheet-[\d-]+\.zip/);
  const texts: Record<string, string> = {};
  for (const [name, bytes] of unzipped(Buffer.from(await answer.arrayBuffer()))) {
    const path = join(site.server.dataDir, name);
    await writeFile(path, bytes);
    texts[name] = (await readPdf(path)).pages.join(' ');
  }
  expect(Object.keys(texts)).toEqual(['1-Company-A.pdf', '2-Company-B.pdf']);
  expect(texts['1-Company-A.pdf']).toContain('Of company A');
  expect(texts['1-Company-A.pdf']).not.toMatch(/Of company B|Of nobody/);
  expect(texts['2-Company-B.pdf']).toContain('Of company B');
  for (const who of ['viewer', 'tradeA'] as const)
    expect((await get(who, report?.url ?? '')).status).toBe(404);
});

test('a company that asks for the sheets of all gets its own alone', async () => {
  const id = newId('report');
  expect((await make('tradeA', { ...all, id })).errors).toEqual([]);
  await site.server.app.rendered();
  const report = (await reportsOf('tradeA')).find((each) => each.id === id);
  expect(report).toMatchObject({ state: 'READY', snagCount: 1 });
});

test('each company gets its own sheet by mail, once, and whoever sends them is told who has no address', async () => {
  const { db } = site.server.app.services;
  await db.deleteFrom('member').where('user_id', '=', site.people.tradeB.userId).execute();
  const send = (who: 'inspector' | 'viewer', input: Variables) =>
    site.gql<{ sendTradeSheets: { companies: number; unreached: string[] } }>(
      who,
      'mutation ($input: SendTradeSheetsInput!) { sendTradeSheets(input: $input) { companies unreached } }',
      {
        input: {
          projectId: site.projectId,
          filter: { chip: 'ALL' },
          settings: reportSettings,
          ...input,
        },
      },
    );
  const id = newId('sending');
  expect(refusalOf(await send('viewer', { id })).code).toBe('FORBIDDEN');
  const first = (await send('inspector', { id })).data;
  expect(first?.sendTradeSheets).toEqual({ companies: 1, unreached: ['Company B'] });
  expect((await send('inspector', { id })).data).toEqual(first);
  // They leave the room that people have for reports of their own, until their links end.
  expect(await unfinishedOf(db, site.people.inspector.userId)).toBe(0);
  await site.server.app.rendered();
  await site.server.app.rendered();
  expect(post.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['tradea@site.example', 'SITE Site: Trade sheet (all statuses, Company A)'],
  ]);
  expect(post.mails[0]?.attachments[0]?.name).toMatch(/^SITE-trade-sheet-.*\.pdf$/);
  const dropped = (days: number) =>
    writeTransaction(db, (trx) => beyond(trx, site.projectId, Date.now() + days * dayMs));
  const [mail] = await mailsOfSending(db, id);
  expect([await dropped(29), await dropped(31)]).toEqual([[], [mail?.report_id]]);
});
