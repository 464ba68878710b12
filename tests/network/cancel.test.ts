import { fakeLayer, json, ok, withStatus, type FakeLayer } from './support/fakeLayer';
import { observe, type Seen } from './support/observe';

const forever = <T>(): Promise<T> => new Promise<T>(() => {});
/** An answer whose headers are there and whose body stops in the middle. */
const halfABody = (): Response =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":')),
    }),
  );

type Setting = () => { fake: FakeLayer; enter?: () => Promise<void> };

const phases: [string, number, Setting][] = [
  [
    'while the token is read',
    0,
    () => ({
      fake: fakeLayer(ok, {
        auth: { token: () => forever(), refresh: () => forever(), lost: () => {} },
      }),
    }),
  ],
  ['while the url function runs', 0, () => ({ fake: fakeLayer(ok, { url: () => forever() }) })],
  [
    'while the headers function runs',
    0,
    () => ({ fake: fakeLayer(ok, { headers: () => forever() }) }),
  ],
  [
    'while it waits for a refresh',
    0,
    () => ({
      fake: fakeLayer(() => withStatus(401), {
        auth: {
          token: () => 'old',
          refresh: async (signal) =>
            new Promise((resolve) => signal.addEventListener('abort', () => resolve(null))),
          lost: () => {},
        },
      }),
    }),
  ],
  ['before the headers', 5_000, () => ({ fake: fakeLayer(() => 'silence') })],
  ['in the body', 5_000, () => ({ fake: fakeLayer(halfABody) })],
  ['in a retry’s delay', 500, () => ({ fake: fakeLayer(() => withStatus(503)) })],
  [
    'in the second attempt',
    2_000,
    () => ({ fake: fakeLayer((index) => (index === 0 ? withStatus(503) : 'silence')) }),
  ],
  [
    'while it waits for `online`',
    5_000,
    () => {
      const fake = fakeLayer(() => new TypeError('fetch failed'));
      fake.setOnline(false);
      return { fake };
    },
  ],
  ['before anything could happen', -1, () => ({ fake: fakeLayer(ok) })],
  ['after the answer', 0, () => ({ fake: fakeLayer(ok) })],
  [
    'after the failure',
    0,
    () => ({ fake: fakeLayer(() => json({ errors: [{ message: 'no' }] })) }),
  ],
];

describe('The caller unsubscribes', () => {
  const output = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
    jest.spyOn(console, method).mockImplementation(() => {}),
  );
  afterAll(() => output.forEach((spy) => spy.mockRestore()));

  test.each(phases)(
    '%s: no timer is left, nothing more is sent, said or printed',
    async (_phase, at, setting) => {
      const { fake } = setting();
      const rejections: unknown[] = [];
      const note = (cause: unknown): void => void rejections.push(cause);
      process.on('unhandledRejection', note);
      const seen = observe(fake.layer);
      if (at >= 0) await fake.clock.advance(at);
      const before = told(seen);
      const sentBefore = fake.sent.length;

      seen.leave();
      seen.leave();
      // The shared refresh goes on for others; its timer is the only one that may be left.
      await fake.clock.advance(600_000);
      process.off('unhandledRejection', note);

      expect(told(seen)).toEqual(before);
      expect(fake.sent.length).toBe(at < 0 ? fake.sent.length : sentBefore);
      expect([fake.alive(), fake.clock.pending, fake.onlineListeners()]).toEqual([0, 0, 0]);
      expect(rejections).toEqual([]);
      expect(output.flatMap((spy) => spy.mock.calls)).toEqual([]);
    },
  );

  const told = (seen: Seen): unknown => [seen.next.length, seen.errors.length, seen.completed];
});
