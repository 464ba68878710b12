import sharp from 'sharp';
import { newId } from '../../server/ids';
import { sha256 } from '../support/archives';
import { openSite, type PersonKey, type Site } from '../support/site';
import { event, refusalOf, type Variables } from '../support/wire';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.ask(
    'admin',
    'mutation ($input: EditProjectInput!) { editProject(input: $input) { receipt { eventId } } }',
    {
      input: {
        ...event(),
        projectId: site.projectId,
        workingDays: ['MONDAY', 'SATURDAY'],
        dueDays: { critical: 2 },
        senderName: 'Site Management',
        senderAddress: 'Street 1',
      },
    },
  );
  const logo = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const uploaded = await site.upload(
    'admin',
    'mutation ($input: SetSenderLogoInput!) { setSenderLogo(input: $input) { receipt { sha256 } } }',
    {
      input: {
        ...event(),
        projectId: site.projectId,
        sha256: sha256(logo),
        byteLength: logo.length,
      },
    },
    new Blob([new Uint8Array(logo)]),
  );
  expect(uploaded.errors).toEqual([]);
  await site.ask(
    'admin',
    'mutation ($input: ArchiveTradeInput!) { archiveTrade(input: $input) { receipt { eventId } } }',
    { input: { ...event(), tradeId: site.trades.B, archived: true } },
  );
});
afterAll(() => site.close());

const all = { companies: true, trades: true, calendar: true, letterhead: true };

const create = (
  takeOver: Variables,
  person: PersonKey = 'admin',
  code = newId('project').slice(-8),
) => {
  const input = { ...event(), id: newId('project'), code, name: 'Next', timeZone: 'UTC', takeOver };
  return {
    input,
    answer: site.gql<{ createProject: { projectEdge: { node: { code: string } } } }>(
      person,
      'mutation ($input: CreateProjectInput!) { createProject(input: $input) { projectEdge { node { code } } } }',
      { input },
    ),
  };
};

const setUpOf = (id: string) =>
  site.ask<{ node: object }>(
    'admin',
    `query ($id: ID!) { node(id: $id) { ... on Project {
      companies { name } trades { name phrases defaultCompany { name } }
      workingDays dueDays { critical } senderName senderAddress senderLogoUrl
    } } }`,
    { id },
  );

test('a new project takes over companies, trades with their phrases, calendar and letterhead', async () => {
  const { input, answer } = create({ projectId: site.projectId, ...all });
  expect((await answer).errors).toEqual([]);
  const { node } = await setUpOf(input.id);
  expect(node).toEqual({
    companies: [{ name: 'Company A' }, { name: 'Company B' }],
    trades: [{ name: 'Trade A', phrases: ['A phrase'], defaultCompany: { name: 'Company A' } }],
    workingDays: ['MONDAY', 'SATURDAY'],
    dueDays: { critical: 2 },
    senderName: 'Site Management',
    senderAddress: 'Street 1',
    senderLogoUrl: expect.stringMatching(/^\/files\/reports\/logo\//),
  });
  // Its own: it stays when the other project removes its logo.
  await site.ask(
    'admin',
    'mutation ($input: RemoveSenderLogoInput!) { removeSenderLogo(input: $input) { receipt { eventId } } }',
    { input: { ...event(), projectId: site.projectId } },
  );
  const { senderLogoUrl } = node as { senderLogoUrl: string }; // as asked above
  const { cookies } = site.people.admin;
  const picture = await fetch(`${site.url}${senderLogoUrl}`, { headers: { cookie: cookies } });
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('each thing is an event of the new project, behind the one that made it, in one unbroken chain', async () => {
  const { input, answer } = create({ projectId: site.projectId, ...all, letterhead: false });
  await answer;
  const { db } = site.server.app.services;
  const events = await db
    .selectFrom('event')
    .select(['seq', 'kind'])
    .where('project_id', '=', input.id)
    .orderBy('seq')
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual([
    'PROJECT_CREATED',
    'PROJECT_EDITED',
    'COMPANY_SAVED',
    'COMPANY_SAVED',
    'TRADE_SAVED',
  ]);
  const project = await db
    .selectFrom('project')
    .select('last_seq')
    .where('id', '=', input.id)
    .executeTakeFirstOrThrow();
  expect(project.last_seq).toBe(events.at(-1)?.seq);
  // The next event goes on from there.
  const next = await site.gql(
    'admin',
    'mutation ($input: SaveCompanyInput!) { saveCompany(input: $input) { receipt { eventId } } }',
    { input: { ...event(), projectId: input.id, id: newId('company'), name: 'Company C' } },
  );
  expect(next.errors).toEqual([]);
  const check = '{ node(id: "%s") { ... on Project { recordCheck { result { holds events } } } } }';
  await site.ask(
    'admin',
    'mutation ($input: CheckRecordInput!) { checkRecord(input: $input) { project { id } } }',
    { input: { projectId: input.id } },
  );
  await site.server.app.rendered();
  expect(await site.ask('admin', check.replace('%s', input.id))).toEqual({
    node: { recordCheck: { result: { holds: true, events: 6 } } },
  });
});

test('only what was chosen comes; a trade without the companies has none', async () => {
  const chosen = { ...all, companies: false, calendar: false, letterhead: false };
  const { input, answer } = create({ projectId: site.projectId, ...chosen });
  await answer;
  expect((await setUpOf(input.id)).node).toMatchObject({
    companies: [],
    trades: [{ name: 'Trade A', defaultCompany: null }],
    workingDays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
    senderName: '',
    senderLogoUrl: null,
  });
});

test('sent twice, it is made once', async () => {
  const { input, answer } = create({ projectId: site.projectId, ...all });
  await answer;
  const again = await site.gql(
    'admin',
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { receipt { eventId } } }',
    { input },
  );
  expect(again.errors).toEqual([]);
  expect((await setUpOf(input.id)).node).toMatchObject({
    companies: [{ name: 'Company A' }, { name: 'Company B' }],
  });
});

test('nothing comes from a project of which the person is no admin, and then none is made', async () => {
  const { db } = site.server.app.services;
  const member = await db
    .selectFrom('member')
    .select('id')
    .where('project_id', '=', site.otherProjectId)
    .where('user_id', '=', site.people.admin.userId)
    .executeTakeFirstOrThrow();
  await db.updateTable('member').set({ role: 'VIEWER' }).where('id', '=', member.id).execute();
  for (const [projectId, code] of [
    [site.otherProjectId, 'FORBIDDEN'],
    [newId('project'), 'NOT_FOUND'],
  ] as const) {
    for (const letterhead of [true, false]) {
      const { input, answer } = create({ projectId, ...all, letterhead });
      expect(refusalOf(await answer).code).toBe(code);
      const made = await db.selectFrom('project').select('id').where('id', '=', input.id).execute();
      expect(made).toEqual([]);
    }
  }
});
