import { mergeDesk } from '../support/merging';
import { openSite, type Site } from '../support/site';
import { dataOf } from '../support/wire';

// Two companies that are one, such as “Elektro Maier” and “Elektro Maier GmbH”: all that the one
// has goes to the other.

let site: Site;
beforeEach(async () => void (site = await openSite()));
afterEach(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const { sent, merge, merged, shown, numbersOf } = mergeDesk(() => site);

test('each snag, in whatever status, goes to the other company by an edit of the person who merges, and the company is gone', async () => {
  const [open, closed, gone] = [await site.raise(), await site.raise(), await site.raise()];
  dataOf(await site.move('inspector', closed.id, 'CLOSE', { comment: 'Done on the spot' }));
  dataOf(await site.move('admin', gone.id, 'VOID', { reason: 'RAISED_IN_ERROR' }));
  const [other, seen] = [
    await site.raise({ companyId: site.companies.B }),
    await site.cursor('admin'),
  ];
  // Also what was given to it after the device's clock, which is slow.
  await sent('editSnag', { snagId: open.id, companyId: null }, 'inspector');
  await sent('editSnag', { snagId: open.id, companyId: site.companies.A }, 'inspector');
  expect((await merged({ occurredAt: Date.now() - 3_600_000, seen })).left).toBe(0);
  for (const [{ id }, status] of [
    [open, 'OPEN'],
    [closed, 'CLOSED'],
    [gone, 'VOID'],
  ] as const) {
    const snag = await shown(id);
    expect(snag).toMatchObject({ status, company: { name: 'Company B' } });
    expect(snag?.history.edges.at(-1)?.node).toEqual({
      kind: 'SNAG_EDITED',
      changes: [{ field: 'company', from: 'Company A', to: 'Company B' }],
      actor: { name: 'Ada Admin' },
    });
  }
  expect((await shown(open.id))?.waitingFor).toEqual({
    kind: 'COMPANY',
    company: { name: 'Company B' },
  });
  expect(await numbersOf(site.companies.B)).toEqual([
    open.number,
    closed.number,
    gone.number,
    other.number,
  ]);
  const { project } = await site.ask<{
    project: {
      companies: { name: string }[];
      trades: { name: string; defaultCompany: { name: string } }[];
    };
  }>(
    'admin',
    '{ project(code: "SITE") { companies { name } trades { name defaultCompany { name } } } }',
  );
  expect(project).toEqual({
    companies: [{ name: 'Company B' }],
    trades: [
      { name: 'Trade A', defaultCompany: { name: 'Company B' } },
      { name: 'Trade B', defaultCompany: { name: 'Company B' } },
    ],
  });
  // What is raised for its trade from now on is the other company's.
  expect((await shown((await site.raise()).id))?.company).toEqual({ name: 'Company B' });
});

test('the journal says what the company was called and what it was merged into, and then whose each snag is', async () => {
  await site.raise();
  const stream = site.subscribe('inspector', await site.cursor());
  await merged();
  const kinds: string[] = [];
  while (kinds.at(-1) !== 'SNAG_EDITED') kinds.push((await stream.next()).event?.kind ?? '');
  expect(kinds).toEqual(['MEMBER_CHANGED', 'TRADE_SAVED', 'COMPANY_REMOVED', 'SNAG_EDITED']);
  await stream.stop();
  await site.ask(
    'admin',
    'mutation ($input: CheckRecordInput!) { checkRecord(input: $input) { project { id } } }',
    { input: { projectId: site.projectId } },
  );
  await site.server.app.rendered();
  expect(
    await site.ask(
      'admin',
      '{ project(code: "SITE") { recordCheck { result { holds break { seq why } } } } }',
    ),
  ).toEqual({ project: { recordCheck: { result: { holds: true, break: null } } } });
  const table = await (
    await fetch(`${site.url}/files/tables/${site.projectId}/journal.csv`, {
      headers: { cookie: site.people.admin.cookies },
    })
  ).text();
  expect(
    table
      .split('\n')
      .find(
        (line) =>
          line.includes('Company A') && line.includes('Company B') && !line.includes('SITE-'),
      ),
  ).toBeDefined();
});

test('two admins who merge at the same time do it once, and both ways round one stays', async () => {
  await site.raise();
  const answers = await Promise.all([
    merge(),
    merge({ companyId: site.companies.B, intoId: site.companies.A }),
    merge(),
  ]);
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  const { project } = await site.ask<{ project: { companies: object[] } }>(
    'admin',
    '{ project(code: "SITE") { companies { id } } }',
  );
  expect(project.companies).toHaveLength(1);
});
