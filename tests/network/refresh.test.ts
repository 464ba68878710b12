import type { NetworkFailure } from '../../network/index';
import { fakeLayer, withStatus } from './support/fakeLayer';
import { fixMutation, observe } from './support/observe';
import { letsIn, person } from './support/person';

describe('A refresh that', () => {
  const cases: [string, () => Promise<string | null>, Partial<NetworkFailure>, number][] = [
    ['is refused', async () => null, { kind: 'auth', retryable: false }, 1],
    [
      'throws',
      () => Promise.reject(new TypeError('fetch failed')),
      { kind: 'network', retryable: true },
      0,
    ],
    ['answers empty', async () => '', { kind: 'auth', retryable: true }, 0],
    ['hangs for 15,000 ms', () => new Promise(() => {}), { kind: 'timeout', retryable: true }, 0],
  ];
  test.each(cases)(
    '%s: all who wait fail alike, and the next request may try again',
    async (_name, first, facts, losses) => {
      const auth = person((attempt) => (attempt === 1 ? first() : Promise.resolve('new')));
      const { layer, clock, sent } = fakeLayer(letsIn('new'), { auth });
      const waiting = [observe(layer), observe(layer, fixMutation)];
      await clock.advance(0);
      waiting.push(observe(layer));
      await clock.advance(15_000);
      for (const seen of waiting.slice(0, 2)) expect(seen.failure()).toMatchObject(facts);
      expect(waiting.map((seen) => seen.next.length)).toEqual(expect.arrayContaining([0, 0]));
      expect([auth.losses.length, clock.pending]).toEqual([losses, 0]);
      expect(
        waiting.every(
          (seen) => !seen.errors.some((error) => (error as NetworkFailure).maybeExecuted),
        ),
      ).toBe(true);

      const next = observe(layer);
      await clock.advance(0);
      expect([next.completed, sent.length > 2]).toEqual([1, true]);
    },
  );

  test('was refused signs the person out once, however many ask again', async () => {
    const auth = person(async () => null);
    const { layer, clock } = fakeLayer(() => withStatus(401), { auth });
    for (let round = 0; round < 3; round += 1) {
      observe(layer);
      observe(layer);
      await clock.advance(0);
    }
    expect([auth.refreshes, auth.losses.length]).toEqual([3, 1]);
  });

  test('was refused fails all who wait also when `lost` throws', async () => {
    const auth = person(async () => null);
    auth.lost = () => {
      throw new Error('A bug in the sign-out.');
    };
    const { layer, clock } = fakeLayer(() => withStatus(401), { auth });
    const waiting = [observe(layer), observe(layer)];
    await clock.advance(0);
    expect(waiting.map((seen) => seen.failure().kind)).toEqual(['auth', 'auth']);
  });

  test('hangs is aborted', async () => {
    const auth = person(() => new Promise(() => {}));
    const { layer, clock } = fakeLayer(() => withStatus(401), { auth });
    observe(layer);
    await clock.advance(15_000);
    expect(auth.signals.map((signal) => signal.aborted)).toEqual([true]);
  });
});
