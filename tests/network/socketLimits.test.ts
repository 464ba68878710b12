import { settled } from './support/fakeClock';
import { notedSockets, socketBench } from './support/socketBench';
import { until } from './support/wireServer';

const bench = socketBench();
afterEach(bench.clean);

test('A server that accepts the connection and never upgrades is given up after 1,000, 1,200, 1,440 … up to 30,000 ms', async () => {
  const url = await bench.deaf();
  const noted = notedSockets(bench);
  bench.connect(url, { platform: { WebSocket: noted.WebSocket } });
  const seen = bench.subscribe();
  await bench.clock.advance(600_000);
  const limits = noted.lives
    .filter(({ to }) => to !== undefined)
    .map(({ from, to }) => Math.round((to ?? 0) - from));
  expect(limits.slice(0, 5)).toEqual([1_000, 1_200, 1_440, 1_728, 2_074]);
  expect(Math.max(...limits)).toBe(30_000);
  expect(seen.errors).toEqual([]);
});

test('Where sockets need 5 s to open, the next load of the page allows them at once, until one opens within 1 s', async () => {
  const server = await bench.raw();
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  /** Loads the page until its subscription runs; how many sockets it tried. */
  async function socketsUntilLive(opensAfterMs: number): Promise<number> {
    let sockets = 0;
    bench.connect('', {
      socketUrl() {
        sockets += 1;
        return new Promise((resolve) =>
          bench.clock.setTimeout(() => resolve(server.url), opensAfterMs),
        );
      },
      platform: { storage },
    });
    bench.subscribe();
    for (let turn = 0; turn < 1_000 && bench.layer.connection.get().kind !== 'live'; turn += 1)
      await bench.clock.advance(100);
    bench.layer.close();
    return sockets;
  }
  expect(await socketsUntilLive(5_000)).toBe(10);
  expect(await socketsUntilLive(5_000)).toBe(1);
  expect(await socketsUntilLive(500)).toBe(1);
  expect(await socketsUntilLive(5_000)).toBe(10);
  items.forEach((_limit, key) => items.set(key, 'nonsense'));
  expect(await socketsUntilLive(5_000)).toBe(10);
});

test('Between sockets it waits 100 ms, then twice as long each time, up to 10 s, each ± 50 %', async () => {
  const url = await bench.deaf();
  for (const [random, factor] of [
    [0, 0.5],
    [0.5, 1],
    [0.999_999, 1.5],
  ] as const) {
    const noted = notedSockets(bench);
    bench.connect(url, { platform: { WebSocket: noted.WebSocket, random: () => random } });
    bench.subscribe();
    await bench.clock.advance(200_000);
    const waits = noted.lives
      .slice(1)
      .map(({ from }, index) => Math.round(from - (noted.lives[index]?.to ?? 0)));
    expect(waits.slice(0, 4)).toEqual([100, 200, 400, 800].map((ms) => Math.round(ms * factor)));
    expect(Math.max(...waits)).toBe(10_000 * factor);
    bench.layer.close();
  }
});

test('A server that opens and never acknowledges is given up after 30,000 ms', async () => {
  const server = await bench.raw({ ack: false });
  bench.connect(server.url);
  bench.subscribe();
  await until(() => server.heard.includes('connection_init'));
  await bench.clock.advance(29_999);
  expect(server.sockets.length).toBe(1);
  await bench.clock.advance(1 + 100);
  await until(() => server.sockets.length === 2);
});

test('When pongs stop there is a new socket within 30,000 ms', async () => {
  const server = await bench.raw({ pong: false });
  bench.connect(server.url);
  const seen = bench.subscribe();
  await until(() => server.subscribes.length === 1);
  await settled();
  await bench.clock.advance(20_000);
  await until(() => server.heard.includes('ping'));
  await bench.clock.advance(9_800);
  expect(server.sockets.length).toBe(1);
  await bench.clock.advance(200 + 100);
  await until(() => server.subscribes.length === 2);
  expect([server.sockets.length, seen.errors.length]).toEqual([2, 0]);
});

test('A busy stream without pongs is not cut', async () => {
  const server = await bench.raw({ pong: false });
  bench.connect(server.url);
  const seen = bench.subscribe();
  await until(() => server.subscribes.length === 1);
  await settled();
  for (let event = 1; event <= 20; event += 1) {
    server.next(0, { data: { journal: event } });
    await until(() => seen.next.length === event);
    await bench.clock.advance(15_000);
  }
  expect([server.sockets.length, server.heard.includes('ping')]).toEqual([1, false]);
});

/** Lets a server do its part and the fake time go on until it was met so many times. */
async function passUntil(happened: () => boolean): Promise<void> {
  for (let turn = 0; turn < 3_000 && !happened(); turn += 1)
    await bench.clock.advance(turn % 10 === 9 ? 50 : 0);
  expect(happened()).toBe(true);
}

test('A server that acknowledges and closes again and again, with 1000 too, is tried at ever longer intervals', async () => {
  const server = await bench.raw();
  const noted = notedSockets(bench);
  bench.connect(server.url, { platform: { WebSocket: noted.WebSocket } });
  const seen = bench.subscribe();
  for (let round = 1; round <= 8; round += 1) {
    await passUntil(() => server.subscribes.length === round);
    server.sockets.at(-1)?.close(1000);
  }
  await passUntil(() => noted.lives.length === 9);
  const starts = noted.lives.map(({ from }) => from);
  const waits = starts.slice(1).map((from, index) => from - (starts[index] ?? 0));
  expect(waits.map((ms, index) => ms >= Math.min(100 * 2 ** index, 10_000))).toEqual(
    Array(8).fill(true),
  );
  expect(seen.errors).toEqual([]);
});
