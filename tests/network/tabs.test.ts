import { shareRefresh, type NetworkChannel, type NetworkLocks } from '../../network/index';
import { FakeClock, settled } from './support/fakeClock';
import { fakeLayer, ok, withStatus } from './support/fakeLayer';
import { observe, type Seen } from './support/observe';

/**
 * Web NetworkLocks as a browser has them for all tabs of an origin: exclusive, first come first served.
 */
function fakeLocks(): NetworkLocks {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  return {
    request(_name, { ifAvailable, signal }, run) {
      if (ifAvailable === true && held > 0) return run(null);
      held += 1;
      const turn = last.then(() => {
        signal?.throwIfAborted();
        return run({});
      });
      last = turn.then(
        () => (held -= 1),
        () => (held -= 1),
      );
      // A browser takes whoever gives up waiting out of the queue at once.
      const gone = new Promise<never>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
      return Promise.race([turn, gone]);
    },
  };
}

/**
 * One end of a BroadcastChannel for each tab; messages come later, as they do between processes.
 */
function fakeChannels(): () => NetworkChannel {
  const ends = new Set<Set<(event: { data: unknown }) => void>>();
  return () => {
    const mine = new Set<(event: { data: unknown }) => void>();
    ends.add(mine);
    return {
      postMessage(data) {
        setImmediate(() =>
          [...ends]
            .filter((end) => end !== mine)
            .forEach((end) => end.forEach((listener) => listener({ data }))),
        );
      },
      addEventListener: (_type, listener) => void mine.add(listener),
      removeEventListener: (_type, listener) => void mine.delete(listener),
    };
  };
}

interface Browser {
  refreshes: number;
  readonly open: () => { ask: () => Seen; token: () => string };
}

/** Tabs of one browser against one server that lets in only the newest token. */
function browser(
  refresh: (attempt: number) => Promise<string | null>,
  locks: NetworkLocks | undefined = fakeLocks(),
): Browser {
  const channel = fakeChannels();
  let valid = 'none';
  const self: Browser = {
    refreshes: 0,
    open() {
      let token = 'old';
      const fake = fakeLayer(
        (_index, { headers }) =>
          headers['authorization'] === `Bearer ${valid}` ? ok() : withStatus(401),
        {
          auth: {
            token: () => token,
            refresh: shareRefresh(
              'snagbook-refresh',
              { locks, channel: channel(), clock },
              async () => {
                self.refreshes += 1;
                const fresh = await refresh(self.refreshes);
                if (fresh !== null) token = valid = fresh;
                return fresh;
              },
              (told) => (token = told),
            ),
            lost: () => {},
          },
        },
      );
      return { ask: () => observe(fake.layer), token: () => token };
    },
  };
  return self;
}

let clock: FakeClock;
beforeEach(() => (clock = new FakeClock()));

const slowly = async <T>(value: T): Promise<T> => {
  await settled();
  return value;
};

async function until(happened: () => boolean): Promise<void> {
  for (let turn = 0; turn < 50 && !happened(); turn += 1) await settled();
}

test('Two tabs with an expired token: one refresh, and both get their answers', async () => {
  const self = browser((attempt) => slowly(`token ${attempt}`));
  const [one, two] = [self.open(), self.open()];
  const seen = [one.ask(), one.ask(), two.ask(), two.ask()];
  await until(() => seen.every(({ completed }) => completed === 1));
  expect(seen.map(({ completed }) => completed)).toEqual([1, 1, 1, 1]);
  expect([self.refreshes, one.token(), two.token(), clock.pending]).toEqual([
    1,
    'token 1',
    'token 1',
    0,
  ]);
});

test('Without locks each tab refreshes for itself, once for all its callers', async () => {
  let asked = 0;
  const refresh = async (): Promise<string> => slowly(`token ${(asked += 1)}`);
  const shared = (): ((signal: AbortSignal) => Promise<string | null>) =>
    shareRefresh('x', { locks: undefined, channel: fakeChannels()(), clock }, refresh, () => {});
  const [one, two] = [shared(), shared()];
  const { signal } = new AbortController();
  expect(await Promise.all([one(signal), one(signal), two(signal)])).toEqual([
    'token 1',
    'token 1',
    'token 2',
  ]);
});

test('A tab waits for a frozen one that holds the lock until `lockTimeoutMs`', async () => {
  const locks = fakeLocks();
  const channel = fakeChannels();
  const share = (
    refresh: () => Promise<string | null>,
  ): ((signal: AbortSignal) => Promise<string | null>) =>
    shareRefresh(
      'x',
      { locks, channel: channel(), clock, lockTimeoutMs: 5_000 },
      refresh,
      () => {},
    );
  const { signal } = new AbortController();
  void share(() => new Promise(() => {}))(signal);
  const waited = share(async () => 'its own')(signal);
  let answer: string | null | undefined;
  void waited.then((token) => (answer = token));
  await clock.advance(4_999);
  expect(answer).toBeUndefined();
  await clock.advance(1);
  expect(await waited).toBe('its own');
});
