import { show } from '../support/streams';
import { until } from '../support/wireServer';
import type { Bench } from './bench';
import { operation, pricedQuery } from './documents';
import { expiredPerson } from './requests';

// What happens without the settings that a server needs. Both have the path `/bare` for it.

export function yogaAsItComes(bench: Bench): void {
  test('Without extraParamNames it refuses the id beside the query', async () => {
    const { outcome, exchanges } = bench.client({ url: `http://${bench.origin()}/bare` });
    const { failure } = await outcome(operation('query SnagQuery { snag { id } }'));
    expect(failure).toMatchObject({
      kind: 'http',
      status: 400,
      graphqlErrors: [{ message: expect.stringContaining('Unexpected parameter "id"') }],
    });
    expect(exchanges.length).toBe(3);
  });
}

export function mercuriusAsItComes(bench: Bench): void {
  test('With its own schema of answers Relay does not find the field of an error in a list', async () => {
    const { layer } = bench.client({ url: `http://${bench.origin()}/bare` });
    const shown = show(layer, pricedQuery, { tolerateErrors: true });
    await until(() => shown.completed());
    expect(shown.payloads).toMatchObject([
      { errors: [{ path: ['snag', 'price'] }, { path: ['snag', 'history', '1', 'price'] }] },
    ]);
    expect(shown.records()).toMatchObject({
      snag_42: { __errors: { price: [{}] } },
      entry_2: { price: null },
    });
    expect(shown.records()).not.toMatchObject({ entry_2: { __errors: expect.anything() } });
  });

  test('A token that its onConnect refuses is not refreshed, and the subscription waits for the next socket', async () => {
    const socketUrl = `ws://${bench.origin()}/bare`;
    const counter = operation('subscription CounterSubscription { counter(to: 3) }');
    expect((await bench.client({ socketUrl }).outcome(counter)).payloads.length).toBe(3);

    const person = expiredPerson();
    const { observe, layer } = bench.client({ socketUrl, auth: person });
    const seen = observe(counter);
    await until(() => layer.connection.get().kind === 'reconnecting');
    expect([person.refreshes, seen.next.length, seen.errors.length, seen.completed]).toEqual([
      0, 0, 0, 0,
    ]);
  });
}
