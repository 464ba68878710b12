import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayAfter, dayIn } from '../../rules/days';
import { lastDayOf } from '../../rules/defectsPeriod';
import { acceptanceInput, saveAcceptance } from '../support/acceptances';
import { announce, grain } from '../support/photos';
import { inDays, noticesOn } from '../support/defectNotices';
import { checkFiles } from '../../server/features/journal/checkFiles';
import { verifyJournal } from '../../server/features/journal/verify';
import { readOriginals } from '../../server/files';
import { arrive, makeClientLink } from '../support/links';
import { readPdf } from '../support/readPdf';
import { openSite, type PersonKey, type Site } from '../support/site';
import { dataOf, event, newId, refusalOf, type Variables } from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

const { send, listed, pdf } = noticesOn(() => site);
const db = () => site.server.app.services.db;

test('a notice gets its company’s next number and a PDF whose hash stands in the journal, and sent twice it is one', async () => {
  const [crack, drip] = [await site.raise({ title: 'Crack' }), await site.raise({ title: 'Drip' })];
  const again = { ...event(), id: newId('notice') };
  const first = dataOf(await send([crack.id, drip.id], again)).sendDefectNotice;
  const repeated = dataOf(await send([crack.id, drip.id], again)).sendDefectNotice;
  expect(repeated.receipt).toEqual(first.receipt);
  expect(dataOf(await send([drip.id])).sendDefectNotice.notice.number).toBe(2);
  await site.server.app.rendered();
  const notices = await listed();
  expect(notices.map(({ number, owed, state }) => [number, owed, state])).toEqual([
    [2, 1, 'RUNNING'],
    [1, 2, 'RUNNING'],
  ]);
  const made = await db()
    .selectFrom('event')
    .innerJoin('event_file', (join) =>
      join
        .onRef('event_file.project_id', '=', 'event.project_id')
        .onRef('event_file.seq', '=', 'event.seq'),
    )
    .select(['event_file.sha256'])
    .where('kind', '=', 'NOTICE_MADE')
    .where('subject_id', '=', again.id)
    .execute();
  expect(made).toEqual([{ sha256: notices[1]?.sha256 }]);
  expect((await verifyJournal(db(), { id: site.projectId, code: 'SITE' })).broken).toBeNull();
  const originals = readOriginals(site.server.app.services.files.storage);
  expect(await checkFiles(db(), originals, site.projectId)).toMatchObject({
    handovers: 2,
    faults: [],
  });
});

test('whoever sees all and its company see a notice, no client’s link does, and its first opening by the company is kept', async () => {
  const { id } = dataOf(await send([(await site.raise()).id], {}, 'admin')).sendDefectNotice.notice;
  await site.server.app.rendered();
  const sees = async (who: PersonKey) => [
    (await listed(who)).some((notice) => notice.id === id),
    (await pdf(site.people[who], id)).status,
  ];
  expect(await sees('tradeB')).toEqual([false, 404]);
  expect(await sees('viewer')).toEqual([true, 200]);
  expect(await sees('inspector2')).toEqual([true, 200]);
  const client = await arrive(site, (await makeClientLink(site)).token, 'Anna');
  expect([await listed(client), (await pdf(client, id)).status]).toEqual([[], 404]);
  const openingOf = async () => (await listed()).find((notice) => notice.id === id)?.openedBy;
  expect(await openingOf()).toBeNull();
  expect(await sees('tradeA')).toEqual([true, 200]);
  expect(await openingOf()).toBe(site.people.tradeA.name);
  expect(await sees('tradeA')).toEqual([true, 200]);
  for (const who of ['tradeA', 'viewer'] as const)
    expect(refusalOf(await send([(await site.raise()).id], {}, who)).code).toBe('FORBIDDEN');
});

test('the PDF of a notice that names an amount is for its company and who sees amounts', async () => {
  const { id } = await site.raise();
  const { notice } = dataOf(await send([id], { amount: 100, showAmount: true })).sendDefectNotice;
  await site.server.app.rendered();
  const sees = async (who: PersonKey) => [
    (await listed(who)).find((each) => each.id === notice.id)?.url,
    (await pdf(site.people[who], notice.id)).status,
  ];
  const url = `/files/notices/${notice.id}`;
  for (const who of ['inspector2', 'tradeA'] as const) expect(await sees(who)).toEqual([url, 200]);
  expect(await sees('viewer')).toEqual([null, 404]);
});

test('snags that were closed or went to another company meanwhile are named, and nothing is sent', async () => {
  const [kept, moved, closed] = [await site.raise(), await site.raise(), await site.raise()];
  await site.ask(
    'admin',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { hash } } }',
    { input: { ...event(), snagId: moved.id, companyId: site.companies.B } },
  );
  await site.move('inspector', closed.id, 'VOID', { reason: 'DUPLICATE' });
  const before = (await listed()).length;
  const refusal = refusalOf(await send([kept.id, moved.id, closed.id]));
  expect(refusal).toMatchObject({
    code: 'NOTICE_SNAGS_CHANGED',
    field: 'snagIds',
    meta: { n: 2, references: `SITE-${moved.number} and SITE-${closed.number}` },
  });
  expect(await listed()).toHaveLength(before);
});

test('what the company reported fixed is to check, and a withdrawn second notice gives way to another', async () => {
  const [fixed, open] = [await site.raise(), await site.raise()];
  const { id } = dataOf(await send([fixed.id, open.id])).sendDefectNotice.notice;
  await db()
    .updateTable('defect_notice')
    .set({ deadline_on: inDays(-3) })
    .where('id', '=', id)
    .execute();
  const photo = await grain(120, 90).jpeg().toBuffer();
  await site.addPhoto('tradeA', fixed.id, photo, 'EVIDENCE');
  dataOf(await site.move('tradeA', fixed.id, 'FIX'));
  const shown = async () => (await listed()).find((notice) => notice.id === id);
  expect(await shown()).toMatchObject({ owed: 1, toCheck: 1, state: 'PASSED' });
  const second = { kind: 'SECOND', previousId: id };
  expect(refusalOf(await send([fixed.id, open.id], second)).code).toBe('NOTICE_SNAGS_CHANGED');
  const { notice } = dataOf(await send([open.id], second)).sendDefectNotice;
  expect((await shown())?.state).toBe('FOLLOWED');
  const withdrawal = { kind: 'WITHDRAWAL', previousId: notice.id, deadlineOn: null };
  // It has the number of what it withdraws, and takes none of its own.
  const withdrawn = dataOf(await send([], withdrawal)).sendDefectNotice.notice;
  expect(withdrawn.number).toBe(notice.number);
  expect(await shown()).toMatchObject({ state: 'PASSED', mayFollow: ['SECOND', 'WITHDRAWAL'] });
});

test.each([
  [{ deadlineOn: '2020-01-01' }, 'NOTICE_DEADLINE', 'deadlineOn'],
  [{ deadlineOn: null }, 'NOTICE_DEADLINE', 'deadlineOn'],
  [{ snagIds: [] }, 'NOTICE_EMPTY', 'snagIds'],
  [{ basis: 'VOB_13_5' }, 'BAD_REQUEST', 'basis'],
  [{ text: ' ' }, 'TEXT_REQUIRED', 'text'],
  [{ kind: 'SECOND', previousId: newId('notice') }, 'NOT_FOUND', 'previousId'],
  [{ way: 'LINK' }, 'NOTICE_NO_LINK', 'way'],
] as const)('a notice with %o is refused with %s', async (more, code, field) => {
  const { id } = await site.raise();
  expect(refusalOf(await send([id], more))).toMatchObject({ code, field });
});

test('a text is kept for the next notice of the project, and other languages begin with the English one', async () => {
  const draft = async (language: string) =>
    (
      await site.ask<{ project: { defectNoticeDraft: { text: string; isEnglish: boolean } } }>(
        'inspector',
        'query ($companyId: ID!, $language: String!) { project(code: "SITE") { defectNoticeDraft(companyId: $companyId, kind: AFTER, basis: BGB, language: $language) { text isEnglish } } }',
        { companyId: site.companies.A, language },
      )
    ).project.defectNoticeDraft;
  expect((await draft('de')).text).toContain('§§ 634, 635 BGB');
  expect(await draft('pl')).toEqual({ ...(await draft('en')), isEnglish: true });
  const { id } = await site.raise();
  const kept = {
    kind: 'AFTER',
    basis: 'BGB',
    language: 'pl',
    text: 'Proszę naprawić.',
    keepText: true,
  };
  dataOf(await send([id], kept));
  expect(await draft('pl')).toEqual({ text: 'Proszę naprawić.', isEnglish: false });
  expect((await draft('en')).text).toContain('§ 637 BGB');
});

test('of a snag that has gone to another company since, a withdrawal says the number alone', async () => {
  const [kept, moved] = [
    await site.raise({ title: 'Crack' }),
    await site.raise({ title: 'Secret' }),
  ];
  const first = dataOf(await send([kept.id, moved.id])).sendDefectNotice.notice;
  await site.ask(
    'admin',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { hash } } }',
    { input: { ...event(), snagId: moved.id, companyId: site.companies.B } },
  );
  const withdrawal = { kind: 'WITHDRAWAL', previousId: first.id, deadlineOn: null };
  const { id } = dataOf(await send([], withdrawal)).sendDefectNotice.notice;
  await site.server.app.rendered();
  const path = join(site.server.dataDir, 'withdrawal.pdf');
  await writeFile(path, await (await pdf(site.people.inspector, id)).bytes());
  const text = (await readPdf(path)).pages.join('\n');
  expect(text).toContain('Crack');
  expect(text).toMatch(new RegExp(`^${moved.number}\\b`, 'm'));
  expect(text).not.toContain('Secret');
  expect(text).not.toContain('Company B');
});

test('under VOB/B the receipt of a notice sets off two years of its defects’ own, with the photo of its slip for who inspects', async () => {
  const [noticed, other] = [await site.raise(), await site.raise()];
  const periods = async () =>
    (
      await site.ask<{ project: { acceptances: { ownPeriods: object[] }[] } }>(
        'tradeA',
        '{ project(code: "SITE") { acceptances { ownPeriods { snag { id } endsOn countedFrom noticeNumber } } } }',
      )
    ).project.acceptances.flatMap(({ ownPeriods }) => ownPeriods);
  await site.ask('inspector', saveAcceptance, {
    input: acceptanceInput(site, { lengthCount: 1, acceptedOn: inDays(-9) }),
  });
  const { notice } = dataOf(await send([noticed.id])).sendDefectNotice;
  const bytes = await grain(120, 90).jpeg().toBuffer();
  const { sha256, byteLength } = announce(bytes);
  const slip = { id: newId('slip'), sha256, byteLength };
  const record = (input: Variables, who: PersonKey = 'inspector') =>
    site.upload<{ recordNoticeReceipt: { receipt: { hash: string }; notice: object } }>(
      who,
      'mutation ($input: RecordNoticeReceiptInput!) { recordNoticeReceipt(input: $input) { receipt { hash } notice { receivedOn slips slipUrl } } }',
      { input: { ...event(), noticeId: notice.id, ...input } },
      new Blob([bytes]),
    );
  const receivedOn = dayIn('Europe/Berlin', Date.now());
  for (const wrong of [dayAfter(receivedOn, -1), dayAfter(receivedOn, 1)])
    expect(refusalOf(await record({ receivedOn: wrong, slip }))).toMatchObject({
      code: 'RECEIPT_DAY',
      field: 'receivedOn',
    });
  expect(await periods()).toEqual([]);
  const again = { ...event(), receivedOn, slip };
  const first = dataOf(await record(again)).recordNoticeReceipt;
  const slipUrl = `/files/notices/${notice.id}/slip`;
  expect(first.notice).toEqual({ receivedOn, slips: 1, slipUrl });
  expect(dataOf(await record(again)).recordNoticeReceipt.receipt).toEqual(first.receipt);
  expect(refusalOf(await record({ receivedOn, slip }, 'tradeA')).code).toBe('FORBIDDEN');
  // Another photo of the slip leaves the day as it is.
  const more = { ...slip, id: newId('slip') };
  expect(dataOf(await record({ slip: more })).recordNoticeReceipt.notice).toEqual({
    receivedOn,
    slips: 2,
    slipUrl,
  });
  const download = (who: PersonKey, path = slipUrl) =>
    fetch(`${site.url}${path}`, { headers: { cookie: site.people[who].cookies } });
  expect(Buffer.from(await (await download('inspector2')).arrayBuffer())).toEqual(bytes);
  expect((await download('tradeA')).status).toBe(404);
  const [, older] = (
    await site.ask<{ project: { defectNotices: { slipUrls: string[] }[] } }>(
      'inspector',
      '{ project(code: "SITE") { defectNotices { slipUrls } } }',
    )
  ).project.defectNotices.flatMap(({ slipUrls }) => slipUrls);
  expect(older).toBe(`${slipUrl}/${slip.id}`);
  expect([
    (await download('inspector', older)).status,
    (await download('tradeA', older)).status,
  ]).toEqual([200, 404]);
  const endsOn = lastDayOf(receivedOn, { count: 2, unit: 'YEARS' });
  const own = { endsOn, countedFrom: receivedOn, noticeNumber: notice.number };
  expect(await periods()).toEqual([{ snag: { id: noticed.id }, ...own }]);
  // A remedy that was reported and accepted has its own two years too.
  await site.addPhoto('tradeA', other.id, bytes, 'EVIDENCE');
  dataOf(await site.move('tradeA', other.id, 'FIX'));
  dataOf(await site.move('inspector', other.id, 'CLOSE'));
  expect(await periods()).toContainEqual({ snag: { id: other.id }, ...own, noticeNumber: null });
  // They go on if the remedy does not last.
  dataOf(await site.move('inspector', other.id, 'REOPEN', { comment: 'It leaks again' }));
  expect(await periods()).toContainEqual({ snag: { id: other.id }, ...own, noticeNumber: null });
  const originals = readOriginals(site.server.app.services.files.storage);
  expect((await checkFiles(db(), originals, site.projectId)).faults).toEqual([]);
});
