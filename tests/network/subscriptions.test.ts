import WebSocket from 'ws';
import { createNetwork, type NetworkFailure, type NetworkLayer } from '../../network/index';
import { subscriptions } from '../../network/subscriptions';
import { FakeClock } from './support/fakeClock';
import { liveServer, type LiveServer } from './support/liveServer';
import { readJournal } from './support/reader';
import { until } from './support/wireServer';

let server: LiveServer;
let layer: NetworkLayer;
let clock: FakeClock;

afterEach(async () => {
  layer.close();
  await server.stop();
});

function connect(options: Partial<Parameters<typeof createNetwork>[0]> = {}): NetworkLayer {
  clock = new FakeClock();
  layer = createNetwork({
    retryMutations: true,
    subscriptions,
    socketUrl: () => server.url,
    ...options,
    platform: { WebSocket, clock, random: () => 0.5, ...options.platform },
  });
  return layer;
}

/** Moves the fake time in small steps, and lets real lines do their work in between. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) await clock.advance(100);
}

async function passUntil(happened: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2_000 && !happened(); turn += 1)
    await clock.advance(turn % 10 === 9 ? 50 : 0);
  expect(happened()).toBe(true);
}

describe.each([
  ['closes with 1012', () => server.closeSockets(1012)],
  ['closes with 1001', () => server.closeSockets(1001)],
  ['closes with 1000', () => server.closeSockets(1000)],
  ['closes with 1011', () => server.closeSockets(1011)],
  ['closes with 4500', () => server.closeSockets(4500)],
  ['resets the line', () => server.reset()],
])('A server that %s', (_how, end) => {
  test('and is away for 20 s: the subscription goes on without an error, with one subscribe, no event lost or doubled', async () => {
    server = await liveServer();
    const reader = readJournal(connect());
    await until(() => server.running() === 1);
    server.publish();
    server.publish();
    await until(() => reader.events.length === 2);

    end();
    await until(() => server.open() === 0);
    await server.stop();
    server.publish();
    await pass(20_000);
    expect(layer.connection.get().kind).toBe('reconnecting');
    server.publish();
    await server.start();
    await passUntil(() => server.running() === 1);
    server.publish();
    await until(() => reader.events.length === 5);

    expect(reader.events).toEqual([1, 2, 3, 4, 5]);
    expect(server.subscribes).toEqual([0, 2]);
    expect([reader.errors, reader.completed]).toEqual([[], 0]);
    expect(layer.connection.get().kind).toBe('live');
  });
});

describe.each([4401, 4403])('A server that rejects the token with %i', (code) => {
  test('and three subscriptions: one refresh, one new socket, three subscriptions, no error', async () => {
    server = await liveServer({ admit: (token) => (token === 'new' ? undefined : code) });
    let refreshes = 0;
    let token = 'old';
    const auth = {
      token: () => token,
      async refresh() {
        refreshes += 1;
        token = 'new';
        return token;
      },
      lost() {},
    };
    connect({ auth });
    const readers = [readJournal(layer), readJournal(layer), readJournal(layer)];
    await passUntil(() => server.running() === 3);
    server.publish();
    await until(() => readers.every((reader) => reader.events.length === 1));

    expect([refreshes, server.connections(), server.subscribes.length, server.open()]).toEqual([
      1, 2, 3, 1,
    ]);
    expect(readers.flatMap((reader) => reader.errors)).toEqual([]);
  });

  test('and the refresh is refused: every subscription fails with auth, and the person is signed out once', async () => {
    server = await liveServer({ admit: () => code });
    const losses: NetworkFailure[] = [];
    connect({
      auth: {
        token: () => 'old',
        refresh: async () => null,
        lost: (failure) => losses.push(failure),
      },
    });
    const readers = [readJournal(layer), readJournal(layer)];
    await passUntil(() => readers.every((reader) => reader.errors.length === 1));
    expect(readers.map((reader) => reader.failure())).toMatchObject([
      { kind: 'auth' },
      { kind: 'auth' },
    ]);
    await pass(60_000);
    expect([
      losses.length,
      server.connections(),
      clock.pending,
      layer.connection.get().kind,
    ]).toEqual([1, 1, 0, 'idle']);
  });
});

test('A session that the server ends later is refreshed and the subscription goes on', async () => {
  server = await liveServer();
  let token = 'a';
  connect({ auth: { token: () => token, refresh: async () => (token = 'b'), lost: () => {} } });
  const reader = readJournal(layer);
  await until(() => server.running() === 1);
  server.publish();
  await until(() => reader.events.length === 1);
  server.closeSockets(4403);
  await passUntil(() => server.connections() === 2 && server.running() === 1);
  expect([token, server.subscribes, reader.errors]).toEqual(['b', [0, 1], []]);
});

test('All subscriptions share one socket; it opens with the first and closes with the last', async () => {
  server = await liveServer();
  connect();
  expect(layer.connection.get().kind).toBe('idle');
  const [first, second] = [readJournal(layer), readJournal(layer)];
  expect(layer.connection.get().kind).toBe('connecting');
  await until(() => server.running() === 2);
  expect([server.connections(), layer.connection.get().kind]).toEqual([1, 'live']);
  first.leave();
  await until(() => server.running() === 1);
  expect(server.open()).toBe(1);
  second.leave();
  await until(() => server.open() === 0);
  expect([clock.pending, layer.connection.get().kind, first.completed + second.completed]).toEqual([
    0,
    'idle',
    0,
  ]);
});

test('Leaving while the socket opens or waits to reconnect leaves no timer and no socket', async () => {
  server = await liveServer();
  connect();
  const opening = readJournal(layer);
  opening.leave();
  await pass(1_000);
  expect([clock.pending, server.open()]).toEqual([0, 0]);

  const waiting = readJournal(layer);
  await passUntil(() => server.running() === 1);
  await server.stop();
  await pass(5_000);
  waiting.leave();
  await clock.advance(0);
  expect([clock.pending, layer.connection.get().kind]).toEqual([0, 'idle']);
  expect([...waiting.errors, ...opening.errors]).toEqual([]);
});

test('Signing out ends subscriptions without an error and closes the socket', async () => {
  server = await liveServer();
  const reader = readJournal(connect());
  await until(() => server.running() === 1);
  layer.close();
  await until(() => server.open() === 0);
  await pass(60_000);
  expect([reader.completed, reader.errors, server.connections(), clock.pending]).toEqual([
    1,
    [],
    1,
    0,
  ]);
});

test('A subscription without `socketUrl` or without `subscriptions` fails at once', async () => {
  server = await liveServer();
  clock = new FakeClock();
  for (const options of [{ subscriptions }, {}]) {
    layer = createNetwork({ retryMutations: true, ...options, platform: { clock, WebSocket } });
    const reader = readJournal(layer);
    await clock.advance(0);
    expect(reader.failure()).toMatchObject({ kind: 'network', retryable: false });
    layer.close();
  }
});
