import type { NetworkConnectionState } from '../../network/index';
import { settled } from './support/fakeClock';
import { socketBench } from './support/socketBench';
import { until } from './support/wireServer';

const bench = socketBench();
afterEach(bench.clean);

describe('The connection is shown as it is:', () => {
  test('idle, connecting, live, reconnecting since when, live again, idle', async () => {
    const server = await bench.raw();
    bench.connect(server.url);
    const states: NetworkConnectionState[] = [];
    const stop = bench.layer.connection.subscribe(() => states.push(bench.layer.connection.get()));
    const seen = bench.subscribe();
    await until(() => server.subscribes.length === 1);
    await bench.clock.advance(5_000);
    server.sockets[0]?.terminate();
    await until(() => states.at(-1)?.kind === 'reconnecting');
    await bench.clock.advance(100);
    await until(() => states.at(-1)?.kind === 'live');
    seen.leave();
    await settled();
    expect(states).toEqual([
      { kind: 'connecting', since: 0 },
      { kind: 'live', since: 0 },
      { kind: 'reconnecting', since: 5_000 },
      { kind: 'live', since: 5_100 },
      { kind: 'idle', since: 5_100 },
    ]);
    stop();
    bench.subscribe();
    expect(states.length).toBe(5);
  });

  test('offline while the device says so; coming back ends the wait and pings an open socket', async () => {
    let isOnline = true;
    let tell = (): void => {};
    const online = {
      get: () => isOnline,
      subscribe: (listener: () => void) => ((tell = listener), () => {}),
    };
    const set = (value: boolean): void => {
      isOnline = value;
      tell();
    };
    const server = await bench.raw({ pong: false });
    bench.connect(server.url, { platform: { online } });
    bench.subscribe();
    await until(() => server.subscribes.length === 1);
    set(false);
    expect(bench.layer.connection.get().kind).toBe('offline');
    set(true);
    expect(bench.layer.connection.get().kind).toBe('live');
    await until(() => server.heard.includes('ping'));
    await bench.clock.advance(10_000);
    expect(bench.layer.connection.get().kind).toBe('reconnecting');
    set(false);
    set(true);
    await until(() => server.subscribes.length === 2);
    expect(bench.clock.now()).toBe(10_000);
  });

  test('polling where websockets are blocked: the journal is read by POST at once and every 20 s, until a socket opens', async () => {
    const url = await bench.deaf();
    const server = await bench.raw();
    let address = url;
    const polls: number[] = [];
    let fail = false;
    bench.connect('', {
      socketUrl: () => address,
    });
    const poll = async (): Promise<void> => {
      polls.push(bench.clock.now());
      if (fail) throw new Error('The server is gone, too.');
    };
    const seen = bench.subscribe({ poll });
    await bench.clock.advance(4_000);
    // Given up at 1,000, 2,300 and 3,940 ms: three in a row.
    expect(polls).toEqual([3_940]);
    expect(bench.layer.connection.get()).toEqual({ kind: 'polling', since: 3_940 });
    await bench.clock.advance(20_000);
    expect(polls).toEqual([3_940, 23_940]);
    fail = true;
    await bench.clock.advance(20_000);
    expect(bench.layer.connection.get().kind).toBe('reconnecting');
    fail = false;
    await bench.clock.advance(20_000);
    expect(bench.layer.connection.get().kind).toBe('polling');

    address = server.url;
    for (let turn = 0; turn < 500 && server.subscribes.length === 0; turn += 1)
      await bench.clock.advance(100);
    expect(bench.layer.connection.get().kind).toBe('live');
    const before = polls.length;
    await bench.clock.advance(100_000);
    expect([polls.length, seen.errors.length]).toEqual([before, 0]);
  });

  test('polling where the server allows this person no further socket, and live when it does', async () => {
    const server = await bench.raw({ ack: false });
    bench.connect(server.url);
    const polls: number[] = [];
    const seen = bench.subscribe({ poll: async () => polls.push(bench.clock.now()) });
    await until(() => server.inits.length === 1);
    server.sockets[0]?.close(4429);
    await until(() => bench.layer.connection.get().kind === 'polling');
    expect(polls).toEqual([0]);
    await bench.clock.advance(9_999);
    expect(server.sockets.length).toBe(1);
    await bench.clock.advance(1);
    await until(() => server.inits.length === 2);
    server.send({ type: 'connection_ack' });
    await until(() => bench.layer.connection.get().kind === 'live');
    expect([polls, seen.errors]).toEqual([[0], []]);
  });

  test('a token that cannot be read is read again for the next socket', async () => {
    const server = await bench.raw();
    let asked = 0;
    const token = async (): Promise<string> => {
      asked += 1;
      if (asked < 3) throw new Error('not yet');
      return 'secret';
    };
    bench.connect(server.url, { auth: { token, refresh: async () => null, lost: () => {} } });
    const seen = bench.subscribe();
    for (let turn = 0; turn < 500 && server.subscribes.length === 0; turn += 1)
      await bench.clock.advance(turn % 10 === 9 ? 50 : 0);
    expect([asked, server.subscribes.length, server.sockets.length, seen.errors.length]).toEqual([
      3, 1, 3, 0,
    ]);
  });
});
