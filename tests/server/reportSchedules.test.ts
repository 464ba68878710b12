import { dayMs } from '../../rules/days';
import { askForDueReports } from '../../server/features/reports/scheduling';
import { startMailServer, type MailServer } from '../support/mailServer';
import { openSite, type Person, type PersonKey, type Site } from '../support/site';
import { event, newId, refusalOf, signInAgain, type Variables } from '../support/wire';

const hour = 3_600_000;
// A Monday, 6:30 in Berlin.
const monday = Date.parse('2026-03-02T05:30Z');
let now = monday;
let post: MailServer;
let site: Site;
let planner: Person;
let goes: Person;

beforeAll(async () => {
  post = await startMailServer();
  now = monday - 14 * dayMs;
  site = await openSite({
    clock: () => now,
    mail: {
      smtpUrl: post.url,
      from: 'Snagbook <snagbook@site.example>',
      publicUrl: 'https://snags.example',
    },
  });
  planner = await site.join('planner', 'INSPECTOR');
  goes = await site.join('goes', 'INSPECTOR');
  await site.raise({ title: 'Crack', dueOn: '2026-02-20' });
  // Digests and mails about what waits are for other tests.
  await site.server.app.services.db
    .insertInto('mailing')
    .columns(['user_id', 'digest', 'waiting'])
    .expression((eb) =>
      eb.selectFrom('user').select(['id', eb.lit(0).as('digest'), eb.lit(0).as('waiting')]),
    )
    .execute();
});
afterAll(async () => {
  await site.close();
  await post.close();
});
beforeEach(async () => {
  await site.server.app.rendered();
  post.mails.length = 0;
  await db().deleteFrom('report_schedule').execute();
  await at(monday);
});

const db = () => site.server.app.services.db;
/** The clock is put there; tokens run out meanwhile. */
async function at(time: number): Promise<void> {
  now = time;
  for (const who of ['admin', 'inspector', 'tradeA'] as const)
    Object.assign(site.people[who], await signInAgain(site.url, site.people[who]));
}
const signedIn = async (person: Person): Promise<Person> => ({
  ...person,
  ...(await signInAgain(site.url, person)),
});
/** What the server does by itself each minute; answers who was sent what. */
async function look(time: number): Promise<string[]> {
  now = time;
  const before = post.mails.length;
  await site.server.app.sendMails();
  // Made, then sent.
  await site.server.app.rendered();
  await site.server.app.rendered();
  return post.mails
    .slice(before)
    .map(({ to, subject }) => `${to}: ${subject}`)
    .toSorted();
}

interface Schedule {
  id: string;
  about: string;
  weekdays: string[];
  hour: number;
  paused: boolean;
  stopped: boolean;
  nextOn: string | null;
  outcome: string | null;
  lastOn: string | null;
  mayChange: boolean;
}
const schedulesOf = async (who: PersonKey): Promise<Schedule[]> =>
  (
    await site.ask<{ project: { reportSchedules: Schedule[] } }>(
      who,
      `{ project(code: "SITE") { reportSchedules { id about weekdays hour paused stopped nextOn outcome lastOn mayChange } } }`,
    )
  ).project.reportSchedules;
const settings = { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'en' };
const add = (who: PersonKey | Person, input: Variables = {}) =>
  site.gql(
    who,
    `mutation ($input: AddReportScheduleInput!) { addReportSchedule(input: $input) { project { id } } }`,
    {
      input: {
        projectId: site.projectId,
        id: newId('schedule'),
        kind: 'LIST',
        filter: { chip: 'OVERDUE' },
        settings,
        weekdays: ['MONDAY'],
        hour: 7,
        addresses: ['client@else.example'],
        toCompany: false,
        ...input,
      },
    },
  );
async function added(who: PersonKey | Person, input: Variables = {}): Promise<string> {
  const id = newId('schedule');
  expect((await add(who, { id, ...input })).errors).toEqual([]);
  return id;
}

const toClient = 'client@else.example: SITE Site: Snag list (overdue)';

test('every Monday at seven what is overdue goes to those who are named, once, and each week anew', async () => {
  const id = await added('inspector');
  expect(await schedulesOf('admin')).toMatchObject([
    {
      about: 'overdue',
      weekdays: ['MONDAY'],
      hour: 7,
      nextOn: '2026-03-02',
      outcome: null,
      lastOn: null,
      mayChange: true,
    },
  ]);
  expect(await look(monday)).toEqual([]);
  expect(await look(monday + hour / 2)).toEqual([toClient]);
  expect(post.mails[0]?.text).toContain('set up by Person inspector.');
  expect(post.mails[0]?.attachments.map(({ name }) => name)).toEqual(['SITE-list-2026-03-02.pdf']);
  expect(await look(monday + hour)).toEqual([]);
  await at(now);
  expect(await schedulesOf('admin')).toMatchObject([
    { nextOn: '2026-03-09', outcome: 'SENT', lastOn: '2026-03-02' },
  ]);
  // Of several servers two look at once.
  now = monday + 7 * dayMs + hour / 2;
  await Promise.all(
    [1, 2].map(() => askForDueReports(site.server.app.services, 'https://snags.example')),
  );
  expect(await look(now)).toEqual([toClient]);
  // Of a day that passed while it was paused nothing was sent.
  await at(now + dayMs);
  for (const paused of [true, false])
    await site.ask(
      'inspector',
      'mutation ($input: PauseReportScheduleInput!) { pauseReportSchedule(input: $input) { schedule { id } } }',
      { input: { projectId: site.projectId, id, paused } },
    );
  expect(await schedulesOf('inspector')).toMatchObject([{ outcome: null, lastOn: null }]);
});

test('it is made as whoever set it up sees things: when they leave or lose the role it stops and says so, for good', async () => {
  const id = await added(await signedIn(planner));
  await db()
    .updateTable('member')
    .set({ role: 'TRADE', company_id: site.companies.A })
    .where('user_id', '=', planner.userId)
    .execute();
  expect(await schedulesOf('inspector')).toMatchObject([{ stopped: true, nextOn: null }]);
  expect(await look(monday + hour)).toEqual([]);
  await db()
    .updateTable('member')
    .set({ role: 'INSPECTOR', company_id: null })
    .where('user_id', '=', planner.userId)
    .execute();
  expect(await look(monday + 7 * dayMs + hour)).toEqual([]);
  await at(now);
  expect(await schedulesOf('inspector')).toMatchObject([{ id, stopped: true }]);
});

test("a company sends its own sheet and never another company's: one that was set up before its person changed over stops", async () => {
  await added('tradeA', {
    kind: 'TRADE_SHEET',
    filter: { chip: 'ALL' },
    addresses: [],
    toCompany: true,
  });
  expect(refusalOf(await add('tradeA')).code).toBe('FORBIDDEN');
  expect(await look(monday + hour)).toEqual([
    'tradea@site.example: SITE Site: Trade sheet (all statuses, Company A)',
  ]);
  await db()
    .updateTable('member')
    .set({ company_id: site.companies.B })
    .where('user_id', '=', site.people.tradeA.userId)
    .execute();
  expect(await look(monday + 7 * dayMs + hour)).toEqual([]);
  await at(now);
  expect(await schedulesOf('inspector')).toMatchObject([{ stopped: true }]);
  await db()
    .updateTable('member')
    .set({ company_id: site.companies.A })
    .where('user_id', '=', site.people.tradeA.userId)
    .execute();
});

test('days, recipients and snags are changed by its owner and by admins, and one whose company was merged goes on only then', async () => {
  const from = newId('company');
  const saved = { projectId: site.projectId, id: from, name: 'Gone Ltd' };
  await site.ask(
    'admin',
    'mutation ($input: SaveCompanyInput!) { saveCompany(input: $input) { receipt { eventId } } }',
    { input: { ...event(now), ...saved } },
  );
  const id = await added('inspector', { filter: { chip: 'OPEN', companyIds: [from] } });
  const change = (who: PersonKey | Person, input: Variables = {}) =>
    site.gql(
      who,
      `mutation ($input: ChangeReportScheduleInput!) { changeReportSchedule(input: $input) { project { id } } }`,
      {
        input: {
          projectId: site.projectId,
          id,
          filter: null,
          settings,
          weekdays: ['TUESDAY'],
          hour: 16,
          addresses: ['other@else.example'],
          toCompany: false,
          ...input,
        },
      },
    );
  expect(refusalOf(await change('tradeA')).code).toBe('NOT_FOUND');
  expect(refusalOf(await change(await signedIn(planner))).code).toBe('FORBIDDEN');
  expect(refusalOf(await change('inspector', { addresses: [] })).code).toBe('RECIPIENTS_REQUIRED');
  await site.ask(
    'admin',
    'mutation ($input: MergeCompanyInput!) { mergeCompany(input: $input) { receipt { eventId } } }',
    { input: { ...event(now), companyId: from, intoId: site.companies.A } },
  );
  expect(await schedulesOf('inspector')).toMatchObject([
    { about: 'open, Company A', stopped: true, nextOn: null },
  ]);
  expect((await change('admin')).errors).toEqual([]);
  expect(await schedulesOf('inspector')).toMatchObject([
    {
      about: 'open, Company A',
      weekdays: ['TUESDAY'],
      hour: 16,
      stopped: false,
      nextOn: '2026-03-03',
    },
  ]);
  expect((await change('inspector', { filter: { chip: 'OVERDUE' } })).errors).toEqual([]);
  expect(await schedulesOf('inspector')).toMatchObject([{ about: 'overdue' }]);
});

test('who was erased is named in none, what they set up goes, and what looked for them is paused for its owner', async () => {
  await added('inspector', { addresses: [goes.email, 'client@else.example'] });
  await added('inspector', { addresses: [goes.email] });
  await added(await signedIn(goes));
  await added('inspector', { filter: { text: `door ${goes.email}` } });
  await site.ask(
    'admin',
    `mutation ($input: ErasePersonInput!) { erasePerson(input: $input) { erasedId } }`,
    { input: { userId: goes.userId } },
  );
  expect(
    await db()
      .selectFrom('report_schedule')
      .select(['addresses', 'paused', 'filter'])
      .orderBy('id')
      .execute(),
  ).toMatchObject([
    { addresses: '["client@else.example"]', paused: 0 },
    { paused: 1, filter: expect.stringContaining('"text":"door"') },
  ]);
});
