import { createHash } from 'node:crypto';
import { grain } from '../support/photos';
import { addPlan, paperPlans } from '../support/paperPlans';
import { addPhotoDocument, openSite, type Site } from '../support/site';
import { type Arrived, arrive, ask, Jar, makeLink, withdrawLink } from '../support/links';
import { dataOf, event, gql, newId, photoInput, refusalOf } from '../support/wire';

let site: Site;
let bytes: Buffer;
beforeAll(async () => {
  site = await openSite({ planFiles: paperPlans() });
  bytes = await grain(80, 64).jpeg().toBuffer();
});
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const linkFields = '{ node(id: $id) { ... on Company { link { id madeAt lastUsedAt devices } } } }';
const linkOf = async (companyId: string, who: 'admin' | 'inspector' | 'tradeA' = 'admin') =>
  (
    await site.ask<{ node: { link: { lastUsedAt: number | null; devices: number } | null } }>(
      who,
      `query ($id: ID!) ${linkFields}`,
      { id: companyId },
    )
  ).node.link;
const company = async (): Promise<string> => {
  const input = {
    ...event(),
    projectId: site.projectId,
    id: newId('company'),
    name: newId('company'),
  };
  await site.ask(
    'admin',
    'mutation ($input: SaveCompanyInput!) { saveCompany(input: $input) { company { id } } }',
    { input },
  );
  return input.id;
};
const addEvidence = (person: Arrived, snagId: string) =>
  site.upload(
    person,
    addPhotoDocument,
    { input: photoInput(snagId, bytes, 'EVIDENCE') },
    new Blob([new Uint8Array(bytes)]),
  );
const history =
  '{ node(id: $id) { ... on Snag { fixedBy { id name } history(first: 20) { edges { node { kind changes { field from to } actor { __typename id name ... on NamedActor { kind company { name } } } } } } } } }';
interface Told {
  node: {
    fixedBy: { id: string; name: string } | null;
    history: {
      edges: { node: { kind: string; changes: object[]; actor: { id: string; name: string } } }[];
    };
  };
}

test('a link opens the snags of its company without a password, and what is done there is told by name, company and link', async () => {
  const token = await makeLink(site, site.companies.A);
  const { id, number } = await site.raise();
  const others = await site.raise({ tradeId: site.trades.B, companyId: site.companies.B });
  // Before a name is said it tells where it leads, and nobody is let in.
  expect(await ask(site, '/session/link', new Jar(), { token, name: '' })).toEqual({
    status: 200,
    body: { link: { project: 'Site', company: 'Company A', name: null } },
  });
  const jan = await arrive(site, token, ' Jan Kowalski ');
  const list = await site.ask<{ project: { snags: { edges: { node: { id: string } }[] } } }>(
    jan,
    '{ project(code: "SITE") { snags(first: 100) { edges { node { id } } } } }',
  );
  expect(list.project.snags.edges.map(({ node }) => node.id)).toContain(id);
  expect(list.project.snags.edges.map(({ node }) => node.id)).not.toContain(others.id);
  expect(
    await site.ask(
      jan,
      'query ($number: Int!) { project(code: "SITE") { snag(number: $number) { id } } }',
      { number: others.number },
    ),
  ).toEqual({ project: { snag: null } });
  expect(dataOf(await site.move('tradeA', id, 'START'))).toBeDefined();
  dataOf(await addEvidence(jan, id));
  const sent = { ...event(), snagId: id, move: 'FIX' };
  const fix = () =>
    site.gql<{ moveSnag: { receipt: { eventId: string }; snag: { status: string } } }>(
      jan,
      'mutation ($input: MoveSnagInput!) { moveSnag(input: $input) { receipt { eventId } snag { status } } }',
      { input: sent },
    );
  expect(dataOf(await fix())).toEqual({
    moveSnag: { receipt: { eventId: sent.eventId }, snag: { status: 'FIXED' } },
  });
  // Sent again it happens once.
  expect(dataOf(await fix()).moveSnag.receipt.eventId).toBe(sent.eventId);
  const { node } = await site.ask<Told>('inspector', `query ($id: ID!) ${history}`, { id });
  expect(node.fixedBy).toEqual({
    id: jan.userId,
    name: 'Jan Kowalski (by link, Company A)',
  });
  const actors = node.history.edges.map(({ node: each }) => [each.kind, each.actor]);
  const byLink = {
    __typename: 'NamedActor',
    id: jan.userId.replace('user_', 'actor_'),
    kind: 'LINK',
    name: 'Jan Kowalski (by link, Company A)',
    company: { name: 'Company A' },
  };
  expect(actors.slice(2)).toEqual([
    ['PHOTO_ADDED', byLink],
    ['SNAG_FIXED', byLink],
  ]);
  expect(number).toBeGreaterThan(0);
});

test('a token is exchanged by what the page itself sends and by nothing else', async () => {
  const token = await makeLink(site, site.companies.A);
  const before = await linkOf(site.companies.A);
  const response = await fetch(`${site.url}/session/link`, { headers: { 'x-snagbook': '1' } });
  expect(response.status).toBe(405);
  expect(
    (
      await fetch(`${site.url}/session/link`, {
        method: 'POST',
        body: JSON.stringify({ token, name: 'A robot' }),
      })
    ).status,
  ).toBe(400);
  expect(await linkOf(site.companies.A)).toEqual(before);
});

test('the server keeps no token that could be used, and each one it shows is another', async () => {
  const tokens = [await makeLink(site, site.companies.A), await makeLink(site, site.companies.A)];
  expect(tokens[0]).not.toBe(tokens[1]);
  for (const token of tokens) expect(Buffer.from(token, 'base64url').length).toBe(32);
  const rows = await site.server.app.services.db.selectFrom('link_token').select('hash').execute();
  for (const token of tokens)
    expect(rows).toContainEqual({ hash: createHash('sha256').update(token).digest('hex') });
  const values = await site.server.app.services.db
    .selectFrom('event_value')
    .select('value')
    .execute();
  for (const { value } of values) for (const token of tokens) expect(value).not.toContain(token);
  // Both open the one link.
  expect(
    (
      await site.server.app.services.db
        .selectFrom('company_link')
        .select('id')
        .where('company_id', '=', site.companies.A)
        .where('ended_at', 'is', null)
        .execute()
    ).length,
  ).toBe(1);
});

test('it tells of nobody but those who acted, of no other company, and opens no settings, tables, reports or archives', async () => {
  const token = await makeLink(site, site.companies.A);
  const jan = await arrive(site, token, 'Jan');
  const { id } = await site.raise({ companyId: site.companies.B });
  await site.ask(
    'inspector',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }',
    { input: { ...event(), snagId: id, companyId: site.companies.A } },
  );
  const { project } = await site.ask<{ project: Record<string, unknown> }>(
    jan,
    '{ project(code: "SITE") { companies { name } trades { name defaultCompany { name } } members { user { name } email role may { raise setUp archive revisePlans shareViews reports } } invitations { id } setUpSteps { people } savedViews { id } reports { id } recordCheck { state } recordedHashes(eventIds: []) { hash } newlyWaiting } }',
  );
  expect(project).toEqual({
    companies: [{ name: 'Company A' }],
    trades: [
      { name: 'Trade A', defaultCompany: { name: 'Company A' } },
      { name: 'Trade B', defaultCompany: null },
    ],
    members: [
      {
        user: { name: 'Jan (by link, Company A)' },
        email: null,
        role: 'TRADE',
        may: {
          raise: false,
          setUp: false,
          archive: false,
          revisePlans: false,
          shareViews: false,
          reports: [],
        },
      },
    ],
    invitations: null,
    setUpSteps: null,
    savedViews: [],
    reports: [],
    recordCheck: null,
    recordedHashes: null,
    newlyWaiting: 0,
  });
  expect(
    refusalOf(
      await site.gql(
        jan,
        '{ project(code: "SITE") { people(first: 5) { total edges { node { role } } } } }',
      ),
    ),
  ).toMatchObject({ code: 'NOT_FOUND' });
  for (const other of [
    site.companies.B,
    site.people.inspector.memberId,
    site.people.tradeA.memberId,
  ]) {
    const { data } = await site.gql<{ node: { role?: string; name?: string } | null }>(
      jan,
      'query ($id: ID!) { node(id: $id) { ... on Company { name } ... on Member { role } } }',
      { id: other },
    );
    expect(data?.node ?? null).toBeNull();
  }
  // The history of a snag that another company had tells which fields were changed by whom, and no
  // name of that company.
  const { node } = await site.ask<Told>(jan, `query ($id: ID!) ${history}`, { id });
  expect(node.history.edges.map(({ node: each }) => each.kind)).toEqual([
    'SNAG_RAISED',
    'SNAG_EDITED',
  ]);
  expect(JSON.stringify(node)).not.toContain('Company B');
  // Neither does the journal.
  const journal = await site.ask<{
    project: { journal: { entries: { event: { kind: string } | null }[] } };
  }>(
    jan,
    'query ($after: String!) { project(code: "SITE") { journal(after: $after, first: 100) { entries { event { kind changes { from to } } subject { __typename } } } } }',
    { after: await firstCursor() },
  );
  const kinds = new Set(journal.project.journal.entries.map((entry) => entry.event?.kind));
  for (const kind of ['MEMBER_ADDED', 'MEMBER_INVITED', 'COMPANY_LINK_MADE'])
    expect(kinds).not.toContain(kind);
  expect(JSON.stringify(journal)).not.toContain('Company B');
  // Nobody lists or chooses those who came by a link.
  const people = await site.ask(
    'admin',
    '{ project(code: "SITE") { members { user { id } } people(first: 100) { edges { node { user { id } } } } } }',
  );
  expect(JSON.stringify(people)).not.toContain(jan.userId);
  expect(
    refusalOf(
      await site.gql(
        'inspector',
        'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }',
        { input: { ...event(), snagId: id, assigneeId: jan.userId } },
      ),
    ).code,
  ).toBe('NOT_FOUND');
  for (const path of [
    `/files/tables/${site.projectId}/snags.csv`,
    `/files/tables/${site.projectId}/companies.csv`,
    `/files/projects/${site.projectId}.zip`,
  ]) {
    expect([401, 404]).toContain(
      (await fetch(`${site.url}${path}`, { headers: { cookie: jan.cookies } })).status,
    );
  }
  const refused = [
    'changeName',
    'saveView',
    'makeReport',
    'raiseSnag',
    'editSnag',
    'saveCompany',
    'makeCompanyLink',
    'markSeen',
    'changeLanguage',
    'endOtherSessions',
  ];
  for (const field of refused) {
    const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`;
    const { errors } = await site.gql(
      jan,
      field === 'endOtherSessions'
        ? 'mutation { endOtherSessions { endedIds } }'
        : `mutation ($input: ${type}!) { ${field}(input: $input) { __typename } }`,
      { input: {} },
    );
    expect(errors.length).toBeGreaterThan(0);
  }
  expect(
    refusalOf(
      await site.gql(
        jan,
        'mutation ($input: ChangeNameInput!) { changeName(input: $input) { user { name } } }',
        { input: { name: 'Another' } },
      ),
    ).code,
  ).toBe('NOT_FOUND');
});

const firstCursor = async (): Promise<string> => {
  const { services } = site.server.app;
  const { sealCursor, start } = await import('../../server/features/journal/cursor');
  return sealCursor(services.secret, site.projectId, start);
};

test('it sees the plans, photos and tiles of its own snags and no others', async () => {
  const jan = await arrive(site, await makeLink(site, site.companies.A), 'Jan');
  const [own, other] = [
    await addPlan(site, newId('x').slice(-12)),
    await addPlan(site, newId('x').slice(-12)),
  ];
  const { id } = await site.raise({ pin: { revisionId: own.revisionId, x: 0.5, y: 0.5 } });
  await site.raise({
    tradeId: site.trades.B,
    companyId: site.companies.B,
    pin: { revisionId: other.revisionId, x: 0.5, y: 0.5 },
  });
  const { project } = await site.ask<{ project: { plans: { id: string }[] } }>(
    jan,
    '{ project(code: "SITE") { plans { id } } }',
  );
  expect(project.plans.map((plan) => plan.id)).toContain(own.planId);
  expect(project.plans.map((plan) => plan.id)).not.toContain(other.planId);
  const photoId = await site.addPhoto('inspector', id, bytes);
  const foreign = await site.addPhoto(
    'inspector',
    (await site.raise({ tradeId: site.trades.B, companyId: site.companies.B })).id,
    bytes,
  );
  await site.server.app.rendered();
  const read = async (path: string) =>
    (await fetch(`${site.url}${path}`, { headers: { cookie: jan.cookies } })).status;
  expect([
    await read(`/files/photos/${photoId}/small`),
    await read(`/files/photos/${foreign}/small`),
    await read(`/files/photos/${photoId}/original`),
  ]).toEqual([200, 404, 404]);
});

test('withdrawing ends it on every device and socket at once, and only admins can make, see and withdraw one', async () => {
  const companyId = await company();
  const token = await makeLink(site, companyId);
  expect(await linkOf(companyId)).toMatchObject({ lastUsedAt: null, devices: 0 });
  const people = await Promise.all(['Ann', 'Ben', 'Cem'].map((name) => arrive(site, token, name)));
  expect((await linkOf(companyId))?.devices).toBe(3);
  expect((await linkOf(companyId))?.lastUsedAt).toBeGreaterThan(0);
  for (const who of ['inspector', 'tradeA'] as const)
    expect(await linkOf(companyId, who)).toBeNull();
  for (const who of ['inspector', 'tradeA', 'viewer'] as const) {
    for (const field of ['makeCompanyLink', 'withdrawCompanyLink']) {
      const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`;
      expect(
        refusalOf(
          await site.gql(
            who,
            `mutation ($input: ${type}!) { ${field}(input: $input) { receipt { eventId } } }`,
            { input: { ...event(), companyId } },
          ),
        ).code,
      ).toBe('FORBIDDEN');
    }
  }
  const streams = await Promise.all(
    people.map(async (person) =>
      site.subscribe(
        person,
        (
          await site.ask<{ project: { journalCursor: string } }>(
            person,
            '{ project(code: "SITE") { journalCursor } }',
          )
        ).project.journalCursor,
      ),
    ),
  );
  const [{ id }] = [await site.raise({ companyId })];
  for (const stream of streams) expect((await stream.next()).snag?.id).toBe(id);
  expect((await withdrawLink(site, companyId)).withdrawCompanyLink.company.link).toBeNull();
  for (const stream of streams) expect(await stream.ended).toEqual({ closed: 4403 });
  for (const person of people) {
    expect((await gql(site.url, person, '{ viewer { user { id } } }')).status).toBe(401);
    expect(await ask(site, '/session/refresh', person.jar)).toMatchObject({
      status: 401,
      body: { error: { code: 'UNAUTHENTICATED', meta: { ended: 1 } } },
    });
    expect(
      (
        await fetch(`${site.url}/files/photos/${newId('photo')}/small`, {
          headers: { cookie: person.cookies },
        })
      ).status,
    ).toBe(404);
  }
  // Again it is over already.
  await withdrawLink(site, companyId);
  // One that was made anew lets the same person on the same device go on; another name is another
  // person.
  const again = await makeLink(site, companyId);
  const [ann, ben] = people;
  if (ann === undefined || ben === undefined) throw new Error('nobody');
  expect(await ask(site, '/session/link', ann.jar, { token: again, name: '' })).toMatchObject({
    body: { link: { name: 'Ann' } },
  });
  expect((await arrive(site, again, 'Ann', ann.jar)).userId).toBe(ann.userId);
  expect((await arrive(site, again, 'Bella', ben.jar)).userId).not.toBe(ben.userId);
});

test('a server of an older version, which knows no links, takes a session by one for nobody', async () => {
  const jan = await arrive(site, await makeLink(site, site.companies.A), 'Jan');
  expect((await ask(site, '/session/refresh', jan.jar)).status).toBe(200);
  const { db } = site.server.app.services;
  const kinds = await db
    .selectFrom('token')
    .innerJoin('session', 'session.id', 'token.session_id')
    .select('token.kind')
    .distinct()
    .where('session.user_id', '=', jan.userId)
    .execute();
  // It asks for ACCESS and REFRESH.
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['LINK_ACCESS', 'LINK_REFRESH']);
});

test('whoever was an admin gets no token by sending again what they sent as one', async () => {
  const former = await site.join('former', 'ADMIN');
  const input = { ...event(), companyId: await company() };
  const make = () =>
    site.gql<{ makeCompanyLink: { path: string } }>(
      former,
      'mutation ($input: MakeCompanyLinkInput!) { makeCompanyLink(input: $input) { path } }',
      { input },
    );
  expect(dataOf(await make()).makeCompanyLink.path).not.toBe(
    dataOf(await make()).makeCompanyLink.path,
  );
  const tokens = () =>
    site.server.app.services.db.selectFrom('link_token').select('hash').execute();
  const before = await tokens();
  await site.ask(
    'admin',
    'mutation ($input: ChangeMemberInput!) { changeMember(input: $input) { receipt { eventId } } }',
    { input: { ...event(), memberId: former.memberId, role: 'INSPECTOR' } },
  );
  expect(refusalOf(await make()).code).toBe('FORBIDDEN');
  expect(await tokens()).toHaveLength(before.length);
});

test('a token that was withdrawn, cut, made up or of an archived project is refused alike', async () => {
  const companyId = await company();
  const token = await makeLink(site, companyId);
  await withdrawLink(site, companyId);
  const valid = await makeLink(site, site.companies.B);
  const answers = await Promise.all(
    [token, valid.slice(0, -1), `${valid}x`, '', 'x'.repeat(43), '../../etc', '\u0000'].map(
      (sent) => ask(site, '/session/link', new Jar(), { token: sent, name: 'Jan' }),
    ),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({
    status: 404,
    body: {
      error: {
        code: 'LINK_OVER',
        retryable: false,
        message: 'This link no longer works. Ask the sender for a new one.',
      },
    },
  });
  expect(
    (await ask(site, '/session/link', new Jar(), { token: valid, name: '   ' })).body.error?.code,
  ).toBe('TEXT_REQUIRED');
});

test('a link is of one company in one project', async () => {
  const first = await makeLink(site, site.companies.A);
  const jan = await arrive(site, first, 'Jan');
  expect(await site.ask(jan, '{ project(code: "OTHER") { id } }')).toEqual({ project: null });
  const foreign = await site.raise({ tradeId: site.trades.B, companyId: site.companies.B });
  expect(
    refusalOf(await site.move('inspector', foreign.id, 'VOID', { reason: 'NONE' })).code,
  ).toBeDefined();
  expect(
    refusalOf(
      await site.gql(
        jan,
        'mutation ($input: MoveSnagInput!) { moveSnag(input: $input) { receipt { eventId } } }',
        { input: { ...event(), snagId: foreign.id, move: 'START' } },
      ),
    ).code,
  ).toBe('NOT_FOUND');
  // The cookie of another company's link makes nobody somebody here.
  const there = await arrive(site, await makeLink(site, site.companies.B), 'Jan', jan.jar);
  expect(there.userId).not.toBe(jan.userId);
  // Whoever works for two goes on as the same person with either.
  const again = await ask(site, '/session/link', jan.jar, { token: first, name: '' });
  expect(again.body.user).toMatchObject({ id: jan.userId, link: { company: 'Company A' } });
});
