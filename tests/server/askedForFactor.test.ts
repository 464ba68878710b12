import { arrive, makeLink } from '../support/links';
import { switchCodesOn } from '../support/oneTimeCodes';
import { grain } from '../support/photos';
import { openSite, type PersonKey, type Site } from '../support/site';
import { type Caller, event, newId, refusalOf } from '../support/wire';

// A project that asks for a second factor, and those of its people who have shown none.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const asksFor = (asksSecondFactor: boolean, who: PersonKey | Caller = 'admin') =>
  site.gql(
    who,
    'mutation ($input: EditProjectInput!) { editProject(input: $input) { project { asksSecondFactor } } }',
    { input: { ...event(), projectId: site.projectId, asksSecondFactor } },
  );
const seen = (who: PersonKey | Caller) =>
  site.gql<{ project: { code: string } | null }>(who, '{ project(code: "SITE") { code name } }');
const file = ({ cookies }: Caller, path: string) =>
  fetch(`${site.url}${path}`, { headers: { cookie: cookies } });

test('an admin without a second factor cannot ask for one, and nobody else can at all', async () => {
  const deputy = await site.join('deputy', 'ADMIN');
  expect(refusalOf(await asksFor(true, deputy))).toMatchObject({
    code: 'SECOND_FACTOR_FIRST',
    field: 'asksSecondFactor',
    retryable: false,
  });
  expect(refusalOf(await asksFor(true, 'inspector')).code).toBe('FORBIDDEN');
});

describe('a project that asks for it', () => {
  let snagId = '';
  let photo = '';
  beforeAll(async () => {
    snagId = (await site.raise()).id;
    photo = `/files/photos/${await site.addPhoto('inspector', snagId, await grain(80, 64).jpeg().toBuffer())}/small`;
    await site.server.app.rendered();
    await switchCodesOn(site, site.people.admin, Date.now());
  });
  beforeEach(() => asksFor(false));

  test('tells those without one nothing but its name, and that it does', async () => {
    const stream = site.subscribe('inspector2', await site.cursor('inspector2'));
    expect((await file(site.people.tradeA, photo)).status).toBe(200);
    expect((await asksFor(true)).data).toEqual({
      editProject: { project: { asksSecondFactor: true } },
    });
    expect(await stream.ended).toEqual({ refused: ['SECOND_FACTOR_REQUIRED'] });

    const refused = refusalOf(await seen('tradeA'));
    expect(refused).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', retryable: false });
    expect(refused.message).toMatch(/^Site requires two-step sign-in\./);
    expect(
      refusalOf(
        await site.gql(
          'tradeA',
          'query ($id: ID!) { node(id: $id) { id ... on Snag { title } } }',
          { id: snagId },
        ),
      ).code,
    ).toBe('SECOND_FACTOR_REQUIRED');
    for (const path of [
      photo,
      `/files/tables/${site.projectId}/companies.csv`,
      '/files/reports/preview/SITE?kind=LIST&photos=NONE&grouping=PLACE&paper=A4&language=en',
    ])
      expect([path, (await file(site.people.tradeA, path)).status]).toEqual([path, 403]);
    expect(refusalOf(await site.move('tradeA', snagId, 'START')).code).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
    const raised = {
      ...event(),
      projectId: site.projectId,
      snagId: newId('snag'),
      locationId: site.locationId,
      tradeId: site.trades.A,
    };
    expect(
      refusalOf(
        await site.gql(
          'inspector',
          'mutation ($input: RaiseSnagInput!) { raiseSnag(input: $input) { receipt { eventId } } }',
          { input: raised },
        ),
      ).code,
    ).toBe('SECOND_FACTOR_REQUIRED');

    const { viewer } = await site.ask<{
      viewer: {
        projects: { edges: unknown[] };
        lockedProjects: object[];
        waiting: { edges: unknown[] };
      };
    }>(
      'tradeA',
      '{ viewer { projects(first: 5) { edges { node { code } } } lockedProjects { code name } waiting(first: 5) { edges { node { id } } } } }',
    );
    expect([viewer.projects.edges, viewer.lockedProjects, viewer.waiting.edges]).toEqual([
      [],
      [{ code: 'SITE', name: 'Site' }],
      [],
    ]);
    // To strangers it is nothing, as before.
    expect((await seen('outsider')).data).toEqual({ project: null });
  });

  test('lets everybody in who shows one in their session, and takes what was done meanwhile', async () => {
    const raised = {
      ...event(),
      projectId: site.projectId,
      snagId: newId('snag'),
      locationId: site.locationId,
      tradeId: site.trades.A,
    };
    const person = await site.join('late', 'INSPECTOR');
    await asksFor(true);
    const raise = () =>
      site.gql<{ raiseSnag: { snag: { number: number } } }>(
        person,
        'mutation ($input: RaiseSnagInput!) { raiseSnag(input: $input) { snag { number } } }',
        { input: raised },
      );
    expect(refusalOf(await raise()).code).toBe('SECOND_FACTOR_REQUIRED');
    await switchCodesOn(site, person, Date.now());
    expect((await raise()).data?.raiseSnag.snag.number).toBeGreaterThan(1);
    expect((await seen(person)).data).toEqual({ project: { code: 'SITE', name: 'Site' } });
    expect((await file(person, photo)).status).toBe(200);
    const stream = site.subscribe(person, await site.cursor('admin'));
    const { id } = await site.raise({}, 'admin');
    expect((await stream.next()).snag?.id).toBe(id);
    await stream.stop();
  });

  test('keeps out who switches their only one off, also on the socket that is open', async () => {
    const person = await site.join('careless', 'INSPECTOR');
    await switchCodesOn(site, person, Date.now());
    await asksFor(true);
    const stream = site.subscribe(person, await site.cursor('admin'));
    await site.raise({}, 'admin');
    await stream.next();
    await site.ask(
      person,
      'mutation ($input: RemoveCodesInput!) { removeCodes(input: $input) { factors { shown } } }',
      { input: { password: person.password } },
    );
    expect(await stream.ended).toEqual({ closed: 4403 });
    expect(refusalOf(await seen(person)).code).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('does not ask those who come by a link of their company', async () => {
    await asksFor(true);
    const link = await makeLink(site, site.companies.A);
    const person = await arrive(site, link, 'Paul Painter');
    expect(
      (await site.gql<{ project: { code: string } }>(person, '{ project(code: "SITE") { code } }'))
        .data?.project.code,
    ).toBe('SITE');
  });

  test('that asks no more is open to all of them again', async () => {
    await asksFor(true);
    expect((await asksFor(false)).errors).toEqual([]);
    expect((await seen('tradeA')).errors).toEqual([]);
    expect((await file(site.people.tradeA, photo)).status).toBe(200);
  });
});
