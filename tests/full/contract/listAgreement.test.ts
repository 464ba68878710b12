import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { buildSchema, isEnumType, isInputObjectType } from 'graphql';
import { chips, dues, priorities, sorts, types } from '../../../rules/lists';
import { dayAfter, dayIn } from '../../../rules/days';
import { everyStatus as statuses } from '../../../rules/shown';
import {
  countChips,
  type FilteredSnag,
  matching,
  type Reader,
  searchText,
  type SnagFilter,
} from '../../../rules/snagFilter';
import { calendarOf, groupsOf, overviewOf, type OverviewSnag } from '../../../rules/overview';
import { may } from '../../../rules/rights';
import { inOrder, type OrderedSnag, type Origin, sheetAround } from '../../../rules/snagOrder';
import { pathKey, placeKey } from '../../../rules/sortKeys';
import { identity } from '../../../rules/pins';
import { dropSomeFromSearch, writeTransaction } from '../../../server/database/engine';
import { insertSnag, updateSnag } from '../../../server/features/snags/store';
import {
  addPlan,
  addRevision,
  a3,
  alignDocument,
  moved,
  paperPlans,
} from '../../support/paperPlans';
import { overviewFields, withIds } from '../../support/overviewAnswer';
import { openSite, type PersonKey, type Site } from '../../support/site';
import { tries } from '../../support/tries';
import { event, newId } from '../../support/wire';

// Early Wednesday in Berlin, still Tuesday in UTC. On Sunday the clocks are put forward.
const now = Date.parse('2026-03-25T00:30:00+01:00');
const timeZone = 'Europe/Berlin';
const today = dayIn(timeZone, now);

let site: Site;
const places: { id: string; ids: string[]; path: string; key: string }[] = [];
const plans: { id: string; code: string; revisions: string[] }[] = [];
const readers = new Map<PersonKey, Reader>();
const staff = ['admin', 'inspector', 'tradeA', 'tradeB', 'viewer'] as const;
beforeAll(async () => {
  site = await openSite({ planFiles: paperPlans(), clock: () => now });
  const place = async (name: string, parent?: (typeof places)[number]) => {
    const id = newId('location');
    await site.ask(
      'admin',
      `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }`,
      {
        input: {
          ...event(now),
          projectId: site.projectId,
          id,
          name,
          ...(parent && { parentId: parent.id }),
        },
      },
    );
    const made = {
      id,
      ids: [id, ...(parent?.ids ?? [])],
      path: parent ? `${parent.path} › ${name}` : name,
      key: pathKey(parent?.key ?? '', name),
    };
    places.push(made);
    return made;
  };
  const tower = await place('Tower');
  for (const name of ['Flat 10', 'flat 2', 'Flat 02'])
    await place('Küche', await place(name, tower));
  for (const code of ['A-1', 'A-2']) {
    const { planId, revisionId } = await addPlan(site, code);
    plans.push({ id: planId, code, revisions: [revisionId] });
  }
  const [first] = plans;
  const revisionB = await addRevision(site, first?.id ?? '');
  first?.revisions.push(revisionB);
  await site.server.app.rendered();
  await site.ask('inspector', alignDocument, {
    input: {
      ...event(now),
      revisionId: revisionB,
      baseId: first?.revisions[0],
      points: moved(0.1, 0),
    },
  });
  const roles = {
    admin: 'ADMIN',
    inspector: 'INSPECTOR',
    tradeA: 'TRADE',
    tradeB: 'TRADE',
    viewer: 'VIEWER',
  } as const;
  for (const key of staff)
    readers.set(key, {
      userId: site.people[key].userId,
      role: roles[key],
      companyId: { tradeA: site.companies.A, tradeB: site.companies.B }[String(key)] ?? null,
      timeZone,
      now,
    });
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const oneOf = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const letters =
  'Tür TU\u0308R tur ΟΔΟΣ οδος Straße strasse ﬁn FIN İ ß 10 a"b x* ⅳ \u{1F527} µ ᾳ'.split(' ');
const texts = fc.array(oneOf(...letters, ' '), { maxLength: 4 }).map((parts) => parts.join(''));
const days = [-9, -3, -2, -1, 0, 1, 4, 5, 6].map((days) => dayAfter(today, days));
/**
 * Around the midnights of the site and of UTC, of usual days and of the one whose clocks were put
 * forward.
 */
const moments = [today, dayAfter(today, -1), '2025-03-30', '2025-03-31'].flatMap((day) =>
  [-1, 0, 1].flatMap((ms) =>
    ['+01:00', '+02:00', 'Z'].map((zone) => Date.parse(`${day}T00:00:00${zone}`) + ms),
  ),
);

/** Around the first week, and the ages, that an overview shows. */
const weeks = ['2026-01-19', '2026-02-24', '2026-03-16', '2026-03-19', '2026-03-23'].flatMap(
  (day) => [-1, 0].map((ms) => Date.parse(`${day}T00:00:00+01:00`) + ms),
);

const madeSnag = fc.record({
  status: oneOf(...statuses),
  type: oneOf(...types),
  priority: oneOf(...priorities),
  trade: oneOf('A' as const, 'B' as const, null),
  company: oneOf('A' as const, 'A' as const, 'B' as const, null),
  assignee: oneOf(...staff, null, null),
  place: fc.option(fc.nat(6)),
  plan: fc.option(
    fc.record({
      plan: fc.nat(1),
      revision: fc.nat(1),
      x: fc.integer({ min: 0, max: 1_000_000 }),
      y: fc.integer({ min: 0, max: 1_000_000 }),
    }),
  ),
  dueOn: fc.option(oneOf(...days)),
  raisedBy: oneOf(...staff),
  raisedAt: oneOf(...moments, ...weeks),
  endedAt: oneOf(...moments, ...weeks),
  sentBackCount: fc.nat(2),
  cost: fc.option(fc.nat(1_000_000)),
  changedAt: fc.nat(3),
  wasImported: fc.boolean(),
  title: texts,
  description: texts,
  comment: texts,
});
type Made = typeof madeSnag extends fc.Arbitrary<infer Value> ? Value : never;
type Listed = FilteredSnag & OrderedSnag & OverviewSnag;

/** Most often nothing, so that lists are not all empty. */
const seldom = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 11, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });
const some = oneOf('A' as const, 'B' as const);
/** None, one or several; of one twice. */
const several = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof(
    { weight: 24, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.array(value, { maxLength: 3 }) },
  );
const bound = oneOf(...days, '2025-03-29', '2025-03-30', '2025-03-31');

const madeFilter = fc.record({
  chip: fc.option(oneOf(...chips), { freq: 4 }),
  ids: seldom(fc.array(fc.nat(30), { maxLength: 25 })),
  trade: seldom(some),
  trades: several(oneOf('A' as const, 'B' as const, 'none' as const)),
  company: seldom(some),
  companies: several(oneOf('A' as const, 'B' as const, 'none' as const)),
  place: seldom(fc.nat(6)),
  places: several(fc.nat(7)),
  exact: several(fc.nat(7)),
  statuses: several(oneOf(...statuses)),
  types: several(oneOf(...types)),
  priority: seldom(oneOf(...priorities)),
  priorities: several(oneOf(...priorities)),
  assignee: seldom(oneOf(...staff)),
  assignees: several(oneOf(...staff, 'none' as const)),
  due: seldom(oneOf(...dues)),
  raisedFrom: seldom(bound),
  raisedTo: seldom(bound),
  plan: seldom(fc.nat(1)),
  planCode: seldom(oneOf('a-1', 'A-2', '\uff41-1', 'nowhere')),
  text: seldom(oneOf(...letters, 'site-1', 'küche', 'r', 'ς', 'δος', 'flat 02', 's 10')),
});

/** Writes the snags as the server does, and answers them as a device knows them. */
async function write(made: readonly Made[]): Promise<Listed[]> {
  const { db } = site.server.app.services;
  const listed: Listed[] = [];
  await writeTransaction(db, async (trx) => {
    await dropSomeFromSearch(trx, site.projectId, Number.MAX_SAFE_INTEGER);
    await trx.deleteFrom('snag').execute();
    for (const [index, snag] of made.entries()) {
      const number = index + 1;
      const place = snag.place === null ? null : (places[snag.place] ?? null);
      const plan = snag.plan === null ? null : (plans[snag.plan.plan] ?? null);
      const revisionId =
        plan === null
          ? null
          : (plan.revisions[snag.plan?.revision ?? 0] ?? plan.revisions[0] ?? null);
      const companyId = snag.company && site.companies[snag.company];
      const assignee = snag.assignee && readers.get(snag.assignee);
      const importUndone = snag.status === 'VOID' && snag.wasImported;
      const row = {
        id: newId('snag'),
        project_id: site.projectId,
        number,
        title: snag.title,
        description: snag.description,
        status: snag.status,
        type: snag.type,
        priority: snag.priority,
        trade_id: snag.trade && site.trades[snag.trade],
        company_id: companyId,
        assignee_id: assignee?.userId ?? null,
        location_id: place?.id ?? null,
        pin_revision_id: revisionId,
        pin_x: plan === null ? null : (snag.plan?.x ?? 0),
        pin_y: plan === null ? null : (snag.plan?.y ?? 0),
        plan_id: plan?.id ?? null,
        due_on: snag.dueOn,
        cost: snag.cost,
        raised_by: site.people[snag.raisedBy].userId,
        raised_at: snag.raisedAt,
        fixed_by: null,
        fixed_at: snag.status === 'FIXED' ? snag.endedAt : null,
        closed_by: null,
        closed_at: snag.status === 'CLOSED' ? snag.endedAt : null,
        sent_back_count: snag.sentBackCount,
        import_undone: Number(importUndone),
        version: 1,
        waiting_since: now,
        opened_seq: 0,
        take_back: null,
        edited_at: '{}',
      };
      const writing = {
        project: { code: 'SITE' },
        viewer: { userId: row.raised_by },
        seq: 1,
        now: snag.changedAt,
      };
      await insertSnag(trx, writing, row);
      await updateSnag(trx, writing, row, { comment: snag.comment });
      listed.push({
        id: row.id,
        number,
        status: snag.status,
        type: snag.type,
        priority: snag.priority,
        tradeId: row.trade_id,
        companyId,
        assigneeId: row.assignee_id,
        locationId: row.location_id,
        locationIds: place?.ids ?? [],
        assigneeSees:
          assignee != null && (assignee.role !== 'TRADE' || assignee.companyId === companyId),
        planId: row.plan_id,
        planCode: plan?.code ?? null,
        pin:
          revisionId === null || snag.plan === null
            ? null
            : { revisionId, x: snag.plan.x / 1_000_000, y: snag.plan.y / 1_000_000 },
        dueOn: snag.dueOn,
        cost: snag.cost,
        raisedBy: row.raised_by,
        raisedAt: snag.raisedAt,
        fixedAt: row.fixed_at,
        closedAt: row.closed_at,
        sentBackCount: snag.sentBackCount,
        importUndone,
        changedAt: snag.changedAt,
        placeKey: placeKey(place?.key ?? null),
        text: searchText({
          reference: `SITE-${number}`,
          title: snag.title,
          description: snag.description,
          path: place?.path ?? null,
          comments: [snag.comment],
        }),
      });
    }
  });
  return listed;
}

/** What a list begins near, as a device that has the plan's revisions finds it. */
function originOf(snag: Listed | undefined): Origin | null {
  if (snag === undefined) return null;
  const plan = plans.find(({ id }) => id === snag.planId);
  if (plan === undefined || snag.pin === null) return { locationId: snag.locationId, sheet: null };
  const revisions = plan.revisions.map((id, index) => ({
    id,
    toFirst: index === 0 ? identity : toFirst,
  }));
  return {
    locationId: snag.locationId,
    sheet: sheetAround(snag.pin, {
      id: plan.id,
      revisions,
      shown: revisions.at(-1) ?? { id: '', toFirst: identity },
      paper: a3,
    }),
  };
}

let toFirst = identity;

/** As a device computes it. */
function overviewFrom(snags: readonly Listed[], reader: Reader, locationId: string | null) {
  const calendar = calendarOf(timeZone, now);
  const seen = snags.filter(matching({ locationId }, reader));
  // The site's own location is before those made here.
  const locations = [{ id: site.locationId, ids: [site.locationId], key: '' }, ...places]
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ id, ids }) => ({ id, parentId: ids[1] ?? null, archived: false }));
  const groups = groupsOf(seen, calendar, may(reader, 'seeAmounts'));
  return overviewOf(groups, calendar, locations, locationId);
}

const query = `query ($filter: SnagFilter, $sort: SnagSort, $near: ID, $locationId: ID) { project(code: "SITE") {
  snagCounts(filter: $filter) { open toCheck overdue mine unassigned sentBack disputed outstanding all undone }
  snags(first: 100, filter: $filter, sort: $sort, near: $near) { edges { node { id } } }
  overview(locationId: $locationId) { ${overviewFields} }
} }`;
interface Answered {
  project: {
    overview: Parameters<typeof withIds>[0];
    snagCounts: Record<string, number>;
    snags: { edges: { node: { id: string } }[] };
  };
}

test('for made-up snags, every reader, filter and order, the server lists, counts and sums what the rules say', async () => {
  const { db } = site.server.app.services;
  toFirst = JSON.parse(
    (
      await db
        .selectFrom('plan_revision')
        .select('to_first')
        .where('id', '=', plans[0]?.revisions[1] ?? '')
        .executeTakeFirstOrThrow()
    ).to_first,
  ) as typeof identity; // written from six numbers
  expect(toFirst).not.toEqual(identity);
  let [tried, listedSome] = [0, 0];
  const fields = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(madeSnag, { minLength: 20, maxLength: 30 }),
      fc.array(fc.tuple(oneOf(...staff), madeFilter, oneOf(...sorts), fc.nat(30)), {
        minLength: 40,
        maxLength: 40,
      }),
      async (made, asked) => {
        const snags = await write(made);
        tried += asked.length;
        for (const [
          person,
          {
            ids,
            trade,
            trades,
            company,
            companies,
            place,
            places: within,
            exact,
            plan,
            assignee,
            assignees,
            ...rest
          },
          sort,
          near,
        ] of asked) {
          const filter: SnagFilter = {
            ...rest,
            ids: ids?.map((index) => snags[index]?.id ?? newId('snag')),
            tradeId: trade && site.trades[trade],
            tradeIds: trades?.map((each) => (each === 'none' ? each : site.trades[each])),
            companyId: company && site.companies[company],
            companyIds: companies?.map((each) => (each === 'none' ? each : site.companies[each])),
            locationId: place == null ? null : places[place]?.id,
            locationIds: within?.map((each) => places[each]?.id ?? 'none'),
            exactLocationIds: exact?.map((each) => places[each]?.id ?? 'none'),
            assigneeIds: assignees?.map((each) =>
              each === 'none' ? each : site.people[each].userId,
            ),
            planId: plan == null ? null : plans[plan]?.id,
            assigneeId: assignee && site.people[assignee].userId,
          };
          for (const field of Object.keys(filter)) fields.add(field);
          const reader = readers.get(person) ?? {
            userId: '',
            role: 'VIEWER',
            companyId: null,
            timeZone,
            now,
          };
          const [isCounted, isUndone] = [
            matching({}, reader),
            matching({ chip: 'UNDONE' }, reader),
          ];
          const visible = snags.filter((snag) => isCounted(snag) || isUndone(snag));
          const origin = originOf(visible.find(({ number }) => number === near));
          const listed = inOrder(
            snags.filter(matching(filter, reader)),
            sort,
            origin && { origin, visible },
          );
          const counts = countChips(filter, reader, snags);
          if (listed.length > 1) listedSome += 1;
          const { project } = await site.ask<Answered>(person, query, {
            filter,
            sort,
            near: snags[near - 1]?.id ?? null,
            locationId: filter.locationId,
          });
          const overview = overviewFrom(snags, reader, filter.locationId ?? null);
          expect({ person, ...withIds(project.overview) }).toEqual({ person, ...overview });
          expect({
            person,
            filter,
            sort,
            counts: Object.values(project.snagCounts),
            numbers: project.snags.edges.map(
              ({ node }) => snags.find(({ id }) => id === node.id)?.number,
            ),
          }).toEqual({
            person,
            filter,
            sort,
            counts: chips.map((chip) => counts[chip]),
            numbers: listed.map(({ number }) => number),
          });
        }
      },
    ),
    { ...tries({ numRuns: 8 }), endOnFailure: true },
  );
  // A filter of the schema that nobody makes up is compared by nothing.
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const filters = schema.getType('SnagFilter');
  expect([...fields].toSorted()).toEqual(
    isInputObjectType(filters) ? Object.keys(filters.getFields()).toSorted() : null,
  );
  for (const [name, values] of [
    ['SnagChip', chips],
    ['SnagSort', sorts],
    ['SnagDue', dues],
    ['Priority', priorities],
    ['SnagStatus', statuses],
    ['SnagType', types],
  ] as const) {
    const type = schema.getType(name);
    expect([name, [...values].toSorted()]).toEqual([
      name,
      isEnumType(type)
        ? type
            .getValues()
            .map((value) => value.name)
            .toSorted()
        : null,
    ]);
  }
  // Lists of none or one would prove little.
  expect(listedSome / tried).toBeGreaterThan(0.3);
});
