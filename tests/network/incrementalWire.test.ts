import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { useDeferStream } from '@graphql-yoga/plugin-defer-stream';
import { makeServer } from 'graphql-ws';
import { createSchema, createYoga } from 'graphql-yoga';
import WebSocket, { WebSocketServer } from 'ws';
import { createNetwork } from '../../network/index';
import { snagChanged } from './support/documents';
import { FakeClock } from './support/fakeClock';
import { facts, history, later, show, storeOfWhole } from './support/streams';
import { until } from './support/wireServer';

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
        Snag: { note: () => new Promise((resolve) => setImmediate(() => resolve(later.note))), history: async function* () { yield* history; } },
      },
    }),
  });
  const server = createServer((request, response) => void yoga(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const clock = new FakeClock();
  const shown = show(createNetwork({ url: `http://127.0.0.1:${port}/graphql`, world: { clock } }));
  await until(() => shown.completed() || shown.errors.length > 0);
  server.closeAllConnections();
  server.close();
  expect(shown.errors).toEqual([]);
  expect(shown.payloads.length).toBeGreaterThan(1);
  expect(shown.records()).toEqual(await storeOfWhole());
});

describe.each([
  ['with paths (2023)', [{ incremental: [{ label: 'SnagChangedSubscription$defer$later', path: ['snagChanged'], data: later }], hasNext: false }], {}],
  [
    'with pending and completed (current)',
    [{ incremental: [{ id: '0', data: { note: later.note } }, { id: '0', subPath: ['author'], data: later.author }], completed: [{ id: '0' }], hasNext: false }],
    { pending: [{ id: '0', path: ['snagChanged'], label: 'SnagChangedSubscription$defer$later' }] },
  ],
])('Deferred parts over the socket %s', (_name, rest, more) => {
  test('complete each event of a subscription', async () => {
    const titles = ['first title', 'second title'];
    const protocol = makeServer({
      onSubscribe: () => ({ schema: createSchema({ typeDefs: 'type Query { a: Int } type Subscription { snagChanged: Int }' }), document: { kind: 'Document', definitions: [{ kind: 'OperationDefinition', operation: 'subscription' }] }, variableValues: {} }) as never,
      validate: () => [],
      // The engine of this test: it answers parts as a newer GraphQL engine would.
      subscribe: async () =>
        (async function* () {
          for (const title of titles) {
            yield { data: { snagChanged: { id: 'snag_42', title, author: {} } }, ...more, hasNext: true };
            yield* rest;
          }
        })() as never,
    });
    const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    sockets.on('connection', (socket) => {
      const closed = protocol.opened(
        { protocol: socket.protocol, send: (data) => void socket.send(data), close: (code, reason) => socket.close(code, reason), onMessage: (take) => void socket.on('message', (data) => void take(String(data))) },
        {},
      );
      socket.on('close', (code) => void closed(code));
    });
    await until(() => sockets.address() !== null);
    const { port } = sockets.address() as AddressInfo;
    const layer = createNetwork({ socketUrl: `ws://127.0.0.1:${port}`, world: { WebSocket, clock: new FakeClock() } });
    const shown = show(layer, snagChanged);
    await until(() => shown.completed() || shown.errors.length > 0);
    expect(shown.errors).toEqual([]);
    expect(shown.records()).toMatchObject({ snag_42: { title: 'second title', note: later.note }, user_1: { email: 'z@example.org' } });
    layer.close();
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  });
});
