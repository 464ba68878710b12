import type { NetworkEvent } from '../../network/index';
import { FakeClock, settled } from './support/fakeClock';
import { fakeLayer, ok, withStatus } from './support/fakeLayer';
import { fixMutation, observe } from './support/observe';
import { bearer, later, letsIn, person } from './support/person';

test('20 requests with an expired token: one refresh, 20 replays, 40 fetches, 20 results', async () => {
  const auth = person(async () => 'new');
  const { layer, clock, sent } = fakeLayer(letsIn('new'), { auth });
  const all = Array.from({ length: 20 }, () => observe(layer));
  await clock.advance(0);
  expect([auth.refreshes, sent.length]).toEqual([1, 40]);
  expect(all.map((seen) => [seen.next.length, seen.completed, seen.errors.length])).toEqual(
    Array(20).fill([1, 1, 0]),
  );
  expect(clock.pending).toBe(0);
});

test('A 401 that arrives after the refresh has ended is replayed without another one', async () => {
  const auth = person(async () => 'new');
  const slow = later<Response>();
  const { layer, clock, sent } = fakeLayer(
    (index, request) => (index === 0 ? slow.promise : letsIn('new')(index, request)),
    { auth },
  );
  const late = observe(layer);
  await clock.advance(0);
  observe(layer);
  await clock.advance(0);
  expect(auth.refreshes).toBe(1);
  slow.resolve(withStatus(401));
  await clock.advance(0);
  expect([auth.refreshes, late.completed, bearer(sent[3] ?? fail())]).toEqual([1, 1, 'Bearer new']);
});

test('A request that starts during a refresh is sent once, with the new token', async () => {
  const answer = later<string | null>();
  const auth = person(() => answer.promise);
  const { layer, clock, sent } = fakeLayer(letsIn('new'), { auth });
  observe(layer);
  await clock.advance(0);
  const second = observe(layer, fixMutation);
  await clock.advance(0);
  expect(sent.length).toBe(1);
  answer.resolve('new');
  await clock.advance(0);
  expect(sent.map(bearer)).toEqual(['Bearer old', 'Bearer new', 'Bearer new']);
  expect(second.completed).toBe(1);
});

test('A 401 to a fresh token fails with auth: two fetches, one refresh', async () => {
  const auth = person(async () => 'new');
  const { layer, clock, sent } = fakeLayer(() => withStatus(401), { auth });
  const seen = observe(layer);
  await clock.advance(60_000);
  expect([sent.length, auth.refreshes]).toEqual([2, 1]);
  expect(seen.failure()).toMatchObject({ kind: 'auth', status: 401, retryable: false });
  expect(seen.failure().attempts.map((attempt) => attempt.status)).toEqual([401, 401]);
});

test('A token that changes with every read does not cause endless replays', async () => {
  let asked = 0;
  const { layer, clock, sent } = fakeLayer((index) => withStatus(index < 50 ? 401 : 200), {
    auth: { token: () => `token ${(asked += 1)}`, refresh: async () => null, lost: () => {} },
  });
  const seen = observe(layer);
  await clock.advance(60_000);
  expect([seen.failure().kind, sent.length]).toEqual(['auth', 2]);
});

test('A refresh uses up no retry and none of an attempt’s time', async () => {
  const answer = later<string | null>();
  const auth = person(() => answer.promise);
  const { layer, clock, sent } = fakeLayer(
    (index, request) =>
      index < 4 && bearer(request) === 'Bearer new'
        ? withStatus(503)
        : letsIn('new')(index, request),
    { auth },
  );
  const seen = observe(layer);
  await clock.advance(14_000);
  answer.resolve('new');
  await clock.advance(60_000);
  expect(sent.map((request) => request.at)).toEqual([0, 14_000, 15_000, 18_000]);
  expect(seen.failure()).toMatchObject({ kind: 'http', status: 503 });
});

test('When one of those waiting for the shared refresh cancels, the others go on', async () => {
  const answer = later<string | null>();
  const auth = person(() => answer.promise);
  const { layer, clock, sent } = fakeLayer(letsIn('new'), { auth });
  const [leaver, ...others] = [observe(layer), observe(layer), observe(layer)];
  await clock.advance(0);
  leaver?.leave();
  answer.resolve('new');
  await clock.advance(0);
  expect([auth.refreshes, sent.length, auth.signals[0]?.aborted]).toEqual([1, 5, false]);
  expect(others.map((seen) => seen.completed)).toEqual([1, 1]);
  expect([leaver?.next, leaver?.errors, leaver?.completed]).toEqual([[], [], 0]);
});

test('Sign-out with requests in flight: they fail as cancelled, late answers are dropped, and nothing starts again', async () => {
  const events: NetworkEvent[] = [];
  const slow = later<Response>();
  const auth = person(() => new Promise(() => {}));
  const { layer, clock, sent } = fakeLayer(
    (index) => (index === 0 ? slow.promise : index === 1 ? withStatus(401) : withStatus(503)),
    { auth, onEvent: (event) => events.push(event) },
  );
  const query = observe(layer);
  const refreshing = observe(layer);
  const retrying = observe(layer, fixMutation);
  await clock.advance(0);
  layer.close();
  await settled();
  expect(events.at(-1)?.type).toBe('end');
  expect(auth.signals.map((signal) => signal.aborted)).toEqual([true]);
  slow.resolve(ok());
  await clock.advance(600_000);

  expect(
    [query, refreshing, retrying].map((seen) => [seen.failure().kind, seen.next.length]),
  ).toEqual(Array(3).fill(['cancelled', 0]));
  expect([sent.length, clock.pending, auth.losses.length]).toEqual([2 + 1, 0, 0]);
  const after = observe(layer);
  await settled();
  expect([after.failure().kind, sent.length]).toEqual(['cancelled', 3]);
});

/**
 * A token as servers make them, whose times anybody can read: good from `start` until `end`, in ms.
 */
function signed(start: number, end: number): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [
    part({ alg: 'HS256' }),
    part({ iat: start / 1_000, nbf: start / 1_000, exp: end / 1_000 }),
    'signature',
  ].join('.');
}

describe.each([-3_600_000, 3_600_000])(
  'A client’s clock that is %i ms off changes nothing:',
  (off) => {
    const now = Date.parse('2026-11-20T10:00:00Z');
    const minute = 60_000;

    async function ask(token: string, fresh: string): Promise<unknown[]> {
      const auth = person(async () => fresh, token);
      jest.useFakeTimers({
        now: now + off,
        doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'],
      });
      try {
        // The device's own clock, for all that the layer could read it from.
        const { setTimeout, clearTimeout } = new FakeClock();
        const { layer, sent } = fakeLayer(letsIn(fresh), {
          auth,
          platform: { clock: { now: () => Date.now(), setTimeout, clearTimeout } },
        });
        const seen = observe(layer);
        await settled();
        return [seen.completed, auth.refreshes, sent.length];
      } finally {
        jest.useRealTimers();
      }
    }

    test('a token that the server accepts is sent as it is', async () => {
      const good = signed(now - minute, now + 9 * minute);
      expect(await ask(good, good)).toEqual([1, 0, 1]);
    });

    test('a token that the server calls expired is refreshed once', async () => {
      expect(
        await ask(signed(now - 11 * minute, now - minute), signed(now, now + 10 * minute)),
      ).toEqual([1, 1, 2]);
    });
  },
);

test.each([
  [
    'throws',
    () => {
      throw new Error('storage is broken');
    },
    'network',
  ],
  ['rejects', () => Promise.reject(new Error('storage is broken')), 'network'],
  ['never comes', () => new Promise<string>(() => {}), 'timeout'],
])('A token that %s fails the request and sends nothing', async (_name, token, kind) => {
  const { layer, clock, sent } = fakeLayer(ok, {
    auth: { token, refresh: async () => null, lost: () => {} },
  });
  const seen = observe(layer);
  await clock.advance(15_000);
  expect([seen.failure().kind, sent.length, clock.pending]).toEqual([kind, 0, 0]);
});

function fail(): never {
  throw new Error('There was no such request.');
}
