import { archiveOf } from '../../support/archives';
import { arrive, ask, makeLink } from '../../support/links';
import { mergeDesk } from '../../support/merging';
import { openSite, type PersonKey, type Site } from '../../support/site';
import { event, newId } from '../../support/wire';

let site: Site;
beforeEach(async () => void (site = await openSite()));
afterEach(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const { ofBoth, merge, sent, shown } = mergeDesk(() => site);

test('what an admin is told before is what the company has', async () => {
  await site.raise();
  const uses = async (person: PersonKey) =>
    (
      await site.ask<{ project: { companies: { name: string; uses: object | null }[] } }>(
        person,
        '{ project(code: "SITE") { companies { name uses { snags people trades } } } }',
      )
    ).project.companies;
  expect(await uses('admin')).toEqual([
    { name: 'Company A', uses: { snags: 1, people: 1, trades: 1 } },
    { name: 'Company B', uses: { snags: 0, people: 1, trades: 1 } },
  ]);
  for (const person of ['inspector', 'tradeA'] as const)
    expect((await uses(person))[0]?.uses).toBeNull();
});

test('of very many snags each is with the other company at once, for everybody who reads or writes; its event follows in front of anything else about it', async () => {
  const { id, number } = await site.raise({ assigneeId: site.people.tradeA.userId });
  const { db } = site.server.app.services;
  const row = await db
    .selectFrom('snag')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const many = 650;
  const ids = Array.from({ length: many }, () => newId('snag'));
  for (let from = 0; from < many; from += 50) {
    const copies = ids
      .slice(from, from + 50)
      .map((copy, n) => ({ ...row, id: copy, number: number + from + n + 1 }));
    await db.insertInto('snag').values(copies).execute();
  }
  await db
    .updateTable('project')
    .set({ last_number: number + many })
    .where('id', '=', site.projectId)
    .execute();
  const jan = await arrive(site, await makeLink(site, site.companies.A), 'Jan');
  const input = { ...event(), ...ofBoth() };
  // Several times at once, as after answers that were lost.
  const answers = await Promise.all(Array.from({ length: 3 }, () => merge(input)));
  expect(answers.map(({ data }) => data?.mergeCompany)).toEqual(
    answers.map(() => ({ receipt: { eventId: input.eventId }, left: 0 })),
  );
  const owed = async () =>
    (await db.selectFrom('snag').select('id').where('merged_from', 'is not', null).execute())
      .length;
  expect(await owed()).toBeGreaterThan(0);
  expect((await ask(site, '/session/refresh', jan.jar)).status).toBe(401);
  const counts = '{ project(code: "SITE") { snagCounts { all } } }';
  for (const person of ['admin', 'tradeA', 'tradeB'] as const)
    expect(await site.ask(person, counts)).toEqual({ project: { snagCounts: { all: many + 1 } } });
  expect(await shown(ids[0] ?? '', 'tradeB')).toMatchObject({ company: { name: 'Company B' } });
  const last = ids.at(-1) ?? '';
  await sent('editSnag', { snagId: last, companyId: null }, 'inspector');
  expect((await shown(last))?.history.edges.map(({ node }) => node)).toEqual([
    {
      kind: 'SNAG_EDITED',
      changes: [{ field: 'company', from: 'Company A', to: 'Company B' }],
      actor: { name: 'Ada Admin' },
    },
    {
      kind: 'SNAG_EDITED',
      changes: [
        { field: 'company', from: 'Company B', to: null },
        { field: 'assignee', from: 'Person tradeA', to: null },
      ],
      actor: { name: 'Person inspector' },
    },
  ]);
  const moved = ids.at(-2) ?? '';
  await sent('moveSnag', { snagId: moved, move: 'START' }, 'tradeB');
  expect((await shown(moved))?.history.edges.map(({ node }) => node)).toMatchObject([
    { kind: 'SNAG_EDITED', actor: { name: 'Ada Admin' } },
    { kind: 'SNAG_STARTED', actor: { name: 'Person tradeB' } },
  ]);
  // An archive waits for what is left, because its snags are what the journal adds up to.
  await archiveOf(site);
  expect(await owed()).toBe(0);
  await site.server.app.rendered();
  // Each is news by the number of its own event.
  const numbers = await db
    .selectFrom('snag')
    .innerJoin('event', 'event.snag_id', 'snag.id')
    .where('event.kind', '=', 'SNAG_EDITED')
    .where('snag.id', 'not in', [last, moved])
    .where((eb) =>
      eb.or([
        eb('event.seq', '!=', eb.ref('snag.news_seq')),
        eb('event.company_before', '!=', site.companies.A),
        eb('event.company_after', '!=', site.companies.B),
      ]),
    )
    .select('snag.number')
    .execute();
  expect(numbers).toEqual([]);
  const edits = await db
    .selectFrom('event')
    .select('seq')
    .where('kind', '=', 'SNAG_EDITED')
    .execute();
  expect(edits).toHaveLength(many + 2);
  expect((await shown(id))?.assignee).toEqual({ id: site.people.tradeA.userId });
  expect(await site.ask('tradeB', counts)).toEqual({ project: { snagCounts: { all: many } } });
  expect(
    await site.ask(
      'admin',
      '{ project(code: "SITE") { companies { name uses { snags people trades } } } }',
    ),
  ).toEqual({
    project: { companies: [{ name: 'Company B', uses: { snags: many, people: 2, trades: 2 } }] },
  });
});
