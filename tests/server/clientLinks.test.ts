import { addPlan, paperPlans } from '../support/paperPlans';
import { grain } from '../support/photos';
import { type Arrived, arrive, ask, Jar, makeClientLink } from '../support/links';
import { openSite, type Site } from '../support/site';
import { dataOf, event, gql, newId, refusalOf } from '../support/wire';

let site: Site;
let silent: Arrived;
let talking: Arrived;
beforeAll(async () => {
  site = await openSite({ planFiles: paperPlans() });
  silent = await arrive(site, (await makeClientLink(site)).token, 'Anna');
  talking = await arrive(site, (await makeClientLink(site, { mayComment: true })).token, 'Bert');
});
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const comment = (who: Arrived, snagId: string) =>
  site.gql(
    who,
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
    { input: { ...event(), snagId, body: 'Seen' } },
  );
const status = async (path: string, who = silent) =>
  (await fetch(`${site.url}${path}`, { headers: { cookie: who.cookies } })).status;

test('a client’s link says whose it is, and opens the whole list as a viewer has it', async () => {
  const { linkId, token } = await makeClientLink(site);
  expect((await ask(site, '/session/link', new Jar(), { token, name: '' })).body.link).toEqual({
    project: 'Site',
    company: 'Family Weber',
    client: true,
    name: null,
  });
  const anna = await arrive(site, token, 'Anna');
  expect((await ask(site, '/session/refresh', anna.jar)).body.user?.link).toEqual({
    code: 'SITE',
    company: 'Family Weber',
    client: true,
  });
  const ids = [
    (await site.raise()).id,
    (await site.raise({ tradeId: site.trades.B, companyId: site.companies.B })).id,
  ];
  const list = `{ project(code: "SITE") { snags(first: 100) { edges { node { id allowedActions } } } snagCounts { all } plans { code } companies { name } trades { name } } }`;
  const seen = await site.ask<{ project: { snags: { edges: { node: { id: string } }[] } } }>(
    anna,
    list,
  );
  expect(seen.project.snags.edges.map(({ node }) => node.id)).toEqual(expect.arrayContaining(ids));
  expect(await site.ask(talking, list)).toEqual(await site.ask('viewer', list));
  const { project } = await site.ask<{ project: { clientLinks: object[] } }>(
    'admin',
    '{ project(code: "SITE") { clientLinks { id name mayComment openings visitors { name } } } }',
  );
  expect(project.clientLinks).toContainEqual({
    id: linkId,
    name: 'Family Weber',
    mayComment: false,
    openings: 1,
    visitors: [{ name: 'Anna' }],
  });
});

test('it may comment if the link says so, and changes nothing', async () => {
  const { id } = await site.raise();
  dataOf(await comment(talking, id));
  expect(refusalOf(await comment(silent, id)).code).toBe('NOT_FOUND');
  expect(refusalOf(await site.move('viewer', id, 'START')).code).toBe('FORBIDDEN');
  for (const name of ['moveSnag', 'editSnag', 'raiseSnag', 'makeReport', 'savePushSubscription']) {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`;
    expect((await site.gql(talking, document, { input: {} })).errors).not.toEqual([]);
  }
  const { node } = await site.ask<{ node: { allowedActions: string[] } }>(
    silent,
    'query ($id: ID!) { node(id: $id) { ... on Snag { allowedActions } } }',
    { id },
  );
  expect(node.allowedActions).toEqual([]);
});

test('it reads photos, no originals, tables, archives or previews, and nothing of people and set-up', async () => {
  const { id } = await site.raise();
  const photoId = await site.addPhoto('inspector', id, await grain(80, 64).jpeg().toBuffer());
  await site.server.app.rendered();
  expect([
    await status(`/files/photos/${photoId}/small`),
    await status(`/files/photos/${photoId}/original`),
    await status(`/files/tables/${site.projectId}/snags.csv`),
    await status(`/files/projects/${site.projectId}.zip`),
    await status('/files/reports/preview/SITE?kind=LIST'),
  ]).toEqual([200, 404, 401, 401, 404]);
  expect(
    await site.ask(
      silent,
      '{ project(code: "SITE") { reports { id } handovers(first: 5) { edges { cursor } } members { email user { name } may { raise comment reports } } companies { email link { id } } clientLinks { id } invitations { id } savedViews { id } acceptances { id } reportSchedules { id } setUpSteps { people } reportExtent(kind: LIST, filter: {}, settings: { photos: NONE, grouping: PLACE, paper: A4, language: "en" }) { about } recordCheck { state } } }',
    ),
  ).toEqual({
    project: {
      reports: [],
      handovers: { edges: [] },
      members: [
        {
          email: null,
          user: { name: 'Anna (by link, Family Weber)' },
          may: { raise: false, comment: false, reports: [] },
        },
      ],
      companies: expect.arrayContaining([{ email: null, link: null }]) as unknown,
      clientLinks: null,
      invitations: null,
      savedViews: [],
      acceptances: [],
      reportSchedules: [],
      setUpSteps: null,
      reportExtent: null,
      recordCheck: null,
    },
  });
  for (const other of [site.people.inspector.memberId, newId('member')])
    expect(
      (
        await site.gql<{ node: null }>(silent, 'query ($id: ID!) { node(id: $id) { id } }', {
          id: other,
        })
      ).data?.node,
    ).toBeNull();
});

test('only admins make, see and withdraw it; withdrawn it ends on every device and socket at once', async () => {
  const { linkId, token } = await makeClientLink(site);
  const anna = await arrive(site, token, 'Anna');
  const withdraw = (who: 'admin' | 'inspector' | 'outsider', id = linkId) =>
    site.gql(
      who,
      'mutation ($input: WithdrawClientLinkInput!) { withdrawClientLink(input: $input) { project { clientLinks { id } } } }',
      { input: { ...event(), linkId: id } },
    );
  for (const who of ['inspector', 'outsider'] as const)
    expect(refusalOf(await withdraw(who))).toEqual(refusalOf(await withdraw(who, newId('link'))));
  const stream = site.subscribe(anna, await site.cursor('admin'));
  const { id } = await site.raise();
  expect((await stream.next()).snag?.id).toBe(id);
  dataOf(await withdraw('admin'));
  expect(await stream.ended).toEqual({ closed: 4403 });
  expect((await gql(site.url, anna, '{ viewer { user { id } } }')).status).toBe(401);
  expect((await ask(site, '/session/refresh', anna.jar)).status).toBe(401);
  expect((await ask(site, '/session/link', anna.jar, { token, name: '' })).body.error?.code).toBe(
    'LINK_OVER',
  );
});

test('a flat’s link shows that flat alone, and no name of a person or company', async () => {
  const place = async (name: string, parentId: string | null = null) => {
    const input = { ...event(), projectId: site.projectId, id: newId('location'), name, parentId };
    await site.ask(
      'admin',
      'mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }',
      { input },
    );
    return input.id;
  };
  const floor = await place('Floor 9');
  const [flat, other] = [await place('Flat 91', floor), await place('Flat 92', floor)];
  const bath = await place('Bath 91', flat);
  const [onFloor, ofFlat] = [
    await addPlan(site, 'FLOOR-9', { locationId: floor }),
    await addPlan(site, 'FLAT-91', { locationId: flat }),
  ];
  const pin = { revisionId: onFloor.revisionId, x: 0.5, y: 0.5 };
  const own = await site.raise({ locationId: bath, pin, title: 'Own tile' });
  const hidden = await site.raise({ locationId: other, pin, title: 'Secret tile' });
  const photo = await site.addPhoto('inspector', hidden.id, await grain(80, 64).jpeg().toBuffer());
  const { token } = await makeClientLink(site, { locationId: flat, mayComment: true });
  const weber = await arrive(site, token, 'Weber');
  dataOf(await comment(weber, own.id));
  expect(refusalOf(await comment(weber, hidden.id)).code).toBe('NOT_FOUND');
  const query = `query ($own: ID!, $number: Int!) { project(code: "SITE") {
    snagCounts { all open } snags(first: 50) { edges { node { id company { name } assignee { name } raisedBy { name } pin { x } waitingFor { company { name } } } } }
    snag(number: $number) { id } plans { code pinCount } locations { name } companies { name } trades { name defaultCompany { name } } members { user { name } }
    reports { id } handovers(first: 5) { edges { cursor } } overview { companies { company { name } } places { location { name } } blocks { name } } }
    node(id: $own) { ... on Snag { history(first: 20) { edges { node { kind actor { ... on User { name } ... on NamedActor { name company { name } } } changes { field } } } } } } }`;
  const seen = await site.ask<{ project: Record<string, unknown>; node: unknown }>(weber, query, {
    own: own.id,
    number: hidden.number,
  });
  expect(seen.project).toMatchObject({
    snagCounts: { all: 1, open: 1 },
    snags: {
      edges: [
        {
          node: {
            id: own.id,
            company: null,
            assignee: null,
            raisedBy: { name: 'Site team' },
            pin: null,
            waitingFor: { company: null },
          },
        },
      ],
    },
    snag: null,
    plans: [{ code: 'FLAT-91', pinCount: 0 }],
    locations: [{ name: 'Floor 9' }, { name: 'Flat 91' }, { name: 'Bath 91' }],
    companies: [],
    members: [{ user: { name: 'Weber (by link)' } }],
    reports: [],
    handovers: { edges: [] },
    overview: { companies: [] },
  });
  for (const name of ['Flat 92', 'Secret', 'Company A', 'Inspector', 'Admin'])
    expect([name, JSON.stringify(seen).includes(name)]).toEqual([name, false]);
  const node = async (id: string) =>
    (
      await site.gql<{ node: object | null }>(weber, 'query ($id: ID!) { node(id: $id) { id } }', {
        id,
      })
    ).data?.node ?? null;
  for (const id of [hidden.id, photo, onFloor.planId, onFloor.revisionId, other, site.companies.A])
    expect(await node(id)).toBeNull();
  for (const id of [own.id, ofFlat.planId, floor]) expect(await node(id)).toEqual({ id });
  await site.server.app.rendered();
  expect(await status(`/files/photos/${photo}/small`, weber)).toBe(404);
  // What goes to another flat is gone, what comes is there, and of all else nothing is told.
  const stream = site.subscribe(weber, await site.cursor('admin'));
  const edit = (snagId: string, locationId: string) =>
    site.ask(
      'inspector',
      'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }',
      { input: { ...event(), snagId, locationId } },
    );
  await edit(hidden.id, floor);
  await site.ask(
    'admin',
    'mutation ($input: RemoveLocationInput!) { removeLocation(input: $input) { removedId } }',
    { input: { ...event(), locationId: await place('Flat 93', floor) } },
  );
  await edit(own.id, other);
  expect(await stream.next()).toMatchObject({ goneSnagId: own.id, snag: null });
  await edit(hidden.id, flat);
  expect((await stream.next()).snag?.id).toBe(hidden.id);
  await stream.stop();
});
