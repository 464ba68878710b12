import {
  Environment,
  Network,
  Observable,
  createOperationDescriptor,
  fetchQuery,
  type ConcreteRequest,
} from 'relay-runtime';
import { createStore, type NetworkStoreOptions } from '../../network/index';
import { settled } from './support/fakeClock';

/** `query SnagQuery($id: ID!) { snag(id: $id) { id title } }` as the compiler writes it. */
const args = [{ kind: 'Variable' as const, name: 'id', variableName: 'id' }];
const selections = [
  {
    kind: 'LinkedField' as const,
    name: 'snag',
    alias: null,
    args,
    concreteType: 'Snag',
    plural: false,
    storageKey: null,
    selections: [
      { kind: 'ScalarField' as const, name: 'id', alias: null, args: null, storageKey: null },
      { kind: 'ScalarField' as const, name: 'title', alias: null, args: null, storageKey: null },
    ],
  },
];
const argumentDefinitions = [{ kind: 'LocalArgument' as const, name: 'id', defaultValue: null }];
// The shipped types ask for more keys than the compiler writes and the runtime reads.
const snagQuery = {
  kind: 'Request',
  fragment: {
    kind: 'Fragment',
    name: 'SnagQuery',
    type: 'Query',
    metadata: null,
    argumentDefinitions,
    selections,
    abstractKey: null,
  },
  operation: { kind: 'Operation', name: 'SnagQuery', argumentDefinitions, selections },
  params: { id: 'snag', text: null, name: 'SnagQuery', operationKind: 'query', metadata: {} },
} as unknown as ConcreteRequest;

const snag = (number: number): ReturnType<typeof createOperationDescriptor> =>
  createOperationDescriptor(snagQuery, { id: `snag_${number}` });

function open(options: NetworkStoreOptions = {}): {
  fetches: () => number;
  environment: Environment;
  show: (number: number) => () => void;
  available: (number: number) => string;
} {
  let fetches = 0;
  const network = Network.create((_params, { id }) => {
    fetches += 1;
    return Observable.from({ data: { snag: { id, title: `Title of ${id}` } } });
  });
  const environment = new Environment({ network, store: createStore(undefined, options) });
  return {
    fetches: () => fetches,
    environment,
    show(number) {
      environment.execute({ operation: snag(number) }).subscribe({});
      const { dispose } = environment.retain(snag(number));
      return dispose;
    },
    available: (number) => environment.check(snag(number)).status,
  };
}

test('Of 101 released queries, the first is collected and 100 stay', async () => {
  const { show, available } = open();
  for (let number = 1; number <= 101; number += 1) show(number)();
  await settled();
  expect(available(1)).toBe('missing');
  expect(Array.from({ length: 100 }, (_, index) => available(index + 2))).toEqual(
    Array(100).fill('available'),
  );
});

test('At 900,000 ms data is stale and fetched again under store-or-network', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  try {
    const { show, available, environment, fetches } = open();
    const dispose = show(1);
    now.mockReturnValue(899_999);
    expect(available(1)).toBe('available');
    fetchQuery(
      environment,
      snagQuery,
      { id: 'snag_1' },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({});
    expect(fetches()).toBe(1);
    now.mockReturnValue(900_000);
    expect(available(1)).toBe('stale');
    const before = fetches();
    fetchQuery(
      environment,
      snagQuery,
      { id: 'snag_1' },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({});
    expect(fetches() - before).toBe(1);
    dispose();
  } finally {
    now.mockRestore();
  }
});
