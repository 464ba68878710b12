import {
  ConnectionHandler,
  createOperationDescriptor,
  createReaderSelector,
  Environment,
  getFragment,
  getRequest,
  Network,
  Observable,
  type GraphQLResponse,
} from 'relay-runtime';
import WaitingBellQuery from '../../__generated__/relay/WaitingBellQuery.graphql';
import { createStore } from '../../network/index';
import { projectEntries } from '../../src/app/events/projectEntries';
import { createLists } from '../../src/sync/journal/journal';
import { eventChanges } from '../../src/sync/journal/snagChanges';
import type { EventFields } from '../../src/sync/outbox/entry';
import { createEntryList } from '../../src/sync/outbox/entryList';
import { event, photo } from './support/openOutbox';

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

test('of a day’s work only that is worked out again which is about what has changed', () => {
  const { environment, entries, lists, edges, worked, seen } = open(300);
  lists.add(listId);
  environment.commitUpdate((store) => {
    store.create('project_eden', 'Project').setValue('now', 'journalCursor');
    for (const id of ['snag_known', 'snag_other'])
      store.create(id, 'Snag').setValue('OPEN', 'status').setValue(1, 'version');
  });
  entries.put(
    ['snag_known', 'snag_other'].map((id, nth) => ({
      ...event('edit', id, { fields: seen(id) }),
      order: 300 + nth,
      addedAt: 0,
    })),
  );
  expect(new Set(worked().slice(-2))).toEqual(new Set(['snag_known', 'snag_other']));
  const said = (id: string): unknown => environment.getStore().getSource().get(id)?.['description'];

  // The server says something of one of them, and of what nobody entered anything about.
  environment.commitUpdate((store) => {
    store.get('snag_known')?.setValue('FIXED', 'status').setValue(2, 'version');
    store.create('snag_third', 'Snag');
    store.get('project_eden')?.setValue('later', 'journalCursor');
  });
  expect(new Set(worked())).toEqual(new Set(['snag_known']));
  environment.commitUpdate(
    (store) => void store.get('project_eden')?.setValue('even later', 'journalCursor'),
  );
  expect(worked()).toEqual([]);

  // One is being sent, has arrived, and leaves.
  const [first] = entries.all();
  entries.setDeliveryState(first?.eventId ?? '', { sending: true, progress: 0.5 });
  expect(worked()).toEqual([]);
  environment.commitUpdate((store) => void store.create(first?.eventId ?? '', 'Event'));
  worked();
  entries.drop(new Set([first?.eventId ?? '']));
  expect(worked()).toEqual([]);
  expect([edges(), said('snag_known'), said('snag_299')]).toEqual([299, 'Loose', 'Loose']);

  // What all of them depend on.
  environment.commitUpdate(
    (store) => void store.get('project_eden')?.setValue('Europe/Berlin', 'timeZone'),
  );
  expect(worked().length).toBeGreaterThanOrEqual(299);
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

test('a snag of a list that the device answered leaves it when its raise is discarded', () => {
  const { environment, entries, lists, edges } = open(1);
  lists.add(listId);
  environment.commitUpdate((store) => {
    const list = store.get(listId);
    const snag = store.create('snag_0', 'Snag');
    snag.setValue(null, 'number');
    snag.setValue('OPEN', 'status');
    if (list)
      ConnectionHandler.insertEdgeBefore(
        list,
        ConnectionHandler.createEdge(store, list, snag, 'SnagEdge'),
      );
  });
  expect(edges()).toBe(1);
  entries.replace([]);
  expect(edges()).toBe(0);
});

test('a snag of a list that the device answered has its pin and its location all the same, which such a list does not say', () => {
  const { environment, entries } = open(0);
  environment.commitUpdate((store) => {
    store
      .create('revision_b', 'PlanRevision')
      .setLinkedRecord(store.create('plan_ground', 'Plan'), 'plan');
    store.create('location_hall', 'Location');
    store.create('snag_0', 'Snag').setValue(null, 'number').setValue('OPEN', 'status');
  });
  entries.put([
    {
      ...event('raise', 'snag_0', {
        fields: {
          title: 'Crack',
          locationId: 'location_hall',
          pin: { revisionId: 'revision_b', x: 0.25, y: 0.5 },
        },
      }),
      order: 0,
      addedAt: 0,
    },
  ]);
  const source = environment.getStore().getSource();
  expect(source.get('snag_0')).toMatchObject({
    location: { __ref: 'location_hall' },
    pin: { __ref: 'client:snag_0:pin' },
  });
  expect(source.get('client:snag_0:pin')).toMatchObject({
    x: 0.25,
    y: 0.5,
    revision: { __ref: 'revision_b' },
  });
});

test('a list is left as the server has it when nobody is here any more', () => {
  const { lists, edges, projections } = open(3);
  lists.add(listId);
  projections.close();
  expect(edges()).toBe(0);
});

test('an event that waits on the device has every field of one, so that no history waits for the server because of it', () => {
  const environment = new Environment({
    network: Network.create(() => Observable.create<GraphQLResponse>(() => undefined)),
    store: createStore(),
  });
  environment.commitUpdate((store) => void store.create('snag_0', 'Snag'));
  const entries = createEntryList();
  projectEntries(environment, entries, { id: 'user_ada', name: 'Ada' }, createLists(), Date.now);
  const said = event('comment', 'snag_0', { fields: { body: 'Lose' } });
  const made = [
    event('raise', 'snag_1'),
    event('edit', 'snag_0', { fields: { title: 'Other' } }),
    event('move', 'snag_0', { fields: { move: 'START' } }),
    said,
    event('editComment', 'snag_0', { fields: { commentId: said.eventId, body: 'Loose' } }),
  ];
  entries.put(made.map((each, order) => ({ ...each, order, addedAt: 0 })));
  const request = createOperationDescriptor(getRequest(WaitingBellQuery), { code: 'EDEN' }).request;
  const read = made.map(({ eventId }) =>
    environment.lookup(createReaderSelector(getFragment(eventChanges), eventId, {}, request)),
  );
  expect(read.map(({ isMissingData }) => isMissingData)).toEqual(made.map(() => false));
  expect(read.at(-1)?.data).toMatchObject({
    kind: 'COMMENT_EDITED',
    edited: { id: said.eventId, comment: 'Loose' },
    changes: [{ from: 'Lose', to: 'Loose' }],
  });
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

test('nor of one that the status does not allow by somebody who had seen nothing of the journal', () => {
  expect(
    waitingMove('INSPECTOR', { status: 'CLOSED' }, {}, { move: 'FIX', comment: 'Sealed' }, null),
  ).toEqual({ status: 'CLOSED', withoutEffect: undefined });
});

test('a fix that waits stays when its photo gets its final form, and when the photo was refused and is tried again', () => {
  const environment = new Environment({
    network: Network.create(() => Observable.create<GraphQLResponse>(() => undefined)),
    store: createStore(),
  });
  environment.commitUpdate((store) => {
    const membership = store.create('membership', 'Membership').setValue('INSPECTOR', 'role');
    store
      .create('project_eden', 'Project')
      .setValue(true, 'evidenceRequired')
      .setLinkedRecord(membership, 'membership');
    store.create('snag_0', 'Snag').setValue('OPEN', 'status').setValue(0, 'evidenceCount');
  });
  const status = () => environment.getStore().getSource().get('snag_0')?.['status'];
  const entries = createEntryList();
  projectEntries(environment, entries, { id: 'user_ada', name: 'Ada' }, createLists(), Date.now);
  const { facts } = photo();
  const evidence = {
    ...event('photo', 'snag_0', { photo: facts, fields: { kind: 'EVIDENCE' } }),
    order: 0,
    addedAt: 0,
  };
  entries.put([
    evidence,
    { ...event('move', 'snag_0', { fields: { move: 'FIX' } }), order: 1, addedAt: 0 },
  ]);
  expect(status()).toBe('FIXED');

  const prepared = { ...evidence, photo: { ...facts, sha256: 'abc' } };
  entries.put([prepared]);
  expect(status()).toBe('FIXED');
  entries.put([{ ...prepared, refusal: { code: 'PHOTO_TOO_MANY', message: 'Too many' } }]);
  expect(status()).toBe('OPEN');
  entries.put([prepared]);
  expect(status()).toBe('FIXED');
});
