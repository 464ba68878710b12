import { dayMs } from '../../../rules/days';
import { reportMailLimits } from '../../../rules/reports';
import { storageKeyOfReport } from '../../../server/files/reportFiles';
import { startMailServer, type MailServer } from '../../support/mailServer';
import { openSite, type PersonKey, type Site } from '../../support/site';
import { newId, refusalOf, signInAgain, type Variables } from '../../support/wire';

const hour = 3_600_000;
// A Tuesday.
const tuesday = Date.parse('2026-03-03T09:00Z');
let now = tuesday;
let post: MailServer;
let site: Site;

beforeAll(async () => {
  post = await startMailServer();
  site = await openSite({
    clock: () => now,
    mail: {
      smtpUrl: post.url,
      from: 'Snagbook <snagbook@site.example>',
      publicUrl: 'https://snags.example',
    },
  });
  await site.raise({ title: 'Crack' });
  post.mails.length = 0;
});
afterAll(async () => {
  await site.close();
  await post.close();
});
afterEach(async () => {
  post.mood = 'well';
  post.mails.length = 0;
  now = tuesday;
  await db().deleteFrom('report_mail').execute();
  await db().deleteFrom('job').execute();
});

const db = () => site.server.app.services.db;
const settings = { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'en' };
const settled = () => site.server.app.rendered();

async function make(who: PersonKey, input: Variables = {}): Promise<string> {
  const id = newId('report');
  await site.ask(
    who,
    `mutation ($input: MakeReportInput!) { makeReport(input: $input) { report { id } } }`,
    {
      input: {
        projectId: site.projectId,
        id,
        kind: 'LIST',
        filter: { chip: 'ALL' },
        settings,
        ...input,
      },
    },
  );
  await settled();
  return id;
}
const sheetOfA = (who: PersonKey = 'inspector') =>
  make(who, { kind: 'TRADE_SHEET', filter: { chip: 'ALL', companyId: site.companies.A } });

const send = (who: PersonKey, reportId: string, input: Variables = {}) =>
  site.gql<{ sendReport: { report: { mails: Told[] } } }>(
    who,
    `mutation ($input: SendReportInput!) { sendReport(input: $input) { report { id } } }`,
    {
      input: {
        projectId: site.projectId,
        reportId,
        id: newId('sending'),
        addresses: ['client@else.example'],
        toCompany: false,
        ...input,
      },
    },
  );
interface Told {
  to: string;
  state: string;
  problem: string | null;
  by: { name: string };
}
const mailsOf = async (who: PersonKey, id: string): Promise<Told[] | undefined> =>
  (
    await site.ask<{ project: { reports: { id: string; mails: Told[] }[] } }>(
      who,
      `{ project(code: "SITE") { reports { id mails { to state problem by { name } } } } }`,
    )
  ).project.reports.find((report) => report.id === id)?.mails;
const arrived = async (): Promise<string[]> => {
  await settled();
  return post.mails.map(({ to }) => to).toSorted();
};
/** As the server does by itself once the pause is over. */
const later = async (ms: number): Promise<void> => {
  now += ms;
  site.server.app.services.jobs.wake('SEND_REPORT');
  await settled();
};
/** Tokens run out while so much time passes. */
const again = async (who: PersonKey = 'inspector') =>
  void Object.assign(site.people[who], await signInAgain(site.url, site.people[who]));
/** As if it had photos. */
async function grow(id: string): Promise<Buffer> {
  const { file_key: key } = await db()
    .selectFrom('report')
    .select('file_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const bytes = Buffer.alloc(reportMailLimits.attached + 1, 'x');
  await site.server.app.services.files.storage.put(storageKeyOfReport(key ?? ''), [bytes]);
  return bytes;
}
const linkIn = (text = ''): string =>
  /https:\/\/snags\.example(\/files\/reports\/link\/[\w-]{43})/.exec(text)?.[1] ?? '';

test('a trade sheet goes to the people of its company and to whoever else is named, each in a mail of their own with the PDF', async () => {
  await db()
    .updateTable('company')
    .set({ email: 'office@a.example' })
    .where('id', '=', site.companies.A)
    .execute();
  const id = await sheetOfA();
  const { project } = await site.ask<{
    project: { reports: { id: string; maySend: boolean; companyPeople: string[] }[] };
  }>('inspector', `{ project(code: "SITE") { reports { id maySend companyPeople } } }`);
  expect(project.reports.find((report) => report.id === id)).toEqual({
    id,
    maySend: true,
    companyPeople: ['Person tradeA', 'office@a.example'],
  });
  const sending = {
    id: newId('sending'),
    toCompany: true,
    addresses: ['Foreman@a.example ', 'office@a.example', 'foreman@a.example'],
  };
  expect((await send('inspector', id, sending)).errors).toEqual([]);
  expect(await arrived()).toEqual(['foreman@a.example', 'office@a.example', 'tradea@site.example']);
  const mail = post.mails.find(({ to }) => to === 'foreman@a.example');
  expect(mail?.subject).toBe('SITE Site: Trade sheet (all statuses, Company A)');
  expect(mail?.text).toMatchInlineSnapshot(`
"Person inspector has sent you a report on SITE Site from Snagbook.

Trade sheet (all statuses, Company A)

The PDF is attached.

Replies to this email go to Person inspector."
`);
  expect(mail?.raw).toMatch(/^Reply-To: "?Person inspector"? <inspector@site\.example>/m);
  expect(
    mail?.attachments.map(({ name, bytes }) => [name, bytes.subarray(0, 5).toString()]),
  ).toEqual([['SITE-trade-sheet-2026-03-03.pdf', '%PDF-']]);
  // The same again, over a bad line.
  expect((await send('inspector', id, sending)).errors).toEqual([]);
  expect((await arrived()).length).toBe(3);
  // With other recipients it is another sending.
  expect(refusalOf(await send('inspector2', id, sending)).code).toBe('ID_TAKEN');

  expect(
    (await mailsOf('inspector2', id))?.map(({ to, state, by }) => [to, state, by.name]).toSorted(),
  ).toEqual([
    ['Person tradeA', 'SENT', 'Person inspector'],
    ['foreman@a.example', 'SENT', 'Person inspector'],
    ['office@a.example', 'SENT', 'Person inspector'],
  ]);
  // Addresses are told to those who inspect.
  expect(await mailsOf('tradeA', id)).toEqual([]);
});

test('who may make a kind sends it, nobody else does', async () => {
  const [list, sheet] = [await make('inspector'), await sheetOfA('tradeA')];
  const codes = async (id: string) =>
    Promise.all(
      (['admin', 'viewer', 'tradeA', 'tradeB', 'outsider'] as const).map(
        async (who) => (await send(who, id)).errors[0]?.extensions.code ?? 'sent',
      ),
    );
  expect(await codes(list)).toEqual(['sent', 'sent', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  expect(await codes(sheet)).toEqual(['sent', 'FORBIDDEN', 'sent', 'NOT_FOUND', 'NOT_FOUND']);
  expect((await arrived()).length).toBe(4);
  expect((await mailsOf('tradeA', sheet))?.map(({ by }) => by.name)).toEqual(['Person tradeA']);
  // Whoever does not inspect is told of their own.
  expect((await mailsOf('viewer', list))?.map(({ by }) => by.name)).toEqual(['Person viewer']);
});

test('a PDF of more than 10 MB comes as a link that opens it without a session, shows nothing else, and ends after 30 days', async () => {
  const id = await make('inspector');
  const bytes = await grow(id);
  await send('inspector', id);
  await settled();
  const [mail] = post.mails;
  expect(mail?.attachments).toEqual([]);
  expect(mail?.text).toContain('Download it by 1 April 2026:');
  const path = linkIn(mail?.text);
  expect(mail?.html).toContain(path);
  // Of the token only a hash is kept.
  expect(JSON.stringify(await db().selectFrom('report_link').selectAll().execute())).not.toContain(
    path.split('/').at(-1),
  );
  const got = await fetch(`${site.url}${path}`);
  expect([
    got.status,
    got.headers.get('content-type'),
    got.headers.get('content-disposition'),
    got.headers.get('x-content-type-options'),
    got.headers.get('cache-control'),
    got.headers.get('set-cookie'),
  ]).toEqual([
    200,
    'application/pdf',
    'attachment; filename="SITE-list-2026-03-03.pdf"',
    'nosniff',
    'private, no-store',
    null,
  ]);
  expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true);
  const status = async (address = path, init: RequestInit = {}) =>
    (await fetch(`${site.url}${address}`, init)).status;
  expect(await status(path, { headers: { range: 'bytes=0-9' } })).toBe(206);
  expect(await status(path, { method: 'HEAD' })).toBe(200);
  expect(await status(path, { method: 'POST' })).toBe(405);
  expect(await status(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`)).toBe(404);
  expect(await status(path.replace('/link/', '/'))).toBe(404);
  now = tuesday + 30 * dayMs - 1;
  expect(await status()).toBe(200);
  now += 1;
  const over = async (headers: Record<string, string>) => {
    const answer = await fetch(`${site.url}${path}`, { headers });
    return [
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('cache-control'),
      await answer.text(),
    ];
  };
  expect(await over({})).toEqual([
    404,
    'text/plain;charset=UTF-8',
    'no-store',
    'This link no longer works. Ask the sender for a new one.',
  ]);
  expect((await over({ 'accept-language': 'pl' })).at(-1)).toMatch(/^Ten link już nie działa/);
});

test('a link ends with its report and with the right of whoever sent it', async () => {
  const person = await site.join('leaver', 'INSPECTOR');
  const [kept, removed] = [await make('inspector'), await make('inspector')];
  for (const id of [kept, removed]) {
    await grow(id);
    await site.ask(
      person,
      `mutation ($input: SendReportInput!) { sendReport(input: $input) { report { id } } }`,
      {
        input: {
          projectId: site.projectId,
          reportId: id,
          id: newId('sending'),
          addresses: [`${id === kept ? 'kept' : 'removed'}@a.example`],
          toCompany: false,
        },
      },
    );
  }
  await settled();
  const opens = async (to: string) =>
    (await fetch(`${site.url}${linkIn(post.mails.find((mail) => mail.to === to)?.text)}`)).status;
  expect([await opens('kept@a.example'), await opens('removed@a.example')]).toEqual([200, 200]);
  await site.ask(
    'inspector',
    `mutation ($input: RemoveReportInput!) { removeReport(input: $input) { removedId } }`,
    { input: { projectId: site.projectId, id: removed } },
  );
  expect([await opens('kept@a.example'), await opens('removed@a.example')]).toEqual([200, 404]);
  await db()
    .updateTable('member')
    .set({ role: 'TRADE', company_id: site.companies.B })
    .where('user_id', '=', person.userId)
    .execute();
  expect(await opens('kept@a.example')).toBe(404);
});

test('a mail server that is away gets it later, once; an address that it refuses is told at the report; after a day it is given up', async () => {
  const id = await make('inspector');
  post.mood = 'is broken';
  await send('inspector', id);
  await settled();
  expect(await mailsOf('inspector', id)).toMatchObject([{ state: 'SENDING', problem: null }]);
  post.mood = 'well';
  await later(2 * 60_000);
  await later(hour);
  expect(await arrived()).toEqual(['client@else.example']);
  await again();
  post.mood = 'refuses addresses';
  await send('inspector', id, { addresses: ['gone@else.example'] });
  await settled();
  post.mood = 'is broken';
  await send('inspector', id, { addresses: ['late@else.example'] });
  await settled();
  post.mood = 'well';
  await later(dayMs);
  await again();
  expect(
    (await mailsOf('inspector', id))?.map(({ to, state, problem }) => [to, state, problem]),
  ).toEqual([
    ['client@else.example', 'SENT', null],
    ['gone@else.example', 'FAILED', 'The mail server rejected this address.'],
    [
      'late@else.example',
      'FAILED',
      'The mail server could not be reached for a day, so the email was not sent.',
    ],
  ]);
  expect(post.mails.map(({ to }) => to)).toEqual(['client@else.example']);
});

test('what a server that was killed had not sent is sent by the next, and what it had noted is not sent again', async () => {
  const id = await make('inspector');
  post.mood = 'is broken';
  await send('inspector', id);
  await settled();
  post.mood = 'well';
  // As a killed server of several leaves it.
  await db()
    .updateTable('job')
    .set({ state: 'LEASED', leased_by: 'gone', leased_until: now + 60_000, not_before: 0 })
    .where('kind', '=', 'SEND_REPORT')
    .execute();
  await later(0);
  expect(post.mails).toEqual([]);
  await later(60_000);
  expect(await arrived()).toEqual(['client@else.example']);
  const { id: mailId } = await db()
    .selectFrom('report_mail')
    .select('id')
    .executeTakeFirstOrThrow();
  await db().insertInto('job').values({ kind: 'SEND_REPORT', subject_id: mailId }).execute();
  await later(0);
  expect((await arrived()).length).toBe(1);
});
