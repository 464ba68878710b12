import { NetworkFailure, type NetworkEvent, type NetworkOptions } from '../../network/index';
import { fakeLayer, json, ok, withStatus } from './support/fakeLayer';
import { fixMutation, observe, viewerQuery } from './support/observe';

const secrets = [
  'tok-3f9a',
  'Leaking pipe behind the tiles',
  'ada@example.org',
  'kitchen-42.jpg',
  'Only a sentence of the server',
  'x-api-key-77',
];
const variables = {
  input: { title: secrets[1], email: secrets[2], photo: new File(['bytes'], secrets[3] ?? '') },
};

function noted(
  reply: Parameters<typeof fakeLayer>[0],
  options: Partial<NetworkOptions> = {},
): ReturnType<typeof fakeLayer> & { events: NetworkEvent[] } {
  const events: NetworkEvent[] = [];
  return { ...fakeLayer(reply, { onEvent: (event) => events.push(event), ...options }), events };
}

test('One execution is reported as its start, its attempts, its waits and exactly one end', async () => {
  const { layer, clock, events } = noted((index) => (index === 0 ? withStatus(503) : ok()));
  observe(layer);
  await clock.advance(60_000);
  expect(events).toEqual([
    {
      type: 'start',
      execution: 1,
      at: 0,
      operation: 'ViewerQuery',
      id: 'q1',
      operationKind: 'query',
    },
    { type: 'attempt', execution: 1, at: 0 },
    { type: 'wait', execution: 1, at: 0, reason: 'retry', ms: 1_000 },
    { type: 'attempt', execution: 1, at: 1_000 },
    {
      type: 'end',
      execution: 1,
      at: 1_000,
      operation: 'ViewerQuery',
      id: 'q1',
      operationKind: 'query',
      outcome: 'ok',
      durationMs: 1_000,
      attempts: [
        { startedAt: 0, durationMs: 0, status: 503, kind: 'http' },
        { startedAt: 1_000, durationMs: 0, status: 200 },
      ],
      requestId: undefined,
    },
  ]);
});

test('A failure is reported once, with kind, status, attempts, codes, paths and the request id', async () => {
  const errors = [{ message: 'No.', path: ['fixSnag', 0], extensions: { code: 'SNAG_CHANGED' } }];
  const { layer, clock, events } = noted(() =>
    json({ errors }, { status: 500, headers: { 'x-request-id': 'r-9' } }),
  );
  observe(layer, fixMutation);
  await clock.advance(60_000);
  const ends = events.filter((event) => event.type === 'end');
  expect(ends.length).toBe(1);
  expect(ends[0]).toMatchObject({
    outcome: 'failed',
    requestId: 'r-9',
    failure: { kind: 'http', status: 500, retryable: true },
    errors: [{ code: 'SNAG_CHANGED', path: 'fixSnag.0' }],
    durationMs: 4_000,
  });
  expect(ends[0]?.attempts.length).toBe(3);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('The reporter is down.');
    },
  ],
  ['rejects', async () => Promise.reject(new Error('The reporter answers 413.'))],
  ['never ends', () => new Promise<void>(() => {})],
  ['sends a request of its own', undefined],
])('A listener that %s changes no result', async (_how, listener) => {
  const rejections: unknown[] = [];
  const note = (cause: unknown): void => void rejections.push(cause);
  process.on('unhandledRejection', note);
  let reported = false;
  const fake = fakeLayer((index) => (index === 0 ? new TypeError('cut') : ok()), {
    onEvent:
      listener ??
      (() => {
        if (reported) return;
        reported = true;
        observe(fake.layer);
      }),
  });
  const [good, bad] = [observe(fake.layer), observe(fake.layer, viewerQuery, { big: 1n })];
  await fake.clock.advance(60_000);
  process.off('unhandledRejection', note);
  expect([good.completed, good.next.length, bad.failure().kind, rejections.length]).toEqual([
    1,
    1,
    'badBody',
    0,
  ]);
});

test('No event holds a token, a variable, a body, a header, a file’s name or a server’s sentence; no failure but its server’s sentence does', async () => {
  const sentence = secrets[4];
  const replies = [
    () => withStatus(401),
    () =>
      json(
        {
          errors: [
            {
              message: sentence,
              path: ['a'],
              extensions: { code: 'FORBIDDEN', meta: { title: secrets[1] } },
            },
          ],
        },
        { status: 403 },
      ),
    () => new Response(`<p>${secrets[1]}</p>`, { status: 502 }),
    () => new Response(`{"broken": "${secrets[1]}`),
    () => json({ data: { title: secrets[1] }, errors: [{ message: sentence }] }),
    () => new TypeError(`could not send ${secrets[1]}`),
    () => json({ data: { title: secrets[1] } }),
  ];
  for (const last of replies) {
    const options = {
      headers: () => ({ 'X-Api-Key': secrets[5] ?? '' }),
      auth: {
        token: () => secrets[0] ?? '',
        refresh: async () => `${secrets[0]} fresh`,
        lost: () => {},
      },
    };
    const { layer, clock, events } = noted(
      (index) => (index === 0 ? withStatus(503) : last()),
      options,
    );
    const seen = observe(layer, fixMutation, variables);
    await clock.advance(60_000);
    const told = JSON.stringify(events);
    for (const secret of secrets) expect(told).not.toContain(secret);
    const failure = seen.errors[0];
    if (failure instanceof NetworkFailure) {
      const {
        graphqlErrors: _sentences,
        cause: _cause,
        ...rest
      } = Object.assign({ message: failure.message }, failure);
      for (const secret of secrets) expect(JSON.stringify(rest)).not.toContain(secret);
    }
    expect(events.at(-1)?.type).toBe('end');
  }
});
