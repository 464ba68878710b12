import { NetworkFailure } from '../../network/index';
import { fakeLayer, ok } from './support/fakeLayer';
import { observe } from './support/observe';
import { until, wireServer } from './support/wireServer';

test('A request without an answer is sent at 0, 16,000 and 34,000 ms, each aborted, and fails with timeout at 49,000 ms; never two at a time', async () => {
  const { layer, clock, sent, mostAlive, alive } = fakeLayer(() => 'silence');
  const seen = observe(layer);
  await clock.advance(48_999);
  expect(seen.errors).toEqual([]);
  await clock.advance(1);

  expect(sent.map((request) => request.at)).toEqual([0, 16_000, 34_000]);
  expect(sent.map((request) => request.signal.aborted)).toEqual([true, true, true]);
  expect(seen.failure()).toBeInstanceOf(NetworkFailure);
  expect(seen.failure()).toMatchObject({
    kind: 'timeout',
    operation: 'ViewerQuery',
    retryable: true,
    maybeExecuted: false,
  });
  expect(seen.failure().message).toBe('ViewerQuery failed: timeout');
  expect(
    seen.failure().attempts.map(({ startedAt, durationMs, kind }) => [startedAt, durationMs, kind]),
  ).toEqual([
    [0, 15_000, 'timeout'],
    [16_000, 15_000, 'timeout'],
    [34_000, 15_000, 'timeout'],
  ]);
  expect(seen.next).toEqual([]);
  expect([mostAlive(), alive(), clock.pending]).toEqual([1, 0, 0]);
});

test('A late answer to a request that timed out delivers nothing and starts nothing', async () => {
  let answerLate = (): void => {};
  const late = new Promise<Response>((resolve) => (answerLate = () => resolve(ok())));
  // This server's connection does not even notice the abort.
  const deaf = (): Promise<Response> => late;
  const { layer, clock } = fakeLayer(() => 'silence', { platform: { fetch: deaf } });
  const seen = observe(layer);
  await clock.advance(49_000);
  answerLate();
  await clock.advance(100_000);

  expect(seen.next).toEqual([]);
  expect(seen.failure().kind).toBe('timeout');
  expect(clock.pending).toBe(0);
});

test('Headers, half a body, then silence: aborted at 15,000 ms, the server sees the connection close, and the request is sent again', async () => {
  const server = await wireServer((_request, response, { index }) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    if (index === 0) response.write('{"data":{"half":');
    else response.end('{"data":{"whole":true}}');
  });
  const fake = fakeLayer(ok, { url: server.url, platform: { fetch } });
  const seen = observe(fake.layer);
  await until(() => server.requests.length === 1);
  await fake.clock.advance(14_999);
  expect(server.cut()).toBe(0);
  await fake.clock.advance(1);
  await until(() => server.cut() === 1);
  await fake.clock.advance(1_000);
  await until(() => seen.completed === 1);
  expect(seen.next).toEqual([{ data: { whole: true }, extensions: { is_final: true } }]);
  expect([server.requests.length, fake.clock.pending]).toEqual([2, 0]);
  await server.close();
});
