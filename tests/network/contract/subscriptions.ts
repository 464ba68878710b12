import { snagChanged } from '../support/documents';
import { show } from '../support/streams';
import { until } from '../support/wireServer';
import type { Bench } from './bench';
import { operation } from './documents';
import { expiredPerson } from './requests';

const counter = operation('subscription CounterSubscription { counter(to: 3) }');

/** Subscriptions over graphql-ws. */
export function subscriptions(bench: Bench): void {
  const { server } = bench;

  test('A subscription gets every event in order and completes when the server does', async () => {
    const { outcome, layer } = bench.client();
    const { payloads, failure } = await outcome(counter);
    expect(failure).toBeUndefined();
    expect(payloads.map((payload) => 'data' in payload && payload.data)).toEqual([
      { counter: 1 },
      { counter: 2 },
      { counter: 3 },
    ]);
    await until(() => layer.connection.get().kind === 'idle');
  });

  test('An event changes the store of Relay; unsubscribing ends it on the server', async () => {
    const { layer } = bench.client();
    // Relay warns in development when an event comes in one piece.
    const warning = jest.spyOn(console, 'error').mockImplementation(() => {});
    const shown = show(layer, snagChanged);
    await bench.says('{ runningCount }', { runningCount: 1 });
    await bench.ask('mutation { fixSnag(eventId: "event-live", title: "Window") { id } }');
    await until(() => JSON.stringify(shown.records()).includes('By the window'));
    warning.mockRestore();
    expect(shown.payloads.length > 1).toBe(server.socketStreams);
    expect(shown.records()).toMatchObject({
      snag_42: { title: 'Window', note: 'By the window' },
      user_1: { email: 'ada@site.example' },
    });
    layer.close();
    await bench.says('{ runningCount }', { runningCount: 0 });
  });

  test('An event with errors ends the subscription, unless errors are tolerated', async () => {
    const stumbling = operation('subscription StumblingSubscription { stumbling }');
    const { outcome } = bench.client();
    const { payloads, failure } = await outcome(stumbling);
    expect(payloads.length).toBe(1);
    expect(failure).toMatchObject({
      kind: 'graphql',
      graphqlErrors: [{ path: ['stumbling'], extensions: { code: 'FORBIDDEN' } }],
    });

    const tolerant = await outcome(stumbling, {}, { tolerateErrors: true });
    expect(tolerant.failure).toBeUndefined();
    expect(tolerant.payloads).toMatchObject([
      { data: { stumbling: 1 } },
      { data: { stumbling: null }, errors: [{}] },
      { data: { stumbling: 3 } },
    ]);
  });

  test('An expired token is refreshed once for all subscriptions, which then go on', async () => {
    const person = expiredPerson();
    const { outcome } = bench.client({ auth: person });
    const outcomes = await Promise.all(
      [counter, counter, counter].map((params) => outcome(params)),
    );
    expect(outcomes.map(({ payloads }) => payloads.length)).toEqual([3, 3, 3]);
    expect(person.refreshes).toBe(1);
  });
}
