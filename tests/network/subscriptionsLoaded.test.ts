import WebSocket from 'ws';
import { createNetwork, loadSubscriptions, type NetworkLayer } from '../../network/index';
import { subscriptions } from '../../network/subscriptions';
import { FakeClock } from './support/fakeClock';
import { liveServer, type LiveServer } from './support/liveServer';
import { readJournal } from './support/reader';
import { until } from './support/wireServer';

let server: LiveServer;
let layer: NetworkLayer;
let clock: FakeClock;

beforeEach(async () => void (server = await liveServer()));
afterEach(async () => {
  layer.close();
  await server.stop();
});

function connect(load: () => Promise<typeof subscriptions>): NetworkLayer {
  clock = new FakeClock();
  layer = createNetwork({
    retryMutations: true,
    subscriptions: loadSubscriptions(load),
    socketUrl: () => server.url,
    platform: { WebSocket, clock, random: () => 0.5 },
  });
  return layer;
}

describe('Code for subscriptions that is loaded later', () => {
  test('is loaded by the first of them; until then nothing is lost, and the connection shows its state from then on', async () => {
    let loads = 0;
    let arrived = (): void => {};
    const load = async () => {
      loads += 1;
      await new Promise<void>((resolve) => (arrived = resolve));
      return subscriptions;
    };
    connect(load);
    const states: string[] = [];
    layer.connection.subscribe(() => states.push(layer.connection.get().kind));
    expect([loads, layer.connection.get().kind]).toEqual([0, 'idle']);
    const reader = readJournal(layer);
    await clock.advance(0);
    server.publish();
    expect([loads, server.connections()]).toEqual([1, 0]);
    arrived();
    await until(() => server.running() === 1);
    server.publish();
    await until(() => reader.events.length === 2);
    expect([reader.events, reader.errors, states]).toEqual([[1, 2], [], ['connecting', 'live']]);
  });

  test('and cannot be loaded ends the subscription as `network`; the next one tries again', async () => {
    let fails = true;
    const load = async () => {
      if (fails) throw new TypeError('Failed to fetch dynamically imported module');
      return subscriptions;
    };
    const reader = readJournal(connect(load));
    await clock.advance(0);
    expect(reader.failure()).toMatchObject({ kind: 'network', retryable: true });
    fails = false;
    const again = readJournal(layer);
    await until(() => server.running() === 1);
    server.publish();
    await until(() => again.events.length === 1);
  });
});
