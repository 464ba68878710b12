import { eventually } from '../../support/eventually';
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

const { ofBoth, merged, shown } = mergeDesk(() => site);

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

test('of very many snags some go at a time: what is left is said, and the same event sent again finishes it', async () => {
  const { number } = await site.raise({ assigneeId: site.people.tradeA.userId });
  const { db } = site.server.app.services;
  const row = await db
    .selectFrom('snag')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const many = 650;
  for (let from = 1; from <= many; from += 50) {
    await db
      .insertInto('snag')
      .values(
        Array.from({ length: 50 }, (_, n) => ({
          ...row,
          id: newId('snag'),
          number: number + from + n,
        })),
      )
      .execute();
  }
  await db
    .updateTable('project')
    .set({ last_number: number + many })
    .where('id', '=', site.projectId)
    .execute();
  const jan = await arrive(site, await makeLink(site, site.companies.A), 'Jan');
  const input = { ...event(), ...ofBoth() };
  const first = await merged(input);
  expect(first).toEqual({ receipt: null, left: 151 });
  expect((await ask(site, '/session/refresh', jan.jar)).status).toBe(401);
  const counts = async () =>
    Promise.all(
      [site.companies.A, site.companies.B].map(
        async (id) =>
          (
            await db
              .selectFrom('snag')
              .where('company_id', '=', id)
              .select((eb) => eb.fn.countAll<number>().as('n'))
              .executeTakeFirstOrThrow()
          ).n,
      ),
    );
  expect(await counts()).toEqual([151, 500]);
  // Each is news by the number of its own event.
  const numbers = await db
    .selectFrom('snag')
    .innerJoin('event', 'event.snag_id', 'snag.id')
    .where('event.kind', '=', 'SNAG_EDITED')
    .whereRef('event.seq', '!=', 'snag.news_seq')
    .select('snag.number')
    .execute();
  expect(numbers).toEqual([]);
  // What the journal keeps of each says whose the snag is then, by the facts or by what was sent.
  const contents = await db
    .selectFrom('told_event')
    .select('content')
    .where('kind', '=', 'SNAG_EDITED')
    .execute();
  const given = contents
    .map(
      ({ content }) =>
        JSON.parse(content ?? '') as Record<'sent' | 'facts', { companyId?: string }>,
    )
    .map(({ sent: said, facts }) => facts.companyId ?? said.companyId);
  expect([given.length, new Set(given)]).toEqual([500, new Set([site.companies.B])]);
  // Several times at once, as after answers that were lost.
  const last = await Promise.all(Array.from({ length: 4 }, () => merged(input)));
  expect(last).toEqual(
    Array.from({ length: 4 }, () => ({ receipt: { eventId: input.eventId }, left: 0 })),
  );
  expect(await counts()).toEqual([0, 651]);
  expect((await shown(row.id))?.assignee).toEqual({ id: site.people.tradeA.userId });
  await eventually(async () =>
    expect(
      await site.ask(
        'admin',
        '{ project(code: "SITE") { companies { name uses { snags people trades } } } }',
      ),
    ).toEqual({
      project: { companies: [{ name: 'Company B', uses: { snags: 651, people: 2, trades: 2 } }] },
    }),
  );
});
