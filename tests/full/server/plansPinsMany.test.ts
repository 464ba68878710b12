import { addPlan, paperPlans } from '../../support/paperPlans';
import { openSite, type Site } from '../../support/site';
import { newId } from '../../support/wire';

let site: Site;
const statements: string[] = [];
beforeAll(
  async () =>
    void (site = await openSite({
      planFiles: paperPlans(),
      onStatement: (sql) => statements.push(sql),
    })),
);
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const screen = `query ($plan: String!, $filter: SnagFilter) { project(code: "SITE") {
  journalCursor snagCounts(filter: $filter) { all open } locations { id path } trades { id name } membership { may { raise revisePlans } }
  plan(code: $plan) { id code name pinCount location { path } current { id label state progress failure widthPx heightPx pageWidthMm tiles { url size overlap } overviewUrl(size: MEDIUM) }
    revisions { id label state aligned addedBy { name } } pins(filter: $filter) { numbers xs ys statuses locationIds places } }
} }`;

test.each(['inspector', 'tradeA'] as const)(
  'the pins of a plan are as quick as they are many: 3,000 take no more statements than three, for %s',
  async (person) => {
    const { planId, revisionId } = await addPlan(site, `Many-${person}`);
    await site.server.app.rendered();
    const asked = async (): Promise<{ n: number; pins: { numbers: number[] } }> => {
      statements.length = 0;
      const { project } = await site.ask<{ project: { plan: { pins: { numbers: number[] } } } }>(
        person,
        screen,
        {
          plan: `Many-${person}`,
          filter: { planId },
        },
      );
      return { n: statements.length, pins: project.plan.pins };
    };
    const { id } = await site.raise({ pin: { revisionId, x: 0.5, y: 0.5 } });
    for (let n = 0; n < 2; n += 1) await site.raise({ pin: { revisionId, x: 0.5, y: 0.5 } });
    // The first request of a person may look up what later ones know.
    await asked();
    const few = await asked();
    expect(few.pins.numbers).toHaveLength(3);
    const { db } = site.server.app.services;
    const one = await db
      .selectFrom('snag')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { top } = await db
      .selectFrom('snag')
      .select((eb) => eb.fn.max('number').as('top'))
      .executeTakeFirstOrThrow();
    for (let at = 0; at < 3_000; at += 500) {
      const rows = Array.from({ length: 500 }, (_, n) => ({
        ...one,
        id: newId('snag'),
        number: top + 1 + at + n,
      }));
      await db.insertInto('snag').values(rows).execute();
    }
    await db
      .updateTable('project')
      .set({ last_number: top + 3_000 })
      .where('id', '=', site.projectId)
      .execute();
    const many = await asked();
    expect(many.pins.numbers).toHaveLength(3_003);
    expect(many.n).toBe(few.n);
    expect(many.n).toBeLessThanOrEqual(16);
  },
);
