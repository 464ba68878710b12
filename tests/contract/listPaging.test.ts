import fc from 'fast-check';
import { sql } from 'kysely';
import { addPlan, paperPlans } from '../support/paperPlans';
import { openSite, type PersonKey, type Site } from '../support/site';
import { testOnSqlite } from '../support/testOnSqlite';
import { tries } from '../support/tries';
import { event, newId, refusalOf } from '../support/wire';

let site: Site;
let origin = '';
const statements: string[] = [];
const sorts = ['NUMBER', 'DUE', 'CHANGED', 'PLACE', 'PRIORITY', 'NEAR'] as const;

beforeAll(async () => {
  site = await openSite({
    planFiles: paperPlans(),
    onStatement: (statement) => statements.push(statement),
  });
  const { revisionId } = await addPlan(site, 'L1');
  await site.server.app.rendered();
  const { db } = site.server.app.services;
  const places = [site.locationId, newId('location'), newId('location'), newId('location')];
  for (const [index, id] of places.slice(1).entries())
    await site.ask(
      'admin',
      'mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }',
      { input: { ...event(), projectId: site.projectId, id, name: `Attic ${11 - index}` } },
    );
  for (let n = 1; n <= 36; n += 1) {
    const pin = n % 3 === 0 ? null : { revisionId, x: ((n * 7) % 10) / 10, y: ((n * 3) % 10) / 10 };
    const { id } = await site.raise({
      dueOn: `2031-05-0${1 + (n % 4)}`,
      tradeId: n % 4 === 0 ? site.trades.B : site.trades.A,
      locationId: pin !== null && n % 2 === 1 ? null : (places[pin === null ? n % 4 : 0] ?? null),
      pin,
    });
    if (n === 10) origin = id;
    if (n % 5 === 0) await site.move('inspector', id, 'CLOSE', { comment: 'Seen' });
  }
  // Many at once, so that pages end between them.
  await db
    .updateTable('snag')
    .set({ changed_at: sql`number % 7` })
    .execute();
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const query = `query ($first: Int, $after: String, $last: Int, $before: String, $from: String, $around: Int, $sort: SnagSort, $near: ID, $filter: SnagFilter) { project(code: "SITE") {
  snags(first: $first, after: $after, last: $last, before: $before, from: $from, around: $around, sort: $sort, near: $near, filter: $filter) {
    pageInfo { startCursor endCursor hasNextPage hasPreviousPage } edges { cursor node { number } }
  }
} }`;
interface Listed {
  project: {
    snags: {
      pageInfo: {
        startCursor: string | null;
        endCursor: string | null;
        hasNextPage: boolean;
        hasPreviousPage: boolean;
      };
      edges: { cursor: string; node: { number: number } }[];
    };
  };
}
interface Order {
  person: PersonKey;
  sort: (typeof sorts)[number];
  chip: 'ALL' | 'OPEN';
}

async function page({ person, sort, chip }: Order, asked: object) {
  const { project } = await site.ask<Listed>(person, query, {
    sort,
    near: origin,
    filter: { chip },
    ...asked,
  });
  const { edges, pageInfo } = project.snags;
  return { ...pageInfo, edges, numbers: edges.map(({ node }) => node.number) };
}

const orders = fc.record({
  person: fc.constantFrom('viewer' as const, 'tradeA' as const),
  sort: fc.constantFrom(...sorts),
  chip: fc.constantFrom('ALL' as const, 'OPEN' as const),
});

test('in every order pages forwards and pages backwards are the whole list, each row once, and each page knows whether there is more on either side', async () => {
  await fc.assert(
    fc.asyncProperty(orders, fc.integer({ min: 3, max: 40 }), async (order, size) => {
      const whole = (await page(order, { first: 100 })).numbers;
      const forwards: number[] = [];
      for (let after: string | null = null; ;) {
        const next = await page(order, { first: size, after });
        expect(next.hasPreviousPage).toBe(forwards.length > 0);
        forwards.push(...next.numbers);
        expect(next.hasNextPage).toBe(forwards.length < whole.length);
        if (!next.hasNextPage) break;
        after = next.endCursor;
      }
      const backwards: number[] = [];
      for (let before: string | null = null; ;) {
        const next = await page(order, { last: size, before });
        expect(next.hasNextPage).toBe(backwards.length > 0);
        backwards.unshift(...next.numbers);
        expect(next.hasPreviousPage).toBe(backwards.length < whole.length);
        if (!next.hasPreviousPage) break;
        before = next.startCursor;
      }
      expect([forwards, backwards]).toEqual([whole, whole]);
    }),
    {
      ...tries({ numRuns: 12, seed: 3 }),
      examples: sorts.map((sort): [Order & { person: 'viewer' }, number] => [
        { person: 'viewer', sort, chip: 'ALL' },
        5,
      ]),
    },
  );
});

test('in every order a list can be entered at a cursor, and around a snag that is not on the first page', async () => {
  await fc.assert(
    fc.asyncProperty(
      orders,
      fc.nat(99),
      fc.integer({ min: 1, max: 12 }),
      async (order, nth, first) => {
        const { numbers: whole, edges } = await page(order, { first: 100 });
        const index = nth % whole.length;
        const from = await page(order, { first, from: edges[index]?.cursor });
        expect(from).toMatchObject({
          numbers: whole.slice(index, index + first),
          hasPreviousPage: index > 0,
          hasNextPage: index + first < whole.length,
        });
        const begin = index < first ? 0 : index - Math.floor(first / 2);
        const around = await page(order, { first, around: whole[index] });
        expect(around).toMatchObject({
          numbers: whole.slice(begin, begin + first),
          hasPreviousPage: begin > 0,
          hasNextPage: begin + first < whole.length,
        });
      },
    ),
    tries({ numRuns: 20, seed: 4 }),
  );
});

test('around what is not there, not in this list or not to be seen, a list begins at its top', async () => {
  for (const sort of sorts) {
    const order = { person: 'tradeA', sort, chip: 'OPEN' } as const;
    const top = await page(order, { first: 3 });
    // Of another company, closed, and never raised.
    for (const around of [4, 5, 999, -1])
      expect(await page(order, { first: 3, around })).toEqual(top);
  }
});

test('what stood at a cursor may have left the list: a page says what is there now', async () => {
  const order = { person: 'viewer', sort: 'NUMBER', chip: 'OPEN' } as const;
  const raised = await site.raise();
  const top = await page(order, { first: 1 });
  expect(top.numbers).toEqual([raised.number]);
  expect(await page(order, { first: 2, after: top.endCursor })).toMatchObject({
    hasPreviousPage: true,
  });
  await site.move('inspector', raised.id, 'CLOSE', { comment: 'Seen' });
  const next = await page(order, { first: 2, after: top.endCursor });
  expect(next.hasPreviousPage).toBe(false);
  expect(await page(order, { first: 2, from: top.endCursor })).toEqual(next);
});

test('a page goes one way, is not too long, and goes on in its own order', async () => {
  const { startCursor } = await page({ person: 'viewer', sort: 'DUE', chip: 'ALL' }, { first: 1 });
  for (const [asked, field] of [
    [{}, 'first'],
    [{ first: 1, last: 1 }, 'first'],
    [{ first: 1, before: startCursor }, 'before'],
    [{ last: 1, after: startCursor }, 'after'],
    [{ last: 0 }, 'last'],
    [{ last: 101 }, 'last'],
    [{ sort: 'NUMBER', last: 1, before: startCursor }, 'before'],
    [{ sort: 'NEAR', first: 1, from: startCursor }, 'from'],
  ] as const) {
    expect(refusalOf(await site.gql('viewer', query, { sort: 'DUE', ...asked }))).toMatchObject({
      code: 'BAD_REQUEST',
      field,
    });
  }
});

testOnSqlite.each(['NUMBER', 'DUE', 'CHANGED', 'PLACE', 'PRIORITY'] as const)(
  'sorted by %s a page backwards is read along the same index, and nothing is sorted but the snags of one location',
  async (sort) => {
    const order = { person: 'viewer', sort, chip: 'ALL' } as const;
    const { startCursor } = await page(order, { last: 2 });
    statements.length = 0;
    await page(order, { last: 2, before: startCursor });
    const asked = statements.filter(
      (statement) =>
        /from ("snag"|snag as|"location")/.test(statement) && statement.includes('order by'),
    );
    expect(asked).toHaveLength(2);
    for (const statement of asked) {
      const plan = await sql<{
        detail: string;
      }>`explain query plan ${sql.raw(statement.replace(/limit \?/, 'limit 3').replaceAll('?', "''"))}`.execute(
        site.server.app.services.db,
      );
      const told = plan.rows.map(({ detail }) => detail).join('\n');
      expect(told).toContain(
        {
          NUMBER: 'sqlite_autoindex_snag',
          DUE: 'snag_due',
          CHANGED: 'snag_changed',
          PLACE: 'snag_location',
          PRIORITY: 'snag_priority (project_id=? AND <expr>',
        }[sort],
      );
      expect(told).not.toContain('TEMP B-TREE FOR ORDER BY');
    }
  },
);
