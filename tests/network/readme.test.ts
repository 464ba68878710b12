import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import {
  Environment,
  Network,
  Observable,
  createOperationDescriptor,
  type ConcreteRequest,
} from 'relay-runtime';
import * as layerFace from '../../network/index';
import * as incrementalFace from '../../network/incremental';
import * as subscriptionsFace from '../../network/subscriptions';
import type { NetworkClock, NetworkLayer } from '../../network/index';
import { FakeClock, settled } from './support/fakeClock';
import { ok, withStatus } from './support/fakeLayer';
import { observe } from './support/observe';

const readme = ['README', 'recipes']
  .map((name) => readFileSync(`network/${name}.md`, 'utf8'))
  .join('\n');

const ours: Readonly<Record<string, object>> = {
  '@snagbook/network': layerFace,
  '@snagbook/network/incremental': incrementalFace,
  '@snagbook/network/subscriptions': subscriptionsFace,
};

/** The code under a heading, run as written; `@snagbook/network` is the layer itself. */
function example<Exports>(heading: string): Exports {
  const section = readme.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`));
  const source = /```ts\n([\s\S]*?)```/.exec(section ?? '')?.[1];
  if (source === undefined) throw new Error(`The README has no example under "${heading}".`);
  const { code } = transformSync(source, { loader: 'ts', format: 'cjs' });
  const module = { exports: {} };
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- running what the README says is the point of this test
  new Function('module', 'require', code)(
    module,
    (name: string) => ours[name] ?? jest.requireActual(name),
  );
  // Each test names what its example exports.
  return module.exports as Exports;
}

/** Answers a page's fetch while `run` runs. */
async function withFetch(
  answer: (url: string, init: RequestInit) => Response,
  run: () => Promise<void>,
): Promise<void> {
  const original = globalThis.fetch;
  globalThis.fetch = async (url, init) => answer(String(url), init ?? {});
  // The examples run in a page, which has an address.
  Object.assign(globalThis, { location: { href: 'https://example.org/app' } });
  try {
    await run();
  } finally {
    globalThis.fetch = original;
    Reflect.deleteProperty(globalThis, 'location');
  }
}

const mutation = {
  kind: 'Request',
  fragment: {
    kind: 'Fragment',
    name: 'M',
    type: 'Mutation',
    metadata: null,
    argumentDefinitions: [],
    selections: [],
    abstractKey: null,
  },
  operation: { kind: 'Operation', name: 'M', argumentDefinitions: [], selections: [] },
  params: { id: 'm', text: null, name: 'M', operationKind: 'mutation', metadata: {} },
} as unknown as ConcreteRequest; // the shipped types ask for more than the compiler writes

test('The README’s first example makes an environment that sends to /graphql', async () => {
  const urls: string[] = [];
  await withFetch(
    (url) => (urls.push(url), ok()),
    async () => {
      const { environment } = example<{ environment: Environment }>('Quick start');
      environment
        .getNetwork()
        .execute({ id: 'q', text: null, name: 'Q', operationKind: 'query', metadata: {} }, {}, {})
        .subscribe({});
      await settled();
    },
  );
  expect(urls).toEqual(['/graphql']);
});

test('The README’s example of a token refreshes it and sends the request again', async () => {
  const asked: string[] = [];
  await withFetch(
    (url, init) => {
      const authorization = new Headers(init.headers).get('authorization');
      asked.push(`${url} ${authorization}`);
      if (url === '/session/refresh') return new Response('{"accessToken":"fresh"}');
      return authorization === 'Bearer fresh' ? ok() : withStatus(401);
    },
    async () => {
      const seen = observe(example<{ layer: NetworkLayer }>('Token and refresh').layer);
      await settled();
      expect(seen.completed).toBe(1);
    },
  );
  expect(asked).toEqual(['/graphql null', '/session/refresh null', '/graphql Bearer fresh']);
});

test('The README’s example of an upload shows its percentage', () => {
  const { addPhoto } = example<{
    addPhoto: (
      environment: Environment,
      request: ConcreteRequest,
      photo: File,
      show: (percent: number) => void,
    ) => void;
  }>('Upload with progress');
  const shown: number[] = [];
  const network = Network.create((_params, _variables, { metadata }) =>
    Observable.create(() => {
      const tell = metadata?.['onUploadProgress'];
      if (typeof tell === 'function') [0, 50, 200].forEach((sent) => void tell(sent, 200));
    }),
  );
  addPhoto(
    new Environment({ network, store: layerFace.createStore() }),
    mutation,
    new File(['x'], 'x.jpg'),
    (percent) => shown.push(percent),
  );
  expect(shown).toEqual([0, 25, 100]);
});

test('The README’s example of tolerated errors runs', async () => {
  const both = (): Response => new Response('{"data":{"a":1},"errors":[{"message":"x"}]}');
  await withFetch(both, async () => {
    const { tolerant } = example<{ tolerant: NetworkLayer }>('Data beside errors');
    const passes = observe(tolerant, {
      id: 'd',
      text: null,
      name: 'DashboardQuery',
      operationKind: 'query',
      metadata: {},
    });
    await settled();
    expect(passes.next.length).toBe(1);
  });
});

test('The README’s example of a subscription resumes at the current cursor', () => {
  type Follow = (
    environment: Environment,
    request: ConcreteRequest,
    start: number,
    apply: (event: { cursor: number }) => void,
  ) => { dispose(): void };
  const { followJournal } = example<{ followJournal: Follow }>('Subscriptions that miss nothing');
  let variables = (): unknown => undefined;
  let push = (_cursor: number): void => {};
  const network = Network.create(
    () => Observable.create(() => {}),
    (_params, _variables, { metadata }) =>
      Observable.create((sink) => {
        const ask = metadata?.['subscriptionVariables'];
        if (typeof ask === 'function') variables = () => ask();
        push = (cursor) => sink.next({ data: { journal: { cursor } } });
      }),
  );
  const field = (name: string): object => ({
    alias: null,
    args: null,
    kind: 'ScalarField',
    name,
    storageKey: null,
  });
  const selections = [
    {
      alias: null,
      args: null,
      concreteType: 'Event',
      kind: 'LinkedField',
      name: 'journal',
      plural: false,
      selections: [field('cursor')],
      storageKey: null,
    },
  ];
  const subscription = {
    kind: 'Request',
    fragment: {
      kind: 'Fragment',
      name: 'S',
      type: 'Subscription',
      metadata: null,
      argumentDefinitions: [],
      selections,
      abstractKey: null,
    },
    operation: { kind: 'Operation', name: 'S', argumentDefinitions: [], selections },
    params: { id: 's', text: null, name: 'S', operationKind: 'subscription', metadata: {} },
  } as unknown as ConcreteRequest; // as above
  const applied: number[] = [];
  const { dispose } = followJournal(
    new Environment({ network, store: layerFace.createStore() }),
    subscription,
    7,
    ({ cursor }) => applied.push(cursor),
  );
  expect(variables()).toEqual({ after: 7 });
  push(8);
  push(9);
  expect([variables(), applied]).toEqual([{ after: 9 }, [8, 9]]);
  dispose();
});

test('The README’s example of an indicator and of a test’s layer run', async () => {
  const { watch } = example<{
    watch: (layer: NetworkLayer, show: (kind: string) => void) => () => void;
  }>('An indicator');
  const { layerWith } = example<{
    layerWith: (clock: NetworkClock, answer: () => Response) => NetworkLayer;
  }>('Tests without waiting');
  const clock = new FakeClock();
  let answers = 0;
  const layer = layerWith(clock, () => ((answers += 1) < 3 ? withStatus(503) : ok()));
  const stop = watch(layer, () => {});
  const seen = observe(layer);
  await clock.advance(4_000);
  expect([answers, seen.completed]).toEqual([3, 1]);
  stop();
});

test('The README’s example of server-side rendering sends the cookie, and the browser goes on with its records without a request', async () => {
  type Render = (query: ConcreteRequest, cookie: string) => Promise<object>;
  const { render, resume } = example<{ render: Render; resume: (records: object) => Environment }>(
    'Server-side rendering',
  );
  const greeting = {
    alias: null,
    args: null,
    kind: 'ScalarField',
    name: 'greeting',
    storageKey: null,
  };
  const query = {
    kind: 'Request',
    fragment: {
      kind: 'Fragment',
      name: 'Q',
      type: 'Query',
      metadata: null,
      argumentDefinitions: [],
      selections: [greeting],
      abstractKey: null,
    },
    operation: { kind: 'Operation', name: 'Q', argumentDefinitions: [], selections: [greeting] },
    params: { id: 'q', text: null, name: 'Q', operationKind: 'query', metadata: {} },
  } as unknown as ConcreteRequest; // as above
  const cookies: (string | null)[] = [];
  await withFetch(
    (_url, init) => {
      cookies.push(new Headers(init.headers).get('cookie'));
      return new Response('{"data":{"greeting":"hello"}}');
    },
    async () => {
      const environment = resume(JSON.parse(JSON.stringify(await render(query, 'session=1'))));
      expect(environment.lookup(createOperationDescriptor(query, {}).fragment).data).toEqual({
        greeting: 'hello',
      });
    },
  );
  expect(cookies).toEqual(['session=1']);
});

test('The README’s examples of cookies, of coming from Relay’s own fetchQuery and of other keys send what they say', async () => {
  const sent: RequestInit[] = [];
  const query = { id: 'q', text: null, name: 'Q', operationKind: 'query', metadata: {} } as const;
  const unknown = {
    id: null,
    cacheID: 'c',
    text: 'query Q { a }',
    name: 'Q',
    operationKind: 'query',
    metadata: {},
  } as const;
  await withFetch(
    (_url, init) => (sent.push(init), new Response('{"data":{"a":1},"errors":[{"message":"x"}]}')),
    async () => {
      observe(
        example<{ withCookies: NetworkLayer }>('Cookies instead of a token').withCookies,
        query,
      );
      await settled();
      const { migrated } = example<{ migrated: Environment }>(
        "From the `fetchQuery` of Relay's documentation",
      );
      const answers: unknown[] = [];
      migrated
        .getNetwork()
        .execute(unknown, { first: 1 }, {})
        .subscribe({ next: (answer) => answers.push(answer) });
      const keys = example<{
        plain: NetworkLayer;
        documentId: NetworkLayer;
        docId: NetworkLayer;
      }>('Persisted documents');
      for (const [layer, params] of [
        [keys.plain, query],
        [keys.plain, unknown],
        [keys.documentId, query],
        [keys.docId, query],
      ] as const)
        observe(layer, params);
      await settled();
      expect(answers).toHaveLength(1);
    },
  );
  expect([sent[0]?.credentials, new Headers(sent[0]?.headers).get('x-requested-with')]).toEqual([
    'include',
    'example',
  ]);
  expect(sent.slice(1).map(({ body }) => JSON.parse(String(body)))).toEqual([
    { query: 'query Q { a }', variables: { first: 1 } },
    { id: 'q', variables: {} },
    { query: 'query Q { a }', variables: {} },
    { documentId: 'q', variables: {} },
    { doc_id: 'q', variables: {} },
  ]);
});
