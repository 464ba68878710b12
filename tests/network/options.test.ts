import { createHash } from 'node:crypto';
import { Environment, fetchQuery, type ConcreteRequest } from 'relay-runtime';
import {
  createNetwork,
  createStore,
  persistByHash,
  type NetworkAnswer,
  type NetworkOptions,
} from '../../network/index';
import { subscriptions } from '../../network/subscriptions';
import { fakeLayer, json, ok, withStatus, type SentRequest } from './support/fakeLayer';
import { fixMutation, journalSubscription, observe, viewerQuery } from './support/observe';
import { bearer, letsIn, person } from './support/person';
import { request, scalar } from './support/documents';
import { socketBench } from './support/socketBench';
import { bytesOf, formats, streamed } from './support/streams';
import { until } from './support/wireServer';

const bodyOf = ({ body }: { readonly body: string | FormData } = { body: 'null' }): unknown =>
  JSON.parse(String(body));

test('A layer needs one option; with wrong ones createNetwork throws', () => {
  createNetwork({ retryMutations: true }).close();
  // For callers without TypeScript.
  const complaint = (options: object): string => {
    try {
      createNetwork({ retryMutations: true, ...options });
      return 'nothing';
    } catch (error) {
      return String(error);
    }
  };
  const says = (name: string, what: string): string =>
    `TypeError: createNetwork: the option ${name} ${what}.`;
  expect(complaint({ retryMutations: undefined })).toBe(
    says('retryMutations', 'must be true or false'),
  );
  expect(complaint({ uri: '/graphql' })).toBe(says('uri', 'is not known'));
  expect(complaint({ url: 7 })).toBe(says('url', 'must be of type string or function'));
  expect(complaint({ auth: null })).toBe(says('auth', 'must be of type object'));
  expect(complaint({ auth: { token: () => null, lost: () => {} } })).toBe(
    says('auth.refresh', 'must be a function'),
  );
  expect(complaint({ auth: { ...person(async () => null), codes: 'UNAUTHENTICATED' } })).toBe(
    says('auth.codes', 'must be of type object'),
  );
  expect(complaint({ platform: { fetch: null } })).toBe(
    says('platform.fetch', 'must be of type function'),
  );
  expect(complaint({ limits: { requestTimeoutMs: -1 } })).toBe(
    says('limits.requestTimeoutMs', 'must be a number, 0 to 2147483647'),
  );
  // A timer of Infinity would fire at once.
  expect(complaint({ limits: { requestTimeoutMs: Infinity } })).toBe(
    says('limits.requestTimeoutMs', 'must be a number, 0 to 2147483647'),
  );
  expect(complaint({ limits: { requestTimeout: 1 } })).toBe(
    says('limits.requestTimeout', 'is not known'),
  );
  expect(complaint({ limits: { retryDelaysMs: [1, 'x'] } })).toBe(
    says('limits.retryDelaysMs', 'must be a list of numbers, 0 to 2147483647'),
  );
  expect(complaint({ socketUrl: 'wss://example.org' })).toBe(
    says('socketUrl', 'needs the option subscriptions, from @snagbook/network/subscriptions'),
  );
  expect(complaint({ socketUrl: '/graphql', subscriptions })).toBe(
    says('socketUrl', 'must begin with ws: or wss:'),
  );
  expect(
    complaint({
      url: undefined,
      auth: undefined,
      limits: {},
      platform: { upload: null, WebSocket: null },
    }),
  ).toBe('nothing');
});

test('A limit that is given applies, and the others keep their defaults', async () => {
  const { layer, clock, sent } = fakeLayer(() => 'silence', {
    limits: { requestTimeoutMs: 2_000, retryDelaysMs: [500] },
  });
  const seen = observe(layer);
  await clock.advance(60_000);
  expect(sent.map(({ at }) => at)).toEqual([0, 2_500]);
  expect(seen.failure().attempts.map(({ durationMs }) => durationMs)).toEqual([2_000, 2_000]);

  const busy = fakeLayer(
    (index) => (index === 0 ? withStatus(503, { 'Retry-After': '600' }) : ok()),
    { limits: { requestTimeoutMs: 2_000 } },
  );
  const second = observe(busy.layer);
  await busy.clock.advance(30_000);
  expect([busy.sent.map(({ at }) => at), second.completed]).toEqual([[0, 30_000], 1]);
});

test('A single request may have its own time limit, be sent once, or be sent again though it is a mutation', async () => {
  const { layer, clock, sent } = fakeLayer(() => 'silence', { retryMutations: false });
  const once = observe(layer, viewerQuery, {}, { timeoutMs: 2_000, retry: false });
  await clock.advance(60_000);
  expect(once.failure().attempts.map(({ durationMs }) => durationMs)).toEqual([2_000]);
  const again = observe(layer, fixMutation, {}, { timeoutMs: 30_000, retry: true });
  await clock.advance(120_000);
  expect(again.failure().attempts.map(({ durationMs }) => durationMs)).toEqual([
    30_000, 30_000, 30_000,
  ]);
  expect(sent.length).toBe(4);
});

test('A document goes by the hash of its text, and once with the text when the server does not know the hash', async () => {
  const text = 'query ViewerQuery { viewer { id } }';
  const sha256Hash = createHash('sha256').update(text).digest('hex');
  const query = { ...viewerQuery, id: null, cacheID: 'c1', text };
  const known = new Set<string>();
  const { layer, clock, sent } = fakeLayer(
    (_index, request) => {
      const { query: written, extensions } = JSON.parse(String(request.body));
      if (extensions === undefined) return ok();
      if (written !== undefined) known.add(extensions.persistedQuery.sha256Hash);
      return known.has(extensions.persistedQuery.sha256Hash)
        ? ok()
        : json({ errors: [{ message: 'PersistedQueryNotFound' }] }, { status: 404 });
    },
    {
      persistByHash,
      body: (operation) => ({ query: operation.query, variables: operation.variables }),
    },
  );
  const seen = [observe(layer, query), observe(layer, { ...query, text: null, id: 'q1' })];
  await until(() => sent.length === 3);
  await clock.advance(0);
  seen.push(observe(layer, query));
  await until(() => sent.length === 4);
  await clock.advance(0);
  const short = { variables: {}, extensions: { persistedQuery: { version: 1, sha256Hash } } };
  expect(sent.map(bodyOf)).toEqual([
    // It goes by its id: its text was left to the server when it was compiled.
    { query: '', variables: {} },
    short,
    { ...short, query: text },
    short,
  ]);
  expect(seen.map(({ completed }) => completed)).toEqual([1, 1, 1]);
});

test('Once a server has said that it takes no hashes, documents go with their text alone', async () => {
  const query = { ...viewerQuery, id: null, cacheID: 'c1', text: 'query ViewerQuery { a }' };
  const { layer, clock, sent } = fakeLayer(
    (index) =>
      index === 0
        ? json({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' }, message: '' }] })
        : ok(),
    { persistByHash, body: (operation) => ({ query: operation.query }) },
  );
  observe(layer, query);
  await until(() => sent.length === 2);
  await clock.advance(0);
  observe(layer, query);
  await until(() => sent.length === 3);
  expect(bodyOf(sent[2])).toEqual({ query: query.text });
});

test('The body has the keys that a server expects, with files too', async () => {
  const bodies = async (body: NetworkOptions['body'], params = viewerQuery): Promise<unknown> => {
    const { layer, clock, sent } = fakeLayer(ok, body === undefined ? {} : { body });
    observe(layer, params, { first: 1 });
    await clock.advance(0);
    return bodyOf(sent[0]);
  };
  const unknown = {
    id: null,
    cacheID: 'c1',
    text: 'query ViewerQuery { a }',
    name: 'ViewerQuery',
    operationKind: 'query',
    metadata: {},
  } as const;
  const idOnlyIfPersisted: NetworkOptions['body'] = ({ id, persisted, query, variables }) =>
    persisted ? { id, variables } : { query, variables };
  expect(await bodies(idOnlyIfPersisted)).toEqual({ id: 'q1', variables: { first: 1 } });
  expect(await bodies(idOnlyIfPersisted, unknown)).toEqual({
    query: 'query ViewerQuery { a }',
    variables: { first: 1 },
  });
  expect(
    await bodies(({ id, name, variables }) => ({ doc_id: id, operationName: name, variables })),
  ).toEqual({ doc_id: 'q1', operationName: 'ViewerQuery', variables: { first: 1 } });
  expect(await bodies(undefined, unknown)).toEqual({
    id: 'c1',
    query: 'query ViewerQuery { a }',
    variables: { first: 1 },
  });

  const { layer, clock, sent } = fakeLayer(ok, {
    body: ({ id, variables }) => ({ documentId: id, variables }),
  });
  observe(layer, fixMutation, { photo: new File(['x'], 'x.jpg') });
  await clock.advance(0);
  const form = sent[0]?.body as FormData; // a request with a file
  expect([form.get('operations'), form.get('map')]).toEqual([
    '{"documentId":"m1","variables":{"photo":null}}',
    '{"0":["variables.photo"]}',
  ]);
});

test('The token has the header and prefix that a server expects', async () => {
  const auth = { ...person(async () => 'new', 'new'), header: 'X-Session', prefix: 'Token ' };
  const { layer, clock, sent } = fakeLayer(ok, { auth });
  observe(layer);
  await clock.advance(0);
  expect([sent[0]?.headers['x-session'], sent[0]?.headers['authorization']]).toEqual([
    'Token new',
    undefined,
  ]);
});

const signedOut = { message: 'x', extensions: { code: 'UNAUTHENTICATED' } };
const refusesOld =
  (status: number, data: unknown) =>
  (_index: number, request: SentRequest): Response =>
    bearer(request) === 'Bearer new' ? ok() : json({ data, errors: [signedOut] }, { status });

test.each([
  ['with status 200', 200, null, viewerQuery],
  ['with status 400', 400, undefined, viewerQuery],
  ['beside data that would be tolerated', 200, { viewer: null, news: [] }, viewerQuery],
  ['to a mutation', 200, { fix: null }, fixMutation],
])(
  'A GraphQL error that refuses the token, %s, refreshes it and sends again',
  async (_name, status, data, params) => {
    const auth = { ...person(async () => 'new'), codes: ['UNAUTHENTICATED'] };
    const { layer, clock, sent } = fakeLayer(refusesOld(status, data), {
      auth,
      retryMutations: false,
      tolerateErrors: () => true,
    });
    const seen = observe(layer, params);
    await clock.advance(0);
    expect([seen.next, seen.completed, sent.map(bearer)]).toEqual([
      [{ data: { viewer: { id: 'user_1' } }, extensions: { is_final: true } }],
      1,
      ['Bearer old', 'Bearer new'],
    ]);
  },
);

test('A refresh that goes through the same layer does not wait for itself', async () => {
  const written = request('RefreshQuery', 'query', 'query RefreshQuery { token }', 'Query', [
    scalar('token'),
  ]);
  // A scalar is written alike in both halves of a document.
  const refreshQuery = {
    ...written,
    fragment: { ...written.fragment, selections: written.operation.selections },
  } as ConcreteRequest;
  for (const waitsFirst of [false, true]) {
    const auth = person(async () => {
      if (waitsFirst) await Promise.resolve();
      const cacheConfig = waitsFirst ? { metadata: { auth: false } } : {};
      const answer = await fetchQuery(
        environment,
        refreshQuery,
        {},
        { networkCacheConfig: { force: true, ...cacheConfig } },
      ).toPromise();
      return (answer as { token: string }).token; // what the query asks for
    });
    const { layer, clock, sent } = fakeLayer(
      (index, sentRequest) =>
        String(sentRequest.body).includes('RefreshQuery')
          ? json({ data: { token: 'new' } })
          : letsIn('new')(index, sentRequest),
      { auth },
    );
    const environment = new Environment({ network: layer.network, store: createStore() });
    const seen = observe(layer);
    for (let turn = 0; turn < 3; turn += 1) await clock.advance(0);
    expect([seen.completed, sent.map(bearer), auth.refreshes]).toEqual([
      1,
      ['Bearer old', undefined, 'Bearer new'],
      1,
    ]);
  }
});

test('`onAnswer` gets extensions and headers of each answer, of failures and parts of a stream too; a listener that throws changes nothing', async () => {
  const told: NetworkAnswer[] = [];
  const onAnswer = (answer: NetworkAnswer): void => {
    told.push(answer);
    throw new Error('a bug of the listener');
  };
  const parts =
    formats['with paths (2023)']?.map((part, index) => ({
      ...part,
      extensions: { part: index },
    })) ?? [];
  const replies = [
    json({ data: { a: 1 }, extensions: { cost: 3 } }, { headers: { 'X-Version': '7' } }),
    json({ errors: [signedOut], extensions: { cost: 4 } }, { status: 400 }),
    streamed(bytesOf(parts), []),
    json(null),
  ];
  const { layer, clock } = fakeLayer((index) => replies[index] ?? ok(), {
    onAnswer,
    retryStatus: () => false,
  });
  for (let count = 0; count < replies.length; count += 1) {
    observe(layer);
    await clock.advance(0);
  }
  expect(told.map(({ status, extensions }) => [status, extensions])).toEqual([
    [200, { cost: 3 }],
    [400, { cost: 4 }],
    ...parts.map((_part, index) => [200, { part: index }]),
    [200, undefined],
  ]);
  expect([told[0]?.headers?.get('x-version'), told[0]?.request.name]).toEqual(['7', 'ViewerQuery']);
});

test('Requests carry the credentials of `fetchOptions`', async () => {
  const asked: (string | undefined)[] = [];
  const fetch = async (_url: string, { credentials }: RequestInit): Promise<Response> => (
    asked.push(credentials),
    ok()
  );
  for (const fetchOptions of [{}, { credentials: 'include' }] as const) {
    const { layer, clock } = fakeLayer(ok, { fetchOptions, platform: { fetch } });
    observe(layer);
    observe(layer, fixMutation, { photo: new File(['x'], 'x.jpg') });
    await clock.advance(0);
  }
  expect(asked).toEqual([undefined, undefined, 'include', 'include']);
});

test('A socket uses the same keys, its server’s connection parameters and its own limits, and passes each event to `onAnswer`', async () => {
  const bench = socketBench();
  const told: unknown[] = [];
  const server = await bench.raw();
  bench.connect(server.url, {
    auth: person(async () => null, 'mine'),
    connectionParams: (token) => ({ headers: { Authorization: token } }),
    body: ({ id, query, variables }) => ({ doc_id: id, query, variables }),
    limits: { socketPingMs: 1_000 },
    onAnswer: ({ request: { name }, extensions, status }) => told.push([name, extensions, status]),
  });
  bench.subscribe();
  await until(() => server.subscribes.length === 1);
  expect(server.subscribes[0]?.payload).toEqual({
    doc_id: 's1',
    query: journalSubscription.text,
    variables: { after: 0 },
  });
  expect(server.inits).toEqual([{ headers: { Authorization: 'mine' } }]);
  server.next(0, { data: { journal: 1 }, extensions: { cost: 1 } });
  await until(() => told.length === 1);
  expect(told).toEqual([['JournalSubscription', { cost: 1 }, undefined]]);
  await bench.clock.advance(1_000);
  await until(() => server.heard.includes('ping'));
  bench.layer.close();
  bench.connect(server.url, { connectionParams: (token) => ({ token, site: 'north' }) });
  bench.subscribe();
  await until(() => server.inits.length === 2);
  expect(server.inits[1]).toEqual({ token: null, site: 'north' });
  bench.clean();
});
