import { noticesOn } from '../support/defectNotices';
import { arrive, makeClientLink } from '../support/links';
import { openSite, type PersonKey, type Site } from '../support/site';
import { type Caller, dataOf, event, refusalOf, type Variables } from '../support/wire';

let site: Site;
let client: Caller;
beforeAll(async () => {
  site = await openSite();
  client = await arrive(site, (await makeClientLink(site)).token, 'Anna');
});
afterAll(() => site.close());

const { send } = noticesOn(() => site);
const edit = (snagId: string, input: Variables, who: PersonKey = 'inspector') =>
  site.gql(
    who,
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { hash } } }',
    { input: { ...event(), snagId, ...input } },
  );

interface Shown {
  cost: number | null;
  changedAt: number;
  history: {
    edges: { node: { kind: string; changes: { field: string; to: string | null }[] } }[];
  };
}
async function shown(who: PersonKey | Caller, id: string): Promise<[number | null, string[]]> {
  const { node } = await site.ask<{ node: Shown }>(
    who,
    'query ($id: ID!) { node(id: $id) { ... on Snag { cost changedAt history(first: 9) { edges { node { kind changes { field to } } } } } } }',
    { id },
  );
  const told = node.history.edges.map(
    ({ node: { kind, changes } }) =>
      `${kind} ${changes.map(({ field, to }) => `${field} ${to}`).join(', ')}`,
  );
  return [node.cost, told];
}

test('what a snag costs is for admins and inspectors, and nobody else learns that there is an amount', async () => {
  const { id } = await site.raise({ title: 'Leak', cost: 12_050 });
  const after = await site.cursor('tradeA');
  const stream = site.subscribe('tradeA', after);
  const changedAt = async () =>
    (await site.ask('tradeA', 'query ($id: ID!) { node(id: $id) { ... on Snag { changedAt } } }', {
      id,
    })) as object;
  const before = await changedAt();
  // Other values that are said as they are change nothing.
  dataOf(await edit(id, { cost: 20_000, title: 'Leak' }));
  expect(await changedAt()).toEqual(before);
  dataOf(await edit(id, { cost: 30_000, title: 'Crack' }));
  for (const who of ['admin', 'inspector2'] as const)
    expect(await shown(who, id)).toEqual([
      30_000,
      ['SNAG_RAISED ', 'SNAG_COSTED cost 200.00 EUR', 'SNAG_EDITED title Crack, cost 300.00 EUR'],
    ]);
  for (const who of ['tradeA', 'viewer', client] as const)
    expect(await shown(who, id)).toEqual([null, ['SNAG_RAISED ', 'SNAG_EDITED title Crack']]);
  // The first thing that the company is told is the title.
  expect((await stream.next()).event?.kind).toBe('SNAG_EDITED');
  for (const who of ['tradeA', 'viewer'] as const)
    expect(refusalOf(await edit(id, { cost: 1 }, who)).code).toBe('FORBIDDEN');
  for (const cost of [-1, 1_000_000_001])
    expect(refusalOf(await edit(id, { cost }))).toMatchObject({
      code: 'AMOUNT_INVALID',
      field: 'cost',
    });
  const table = async (who: PersonKey) =>
    (
      await fetch(`${site.url}/files/tables/${site.projectId}/snags.csv`, {
        headers: { cookie: site.people[who].cookies },
      })
    ).text();
  expect(await table('inspector')).toMatch(/;Cost;|,Cost,/);
  expect(await table('inspector')).toContain('300');
  expect(await table('viewer')).not.toMatch(/Cost|300/);
});

test('costs are summed by company without what is void, and the currency stays while there are any', async () => {
  const ofB = { companyId: site.companies.B, tradeId: site.trades.B };
  const [one, two] = [
    await site.raise({ ...ofB, cost: 100 }),
    await site.raise({ ...ofB, cost: 7 }),
  ];
  await site
    .raise({ ...ofB, cost: 1_000_000_000 })
    .then(({ id }) => site.move('inspector', id, 'VOID', { reason: 'DUPLICATE' }));
  dataOf(await site.move('inspector', two.id, 'CLOSE', { comment: 'Done' }));
  const costs =
    '{ project(code: "SITE") { overview { costs { company { id } amount outstanding } } } }';
  const { project } = await site.ask<{
    project: { overview: { costs: { company: { id: string } }[] } };
  }>('inspector', costs);
  expect(project.overview.costs).toContainEqual({
    company: { id: site.companies.B },
    amount: 107,
    outstanding: 100,
  });
  expect(await site.ask('viewer', costs)).toEqual({ project: { overview: { costs: null } } });
  const change = (currency: string) =>
    site.gql(
      'admin',
      'mutation ($input: EditProjectInput!) { editProject(input: $input) { project { currency } } }',
      { input: { ...event(), projectId: site.projectId, currency } },
    );
  expect(refusalOf(await change('GBP')).code).toBe('CURRENCY_IN_USE');
  dataOf(await change('EUR'));
  const amounts = '{ project(code: "SITE") { defectNotices { amount } } }';
  dataOf(await send([one.id], { companyId: site.companies.B, amount: 100, showAmount: true }));
  expect(await site.ask('admin', amounts)).toEqual({
    project: { defectNotices: [{ amount: 100 }] },
  });
  expect(await site.ask('tradeB', amounts)).toEqual({
    project: { defectNotices: [{ amount: null }] },
  });
});
