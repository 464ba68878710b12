import { addPlan, paperPlans } from '../support/paperPlans';
import { openSite, type PersonKey, type Site } from '../support/site';
import { event, newId, refusalOf, type Caller, type Variables } from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite({ planFiles: paperPlans() })));
afterEach(async () => void (await site.server.app.services.db.deleteFrom('saved_view').execute()));
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

interface View {
  id: string;
  name: string;
  shared: boolean;
  mayChange: boolean;
  owner: { name: string };
  search: Record<string, unknown> & { missing: string[] };
}
const fields =
  'id name shared mayChange owner { name } search { chip sort statuses types tradeIds companyIds locationIds exactLocationIds planCode priorities assigneeIds tradeId companyId locationId priority assigneeId due raisedFrom raisedTo text missing }';
const open = { chip: 'OPEN', sort: 'NUMBER' };

const save = (who: PersonKey | Caller, input: Variables) =>
  site.gql<{ saveView: { view: View | null; project: { savedViews: View[] } } }>(
    who,
    `mutation ($input: SaveViewInput!) { saveView(input: $input) { view { ${fields} } project { savedViews { ${fields} } } } }`,
    {
      input: {
        projectId: site.projectId,
        id: newId('view'),
        name: 'A view',
        shared: false,
        search: open,
        ...input,
      },
    },
  );
const remove = (who: PersonKey, id: string, projectId = site.projectId) =>
  site.gql<{ removeView: { removedId: string } }>(
    who,
    'mutation ($input: RemoveViewInput!) { removeView(input: $input) { removedId project { savedViews { id } } } }',
    { input: { projectId, id } },
  );
const viewsOf = async (who: PersonKey | Caller): Promise<View[]> =>
  (
    await site.ask<{ project: { savedViews: View[] } }>(
      who,
      `{ project(code: "SITE") { savedViews { ${fields} } } }`,
    )
  ).project.savedViews;
const namesOf = async (who: PersonKey): Promise<string[]> =>
  (await viewsOf(who)).map(({ name }) => name);
const outcome = ({ errors }: { errors: { extensions: { code: string } }[] }): string =>
  errors[0]?.extensions.code ?? 'yes';

test('a view keeps all that narrows and orders the list in one form, and is the same when it is saved again', async () => {
  const { planCode } = { planCode: 'A-101', ...(await addPlan(site, 'A-101')) };
  const search = {
    chip: 'ALL',
    sort: 'DUE',
    tradeId: site.trades.A,
    companyId: site.companies.A,
    locationId: site.locationId,
    planCode: 'a-101',
    priority: 'HIGH',
    assigneeId: site.people.viewer.userId,
    due: 'THIS_WEEK',
    raisedFrom: '2026-01-01',
    raisedTo: '2026-02-01',
    text: '  crack ',
  };
  const input = { id: newId('view'), name: ' My  week ', search };
  const first = await save('inspector', input);
  const kept = {
    id: input.id,
    name: 'My  week',
    shared: false,
    mayChange: true,
    owner: { name: 'Person inspector' },
    search: {
      ...search,
      statuses: [],
      types: [],
      tradeIds: [site.trades.A],
      companyIds: [site.companies.A],
      locationIds: [site.locationId],
      exactLocationIds: [],
      priorities: ['HIGH'],
      assigneeIds: [site.people.viewer.userId],
      planCode,
      text: 'crack',
      missing: [],
    },
  };
  expect(first.data?.saveView).toEqual({ view: kept, project: { savedViews: [kept] } });
  expect(await save('inspector', input)).toEqual(first);
  // Another name, the same search.
  expect(
    (await save('inspector', { id: input.id, name: 'Mine', search: undefined })).data?.saveView
      .view,
  ).toEqual({ ...kept, name: 'Mine' });
  expect(
    (
      await save('inspector', {
        id: input.id,
        name: 'Mine',
        search: { ...open, sort: 'NEAR', text: ' ', due: null },
      })
    ).data?.saveView.view?.search,
  ).toMatchObject({ chip: 'OPEN', sort: 'PLACE', due: null, text: null, tradeId: null });
  expect(
    await site.ask('inspector', `{ node(id: "${input.id}") { ... on SavedView { name } } }`),
  ).toEqual({ node: { name: 'Mine' } });
});

test('a view keeps several values of each filter, and one that was stored with single values is read still', async () => {
  const lists = {
    statuses: ['OPEN', 'DISPUTED'],
    types: ['DAMAGE'],
    tradeIds: [site.trades.A, 'none', site.trades.A],
    companyIds: ['none'],
    locationIds: [site.locationId],
    exactLocationIds: [site.locationId],
    priorities: ['CRITICAL', 'HIGH'],
    assigneeIds: [site.people.viewer.userId, site.people.admin.userId],
  };
  const id = newId('view');
  const { data } = await save('inspector', { id, name: 'Lists', search: { ...open, ...lists } });
  expect(data?.saveView.view?.search).toMatchObject({
    ...lists,
    tradeIds: [site.trades.A, 'none'],
    tradeId: site.trades.A,
    companyId: null,
    missing: [],
  });
  const { db } = site.server.app.services;
  const old = { ...open, tradeId: site.trades.B, priority: 'LOW' };
  await db
    .updateTable('saved_view')
    .set({ search: JSON.stringify(old) })
    .where('id', '=', id)
    .execute();
  expect((await viewsOf('inspector'))[0]?.search).toMatchObject({
    tradeIds: [site.trades.B],
    priorities: ['LOW'],
    statuses: [],
    tradeId: site.trades.B,
  });
  const unknown = { ...open, tradeIds: [site.trades.A, newId('trade')] };
  expect(refusalOf(await save('inspector', { name: 'None', search: unknown }))).toMatchObject({
    code: 'NOT_FOUND',
    field: 'tradeIds',
  });
});

test('everybody keeps views of their own; who sees the whole list sees those that are shared, and a trade does not', async () => {
  for (const who of ['admin', 'inspector', 'tradeA', 'viewer'] as const)
    expect(outcome(await save(who, { name: who }))).toBe('yes');
  expect(
    await Promise.all(
      (['admin', 'inspector', 'inspector2', 'tradeA', 'viewer'] as const).map(namesOf),
    ),
  ).toEqual([['admin'], ['inspector'], [], ['tradeA'], ['viewer']]);

  const shared = { id: newId('view'), name: 'team', shared: true };
  expect(
    await Promise.all(
      (['tradeA', 'viewer'] as const).map(async (who) => refusalOf(await save(who, shared))),
    ),
  ).toMatchObject(Array(2).fill({ code: 'FORBIDDEN', field: 'shared', retryable: false }));
  expect(outcome(await save('inspector', shared))).toBe('yes');
  expect(
    await Promise.all(
      (['admin', 'inspector', 'inspector2', 'tradeA', 'viewer'] as const).map(namesOf),
    ),
  ).toEqual([['admin', 'team'], ['inspector', 'team'], ['team'], ['tradeA'], ['team', 'viewer']]);
  expect((await viewsOf('viewer'))[0]).toMatchObject({
    mayChange: false,
    owner: { name: 'Person inspector' },
  });

  // Changed and removed by its owner or an admin; a trade is told nothing of it, and to be gone is
  // all it can be asked to be.
  const rename = { ...shared, name: 'the team' };
  expect(
    await Promise.all(
      (['inspector2', 'viewer', 'tradeA', 'outsider'] as const).map(async (who) =>
        outcome(await save(who, rename)),
      ),
    ),
  ).toEqual(['FORBIDDEN', 'FORBIDDEN', 'ID_TAKEN', 'NOT_FOUND']);
  expect(
    await Promise.all(
      (['inspector2', 'viewer', 'tradeA', 'outsider'] as const).map(async (who) =>
        outcome(await remove(who, shared.id)),
      ),
    ),
  ).toEqual(['FORBIDDEN', 'FORBIDDEN', 'yes', 'NOT_FOUND']);
  expect((await save('admin', rename)).data?.saveView.view).toMatchObject({
    name: 'the team',
    mayChange: true,
    owner: { name: 'Person inspector' },
  });
  expect((await save('admin', { ...rename, shared: false })).data?.saveView).toMatchObject({
    view: null,
  });
  expect(await namesOf('inspector')).toEqual(['inspector', 'the team']);
  expect(outcome(await save('inspector', rename))).toBe('yes');
  for (let n = 0; n < 2; n += 1)
    expect((await remove('admin', shared.id)).data?.removeView).toMatchObject({
      removedId: shared.id,
    });
  expect(await namesOf('inspector')).toEqual(['inspector']);
});

test('opens without what is gone or not shared any more, and says what that is', async () => {
  const person = await site.join('leaver', 'INSPECTOR');
  const { planId } = await addPlan(site, 'GONE-1');
  const id = newId('view');
  expect(
    outcome(
      await save('inspector', {
        id,
        shared: true,
        search: { ...open, planCode: 'GONE-1', assigneeId: person.userId, priority: 'LOW' },
      }),
    ),
  ).toBe('yes');
  await site.ask(
    'admin',
    'mutation ($input: RemovePlanInput!) { removePlan(input: $input) { removedId } }',
    { input: { ...event(), planId } },
  );
  await site.ask(
    'admin',
    'mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { removedId } }',
    { input: { ...event(), memberId: person.memberId } },
  );
  expect(await viewsOf('viewer')).toMatchObject([
    { search: { planCode: null, assigneeId: null, priority: 'LOW', missing: ['PLAN', 'PERSON'] } },
  ]);
  // Another name does not take away what it was.
  await save('inspector', { id, name: 'Renamed', shared: true, search: undefined });
  expect((await viewsOf('viewer'))[0]?.search.missing).toEqual(['PLAN', 'PERSON']);
});
