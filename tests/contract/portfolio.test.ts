import { dayMs } from '../../rules/days';
import { readTable } from '../../server/features/tablesIn/readTable';
import { openSite, type PersonKey, type Site } from '../support/site';
import { event } from '../support/wire';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.ask(
    'admin',
    'mutation ($input: EditProjectInput!) { editProject(input: $input) { receipt { eventId } } }',
    { input: { ...event(), projectId: site.projectId, evidenceRequired: false } },
  );
  const overdue = await site.raise({ title: 'Overdue' });
  await site.server.app.services.db
    .updateTable('snag')
    .set({ due_on: '2020-01-02', due_key: '2020-01-02', raised_at: Date.now() - 12 * dayMs })
    .where('id', '=', overdue.id)
    .execute();
  const fixed = await site.raise({ title: 'Fixed' });
  await site.move('tradeA', fixed.id, 'FIX', { comment: 'Done' });
  const closed = await site.raise({ title: 'Closed' });
  await site.move('inspector', closed.id, 'CLOSE', { comment: 'On the spot' });
  await site.raise({ title: 'Of the other company', companyId: site.companies.B });
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

interface Figures {
  project: { code: string };
  open: number;
  overdue: number;
  toCheck: number;
  ageDays: number | null;
  companies: { company: { name: string }; fixed: number; daysToFix: number }[];
}
const portfolioOf = async (person: PersonKey) =>
  (
    await site.ask<{ viewer: { portfolio: Figures[] } }>(
      person,
      '{ viewer { portfolio { project { code } open overdue toCheck ageDays companies { company { name } fixed daysToFix } } } }',
    )
  ).viewer.portfolio;
const countsOf = async (person: PersonKey) =>
  (
    await site.ask<{ project: { snagCounts: Pick<Figures, 'open' | 'overdue' | 'toCheck'> } }>(
      person,
      '{ project(code: "SITE") { snagCounts { open overdue toCheck } } }',
    )
  ).project.snagCounts;

test.each(['inspector', 'viewer', 'tradeA', 'tradeB'] as const)(
  'a portfolio counts of a project what its lists show to the %s',
  async (person) => {
    const [figures] = await portfolioOf(person);
    expect(figures).toMatchObject({ project: { code: 'SITE' }, ...(await countsOf(person)) });
  },
);

test('a company’s days to fix are those of what it fixed, and nobody sees those of companies beyond their scope', async () => {
  const fixed = [{ company: { name: 'Company A' }, fixed: 1, daysToFix: 0 }];
  expect((await portfolioOf('inspector'))[0]).toMatchObject({ ageDays: 4, companies: fixed });
  expect((await portfolioOf('tradeA'))[0]?.companies).toEqual(fixed);
  expect((await portfolioOf('tradeB'))[0]?.companies).toEqual([]);
});

test('a portfolio has only the person’s projects, and none that is archived', async () => {
  expect((await portfolioOf('outsider')).map(({ project }) => project.code)).not.toContain('SITE');
});

test('a workbook has a row for each project and each of its companies, and is for nobody without a session', async () => {
  const get = (cookie: string) =>
    fetch(`${site.url}/files/tables/portfolio.xlsx`, { headers: { cookie } });
  const response = await get(site.people.tradeA.cookies);
  expect(response.headers.get('content-disposition')).toMatch(/portfolio-[\d-]+\.xlsx/);
  const [sheet] = (await readTable(Buffer.from(await response.arrayBuffer()))).sheets;
  expect(sheet?.rows.map(({ cells }) => cells.slice(0, 1).concat(cells.slice(2, 6)))).toEqual([
    ['Project', 'Company', 'Open', 'Overdue', 'To check'],
    ['SITE', '', '1', '1', '1'],
    ['SITE', 'Company A', '', '', ''],
  ]);
  expect((await get('')).status).toBe(401);
});
