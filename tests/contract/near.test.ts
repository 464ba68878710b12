import fc from 'fast-check';
import { sql } from 'kysely';
import { addPlan, addRevision, alignDocument, moved, paperPlans, a3 } from '../support/paperPlans';
import { openSite, type PersonKey, type Site } from '../support/site';
import { testOnSqlite } from '../support/testOnSqlite';
import { tries } from '../support/tries';
import { event, newId, refusalOf } from '../support/wire';

/** As the test has put it there. */
interface Put {
  id: string;
  number: number;
  /** On the plan's current sheet; null without a pin there. */
  spot: { x: number; y: number } | null;
  /** The name of its location. */
  place: string | null;
  company: 'A' | 'B';
  closed: boolean;
}

let site: Site;
let elsewhere: Awaited<ReturnType<typeof addPlan>>;
const puts: Put[] = [];
const statements: string[] = [];
const names = ['Cellar', 'Flat 1', 'Flat 2', 'Flat 3', 'Roof, west › Attic 7'];
/** Without a pin on the plan. */
const far = ['Apron', 'Yard'];
const shift = 0.1;

beforeAll(async () => {
  site = await openSite({
    planFiles: paperPlans(),
    onStatement: (statement) => statements.push(statement),
  });
  const places = new Map<string, string>();
  for (const name of [...names, ...far]) {
    const id = newId('location');
    await site.ask(
      'admin',
      `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }`,
      { input: { ...event(), projectId: site.projectId, id, name } },
    );
    places.set(name, id);
  }
  const plan = await addPlan(site, 'L1');
  elsewhere = await addPlan(site, 'L2');
  const revisionB = await addRevision(site, plan.planId);
  await site.server.app.rendered();
  // What was at 0.2 on sheet A is at 0.1 on sheet B.
  await site.ask('inspector', alignDocument, {
    input: { ...event(), revisionId: revisionB, baseId: plan.revisionId, points: moved(shift, 0) },
  });
  const [whole] = fc.sample(
    fc.array(
      fc.record({
        x: fc.integer({ min: 2_000, max: 9_999 }),
        y: fc.nat(9_999),
        on: fc.constantFrom('A', 'B', 'B', 'L2', null),
        place: fc.constantFrom(...names, ...far, null),
        company: fc.constantFrom('A' as const, 'B' as const),
        closed: fc.boolean(),
      }),
      { minLength: 45, maxLength: 45 },
    ),
    { numRuns: 1, seed: 20 },
  );
  for (const { on, place, company, closed, ...spot } of whole ?? []) {
    const revisionId = on && { A: plan.revisionId, B: revisionB, L2: elsewhere.revisionId }[on];
    const pin = { x: spot.x / 10_000, y: spot.y / 10_000 };
    const placed =
      place === null && revisionId === null
        ? 'Cellar'
        : place !== null && far.includes(place) && (on === 'A' || on === 'B')
          ? 'Flat 2'
          : place;
    const snag = await site.raise({
      tradeId: site.trades[company],
      locationId: placed === null ? null : places.get(placed),
      ...(revisionId && { pin: { revisionId, ...pin } }),
    });
    if (closed) await site.move('inspector', snag.id, 'CLOSE', { comment: 'Seen' });
    puts.push({
      ...snag,
      spot: on === 'B' ? pin : on === 'A' ? { x: pin.x - shift, y: pin.y } : null,
      place: placed,
      company,
      closed,
    });
  }
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const query = `query ($first: Int!, $after: String, $near: ID, $filter: SnagFilter, $sort: SnagSort) { project(code: "SITE") {
  snags(first: $first, after: $after, sort: $sort, near: $near, filter: $filter) { pageInfo { endCursor hasNextPage } edges { node { number } } }
} }`;
interface Page {
  project: {
    snags: {
      pageInfo: { endCursor: string; hasNextPage: boolean };
      edges: { node: { number: number } }[];
    };
  };
}
interface Asked {
  person?: PersonKey;
  near: string | null;
  first: number;
  chip?: 'ALL' | 'OPEN';
}

async function page(
  { person = 'viewer', near, first, chip = 'ALL' }: Asked,
  after: string | null = null,
  sort = 'NEAR',
) {
  const { project } = await site.ask<Page>(person, query, {
    sort,
    near,
    first,
    after,
    filter: { chip },
  });
  return { numbers: project.snags.edges.map(({ node }) => node.number), ...project.snags.pageInfo };
}

async function allOf(asked: Asked, sort = 'NEAR'): Promise<number[]> {
  const numbers: number[] = [];
  for (let after: string | null = null; ;) {
    const next = await page(asked, after, sort);
    numbers.push(...next.numbers);
    if (!next.hasNextPage) return numbers;
    after = next.endCursor;
  }
}

/** The order as a person would say it. */
function expected(origin: Put, seen: readonly Put[], shown: readonly Put[]): number[] {
  const away = ({ spot }: Put): number =>
    spot === null || origin.spot === null
      ? Infinity
      : Math.round(
          10_000 *
            (((spot.x - origin.spot.x) * a3.widthMm) ** 2 +
              ((spot.y - origin.spot.y) * a3.heightMm) ** 2),
        );
  const group = (put: Put): number => {
    if (put.place === null) return away(put);
    return put.place === origin.place
      ? -1
      : Math.min(...seen.filter(({ place }) => place === put.place).map(away));
  };
  const isRest = (put: Put): boolean => group(put) === Infinity;
  const byPlace = (one: Put, other: Put): number =>
    (one.place ?? 'zzz').localeCompare(other.place ?? 'zzz');
  return shown
    .toSorted((one, other) => {
      if (isRest(one) || isRest(other))
        return (
          Number(isRest(one)) - Number(isRest(other)) ||
          byPlace(one, other) ||
          one.number - other.number
        );
      const [here, there] = [away(one), away(other)];
      return (
        group(one) - group(other) ||
        byPlace(one, other) ||
        (here === there ? 0 : here - there) ||
        one.number - other.number
      );
    })
    .map(({ number }) => number);
}

test('from any snag: its own place first, then places by their nearest pin on the paper, then the rest by place; each once, whatever the size of the pages, and for a trade from its own pins alone', async () => {
  const asked = fc.record({
    origin: fc.nat(44),
    person: fc.constantFrom('viewer' as const, 'tradeA' as const),
    first: fc.integer({ min: 2, max: 60 }),
    chip: fc.constantFrom('ALL' as const, 'OPEN' as const),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ origin: index, person, first, chip }) => {
      const seen = puts.filter(({ company }) => person === 'viewer' || company === 'A');
      const origin = seen[index % seen.length];
      if (origin === undefined) throw new Error('Nothing was put there.');
      const shown = seen.filter(({ closed }) => chip === 'ALL' || !closed);
      // What lies on another plan has its own neighbours.
      fc.pre(origin.spot !== null || origin.place !== null);
      if (origin.spot === null)
        return expect(
          (await allOf({ person, near: origin.id, first, chip })).toSorted((a, b) => a - b),
        ).toEqual(shown.map(({ number }) => number));
      expect(await allOf({ person, near: origin.id, first, chip })).toEqual(
        expected(origin, seen, shown),
      );
    }),
    tries({ numRuns: 20, seed: 7 }),
  );
});

test('a cursor goes on from the place it was given at, and from no other', async () => {
  const [one, other] = puts.filter(({ spot }) => spot !== null);
  const { endCursor } = await page({ near: one?.id ?? '', first: 3 });
  for (const [near, sort] of [
    [other?.id, 'NEAR'],
    [null, 'NEAR'],
    [one?.id, 'PLACE'],
    [one?.id, 'NUMBER'],
  ] as const) {
    expect(
      refusalOf(await site.gql('viewer', query, { sort, near, first: 3, after: endCursor })).code,
    ).toBe('BAD_REQUEST');
  }
  for (const after of [
    'x',
    Buffer.from('2031-05-02 3').toString('base64url'),
    Buffer.from(' 1e400 0 1 1').toString('base64url'),
  ]) {
    expect(
      refusalOf(await site.gql('viewer', query, { sort: 'NEAR', near: one?.id, first: 3, after }))
        .code,
    ).toBe('BAD_REQUEST');
  }
});

testOnSqlite(
  'pages in the middle are found by keys and along an index: the project is never read as a whole',
  async () => {
    const origin = puts.find(({ spot }) => spot !== null);
    const asked = { near: origin?.id ?? '', first: 2 };
    const { db } = site.server.app.services;
    const planOf = async (after: string | null, of: RegExp) => {
      statements.length = 0;
      await page(asked, after);
      const statement = statements.find((each) => each.includes('order by') && of.test(each)) ?? '';
      const told = await sql<{
        detail: string;
      }>`explain query plan ${sql.raw(statement.replaceAll('?', '1'))}`.execute(db);
      return told.rows.map(({ detail }) => detail).join('\n');
    };
    const first = await planOf(null, /group_away/);
    expect(first).toMatch(/SEARCH snag USING INDEX snag_plan/);
    expect(first).toMatch(/SEARCH snag USING INDEX sqlite_autoindex_snag_1 \(id=\?\)/);
    expect(first).not.toMatch(/SCAN snag|project_id=/);
    const { endCursor } = await page({ ...asked, first: puts.length - 1 });
    const rest = await planOf(endCursor, /from snag as/);
    expect(rest).toMatch(/snag_location/);
    expect(rest).not.toMatch(/SCAN snag|TEMP B-TREE FOR ORDER BY/);
  },
);
