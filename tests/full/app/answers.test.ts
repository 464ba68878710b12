import fc from 'fast-check';
import {
  createOperationDescriptor,
  Environment,
  fetchQuery,
  Network,
  Observable as RelayObservable,
  RecordSource,
  Store,
  type ConcreteRequest,
  type Variables,
} from 'relay-runtime';
import { createAnswers, type Answers } from '../../../src/sync/answers/createAnswers';
import { resolvers } from '../../../src/sync/answers/resolvers';
import { inParts } from '../../../src/sync/answers/executor';
import { derivedFields } from '../../../src/sync/rows/normalise';
import { isRecord } from '../../../src/session/state';
import { dayAfter, dayIn } from '../../../rules/days';
import { chips, dues, priorities, sorts, types } from '../../../rules/lists';
import { everyStatus } from '../../../rules/shown';
import { askAs, fillCopy, nothingWaits, type DeviceCopy } from '../../support/deviceCopy';
import { grain } from '../../support/photos';
import { addPlan, addRevision, moved, removePlanDocument } from '../../support/paperPlans';
import { event } from '../../support/wire';
import { openRowsSite, type RowsSite } from '../../support/rowsSite';
import { tries } from '../../support/tries';
import SnagListScreenQuery from '../../../__generated__/relay/SnagListScreenQuery.graphql';
import SnagRowsPaginationQuery from '../../../__generated__/relay/SnagRowsPaginationQuery.graphql';
import FilterSheetQuery from '../../../__generated__/relay/FilterSheetQuery.graphql';
import HeldSettingsScreenQuery from '../../../__generated__/relay/HeldSettingsScreenQuery.graphql';
import BulkSheetQuery from '../../../__generated__/relay/BulkSheetQuery.graphql';
import SnagDetailScreenQuery from '../../../__generated__/relay/SnagDetailScreenQuery.graphql';
import SnagHistoryPaginationQuery from '../../../__generated__/relay/SnagHistoryPaginationQuery.graphql';
import LocationListQuery from '../../../__generated__/relay/LocationListQuery.graphql';
import ToCheckScreenQuery from '../../../__generated__/relay/ToCheckScreenQuery.graphql';
import QueuePaginationQuery from '../../../__generated__/relay/QueuePaginationQuery.graphql';
import RaiseSnagScreenQuery from '../../../__generated__/relay/RaiseSnagScreenQuery.graphql';
import PlansScreenQuery from '../../../__generated__/relay/PlansScreenQuery.graphql';
import PlanViewScreenQuery from '../../../__generated__/relay/PlanViewScreenQuery.graphql';
import ProjectRowsPaginationQuery from '../../../__generated__/relay/ProjectRowsPaginationQuery.graphql';
import ProjectRouteQuery from '../../../__generated__/relay/ProjectRouteQuery.graphql';
import ProjectsScreenQuery from '../../../__generated__/relay/ProjectsScreenQuery.graphql';
import NoLocationsQuery from '../../../__generated__/relay/NoLocationsQuery.graphql';
import OnThisDeviceQuery from '../../../__generated__/relay/OnThisDeviceQuery.graphql';
import OverviewScreenQuery from '../../../__generated__/relay/OverviewScreenQuery.graphql';
import WaitingRowsPaginationQuery from '../../../__generated__/relay/WaitingRowsPaginationQuery.graphql';
import WaitingScreenQuery from '../../../__generated__/relay/WaitingScreenQuery.graphql';
import WaitingBellQuery from '../../../__generated__/relay/WaitingBellQuery.graphql';
import useBasePinsQuery from '../../../__generated__/relay/useBasePinsQuery.graphql';
import useFreshPinQuery from '../../../__generated__/relay/useFreshPinQuery.graphql';
import useNeighboursQuery from '../../../__generated__/relay/useNeighboursQuery.graphql';
import usePendingPinsQuery from '../../../__generated__/relay/usePendingPinsQuery.graphql';
import usePinFactsQuery from '../../../__generated__/relay/usePinFactsQuery.graphql';

let world: RowsSite;
beforeAll(async () => void (world = await openRowsSite()));
afterAll(() => world.site.close());

const staff = ['admin', 'inspector', 'inspector2', 'tradeA', 'tradeB', 'viewer'] as const;
type Reader = (typeof staff)[number];

interface Desk {
  readonly person: Reader;
  readonly copy: DeviceCopy;
  readonly answers: Answers;
  readonly missing: string[];
}

async function deskOf(person: Reader): Promise<Desk> {
  const copy = await fillCopy(world.site, person);
  const missing: string[] = [];
  return {
    person,
    copy,
    missing,
    answers: createAnswers({
      device: copy.device,
      clock: Date,
      outbox: nothingWaits,
      onUnanswered: (operation, field) => missing.push(`${operation}: ${field}`),
    }),
  };
}

/**
 * What only the server knows: where its journal stands, what is new to the person, and who owns the
 * server.
 */
const alone: ReadonlySet<string> = new Set([
  'journalCursor',
  'newlyWaiting',
  'isNew',
  'newEvents',
  'isOwner',
]);

/** Another project of the person, which is not on this device. */
const isElsewhere = (value: unknown): boolean =>
  isRecord(value) && (value['id'] === world.site.otherProjectId || isElsewhere(value['node']));

/**
 * Without what the server seals anew in each answer, what it alone knows, and the history's own
 * cursors.
 */
function compared(value: unknown, inHistory = false): unknown {
  if (Array.isArray(value))
    return value.filter((each) => !isElsewhere(each)).map((each) => compared(each, inHistory));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(
    ([key]) => !alone.has(key) && !(inHistory && (key === 'cursor' || key === 'endCursor')),
  );
  return Object.fromEntries(
    entries.map(([key, each]) => [key, compared(each, inHistory || key === 'history')]),
  );
}

const withDefaults = (request: ConcreteRequest, variables: Variables): Variables =>
  createOperationDescriptor(request, variables).request.variables;

/** Both answers to a document are the same; gives the server's. */
async function agree(
  { person, answers, missing }: Desk,
  request: ConcreteRequest,
  given: Variables,
): Promise<unknown> {
  const variables = withDefaults(request, given);
  const [said, answered] = await Promise.all([
    askAs(world.site, person)(request, variables),
    answers.answer(request, variables),
  ]);
  expect(missing).toEqual([]);
  const asked = { person, document: request.operation.name, variables };
  expect({ asked, data: compared(answered?.response.data) }).toEqual({
    asked,
    data: compared(said),
  });
  return said;
}

interface ListAnswer {
  readonly project: {
    readonly snags: {
      readonly edges: readonly {
        readonly node: { readonly id: string; readonly number: number };
      }[];
      readonly pageInfo: {
        readonly startCursor: string | null;
        readonly endCursor: string | null;
        readonly hasNextPage: boolean;
      };
    };
  };
}

/** Everything that the screens of a site ask. */
async function agreeOnAll(desk: Desk): Promise<void> {
  const [{ site, places, plans }, code] = [world, 'SITE'];
  const list = { code, filter: {}, sort: 'NUMBER', first: 50 };
  // the answer to that document
  const visible = (await agree(desk, SnagListScreenQuery, list)) as ListAnswer;
  const seen = visible.project.snags.edges.map(({ node }) => node);
  const [first] = seen;
  if (first === undefined) throw new Error('The list is empty.');
  const filters = [
    ...chips.map((chip) => ({ chip })),
    { tradeId: site.trades.A },
    { companyId: site.companies.B },
    { locationId: places[1] },
    { priority: 'HIGH' },
    { assigneeId: site.people.inspector.userId },
    { due: 'THIS_WEEK' },
    { due: 'NONE' },
    { due: 'OVERDUE' },
    { raisedFrom: dayIn('Europe/Berlin', Date.now()) },
    { raisedTo: dayIn('Europe/Berlin', Date.now()) },
    { planCode: 'a-1' },
    { ids: seen.slice(1, 4).map(({ id }) => id) },
    ...[
      'tür',
      'TUR',
      'strasse',
      'straße',
      'ΟΔΟΣ',
      'küche',
      'streichen',
      'vor dem',
      'SITE-1',
      'flat 02',
      'nirgends',
    ].map((text) => ({ text })),
  ];
  for (const filter of filters) await agree(desk, SnagListScreenQuery, { ...list, filter });
  const searched = {
    filter: { chip: 'DISPUTED', text: `SITE-${first.number}`, due: 'NONE' },
    text: `SITE-${first.number}`,
    searching: true,
  };
  expect(await agree(desk, SnagListScreenQuery, { ...list, ...searched })).toMatchObject({
    project: { everywhere: { all: 1 } },
  });
  for (const sort of sorts) {
    for (const near of sort === 'NEAR' ? seen.map(({ id }) => id).slice(0, 6) : [null]) {
      const page = (await agree(desk, SnagListScreenQuery, {
        ...list,
        sort,
        near,
        first: 3,
      })) as ListAnswer; // as above
      const { startCursor, endCursor } = page.project.snags.pageInfo;
      const paged = { ...list, id: site.projectId, sort, near, first: null };
      const { node } = (await agree(desk, SnagRowsPaginationQuery, {
        ...paged,
        first: 4,
        cursor: endCursor,
      })) as { node: ListAnswer['project'] };
      await agree(desk, SnagRowsPaginationQuery, {
        ...paged,
        last: 2,
        before: node.snags.pageInfo.endCursor ?? startCursor,
      });
      await agree(desk, SnagRowsPaginationQuery, { ...paged, last: 2, before: startCursor });
      await agree(desk, SnagListScreenQuery, { ...list, sort, near, first: 3, from: endCursor });
      await agree(desk, SnagListScreenQuery, {
        ...list,
        sort,
        near,
        first: 4,
        around: seen.at(-1)?.number,
      });
      await agree(desk, ToCheckScreenQuery, { code, first: 2, sort, near });
    }
  }
  for (const { id, number } of seen) {
    await agree(desk, SnagDetailScreenQuery, { code, number, id, byId: number % 2 === 0 });
    await agree(desk, usePinFactsQuery, { code, number });
    await agree(desk, useFreshPinQuery, { id });
    await agree(desk, usePendingPinsQuery, { id });
  }
  await agree(desk, SnagHistoryPaginationQuery, { id: first.id, count: 100, cursor: null });
  await agree(desk, BulkSheetQuery, {
    code,
    first: 100,
    some: { ids: seen.slice(0, 3).map(({ id }) => id) },
    others: { chip: 'OPEN' },
  });
  const queue = (await agree(desk, ToCheckScreenQuery, {
    code,
    first: 1,
    sort: 'NUMBER',
    near: null,
  })) as ListAnswer;
  await agree(desk, QueuePaginationQuery, {
    id: site.projectId,
    first: 2,
    cursor: queue.project.snags.pageInfo.endCursor,
    sort: 'NUMBER',
    near: null,
  });
  for (const document of [
    FilterSheetQuery,
    HeldSettingsScreenQuery,
    LocationListQuery,
    OnThisDeviceQuery,
    ProjectRouteQuery,
    WaitingBellQuery,
    useNeighboursQuery,
  ])
    await agree(desk, document, { code });
  for (const locationId of [null, world.site.locationId])
    await agree(desk, OverviewScreenQuery, { code, locationId });
  await agree(desk, ProjectsScreenQuery, {});
  await agree(desk, ProjectRowsPaginationQuery, { count: 50, cursor: null });
  const { viewer } = (await agree(desk, WaitingScreenQuery, { first: 3 })) as {
    viewer: { waiting: { pageInfo: { endCursor: string | null } } };
  }; // the answer to that document
  await agree(desk, WaitingRowsPaginationQuery, {
    first: 20,
    cursor: viewer.waiting.pageInfo.endCursor,
  });
  await agree(desk, NoLocationsQuery, { projectId: site.projectId });
  await agree(desk, RaiseSnagScreenQuery, { code, plan: '', pinned: false });
  const { project } = (await agree(desk, PlansScreenQuery, { code })) as {
    project: { plans: { id: string; code: string }[] };
  }; // the answer to that document
  for (const [index, plan] of ['A-1', 'a-2'].entries()) {
    const planId = plans[index]?.planId ?? '';
    // A trade sees the plans that carry its snags.
    if (!project.plans.some(({ id }) => id === planId)) continue;
    await agree(desk, RaiseSnagScreenQuery, { code, plan, pinned: true });
    for (const filter of [{}, { chip: 'OPEN', planCode: plan }, { text: 'tür' }]) {
      for (const revision of [null, plans[index]?.revisionId])
        await agree(desk, PlanViewScreenQuery, { code, plan, revision, filter, first: 50 });
    }
    await agree(desk, useBasePinsQuery, { planId, revisionId: plans[index]?.revisionId });
  }
}

test.each(staff)(
  'the device answers what the screens of a site ask as the server does: %s',
  async (person) => {
    await agreeOnAll(await deskOf(person));
  },
);

test('after events that came by the journal it still does', async () => {
  const { site, snags, comment, edit, act, places } = world;
  const desks = await Promise.all((['admin', 'tradeA', 'tradeB', 'viewer'] as const).map(deskOf));
  const id = (index: number): string => snags[index]?.id ?? '';
  const bytes = await grain().jpeg().toBuffer();
  await site.move('inspector2', id(0), 'CLOSE');
  await site.move('admin', id(8), 'REOPEN', { comment: 'Noch einmal' });
  await comment('tradeA', id(4), 'Fast fertig');
  const photoId = await site.addPhoto('inspector', id(1), bytes);
  await site.addPhoto('tradeA', id(4), bytes, 'EVIDENCE');
  await act('inspector', 'removePhoto', { photoId });
  await edit('inspector', id(1), {
    companyId: site.companies.A,
    tradeId: site.trades.B,
    title: '',
  });
  await edit('inspector', id(10), {
    companyId: site.companies.B,
    locationId: places[4],
    pin: null,
  });
  await act('admin', 'archiveTrade', { tradeId: site.trades.B, archived: true });
  await act('admin', 'saveLocation', {
    projectId: site.projectId,
    id: places[1],
    name: 'Wohnung 10',
  });
  const { planId, revisionId } = world.plans[1] ?? { planId: '', revisionId: '' };
  const revised = await addRevision(site, planId);
  await site.server.app.rendered();
  await act('inspector', 'alignPlanRevision', {
    revisionId: revised,
    baseId: revisionId,
    points: moved(-0.1, 0.2),
  });
  for (const desk of desks) {
    expect(await desk.copy.catchUp()).toBeGreaterThan(5);
    await agreeOnAll(desk);
  }
});

const oneOf = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
test('for made-up filters, orders and pages it lists and counts what the server does, with the same cursors', async () => {
  const { site, places, plans } = world;
  const desks = await Promise.all(staff.map(deskOf));
  const today = dayIn('Europe/Berlin', Date.now());
  const days = [-1, 0, 1, 3].map((days) => dayAfter(today, days));
  // Most often nothing, so that lists are not all empty.
  const rare = <Value>(value: fc.Arbitrary<Value>) =>
    fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });
  const filter = fc.record({
    chip: fc.option(oneOf(...chips), { freq: 2 }),
    statuses: rare(fc.array(oneOf(...everyStatus), { maxLength: 3 })),
    types: rare(fc.array(oneOf(...types), { maxLength: 2 })),
    priorities: rare(fc.array(oneOf(...priorities), { maxLength: 3 })),
    tradeIds: rare(fc.array(oneOf(...Object.values(site.trades)), { maxLength: 2 })),
    companyIds: rare(fc.array(oneOf(...Object.values(site.companies)), { maxLength: 2 })),
    locationIds: rare(fc.array(oneOf(...places), { maxLength: 3 })),
    assigneeIds: rare(
      fc.array(oneOf(site.people.inspector.userId, site.people.tradeA.userId), { maxLength: 2 }),
    ),
    tradeId: rare(oneOf(...Object.values(site.trades))),
    companyId: rare(oneOf(...Object.values(site.companies))),
    locationId: rare(oneOf(...places)),
    priority: rare(oneOf(...priorities)),
    due: rare(oneOf(...dues)),
    assigneeId: rare(oneOf(site.people.inspector.userId, site.people.tradeA.userId)),
    raisedFrom: rare(oneOf(...days)),
    raisedTo: rare(oneOf(...days)),
    planId: rare(oneOf(...plans.map(({ planId }) => planId))),
    planCode: rare(oneOf('a-1', 'A-2', 'nowhere')),
    text: rare(oneOf('tür', 'r', 'straße', 'küche', 'site-1', 'fertig', 'ς')),
  });
  const asked = fc.record({
    desk: oneOf(...desks),
    filter,
    sort: oneOf(...sorts),
    near: fc.nat(30),
    first: fc.integer({ min: 1, max: 9 }),
    around: fc.option(fc.nat(30)),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ desk, near, ...list }) => {
      const nearId = world.snags[near]?.id ?? null;
      const page = (await agree(desk, SnagListScreenQuery, {
        code: 'SITE',
        near: nearId,
        from: null,
        ...list,
      })) as ListAnswer; // the answer to that document
      const { around: _, first, ...rest } = list;
      const { startCursor, endCursor } = page.project.snags.pageInfo;
      await agree(desk, SnagRowsPaginationQuery, {
        id: site.projectId,
        near: nearId,
        ...rest,
        first,
        cursor: endCursor,
      });
      await agree(desk, SnagRowsPaginationQuery, {
        id: site.projectId,
        near: nearId,
        ...rest,
        first: null,
        last: first,
        before: startCursor,
      });
    }),
    { ...tries({ numRuns: 120 }), endOnFailure: true },
  );
});

test('what is left out of rows is derived; a pin’s with the pin', () => {
  expect(
    [...derivedFields].filter((field) => !field.startsWith('Pin.') && !(field in resolvers)),
  ).toEqual([]);
});

test('Relay has all of an answer, what the server sends later too', async () => {
  const { answers, missing } = await deskOf('inspector');
  const { snags } = world;
  const code = 'SITE';
  const list = { code, filter: {}, sort: 'NEAR', near: snags[0]?.id, first: 50 };
  const asked: (readonly [ConcreteRequest, Variables])[] = [
    [SnagListScreenQuery, list],
    [SnagDetailScreenQuery, { code, number: 5, id: snags[4]?.id, byId: false }],
    [ToCheckScreenQuery, { code, first: 5, sort: 'NUMBER', near: null }],
    [PlanViewScreenQuery, { code, plan: 'A-1', revision: null, filter: {}, first: 50 }],
    [FilterSheetQuery, { code }],
  ];
  for (const [request, given] of asked) {
    const variables = withDefaults(request, given);
    const answer = await answers.answer(request, variables);
    if (answer === null) throw new Error(`Not answered: ${missing.join()}`);
    const environment = new Environment({
      network: Network.create(() =>
        RelayObservable.create((sink) => {
          inParts(request, variables, answer.response.data).forEach(sink.next);
          sink.complete();
        }),
      ),
      store: new Store(new RecordSource()),
    });
    await fetchQuery(environment, request, variables).toPromise();
    expect({
      document: request.operation.name,
      ...environment.check(createOperationDescriptor(request, variables)),
    }).toMatchObject({ document: request.operation.name, status: 'available' });
  }
});

test('a snag without a title whose plan was removed while its inspector was offline has the same title on the device: one without a place', async () => {
  const { site } = world;
  const desk = await deskOf('inspector2');
  const { planId, revisionId } = await addPlan(site, 'A-9');
  await site.server.app.rendered();
  await desk.copy.catchUp();
  const seen = await site.cursor();
  await site.ask('admin', removePlanDocument, { input: { ...event(), planId } });
  const { id, number } = await site.raise({
    seen,
    title: '',
    tradeId: null,
    locationId: null,
    pin: { revisionId, x: 0.5, y: 0.5 },
  });
  await desk.copy.catchUp();
  for (const each of [desk, await deskOf('viewer')]) {
    expect(
      await agree(each, SnagDetailScreenQuery, { code: 'SITE', number, id, byId: false }),
    ).toMatchObject({ project: { snag: { displayTitle: 'Defect' } } });
    await agree(each, SnagListScreenQuery, {
      code: 'SITE',
      filter: { ids: [id] },
      sort: 'NUMBER',
      first: 5,
    });
  }
});
