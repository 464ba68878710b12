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

test('what waits on the device is on a list that is opened later, and each event is applied once', () => {
  const { lists, edges, worked } = open(50);
  expect(worked()).toHaveLength(50);
  expect(edges()).toBe(0);
  lists.add(listId);
  expect(edges()).toBe(50);
  expect(worked()).toEqual([]);
});

test('a snag raised without signal gets the default company of its trade unless that is archived, as on the server', () => {
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
