import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { storageKeyOfReport } from '../../server/files/reportFiles';
import { sweep } from '../../server/sweep';
import { shownPhotos } from '../../server/features/reports/shownPhotos';
import { eventually } from '../support/eventually';
import { addPlan, paperPlans } from '../support/paperPlans';
import { grain } from '../support/photos';
import { readPdf, type ReadPdf } from '../support/readPdf';
import { openSite, type PersonKey, type Site } from '../support/site';
import { dataOf, event, newId, refusalOf, type Variables } from '../support/wire';

const plans = paperPlans();
let site: Site;
let bytes: Buffer;
beforeAll(async () => {
  site = await openSite({ planFiles: plans });
  bytes = await grain(640, 480).jpeg().toBuffer();
});
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

interface Report {
  id: string;
  state: string;
  progress: number | null;
  failure: string | null;
  about: string;
  snagCount: number | null;
  byteLength: number | null;
  url: string | null;
  mayRemove: boolean;
  by: { name: string };
  settings: Variables;
}
const fields = 'id state progress failure about snagCount byteLength url mayRemove by { name } settings { photos grouping paper language }';
const settings = { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'en' };

const make = (who: PersonKey, input: Variables = {}) =>
  site.gql<{ makeReport: { report: Report } }>(who, `mutation ($input: MakeReportInput!) { makeReport(input: $input) { report { ${fields} } } }`, {
    input: { projectId: site.projectId, id: newId('report'), kind: 'LIST', filter: { chip: 'ALL' }, settings, ...input },
  });
const end = (who: PersonKey, what: 'cancel' | 'remove', id: string) =>
  site.gql(who, `mutation ($input: ${what === 'cancel' ? 'CancelReportInput' : 'RemoveReportInput'}!) { ${what}Report(input: $input) { ${what === 'cancel' ? 'report { state }' : 'removedId'} } }`, { input: { projectId: site.projectId, id } });
const reportsOf = async (who: PersonKey): Promise<Report[]> => (await site.ask<{ project: { reports: Report[] } }>(who, `{ project(code: "SITE") { reports { ${fields} } } }`)).project.reports;
const get = (who: PersonKey, path: string): Promise<Response> => fetch(`${site.url}${path}`, { headers: { cookie: site.people[who].cookies } });

/** Waits until it is made, and reads it with another program. */
async function made(input: Variables = {}, who: PersonKey = 'inspector'): Promise<{ report: Report; pdf: ReadPdf; text: string; file: Buffer }> {
  const answer = await make(who, input);
  expect(answer.errors).toEqual([]);
  await site.server.app.rendered();
  const report = (await reportsOf(who)).find(({ id }) => id === answer.data?.makeReport.report.id);
  if (report?.url == null) throw new Error(`Not made: ${JSON.stringify(report)}`);
  const file = Buffer.from(await (await get(who, report.url)).arrayBuffer());
  const path = join(site.server.dataDir, `${report.id}.pdf`);
  await writeFile(path, file);
  const pdf = await readPdf(path);
  return { report, pdf, text: pdf.pages.join('\n').replaceAll('\r', ''), file };
}

test('a list is a PDF of real text with the snags of its filter, their photos and their groups, in the language that was chosen', async () => {
  const { number, id } = await site.raise({ title: 'Riß über der Tür', description: 'Bis zur Decke' });
  const other = await site.raise({ title: 'Κεραμίδι, щель, Nguyễn, ığdır', description: 'דלת שבורה (12)\nباب مكسور، غرفة ٣٤\nTür באב مدخل', tradeId: site.trades.B, companyId: site.companies.B });
  await site.addPhoto('inspector', id, bytes);
  await site.server.app.rendered();

  const { report, pdf, text, file } = await made({ settings: { photos: 'SMALL', grouping: 'TRADE', paper: 'LETTER', language: 'de' }, filter: { chip: 'OPEN', locationId: site.locationId } });
  expect(report).toMatchObject({ state: 'READY', snagCount: 2, byteLength: file.length, by: { name: 'Person inspector' }, about: 'open, Block A', progress: null, mayRemove: true });
  expect(pdf).toMatchObject({ tagged: true, language: 'de', title: 'SITE Site · Mängelliste', bookmarks: ['Trade A', 'Trade B'], size: { width: 612, height: 792 }, pictures: [`Vorher, Foto 1 von SITE-${number}`] });
  expect(pdf.fonts.map(({ embedded }) => embedded)).toEqual(pdf.fonts.map(() => true));
  expect(pdf.fonts.length).toBeGreaterThan(0);
  for (const words of ['Mängelliste', `SITE-${number}`, 'Riß über der Tür', 'Bis zur Decke', 'Company A', `SITE-${other.number}`, 'Κεραμίδι, щель, Nguyễn, ığdır', 'Offen', 'Seite 1 von']) expect(text).toContain(words);
  // This reader tells what is written from right to left in the order in which it is drawn, which reportBidi.test.ts has. No letter is replaced by its number.
  expect(text).not.toContain('[U+');
  expect(pdf.structure).toMatchObject({ H1: 1, H2: 2, Table: 2, TR: 4 });

  const one = await made({ filter: { chip: 'ALL', companyId: site.companies.B } });
  expect(one.text).toContain(`SITE-${other.number}`);
  expect(one.text).not.toContain('Riß');
  expect(one.pdf.size).toMatchObject({ width: expect.closeTo(595.28, 1), height: expect.closeTo(841.89, 1) });
});

test('what the font does not have is written as its number and listed, a photo that is gone leaves a sentence, and a long text goes on over pages', async () => {
  const { number, id } = await site.raise({ title: `Door 🚪 ${'long '.repeat(45)}`.slice(0, 250), description: 'x'.repeat(3_990), tradeId: site.trades.B, companyId: site.companies.B });
  const photo = await site.addPhoto('inspector', id, bytes);
  await site.server.app.rendered();
  const { db, files } = site.server.app.services;
  const { file_key: key } = await db.selectFrom('photo').select('file_key').where('id', '=', photo).executeTakeFirstOrThrow();
  await files.storage.remove(`photos/renditions/${key.slice(0, 2)}/${key}.medium.webp`);

  const { pdf, text } = await made({ filter: { ids: [id] }, settings: { ...settings, photos: 'LARGE' } });
  expect(text).toContain('Door [U+1F6AA]');
  expect(text).toContain(`U+1F6AA in SITE-${number}`);
  expect(text).toContain('This photo cannot be shown.');
  expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(3_990);
  expect(pdf.pages.length).toBeGreaterThanOrEqual(1);
});

test('inspectors and admins make reports, everybody to whom the whole list is shown reads them, and a trade is told of none', async () => {
  const { report } = await made();
  const outcomes = async (asked: Promise<{ errors: { extensions: { code: string } }[] }>): Promise<string> => (await asked).errors[0]?.extensions.code ?? 'yes';
  expect(await Promise.all((['admin', 'tradeA', 'viewer', 'outsider'] as const).map((who) => outcomes(make(who))))).toEqual(['yes', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']);
  await site.server.app.rendered();
  const read = await Promise.all((['admin', 'inspector2', 'viewer', 'tradeA', 'outsider'] as const).map(async (who) => (await get(who, report.url ?? '')).status));
  expect(read).toEqual([200, 200, 200, 404, 404]);
  expect((await fetch(`${site.url}${report.url}`)).status).toBe(404);
  expect(await reportsOf('tradeA')).toEqual([]);
  expect((await reportsOf('viewer')).find(({ id }) => id === report.id)).toMatchObject({ mayRemove: false });
  expect(await site.ask('tradeA', `{ node(id: "${report.id}") { id } }`)).toEqual({ node: null });
  expect(await Promise.all((['viewer', 'inspector2', 'tradeA', 'outsider'] as const).map((who) => outcomes(end(who, 'remove', report.id))))).toEqual(['FORBIDDEN', 'FORBIDDEN', 'yes', 'NOT_FOUND']);
  expect(await outcomes(end('admin', 'remove', report.id))).toBe('yes');
  expect((await get('admin', report.url ?? '')).status).toBe(404);
  expect(await outcomes(end('admin', 'remove', report.id))).toBe('yes');
});

test('a trade sheet has the work of one company, each snag with a link and a code that open it; the company makes and reads its own and no other', async () => {
  const { number } = await site.raise({ title: 'Of company A' });
  const other = await site.raise({ title: 'Of company B', tradeId: site.trades.B, companyId: site.companies.B });
  dataOf(await site.gql('admin', 'mutation ($input: SaveCompanyInput!) { saveCompany(input: $input) { receipt { eventId } } }', { input: { ...event(Date.now()), projectId: site.projectId, id: site.companies.A, name: 'Company A', email: 'trade@a.example', phone: '0123 456' } }));
  const sheet = { kind: 'TRADE_SHEET', filter: { chip: 'OPEN', companyId: site.companies.A } };
  const { report, pdf, text } = await made(sheet);
  expect(text).toContain('Company A');
  expect(text).toContain('Of company A');
  expect(text).not.toContain('Of company B');
  // Viewers read it, and they are not shown how a company is reached.
  for (const contact of ['trade@a.example', '0123 456']) expect(text).not.toContain(contact);
  expect(pdf.links).toContain(`${site.url}/p/SITE/snags/${number}`);
  expect(pdf.pictures).toContain(`QR code that opens SITE-${number}`);
  expect(await Promise.all((['viewer', 'tradeA', 'tradeB'] as const).map(async (who) => (await get(who, report.url ?? '')).status))).toEqual([200, 200, 404]);
  expect((await reportsOf('tradeB')).map(({ id }) => id)).not.toContain(report.id);

  // Whatever company it names, it gets its own.
  const own = await made({ ...sheet, filter: { chip: 'OPEN', companyId: site.companies.A } }, 'tradeB');
  expect(own.text).toContain(`SITE-${other.number}`);
  expect(own.text).not.toContain('Of company A');
  expect(refusalOf(await make('inspector', { ...sheet, filter: { chip: 'OPEN' } }))).toMatchObject({ code: 'REPORT_COMPANY_REQUIRED', field: 'companyId', retryable: false });
  // Where its codes lead is not for the person to say.
  expect(refusalOf(await make('tradeA', { ...sheet, origin: 'https://elsewhere.example' }))).toMatchObject({ code: 'BAD_REQUEST' });
  expect(refusalOf(await make('viewer', sheet))).toMatchObject({ code: 'FORBIDDEN' });
});

test('a handover has figures, plans with their pins, what is open on a page of its own, every snag with who fixed and closed it, and places for signatures', async () => {
  const picture = await grain(640, 400).webp().toBuffer();
  const asFile = { byteLength: picture.length, mime: 'image/webp', stream: () => new Blob([new Uint8Array(picture)]).stream() };
  Object.assign(plans, { openOverview: () => Promise.resolve(asFile), extract: () => Promise.resolve(new Uint8Array(picture)) });
  const { revisionId } = await addPlan(site, 'A-101');
  const { db } = site.server.app.services;
  await db.updateTable('trade').set({ name: 'Trade A 🎨' }).where('id', '=', site.trades.A).execute();
  const { id, number } = await site.raise({ title: 'Closed since', pin: { revisionId, x: 0.25, y: 0.5 } });
  await site.addPhoto('tradeA', id, bytes, 'EVIDENCE');
  for (const [who, move] of [['tradeA', 'FIX'], ['inspector2', 'CLOSE']] as const) expect((await site.move(who, id, move, { comment: 'said' })).errors).toEqual([]);
  const open = await site.raise({ title: 'Not yet', tradeId: site.trades.B, companyId: site.companies.B });
  await site.server.app.rendered();
  const last = await db.selectFrom('event').select(['seq', 'hash']).where('project_id', '=', site.projectId).orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow();

  const { pdf, text } = await made({ kind: 'HANDOVER', filter: { ids: [id, open.id] }, settings: { ...settings, photos: 'LARGE' } });
  expect(pdf.title).toBe('SITE Site · Handover report');
  expect(text).toContain('Companies: Company A and Company B');
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Trade A [U+1F3A8] 0 0 0 0 1 0');
  expect(text).toContain('U+1F3A8 in Snags by trade and status');
  await db.updateTable('trade').set({ name: 'Trade A' }).where('id', '=', site.trades.A).execute();
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`Last event of the record when this report was made: number ${last.seq}, hash ${last.hash}`);
  expect(pdf.bookmarks).toEqual(['Snags by trade and status', 'Plan A-101, Plan A-101', 'Block A', 'Block A', 'Signatures']);
  const [openPage = '', ...others] = pdf.pages.filter((page) => page.includes('Still open'));
  expect([others, openPage.includes('Not yet'), openPage.includes('Closed since')]).toEqual([[], true, false]);
  expect(text).toContain('Fixed by Person tradeA');
  expect(text).toContain('Closed by Person inspector2');
  expect(pdf.pictures).toEqual(['Plan A-101 with the pin of 1 snag', `Where SITE-${number} is on the plan`, `After, photo 1 of SITE-${number}`]);
  expect(text).toContain('Name, company');
  expect(refusalOf(await make('tradeA', { kind: 'HANDOVER' }))).toMatchObject({ code: 'FORBIDDEN' });
});

test('of more photos than it has room for, a report shows the first before and the newest after, and says how many more there are', async () => {
  const { id, number } = await site.raise({ title: 'Photographed often' });
  for (const kind of ['DEFECT', 'DEFECT', 'DEFECT', 'DEFECT', 'EVIDENCE', 'EVIDENCE', 'EVIDENCE'] as const) await site.addPhoto('inspector', id, bytes, kind);
  await site.server.app.rendered();
  const { pdf, text } = await made({ filter: { ids: [id] }, settings: { ...settings, photos: 'SMALL' } });
  expect(pdf.pictures).toEqual([`Before, photo 1 of SITE-${number}`, `Before, photo 2 of SITE-${number}`, `After, photo 3 of SITE-${number}`, `After, photo 4 of SITE-${number}`]);
  expect(text).toContain('+3 photos');
  const photos = [1, 2, 3, 4, 5, 6].map((n) => ({ n, kind: n === 6 ? 'EVIDENCE' : 'DEFECT' } as const));
  expect(shownPhotos(photos, 'SMALL').map(({ n }) => n)).toEqual([1, 2, 3, 6]);
  expect(shownPhotos(photos.map(({ n }) => ({ n, kind: 'EVIDENCE' })), 'SMALL').map(({ n }) => n)).toEqual([3, 4, 5, 6]);
});

test('who was erased is called so, in the language of the report', async () => {
  const leaver = await site.join('leaver', 'INSPECTOR');
  const { id } = await site.raise({ title: 'By a leaver' });
  await site.server.app.services.db.updateTable('snag').set({ raised_by: leaver.userId }).where('id', '=', id).execute();
  expect((await site.gql('admin', 'mutation ($input: ErasePersonInput!) { erasePerson(input: $input) { erasedId } }', { input: { userId: leaver.userId } })).errors).toEqual([]);
  const { text } = await made({ filter: { ids: [id] }, settings: { ...settings, language: 'de' } });
  expect(text).toContain('Gelöschte Person');
});

test('asking twice makes one report, another one under its id is refused, and one that is cancelled is not made', async () => {
  const input = { id: newId('report') };
  const [first, second] = [await make('inspector', input), await make('inspector', input)];
  expect(second.data?.makeReport.report.id).toBe(first.data?.makeReport.report.id);
  expect(refusalOf(await make('inspector', { ...input, filter: { chip: 'OPEN' } }))).toMatchObject({ code: 'ID_TAKEN', retryable: false });
  expect(refusalOf(await make('inspector', { settings: { ...settings, language: 'xx' } }))).toMatchObject({ code: 'BAD_REQUEST', field: 'language' });
  const later = newId('report');
  await make('inspector', { id: later });
  expect((await end('inspector', 'cancel', later)).data).toEqual({ cancelReport: { report: { state: 'CANCELLED' } } });
  await site.server.app.rendered();
  const found = (await reportsOf('inspector')).filter(({ id }) => [input.id, later].includes(id));
  expect(found.map(({ state, url }) => [state, url === null])).toEqual([['CANCELLED', true], ['READY', false]]);
  await eventually(async () => expect(await site.server.app.services.db.selectFrom('job').selectAll().where('kind', '=', 'MAKE_REPORT').execute()).toEqual([]));
});

test('one that is cancelled or removed while it is made ends there, and one that a server was killed in the middle of is made by the next', async () => {
  const { db, files, jobs } = site.server.app.services;
  const put = files.storage.put.bind(files.storage);
  const ids = [newId('report'), newId('report')];
  const ends: ('cancel' | 'remove')[] = ['cancel', 'remove'];
  // The PDF is written, and not stored yet.
  files.storage.put = async (key, content) => {
    const how = ends.shift();
    if (how !== undefined) await end('inspector', how, ids[how === 'cancel' ? 0 : 1] ?? '');
    return put(key, content);
  };
  for (const id of ids) await make('inspector', { id });
  await site.server.app.rendered();
  files.storage.put = put;
  expect((await reportsOf('inspector')).filter(({ id }) => ids.includes(id)).map(({ state, url }) => [state, url])).toEqual([['CANCELLED', null]]);

  // As a killed server leaves it: its lease has run out.
  const id = newId('report');
  await make('inspector', { id });
  await site.server.app.rendered();
  await db.updateTable('report').set({ state: 'MAKING', progress: 40, file_key: null, sha256: null, byte_length: null }).where('id', '=', id).execute();
  await db.insertInto('job').values({ kind: 'MAKE_REPORT', subject_id: id, state: 'LEASED', leased_by: 'gone', leased_until: 1, attempts: 1 }).execute();
  jobs.wake('MAKE_REPORT');
  await site.server.app.rendered();
  expect((await reportsOf('inspector')).find((report) => report.id === id)).toMatchObject({ state: 'READY', failure: null });
  // And not for ever.
  await db.updateTable('report').set({ state: 'MAKING', file_key: null }).where('id', '=', id).execute();
  await db.insertInto('job').values({ kind: 'MAKE_REPORT', subject_id: id, state: 'LEASED', leased_by: 'gone', leased_until: 1, attempts: 5 }).execute();
  jobs.wake('MAKE_REPORT');
  await site.server.app.rendered();
  expect((await reportsOf('inspector')).find((report) => report.id === id)).toMatchObject({ state: 'FAILED', failure: 'This report could not be made. Try it with fewer snags or without photos.' });
});

test('the first page can be looked at before, by whoever may make it', async () => {
  const search = new URLSearchParams({ kind: 'LIST', ...settings, filter: JSON.stringify({ chip: 'ALL' }) });
  const answer = await get('inspector', `/files/reports/preview/SITE?${search}`);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([200, 'image/webp', 'private, no-store']);
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', height: 1_400 });
  expect(await Promise.all((['viewer', 'tradeA', 'outsider'] as const).map(async (who) => (await get(who, `/files/reports/preview/SITE?${search}`)).status))).toEqual([404, 404, 404]);
  const asked = async (change: Record<string, string>): Promise<number> => (await get('inspector', `/files/reports/preview/SITE?${new URLSearchParams({ ...Object.fromEntries(search), ...change })}`)).status;
  const unreadable = [{ priority: 'X' }, { chip: 'X' }, { due: 'X' }, { raisedFrom: '2030-02-31' }, { colour: 'red' }, { text: 7 }, { ids: ['x', 1] }, null];
  expect(await Promise.all([{ kind: 'NONE' }, { language: 'xx' }, { filter: '{' }, ...unreadable.map((filter) => ({ filter: JSON.stringify(filter) }))].map(asked))).toEqual(Array.from({ length: 11 }, () => 400));
  expect(await asked({ kind: 'TRADE_SHEET' })).toBe(422);
});

test('a report is named by the day in its project, and one that failed says why and where', async () => {
  const { report } = await made();
  const { db } = site.server.app.services;
  await db.updateTable('report').set({ asked_at: Date.parse('2026-01-01T23:30:00Z') }).where('id', '=', report.id).execute();
  expect((await get('inspector', report.url ?? '')).headers.get('content-disposition')).toBe('attachment; filename="SITE-list-2026-01-02.pdf"');
  await db.updateTable('report').set({ state: 'FAILED', failure: JSON.stringify({ code: 'FORBIDDEN', meta: { project: 'Site' } }) }).where('id', '=', report.id).execute();
  expect((await reportsOf('inspector')).find(({ id }) => id === report.id)?.failure).toBe('You do not have permission to do this in Site.');
});

test('a report is backed up by its hash, and goes when something is erased that it may say', async () => {
  const { id } = await site.raise({ title: 'Of somebody' });
  const { report, file } = await made({ filter: { ids: [id] } });
  const { db } = site.server.app.services;
  const { sha256 } = await db.selectFrom('report').select('sha256').where('id', '=', report.id).executeTakeFirstOrThrow();
  expect(sha256).toBe(createHash('sha256').update(file).digest('hex'));
  const event = await db.selectFrom('event').select('id').where('snag_id', '=', id).executeTakeFirstOrThrow();
  const input = { eventId: newId('event'), occurredAt: Date.now(), textOf: event.id };
  expect((await site.gql('admin', 'mutation ($input: EraseTextInput!) { eraseText(input: $input) { receipt { eventId } } }', { input })).errors).toEqual([]);
  expect(await reportsOf('inspector')).toEqual([]);
  expect((await get('inspector', report.url ?? '')).status).toBe(404);
});

test('a report that a server of the version before left with an erased text goes with the next sweep, and one that was asked for later stays', async () => {
  const { db, files } = site.server.app.services;
  const { id } = await site.raise({ title: 'Of somebody' });
  const { report, file } = await made({ filter: { ids: [id] } });
  const row = await db.selectFrom('report').selectAll().where('id', '=', report.id).executeTakeFirstOrThrow();
  const told = await db.selectFrom('event').select('id').where('snag_id', '=', id).executeTakeFirstOrThrow();
  await site.ask('admin', 'mutation ($input: EraseTextInput!) { eraseText(input: $input) { receipt { eventId } } }', { input: { ...event(), textOf: told.id } });
  // As if that had not known of reports.
  await db.insertInto('report').values(row).execute();
  await files.storage.put(storageKeyOfReport(row.file_key ?? ''), [file]);
  const later = await made();
  expect((await reportsOf('inspector')).map((each) => each.id)).toEqual([later.report.id, report.id]);
  await sweep(site.server.app.services);
  expect((await reportsOf('inspector')).map((each) => each.id)).toEqual([later.report.id]);
  expect(await files.storage.get(storageKeyOfReport(row.file_key ?? ''))).toBeNull();
  expect(site.server.log.splice(0)).toEqual([{ level: 'info', message: 'dropped reports that were made before something was erased', reports: 1 }]);
});
