import { fakeLayer, json, ok, withStatus } from './support/fakeLayer';
import { fixMutation, observe } from './support/observe';

test('Two broken connections and then an answer: one value, sent at 0, 1,000 and 4,000 ms', async () => {
  const { layer, clock, sent } = fakeLayer((index) =>
    index < 2 ? new TypeError('fetch failed') : ok(),
  );
  const seen = observe(layer);
  await clock.advance(60_000);
  expect(sent.map((request) => request.at)).toEqual([0, 1_000, 4_000]);
  expect([seen.next.length, seen.completed, seen.errors.length]).toEqual([1, 1, 0]);
});

test.each([200, 204, 206, 299, 300])('Status %i is not sent again', async (status) => {
  const { layer, clock, sent } = fakeLayer(() => withStatus(status));
  observe(layer);
  await clock.advance(60_000);
  expect(sent.length).toBe(1);
});

test.each([301, 304, 404, 429, 500, 502, 503])(
  'Status %i is sent three times and fails with http',
  async (status) => {
    const { layer, clock, sent } = fakeLayer(() => withStatus(status));
    const seen = observe(layer);
    await clock.advance(60_000);
    expect(sent.length).toBe(3);
    expect(seen.failure()).toMatchObject({ kind: 'http', status });
    expect(seen.next).toEqual([]);
  },
);

test('Status 401 is not sent again by the retry', async () => {
  const { layer, clock, sent } = fakeLayer(() => withStatus(401));
  const seen = observe(layer);
  await clock.advance(60_000);
  expect(sent.length).toBe(1);
  expect(seen.failure()).toMatchObject({ kind: 'auth', status: 401 });
});

test.each([
  ['2', [0, 2_000, 5_000]],
  ['0', [0, 1_000, 4_000]],
  ['600', [0, 30_000, 60_000]],
  ['Fri, 20 Nov 2026 10:00:05 GMT', [0, 5_000, 10_000]],
  ['soon', [0, 1_000, 4_000]],
])('With 503 and `Retry-After: %s` the attempts start at %p ms', async (retryAfter, starts) => {
  const { layer, clock, sent } = fakeLayer(() =>
    withStatus(503, { 'Retry-After': retryAfter, Date: 'Fri, 20 Nov 2026 10:00:00 GMT' }),
  );
  observe(layer);
  await clock.advance(120_000);
  expect(sent.map((request) => request.at)).toEqual(starts);
});

test('A 500 with GraphQL errors three times: the failure has the status, those errors and three attempts', async () => {
  const errors = [
    { message: 'Something broke.', extensions: { code: 'INTERNAL', retryable: true } },
  ];
  const { layer, clock } = fakeLayer(() =>
    json({ errors }, { status: 500, headers: { 'x-request-id': 'r-7' } }),
  );
  const seen = observe(layer);
  await clock.advance(60_000);
  expect(seen.failure()).toMatchObject({
    kind: 'http',
    status: 500,
    graphqlErrors: errors,
    requestId: 'r-7',
  });
  expect(seen.failure().attempts.map((attempt) => attempt.status)).toEqual([500, 500, 500]);
  expect(seen.failure().message).toBe('ViewerQuery failed: http 500, INTERNAL');
});

test('A body that says `retryable: false` is final at once, whatever the status', async () => {
  const errors = [
    { message: 'Too big.', extensions: { code: 'TOO_LARGE', retryable: false } },
    { message: 'x', extensions: { retryable: true } },
  ];
  const { layer, clock, sent } = fakeLayer(() => json({ errors }, { status: 503 }));
  const seen = observe(layer);
  await clock.advance(60_000);
  expect(sent.length).toBe(1);
  expect(seen.failure()).toMatchObject({ kind: 'http', status: 503, retryable: false });
});

test('A mutation that times out and then succeeds sends byte-identical bodies', async () => {
  const { layer, clock, sent } = fakeLayer((index) => (index === 0 ? 'silence' : ok()));
  const seen = observe(layer, fixMutation, { input: { eventId: 'event_1', note: 'ä' } });
  await clock.advance(20_000);
  expect(seen.completed).toBe(1);
  expect(sent.map((request) => request.body)).toEqual([
    '{"id":"m1","query":"","variables":{"input":{"eventId":"event_1","note":"ä"}}}',
    '{"id":"m1","query":"","variables":{"input":{"eventId":"event_1","note":"ä"}}}',
  ]);
});

test('With `retryMutations: false` a mutation is sent once and its timeout says that it may have been executed', async () => {
  const { layer, clock, sent } = fakeLayer(() => 'silence', { retryMutations: false });
  const seen = observe(layer, fixMutation);
  await clock.advance(60_000);
  expect(sent.length).toBe(1);
  expect(seen.failure()).toMatchObject({ kind: 'timeout', maybeExecuted: true });
});

test('Offline at the time of a retry: it waits for `online`, for 30 s at most, and then goes on', async () => {
  const fake = fakeLayer((index) => (index < 2 ? new TypeError('fetch failed') : ok()));
  const seen = observe(fake.layer);
  await fake.clock.advance(500);
  fake.setOnline(false);
  await fake.clock.advance(20_000);
  expect(fake.sent.length).toBe(1);
  fake.setOnline(false); // an event without a change wakes nothing
  await fake.clock.advance(0);
  expect(fake.sent.length).toBe(1);
  fake.setOnline(true);
  await fake.clock.advance(0);
  expect(fake.sent.map((request) => request.at)).toEqual([0, 20_500]);
  // A browser behind a VPN may say so for ever.
  fake.setOnline(false);
  await fake.clock.advance(33_000);
  expect(fake.sent.map((request) => request.at)).toEqual([0, 20_500, 53_500]);
  expect(seen.completed).toBe(1);
});
