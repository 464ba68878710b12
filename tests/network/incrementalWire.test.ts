import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { useDeferStream } from '@graphql-yoga/plugin-defer-stream';
import { makeServer } from 'graphql-ws';
import { createSchema, createYoga } from 'graphql-yoga';
import WebSocket, { WebSocketServer } from 'ws';
import { createNetwork, type NetworkOptions } from '../../network/index';
import { incremental } from '../../network/incremental';
import { subscriptions } from '../../network/subscriptions';
import { snagChanged } from './support/documents';
import { FakeClock } from './support/fakeClock';
import { observe } from './support/observe';
import { facts, history, later, show, storeOfWhole, type Shown } from './support/streams';
import { until, wireServer, type WireServer } from './support/wireServer';

test('A real Yoga server that defers and streams makes the same store', async () => {
  const yoga = createYoga({
    logging: false,
    plugins: [useDeferStream()],
    extraParamNames: ['id'],
    schema: createSchema({
      typeDefs: `
        type Query { snag: Snag }
        type Snag { id: ID! title: String! note: String! author: User! history: [Entry!]! }
        type User { id: ID! name: String! email: String! }
        type Entry { id: ID! text: String! }`,
      resolvers: {
        Query: { snag: () => ({ ...facts, author: later.author }) },
        Snag: {
          note: () => new Promise((resolve) => setImmediate(() => resolve(later.note))),
          history: async function* () {
            yield* history;
          },
        },
      },
    }),
  });
  const server = createServer((request, response) => void yoga(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const clock = new FakeClock();
  const shown = show(
    createNetwork({
      retryMutations: true,
      incremental,
      url: `http://127.0.0.1:${port}/graphql`,
      platform: { clock },
    }),
  );
  await until(() => shown.completed() || shown.errors.length > 0);
  server.closeAllConnections();
  server.close();
  expect(shown.errors).toEqual([]);
  expect(shown.payloads.length).toBeGreaterThan(1);
  expect(shown.records()).toEqual(await storeOfWhole());
});

let server: WireServer;
afterEach(() => server?.close());

/**
 * A server that streams two parts and ends the body when `end` says so; answers how many
 * connections it has had.
 */
async function streamingServer(end: (response: ServerResponse) => void): Promise<() => number> {
  const lines = new Set<unknown>();
  server = await wireServer((request, response) => {
    lines.add(request.socket);
    response.writeHead(200, { 'Content-Type': 'multipart/mixed; boundary="-"' });
    response.write(
      '---\r\n\r\n{"data":{"viewer":{}},"hasNext":true}\r\n---\r\n\r\n{"hasNext":false}\r\n-----',
    );
    end(response);
  });
  return () => lines.size;
}

test('A streamed answer that never ends after its last part is complete 250 ms later, and its connection is closed', async () => {
  await streamingServer(() => {});
  const clock = new FakeClock();
  const seen = observe(
    createNetwork({ retryMutations: true, incremental, url: server.url, platform: { clock } }),
  );
  await until(() => seen.next.length === 2);
  await clock.advance(249);
  expect([seen.completed, server.cut()]).toEqual([0, 0]);
  await clock.advance(1);
  await until(() => seen.completed === 1 && server.cut() === 1);
  expect([seen.errors, clock.pending]).toEqual([[], 0]);
});

test('Without the option `incremental` an answer in parts fails at once, names the missing option and releases its connection', async () => {
  await streamingServer(() => {});
  const seen = observe(createNetwork({ retryMutations: true, url: server.url }));
  await until(() => seen.errors.length > 0 && server.cut() === 1);
  expect([seen.failure().kind, seen.failure().retryable, String(seen.failure().cause)]).toEqual([
    'badBody',
    false,
    'Error: createNetwork was given no `incremental`, from @snagbook/network/incremental.',
  ]);
  expect([seen.next, server.requests.length]).toEqual([[], 1]);
});

describe.each([
  [
    'with paths (2023)',
    [
      {
        incremental: [
          { label: 'SnagChangedSubscription$defer$later', path: ['snagChanged'], data: later },
        ],
        hasNext: false,
      },
    ],
    {},
  ],
  [
    'with pending and completed (current)',
    [
      {
        incremental: [
          { id: '0', data: { note: later.note } },
          { id: '0', subPath: ['author'], data: later.author },
        ],
        completed: [{ id: '0' }],
        hasNext: false,
      },
    ],
    { pending: [{ id: '0', path: ['snagChanged'], label: 'SnagChangedSubscription$defer$later' }] },
  ],
])('Deferred parts over the socket %s', (_name, rest, more) => {
  test('complete each event of a subscription', async () => {
    const shown = await subscribed({ incremental });
    expect(shown.errors).toEqual([]);
    expect(shown.records()).toMatchObject({
      snag_42: { title: 'second title', note: later.note },
      user_1: { email: 'z@example.org' },
    });
  });

  /** What a screen has seen of the two events when the subscription is over. */
  async function subscribed(options: Partial<NetworkOptions>): Promise<Shown> {
    const titles = ['first title', 'second title'];
    const protocol = makeServer({
      onSubscribe: () =>
        ({
          schema: createSchema({
            typeDefs: 'type Query { a: Int } type Subscription { snagChanged: Int }',
          }),
          document: {
            kind: 'Document',
            definitions: [{ kind: 'OperationDefinition', operation: 'subscription' }],
          },
          variableValues: {},
        }) as never,
      validate: () => [],
      // The engine of this test: it answers parts as a newer GraphQL engine would.
      subscribe: async () =>
        (async function* () {
          for (const title of titles) {
            yield {
              data: { snagChanged: { id: 'snag_42', title, author: {} } },
              ...more,
              hasNext: true,
            };
            yield* rest;
          }
        })() as never,
    });
    const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    sockets.on('connection', (socket) => {
      const closed = protocol.opened(
        {
          protocol: socket.protocol,
          send: (data) => void socket.send(data),
          close: (code, reason) => socket.close(code, reason),
          onMessage: (take) => void socket.on('message', (data) => void take(String(data))),
        },
        {},
      );
      socket.on('close', (code) => void closed(code));
    });
    await until(() => sockets.address() !== null);
    const { port } = sockets.address() as AddressInfo;
    const layer = createNetwork({
      ...options,
      retryMutations: true,
      subscriptions,
      socketUrl: `ws://127.0.0.1:${port}`,
      platform: { WebSocket, clock: new FakeClock() },
    });
    const shown = show(layer, snagChanged);
    await until(() => shown.completed() || shown.errors.length > 0);
    layer.close();
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
    return shown;
  }
});
