import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { createContext } from '../../server/context';
import { rootRules, typeRules } from '../../server/permissions';
import { createGuardedSchema } from '../../server/graphql/schema';
import { grain } from '../support/photos';
import { openSite, type PersonKey, type Site } from '../support/site';
import { event, newId, nobody, refusalOf, signIn } from '../support/wire';

const contract = readFileSync('schema.graphql', 'utf8');
const roots = ['Query', 'Mutation', 'Subscription'] as const;

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

describe('the map of permissions', () => {
  const schema = buildSchema(contract);

  test.each(roots)('has a line for every field of %s, and for nothing else', (name) => {
    const type = schema.getType(name);
    expect(Object.keys(rootRules[name]).sort()).toEqual(
      isObjectType(type) ? Object.keys(type.getFields()).sort() : [],
    );
  });

  test('has a line for every type, and for nothing else', () => {
    const types = Object.values(schema.getTypeMap()).filter(
      (type) => isObjectType(type) && !type.name.startsWith('__') && !(type.name in rootRules),
    );
    expect(Object.keys(typeRules).sort()).toEqual(types.map(({ name }) => name).sort());
  });

  test('refuses what has no line: a field of the roots and a whole type', async () => {
    const more = createGuardedSchema(
      `${contract} extend type Query { forgotten: String } extend type Mutation { forgotten: String } type Forgotten { word: String }`,
    );
    const { services } = site.server.app;
    const context = createContext(
      services,
      await services.sessions.byAccessToken(site.people.admin.token),
    );
    const ask = async (type: string, field: string, root: object): Promise<unknown> => {
      const found = more.getType(type);
      const resolve = isObjectType(found) ? found.getFields()[field]?.resolve : undefined;
      // The resolvers of these fields look at nothing of the fourth argument.
      return resolve?.(root, {}, context, {} as never);
    };
    for (const type of ['Query', 'Mutation'])
      await expect(ask(type, 'forgotten', { forgotten: 'a word' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    await expect(ask('Forgotten', 'word', { word: 'a word' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('somebody who is not signed in', () => {
  test('is told whether there is a server to set up, and nothing else', async () => {
    expect(
      await site.ask(
        nobody,
        '{ instance { needsSetUp } viewer { email } invitation(token: "x") { email } }',
      ),
    ).toEqual({
      instance: { needsSetUp: false },
      viewer: null,
      invitation: null,
    });
  });

  test.each([
    '{ project(code: "SITE") { id } }',
    `{ node(id: "${newId('snag')}") { id } }`,
    `mutation { removeMember(input: { eventId: "x", occurredAt: 1, memberId: "x" }) { removedId } }`,
    `mutation { createProject(input: { eventId: "x", occurredAt: 1, id: "x", code: "X", name: "x", timeZone: "UTC" }) { receipt { eventId } } }`,
  ])('is asked to sign in: %#', async (query) => {
    const answer = await site.gql(nobody, query);
    expect(answer.status).toBe(401);
    expect(refusalOf(answer)).toMatchObject({ code: 'UNAUTHENTICATED', retryable: false });
  });

  test('cannot set the server up a second time', async () => {
    const input = {
      name: 'x',
      email: 'x@y',
      password: 'long enough',
      projectId: newId('project'),
      eventId: newId('event'),
      projectCode: 'X2',
      projectName: 'x',
      timeZone: 'UTC',
    };
    expect(
      refusalOf(
        await site.gql(
          nobody,
          `mutation ($input: SetUpInput!) { setUp(input: $input) { projectCode } }`,
          { input },
        ),
      ).code,
    ).toBe('NOT_FOUND');
  });
});

test('only the owner of the server makes another project', async () => {
  const make = async (person: PersonKey) =>
    (
      await site.gql(
        person,
        `mutation ($input: CreateProjectInput!) { createProject(input: $input) { receipt { eventId } } }`,
        {
          input: {
            ...event(),
            id: newId('project'),
            code: newId('x').slice(-8),
            name: 'x',
            timeZone: 'UTC',
          },
        },
      )
    ).errors[0]?.extensions.code;
  expect(await make('admin')).toBeUndefined();
  for (const person of ['inspector', 'tradeA', 'viewer', 'outsider'] as const)
    expect(await make(person)).toBe('FORBIDDEN');
});

describe('a trade', () => {
  const title = 'Unmistakable zebra';
  let foreign: { id: string; number: number };
  beforeAll(async () => void (foreign = await site.raise({ title, tradeId: site.trades.B })));

  test('sees only the snags of its own company, wherever it looks', async () => {
    const own = await site.raise({ title });
    const query = `query ($foreign: Int!, $own: Int!, $id: ID!, $text: SnagFilter!) {
      project(code: "SITE") {
        snags(first: 100) { edges { node { company { id } } } }
        found: snags(first: 100, filter: $text) { edges { node { id } } }
        snagCounts(filter: $text) { all open }
        foreign: snag(number: $foreign) { id }
        own: snag(number: $own) { id history(first: 9) { edges { node { kind } } } }
      }
      node(id: $id) { id }
    }`;
    const variables = {
      foreign: foreign.number,
      own: own.number,
      id: foreign.id,
      text: { text: 'zebra' },
    };
    const { project, node } = await site.ask<{
      node: null;
      project: { snags: { edges: { node: { company: { id: string } } }[] } };
    }>('tradeA', query, variables);
    expect(node).toBeNull();
    expect(new Set(project.snags.edges.map((edge) => edge.node.company.id))).toEqual(
      new Set([site.companies.A]),
    );
    expect(project).toMatchObject({
      found: { edges: [{ node: { id: own.id } }] },
      snagCounts: { all: 1, open: 1 },
      foreign: null,
      own: { id: own.id, history: { edges: [{ node: { kind: 'SNAG_RAISED' } }] } },
    });
    expect(await site.ask('viewer', query, variables)).toMatchObject({
      node: { id: foreign.id },
      project: { snagCounts: { all: 2 } },
    });
  });

  test('finds neither the events nor the photos of a snag of others', async () => {
    const photoId = await site.addPhoto(
      'inspector',
      foreign.id,
      await grain(120, 90).jpeg().toBuffer(),
    );
    const { id } = await site.server.app.services.db
      .selectFrom('told_event')
      .select('id')
      .where('photo_id', '=', photoId)
      .orderBy('seq')
      .executeTakeFirstOrThrow();
    for (const one of [photoId, id]) {
      expect(
        await site.ask('tradeA', `query ($id: ID!) { node(id: $id) { id } }`, { id: one }),
      ).toEqual({ node: null });
      expect(
        await site.ask('tradeB', `query ($id: ID!) { node(id: $id) { id } }`, { id: one }),
      ).toEqual({ node: { id: one } });
    }
    await site.server.app.rendered();
    const fetchAs = async (person: PersonKey, size: string) =>
      (
        await fetch(`${site.url}/files/photos/${photoId}/${size}`, {
          headers: { cookie: site.people[person].cookies },
        })
      ).status;
    expect(
      await Promise.all(
        (['inspector', 'viewer', 'tradeB', 'tradeA', 'outsider'] as const).map((person) =>
          fetchAs(person, 'small'),
        ),
      ),
    ).toEqual([200, 200, 200, 404, 404]);
    expect(
      await Promise.all(
        (['admin', 'inspector', 'viewer', 'tradeB', 'tradeA', 'outsider'] as const).map((person) =>
          fetchAs(person, 'original'),
        ),
      ),
    ).toEqual([200, 200, 404, 404, 404, 404]);
    expect((await fetch(`${site.url}/files/photos/${photoId}/small`)).status).toBe(404);
    const urls = `query ($id: ID!) { node(id: $id) { ... on Photo { url(size: SMALL) originalUrl } } }`;
    expect(await site.ask('tradeB', urls, { id: photoId })).toEqual({
      node: { url: `/files/photos/${photoId}/small`, originalUrl: null },
    });
    expect(await site.ask('inspector', urls, { id: photoId })).toMatchObject({
      node: { originalUrl: `/files/photos/${photoId}/original` },
    });
  });
});

describe('what is not shared answers like what is not there', () => {
  test('for every kind of thing', async () => {
    const snag = await site.raise();
    const ids = [
      site.projectId,
      site.companies.A,
      site.trades.A,
      site.locationId,
      snag.id,
      site.people.viewer.memberId,
      site.people.viewer.userId,
    ];
    for (const id of ids) {
      const [there, missing] = await Promise.all(
        [id, newId(id.split('_')[0] ?? '')].map((one) =>
          site.gql('outsider', `query ($id: ID!) { node(id: $id) { id } }`, { id: one }),
        ),
      );
      expect(there).toEqual(missing);
    }
    expect(await site.gql('outsider', `{ project(code: "SITE") { id } }`)).toEqual(
      await site.gql('outsider', `{ project(code: "NOSITE") { id } }`),
    );
  });

  test('only admins see e-mails and invitations; everybody sees their own e-mail', async () => {
    const query = `{ project(code: "SITE") { invitations { email } members { email user { id } } } }`;
    interface Seen {
      project: {
        invitations: object[] | null;
        members: { email: string | null; user: { id: string } }[];
      };
    }
    const admin = (await site.ask<Seen>('admin', query)).project;
    expect(admin.members.every(({ email }) => email !== null)).toBe(true);
    const viewer = (await site.ask<Seen>('viewer', query)).project;
    expect(viewer.invitations).toBeNull();
    expect(viewer.members.filter(({ email }) => email !== null).map(({ user }) => user.id)).toEqual(
      [site.people.viewer.userId],
    );
  });

  test('the owner of the server sees nothing of a project they are no member of', async () => {
    const { project } = await site.ask<{
      project: { id: string; members: { id: string; user: { id: string } }[] };
    }>('outsider', `{ project(code: "OTHER") { id members { id user { id } } } }`);
    const memberId = project.members.find(({ user }) => user.id === site.people.admin.userId)?.id;
    await site.ask(
      'outsider',
      `mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { removedId } }`,
      { input: { ...event(), memberId } },
    );
    Object.assign(site.people.admin, await signIn(site.url, site.people.admin));
    expect(
      await site.ask('admin', `{ project(code: "OTHER") { id } node(id: "${project.id}") { id } }`),
    ).toEqual({ project: null, node: null });
    const last = { ...event(), memberId: site.people.outsider.memberId };
    expect(
      refusalOf(
        await site.gql(
          'outsider',
          `mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { removedId } }`,
          { input: last },
        ),
      ),
    ).toMatchObject({ code: 'LAST_ADMIN', retryable: false });
  });
});

test('nothing of this was a fault', () => {
  expect(site.server.log).toEqual([]);
});

test('the e-mail and phone of a company are for inspectors, admins and the company itself', async () => {
  const input = {
    ...event(),
    projectId: site.projectId,
    id: site.companies.A,
    name: 'Company A',
    email: 'a@site.example',
    phone: '123',
  };
  await site.ask(
    'admin',
    `mutation ($input: SaveCompanyInput!) { saveCompany(input: $input) { company { id } } }`,
    { input },
  );
  const contact = async (person: 'inspector' | 'tradeA' | 'tradeB' | 'viewer') =>
    (
      await site.ask<{ node: { email: string | null; phone: string | null } }>(
        person,
        `{ node(id: "${site.companies.A}") { ... on Company { email phone } } }`,
      )
    ).node;
  for (const person of ['inspector', 'tradeA'] as const)
    expect(await contact(person)).toEqual({ email: 'a@site.example', phone: '123' });
  for (const person of ['tradeB', 'viewer'] as const)
    expect(await contact(person)).toEqual({ email: null, phone: null });
});
