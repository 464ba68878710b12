import { type NetworkEvent } from '../../network/index';
import { fakeLayer, json, ok } from './support/fakeLayer';
import { observe, viewerQuery } from './support/observe';

const page = (status: number): Response =>
  new Response('<html><body>secret 502 page</body></html>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

test('An HTML page with status 502 fails with http after three attempts, and no HTML is in the message', async () => {
  const { layer, clock, sent } = fakeLayer(() => page(502));
  const seen = observe(layer);
  await clock.advance(60_000);
  expect(sent.length).toBe(3);
  expect(seen.failure()).toMatchObject({
    kind: 'http',
    status: 502,
    message: 'ViewerQuery failed: http 502',
  });
  expect(JSON.stringify({ ...seen.failure() }) + String(seen.failure().cause)).not.toContain(
    'html',
  );
});

test('The same page with status 200 fails with badBody after one attempt', async () => {
  const { layer, clock, sent } = fakeLayer(() => page(200));
  const seen = observe(layer);
  await clock.advance(60_000);
  expect(sent.length).toBe(1);
  expect(seen.failure()).toMatchObject({
    kind: 'badBody',
    status: 200,
    message: 'ViewerQuery failed: badBody',
  });
  expect(String(seen.failure().cause)).not.toContain('html');
});

test.each([200, 204])(
  'An empty answer with status %i fails with emptyBody after one attempt',
  async (status) => {
    const { layer, clock, sent } = fakeLayer(() => new Response(null, { status }));
    const seen = observe(layer);
    await clock.advance(60_000);
    expect([sent.length, seen.failure().kind]).toEqual([1, 'emptyBody']);
  },
);

test.each([
  'null',
  '[]',
  '"x"',
  '{}',
  '{"data":null}',
  '{"data":null,"errors":[]}',
  '{"data":7}',
  '[{"data":{}}]',
])('The answer %s fails with noData after one attempt', async (body) => {
  const { layer, clock, sent } = fakeLayer(() => new Response(body));
  const seen = observe(layer);
  await clock.advance(60_000);
  expect([sent.length, seen.failure().kind, seen.next.length]).toEqual([1, 'noData', 0]);
});

test('Null data with extensions and without errors is a control payload and passes', async () => {
  const { layer, clock } = fakeLayer(
    () => new Response('{"data":null,"extensions":{"live":true}}'),
  );
  const seen = observe(layer);
  await clock.advance(0);
  expect(seen.next).toEqual([{ data: null, extensions: { live: true, is_final: true } }]);
});

test('An empty list of errors is no error', async () => {
  const { layer, clock } = fakeLayer(() => json({ data: { viewer: null }, errors: [] }));
  const seen = observe(layer);
  await clock.advance(0);
  expect(seen.next).toEqual([{ data: { viewer: null }, extensions: { is_final: true } }]);
});

describe('Errors beside data', () => {
  const errors = [
    { message: 'No photo.', path: ['viewer', 'photo'], extensions: { code: 'NOT_FOUND' } },
  ];
  const both = (): Response => json({ data: { viewer: { photo: null } }, errors });

  test('fail by default with graphql, and Relay gets nothing', async () => {
    const { layer, clock, sent } = fakeLayer(both);
    const seen = observe(layer);
    await clock.advance(60_000);
    expect([sent.length, seen.next.length]).toEqual([1, 0]);
    expect(seen.failure()).toMatchObject({
      kind: 'graphql',
      status: 200,
      graphqlErrors: errors,
      retryable: false,
    });
    expect(seen.failure().message).toBe('ViewerQuery failed: graphql, NOT_FOUND');
  });

  test('reach Relay with the data when this request tolerates them, and are still reported', async () => {
    const events: NetworkEvent[] = [];
    const { layer, clock } = fakeLayer(both, { onEvent: (event) => events.push(event) });
    const seen = observe(layer, viewerQuery, {}, { tolerateErrors: true });
    await clock.advance(0);
    expect(seen.next).toEqual([
      { data: { viewer: { photo: null } }, errors, extensions: { is_final: true } },
    ]);
    expect(events.at(-1)).toMatchObject({
      type: 'end',
      outcome: 'ok',
      errors: [{ code: 'NOT_FOUND', path: 'viewer.photo' }],
    });
  });

  test('reach Relay when the layer tolerates them for this operation, unless the request says no', async () => {
    const { layer, clock } = fakeLayer(both, {
      tolerateErrors: (request) => request.name === 'ViewerQuery',
    });
    const tolerant = observe(layer);
    const strict = observe(layer, viewerQuery, {}, { tolerateErrors: false });
    await clock.advance(0);
    expect([tolerant.next.length, strict.failure().kind]).toEqual([1, 'graphql']);
  });
});

test('A `tolerateErrors` that throws fails the request with a NetworkFailure, and nothing is sent', async () => {
  const { layer, clock, sent } = fakeLayer(ok, {
    tolerateErrors() {
      throw new Error('a bug of the app');
    },
  });
  const seen = observe(layer);
  await clock.advance(0);
  expect([seen.failure().name, seen.failure().kind, sent.length]).toEqual([
    'NetworkFailure',
    'badBody',
    0,
  ]);
});

test('GraphQL errors inside a 4xx keep their codes', async () => {
  const errors = [
    { message: 'Too many.', extensions: { code: 'PAGE_TOO_LARGE', retryable: false } },
  ];
  const { layer, clock } = fakeLayer(() => json({ errors }, { status: 400 }));
  const seen = observe(layer);
  await clock.advance(0);
  expect(seen.failure()).toMatchObject({ kind: 'http', status: 400, graphqlErrors: errors });
});

test('Polling fetches anew each time', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  try {
    const { layer, clock, sent } = fakeLayer(ok);
    const seen: unknown[] = [];
    const polling = layer.network
      .execute(viewerQuery, {}, { force: true, poll: 500 })
      .poll(500)
      .subscribe({ next: (value) => seen.push(value) });
    for (let round = 1; round <= 3; round += 1) {
      await clock.advance(0);
      expect([sent.length, seen.length]).toEqual([round, round]);
      jest.advanceTimersByTime(500);
    }
    polling.unsubscribe();
  } finally {
    jest.useRealTimers();
  }
});

test('A url function that throws fails the attempt as network and is called again for the next', async () => {
  let asked = 0;
  const { layer, clock, sent } = fakeLayer(ok, {
    url: () => {
      asked += 1;
      if (asked < 3) throw new Error('not yet');
      return 'https://snagbook.example/graphql';
    },
  });
  const seen = observe(layer);
  await clock.advance(60_000);
  expect([asked, sent[0]?.url, sent[0]?.at, seen.completed]).toEqual([
    3,
    'https://snagbook.example/graphql',
    4_000,
    1,
  ]);
});
