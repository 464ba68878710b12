import { waitFor } from '@testing-library/react';
import { fetchQuery } from 'react-relay/hooks';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { oneAtATime } from '../../src/parts/oneAtATime';
import WaitingBellQuery from '../../__generated__/relay/WaitingBellQuery.graphql';

test('what is asked again while a request is under way gets an answer of its own', async () => {
  let asked = 0;
  let ended = 0;
  const network = Network.create(async () => {
    asked += 1;
    return Promise.resolve({ data: { viewer: null } });
  });
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  const requests = oneAtATime((end) =>
    fetchQuery(environment, WaitingBellQuery, {}).subscribe({
      complete: () => {
        ended += 1;
        end();
      },
    }),
  );
  requests.ask();
  requests.ask();
  requests.ask();
  await waitFor(() => expect(ended).toBe(2));
  expect(asked).toBe(2);
});
