import fc from 'fast-check';
import {
  createOperationDescriptor,
  createReaderSelector,
  getFragment,
  Environment,
  Network,
  Observable as RelayObservable,
  RecordSource,
  Store,
  type ConcreteRequest,
  type Variables,
} from 'relay-runtime';
import SnagDetailScreenQuery from '../../../__generated__/relay/SnagDetailScreenQuery.graphql';
import SnagListScreenQuery from '../../../__generated__/relay/SnagListScreenQuery.graphql';
import ToCheckScreenQuery from '../../../__generated__/relay/ToCheckScreenQuery.graphql';
import WaitingScreenQuery from '../../../__generated__/relay/WaitingScreenQuery.graphql';
import { NetworkFailure } from '../../../network/index';
import { chips, sorts } from '../../../rules/lists';
import { moves } from '../../../rules/moves';
import type { SnagMove } from '../../../rules/snag';
import { createDelivery } from '../../../src/app/events/kinds';
import { newId } from '../../../src/domain/ids';
import { isRecord } from '../../../src/session/state';
import { createEnvironment } from '../../../src/shell/environment';
import {
  createAnswers,
  type AnsweredOutbox,
  type Answers,
} from '../../../src/sync/answers/createAnswers';
import { snagChanges } from '../../../src/sync/journal/snagChanges';
import type { EventFields, EventKind, StoredEvent } from '../../../src/sync/outbox/entry';
import { createPending } from '../../../src/sync/replica/pendingOf';
import { createEntryList, type MutableEntryList } from '../../../src/sync/outbox/entryList';
import { inParts } from '../../../src/sync/answers/executor';
import { createDevice } from '../../support/device';
import { askAs, fillCopy, type DeviceCopy } from '../../support/deviceCopy';
import { announce, grain } from '../../support/photos';
import { openRowsSite, type RowsSite } from '../../support/rowsSite';
import { tries } from '../../support/tries';
import { deed, staff, type Deed, type Worker } from '../../app/support/deeds';
import { byIds } from '../../app/support/projectedSnag';

// Lists are made with what waits to be sent. What the device then says must be what the server says
// once it has all of it.

interface Desk {
  readonly person: Worker;
  readonly copy: DeviceCopy;
  readonly entries: MutableEntryList;
  readonly answers: Answers;
  readonly missing: string[];
}

let world: RowsSite;
let photo: Uint8Array;
let desks: readonly Desk[];
beforeAll(async () => {
  world = await openRowsSite();
  photo = await grain().jpeg().toBuffer();
  desks = await Promise.all(staff.map(deskOf));
});
afterAll(() => world.site.close());

async function deskOf(person: Worker): Promise<Desk> {
  const copy = await fillCopy(world.site, person);
  const entries = createEntryList();
  const missing: string[] = [];
  const { userId: id } = world.site.people[person];
  const outbox: AnsweredOutbox = {
    entries: () => Promise.resolve(entries.all()),
    pending: createPending(id),
  };
  return {
    person,
    copy,
    entries,
    missing,
    answers: createAnswers({
      device: copy.device,
      clock: Date,
      outbox,
      onUnanswered: (operation, field) => missing.push(`${operation}: ${field}`),
    }),
  };
}

const idOf = (of: Readonly<Record<'A' | 'B', string>>, letter: 'A' | 'B' | null): string | null =>
  letter === null ? null : of[letter];
const pinAt = (index: number) => ({
  revisionId: world.plans[index % world.plans.length]?.revisionId ?? '',
  x: 0.1 + index / 10,
  y: 0.4,
});

/** What the forms would write for it. */
function written(what: Deed): { kind: EventKind; fields: EventFields } {
  const { site, places } = world;
  const place = (index: number): string => places[index % places.length] ?? '';
  switch (what.kind) {
    case 'raise': {
      const { title, trade, place: at, pin, due, priority } = what;
      const fields = {
        title,
        priority,
        tradeId: idOf(site.trades, trade),
        locationId: at === null && pin === null ? place(0) : at === null ? null : place(at),
      };
      return {
        kind: 'raise',
        fields: {
          ...fields,
          ...(pin !== null && { pin: pinAt(pin) }),
          ...(due !== undefined && { dueOn: due }),
        },
      };
    }
    case 'move':
      return {
        kind: 'move',
        fields: {
          move: what.move,
          comment: 'Gesagt',
          reason: moves[what.move].reasons?.[0] ?? null,
        },
      };
    case 'edit': {
      const { title, company, trade, assignee, place: at, pin, due, priority } = what.change;
      const said = {
        title,
        priority,
        dueOn: due,
        companyId: company === undefined ? undefined : idOf(site.companies, company),
        tradeId: trade === undefined ? undefined : idOf(site.trades, trade),
        assigneeId: assignee == null ? assignee : site.people[assignee].userId,
        locationId: at === undefined ? undefined : place(at),
        pin: pin === undefined ? undefined : pinAt(pin),
      };
      return {
        kind: 'edit',
        fields: Object.fromEntries(
          Object.entries(said).flatMap(([field, value]) =>
            value === undefined ? [] : [[field, value]],
          ),
        ),
      };
    }
    case 'comment':
      return { kind: 'comment', fields: { body: 'Gesagt' } };
    case 'photo':
      return { kind: 'photo', fields: { kind: what.photoKind } };
  }
}

/** The events that somebody has on the disk after these deeds. */
function eventsOf({ person, copy }: Desk, deeds: readonly Deed[]): StoredEvent[] {
  const { site } = world;
  const seen = copy.stored.cursor;
  const known = [...copy.rows.values()].flatMap(({ __typename, id }) =>
    __typename === 'Snag' ? [id] : [],
  );
  const raised: string[] = [];
  const now = Date.now();
  // The others have no form for it.
  const raises = person === 'admin' || person === 'inspector';
  const moved = new Map<string, SnagMove>();
  /**
   * What no screen offers, because the snag is not such a one, the server refuses and the device
   * takes for late.
   */
  const isOffered = (move: SnagMove, snagId: string): boolean => {
    const before = moved.get(snagId);
    const row = copy.rows.get(snagId);
    const status = row?.['status'] ?? 'OPEN';
    if (before !== undefined) return (before === 'START' || before === 'FIX') && move === 'CLOSE';
    moved.set(snagId, move);
    return (
      moves[move].from.some((from) => from === status) &&
      (row?.['company'] != null || !moves[move].needs.includes('company'))
    );
  };
  return deeds
    .filter(({ kind }) => raises || kind !== 'raise')
    .flatMap((what, index) => {
      const all = [...raised, ...known];
      const snagId = what.kind === 'raise' ? newId('snag') : (all[what.on % all.length] ?? '');
      if (what.kind === 'raise') raised.push(snagId);
      if (what.kind === 'move' && !isOffered(what.move, snagId)) return [];
      const facts = {
        photoId: newId('photo'),
        name: 'a.jpg',
        mime: 'image/jpeg',
        ...announce(photo),
        takenAt: now,
        width: 320,
        height: 240,
      };
      return {
        eventId: newId('event'),
        order: index + 1,
        addedAt: now,
        occurredAt: now + index,
        userId: site.people[person].userId,
        projectId: site.projectId,
        projectCode: 'SITE',
        seen,
        snagId,
        ...written(what),
        ...(what.kind === 'photo' && { photo: facts }),
      };
    });
}

/** Sends them as the app does; what is refused is left out. */
async function send({ person }: Desk, events: readonly StoredEvent[]): Promise<void> {
  const { site } = world;
  const { world: tab } = createDevice().tab({
    origin: site.url,
    fetch: (url, init) => fetch(url, init),
  });
  const session = {
    token: () => site.people[person].token,
    refresh: () => Promise.resolve(null),
    lost: () => undefined,
  };
  const { environment, close } = createEnvironment(tab, session, () => undefined);
  const { deliver } = createDelivery(environment, tab.clock);
  for (const event of events) {
    try {
      await deliver(event, event.photo === undefined ? null : new Uint8Array(photo).buffer, {
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
    } catch (error) {
      if (!(error instanceof NetworkFailure) || error.kind !== 'graphql') throw error;
    }
  }
  close();
}

const list = {
  code: 'SITE',
  filter: {},
  sort: 'NUMBER',
  near: null,
  first: 50,
  from: null,
  around: null,
};

/** What shows which snags a list has, in which order, and how many there are. */
function listsOf(near: string | undefined): (readonly [ConcreteRequest, Variables])[] {
  const { site, places } = world;
  const filters = [
    ...chips.map((chip) => ({ chip })),
    { text: 'gesagt' },
    { text: 'neuer' },
    { locationId: places[1] },
    { tradeId: site.trades.A },
    { due: 'NONE' },
    { planCode: 'A-1' },
    { assigneeId: site.people.inspector.userId },
  ];
  return [
    ...filters.map((filter) => [SnagListScreenQuery, { ...list, filter }] as const),
    ...sorts.map(
      (sort) =>
        [
          SnagListScreenQuery,
          { ...list, sort, near: sort === 'NEAR' ? near : null, first: 9 },
        ] as const,
    ),
    [ToCheckScreenQuery, { code: 'SITE', first: 20, sort: 'NUMBER', near: null }],
    [WaitingScreenQuery, { first: 50 }],
  ];
}

/**
 * Edges as the ids of their snags, and counts: the values of a snag are those of the rows, over
 * which the outbox is shown.
 */
function membership(value: unknown, byServerTime: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => membership(each, byServerTime));
  if (!isRecord(value)) return value;
  const { cursor, node } = value;
  if (typeof cursor === 'string' && isRecord(node))
    return { id: node['id'], ...(!byServerTime && { cursor }) };
  const kept = [
    'project',
    'viewer',
    'waiting',
    'snags',
    'snagCounts',
    'edges',
    'pageInfo',
    'hasNextPage',
    'hasPreviousPage',
  ];
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      kept.includes(key) || (typeof each === 'number' && key !== 'newlyWaiting')
        ? [[key, membership(each, byServerTime)]]
        : [],
    ),
  );
}

const withDefaults = (request: ConcreteRequest, variables: Variables): Variables =>
  createOperationDescriptor(request, variables).request.variables;

async function answerOf(
  { answers, missing }: Desk,
  request: ConcreteRequest,
  variables: Variables,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await answers.answer(request, withDefaults(request, variables));
  if (answer === null) throw new Error(`Not answered: ${missing.join()}`);
  return answer.response.data;
}

const pageOf = (snagId: string, number: number | null): Variables =>
  withDefaults(SnagDetailScreenQuery, {
    code: 'SITE',
    number: number ?? 0,
    id: snagId,
    byId: number === null,
  });

/** A snag as a screen shows it after this answer for its page. */
async function shownAfter(
  data: Readonly<Record<string, unknown>>,
  variables: Variables,
  snagId: string,
): Promise<object | null> {
  const network = Network.create(() =>
    RelayObservable.create((sink) => {
      inParts(SnagDetailScreenQuery, variables, data).forEach(sink.next);
      sink.complete();
    }),
  );
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  const operation = createOperationDescriptor(SnagDetailScreenQuery, variables);
  environment.retain(operation);
  await new Promise<void>(
    (resolve, reject) =>
      void environment.execute({ operation }).subscribe({ complete: resolve, error: reject }),
  );
  expect(environment.check(operation).status).toBe('available');
  const { data: shown } = environment.lookup(
    createReaderSelector(getFragment(snagChanges), snagId, {}, operation.request),
  );
  if (shown == null) return null;
  // Without what only the server gives, such as the event of a photo's pictures; a pin can be shown
  // only on a plan that the screen has loaded.
  const {
    number: _number,
    reference: _reference,
    thumbnail: _thumbnail,
    pin: _pin,
    version: _version,
    ...rest
  } = byIds(shown);
  return rest;
}

test('lists, counts, what is to check and what waits have what was done here as the server has it once it was sent, whoever did what', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ who: fc.nat(3), deeds: fc.array(deed, { minLength: 1, maxLength: 8 }) }),
      async ({ who, deeds }) => {
        const desk = desks[who];
        if (desk === undefined) return;
        await desk.copy.catchUp();
        const events = eventsOf(desk, deeds);
        desk.entries.replace(events);
        const near = world.snags[1]?.id;
        const here = [];
        for (const [request, variables] of listsOf(near))
          here.push({
            request: request.operation.name,
            variables,
            lists: membership(
              await answerOf(desk, request, variables),
              variables['sort'] === 'CHANGED',
            ),
          });
        const touched = [...new Set(events.map(({ snagId }) => snagId))];
        const shown = new Map<string, object | null>();
        for (const id of touched) {
          const number = desk.copy.rows.get(id)?.['number'];
          const page = pageOf(id, typeof number === 'number' ? number : null);
          shown.set(
            id,
            await shownAfter(await answerOf(desk, SnagDetailScreenQuery, page), page, id),
          );
        }
        await send(desk, events);
        desk.entries.replace([]);
        const there = [];
        for (const [request, variables] of listsOf(near))
          there.push({
            request: request.operation.name,
            variables,
            lists: membership(
              await askAs(world.site, desk.person)(request, withDefaults(request, variables)),
              variables['sort'] === 'CHANGED',
            ),
          });
        expect({ person: desk.person, deeds, answers: here }).toEqual({
          person: desk.person,
          deeds,
          answers: there,
        });
        for (const [id, each] of shown) {
          const page = pageOf(id, null);
          const told = (await askAs(world.site, desk.person)(
            SnagDetailScreenQuery,
            page,
          )) as Readonly<Record<string, unknown>>; // the answer to that document
          expect({ person: desk.person, deeds, id, shown: each }).toEqual({
            person: desk.person,
            deeds,
            id,
            shown: await shownAfter(told, page, id),
          });
        }
      },
    ),
    { ...tries({ numRuns: 25, seed: 20261122 }), endOnFailure: true },
  );
});
