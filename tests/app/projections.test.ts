import { Environment, Network, Observable, type GraphQLResponse } from 'relay-runtime';
import { createStore } from '../../network/index';
import { projectEntries } from '../../src/app/events/projectEntries';
import { createLists } from '../../src/sync/journal/journal';
import type { EventFields } from '../../src/sync/outbox/entry';
import { createEntryList } from '../../src/sync/outbox/entryList';
import { event } from './support/openOutbox';

const listId = 'client:project_eden:list';

/**
 * A browser with snags in its outbox, and a list in its store. `worked`: of which snags was worked
 * out what their entries change, since it was called last.
 */
function open(snags: number) {
  const environment = new Environment({
    network: Network.create(() => Observable.create<GraphQLResponse>(() => undefined)),
    store: createStore(),
  });
  environment.commitUpdate((store) => {
    const list = store.create(listId, 'SnagConnection');
    list.setLinkedRecords([], 'edges');
    list.setValue(0, '__connection_next_edge_index');
    store.getRoot().setLinkedRecord(list, 'list');
  });
  const entries = createEntryList();
  const lists = createLists();
  let asked: string[] = [];
  const worked = (): string[] => asked.splice(0);
  /** Fields of an event that say when they are read. */
  const seen = (snagId: string): EventFields => ({
    get description() {
      asked = [...asked, snagId];
      return 'Loose';
    },
  });
  const projections = projectEntries(
    environment,
    entries,
    { id: 'user_ada', name: 'Ada' },
    lists,
    Date.now,
  );
  entries.put(
    Array.from({ length: snags }, (_, order) => ({
      ...event('raise', `snag_${order}`, { fields: seen(`snag_${order}`) }),
      order,
      addedAt: 0,
    })),
  );
  const edges = (): number =>
    (environment.getStore().getSource().get(listId)?.['edges'] as { __refs: unknown[] } | undefined)
      ?.__refs.length ?? 0; // how Relay keeps links
  return { environment, entries, lists, edges, projections, worked, seen };
}

test('what waits on the device stands on a list that is opened later, and each of it is worked out once', () => {
  const { lists, edges, worked } = open(50);
  expect(worked()).toHaveLength(50);
  expect(edges()).toBe(0);
  lists.add(listId);
  expect(edges()).toBe(50);
  expect(worked()).toEqual([]);
});

test('a snag that was raised and closed on the spot stands on the list of all, and on that of the open ones no more', () => {
  const closed = open(1);
  closed.entries.put([
    {
      ...event('move', 'snag_0', { fields: { move: 'CLOSE', comment: 'Wiped off' } }),
      order: 1,
      addedAt: 0,
    },
  ]);
  const leave = closed.lists.add(listId, { planCode: null, chip: 'OPEN' });
  expect(closed.edges()).toBe(0);
  leave();
  closed.lists.add(listId, { planCode: null, chip: 'ALL' });
  expect(closed.edges()).toBe(1);
});

test('a snag that is raised without a signal gets the usual company of its trade, unless that is archived, as with the server', () => {
  const environment = new Environment({
    network: Network.create(() => Observable.create<GraphQLResponse>(() => undefined)),
    store: createStore(),
  });
  environment.commitUpdate((store) => {
    for (const [n, archived] of [false, true].entries()) {
      const company = store.create(`company_${n}`, 'Company');
      company.setValue(archived, 'archived');
      store.create(`trade_${n}`, 'Trade').setLinkedRecord(company, 'defaultCompany');
    }
  });
  const entries = createEntryList();
  projectEntries(environment, entries, { id: 'user_ada', name: 'Ada' }, createLists(), Date.now);
  entries.put(
    [0, 1].map((order) => ({
      ...event('raise', `snag_${order}`, { fields: { tradeId: `trade_${order}` } }),
      order,
      addedAt: 0,
    })),
  );
  const companyOf = (snagId: string) => environment.getStore().getSource().get(snagId)?.['company'];
  expect([companyOf('snag_0'), companyOf('snag_1')]).toEqual([{ __ref: 'company_0' }, null]);
});

/** What a device that knows a person in a project and this of a snag shows of a move that waits. */
function waitingMove(
  role: 'INSPECTOR' | 'TRADE',
  known: { readonly [field: string]: string | number },
  links: { readonly [field: string]: string },
  fields: EventFields,
  seen: string | null = 'cursor',
) {
  const environment = new Environment({
    network: Network.create(() => Observable.create<GraphQLResponse>(() => undefined)),
    store: createStore(),
  });
  environment.commitUpdate((store) => {
    for (const id of ['user_ada', 'user_bea']) store.create(id, 'User').setValue(id, 'id');
    const membership = store.create('membership', 'Membership');
    membership.setValue(role, 'role');
    if (role === 'TRADE')
      membership.setLinkedRecord(store.create('company_a', 'Company'), 'company');
    store.create('project_eden', 'Project').setLinkedRecord(membership, 'membership');
    const snag = store.create('snag_0', 'Snag');
    for (const [field, value] of Object.entries(known)) snag.setValue(value, field);
    for (const [field, id] of Object.entries(links))
      snag.setLinkedRecord(store.get(id) ?? snag, field);
  });
  const entries = createEntryList();
  projectEntries(environment, entries, { id: 'user_ada', name: 'Ada' }, createLists(), Date.now);
  const move = event('move', 'snag_0', { fields, seen });
  entries.put([{ ...move, order: 0, addedAt: 0 }]);
  const source = environment.getStore().getSource();
  return {
    status: source.get('snag_0')?.['status'],
    withoutEffect: source.get(move.eventId)?.['withoutEffect'],
  };
}

test.each([
  ['who raised it', 'INSPECTOR', 'OPEN', { move: 'VOID', reason: 'DUPLICATE' }, 'VOID'],
  ['whose it is', 'TRADE', 'OPEN', { move: 'FIX', comment: 'Sealed' }, 'FIXED'],
  ['which company it has', 'INSPECTOR', 'OPEN', { move: 'START' }, 'IN_PROGRESS'],
  ['who fixed it', 'INSPECTOR', 'FIXED', { move: 'CLOSE' }, 'CLOSED'],
] as const)(
  'a move that waits is shown as made where the row does not say %s',
  (_what, role, status, fields, to) => {
    expect(waitingMove(role, { status }, {}, fields)).toEqual({ status: to, withoutEffect: false });
  },
);

test('a move that the status no longer allows came too late', () => {
  expect(
    waitingMove('INSPECTOR', { status: 'CLOSED' }, {}, { move: 'FIX', comment: 'Sealed' }),
  ).toEqual({ status: 'CLOSED', withoutEffect: true });
});

test.each([
  [
    'of a snag that somebody else raised',
    'OPEN',
    { raisedBy: 'user_bea' },
    { move: 'VOID', reason: 'DUPLICATE' },
  ],
  ['of what the person fixed alone', 'FIXED', { fixedBy: 'user_ada' }, { move: 'CLOSE' }],
  ['without the comment it takes', 'FIXED', {}, { move: 'SEND_BACK' }],
] as const)(
  'of a move that the server will refuse nothing is shown: %s',
  (_what, status, links, fields) => {
    expect(waitingMove('INSPECTOR', { status }, links, fields)).toEqual({
      status,
      withoutEffect: undefined,
    });
  },
);
