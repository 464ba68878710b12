import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, parse, type ExecutionArgs } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';

export interface LiveServer {
  readonly url: string;
  /** The cursors of all subscribe messages, in order. */
  readonly subscribes: number[];
  readonly connections: () => number;
  /** Sockets that are open now. */
  readonly open: () => number;
  /** Subscriptions that are running now. */
  readonly running: () => number;
  /** Writes the next event of the journal. */
  publish(): void;
  closeSockets(code: number): void;
  /** Cuts the lines without a word. */
  reset(): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface LiveServerOptions {
  /** A close code for this token, or undefined to let it in. */
  admit?: (token: unknown) => number | undefined;
  /** Called with each subscription's cursor; may throw GraphQL errors. */
  onSubscribe?: (after: number) => readonly Error[] | undefined;
}

const schema = buildSchema(
  'type Query { ok: Boolean } type Subscription { journal(after: Int!): Int! }',
);

/**
 * A real graphql-ws server with a journal: `journal(after)` answers every event with a greater
 * number, old ones first.
 */
export async function liveServer(options: LiveServerOptions = {}): Promise<LiveServer> {
  let last = 0;
  let port = 0;
  let connections = 0;
  let running = 0;
  let http: Server | undefined;
  let sockets: WebSocketServer | undefined;
  const subscribes: number[] = [];
  const wakeUps = new Set<() => void>();

  /** Written out because a generator that waits cannot be returned from. */
  function journal(after: number): AsyncIterableIterator<{ journal: number }> {
    let seq = after;
    let ended = false;
    let wake = (): void => {};
    const awake = (): void => wake();
    running += 1;
    wakeUps.add(awake);
    return {
      [Symbol.asyncIterator]() {
        return this;
      },
      async next() {
        while (seq >= last && !ended) await new Promise<void>((resolve) => (wake = resolve));
        if (ended) return { done: true, value: undefined };
        seq += 1;
        return { done: false, value: { journal: seq } };
      },
      async return() {
        if (!ended) running -= 1;
        ended = true;
        wakeUps.delete(awake);
        wake();
        return { done: true, value: undefined };
      },
    };
  }

  const each = (act: (socket: WebSocket) => void): void => sockets?.clients.forEach(act);
  const self: LiveServer = {
    get url() {
      return `ws://127.0.0.1:${port}/graphql`;
    },
    subscribes,
    connections: () => connections,
    open: () => sockets?.clients.size ?? 0,
    running: () => running,
    publish() {
      last += 1;
      for (const wake of wakeUps) wake();
    },
    closeSockets: (code) => each((socket) => socket.close(code)),
    reset: () => each((socket) => socket.terminate()),
    async stop() {
      each((socket) => socket.terminate());
      http?.closeAllConnections();
      await new Promise<void>((resolve) =>
        http === undefined ? resolve() : http.close(() => resolve()),
      );
    },
    async start() {
      http = createServer();
      sockets = new WebSocketServer({ server: http, path: '/graphql' });
      useServer(
        {
          schema,
          onConnect({ connectionParams, extra }) {
            connections += 1;
            const code = options.admit?.(connectionParams?.['token']);
            if (code !== undefined) extra.socket.close(code);
            return true;
          },
          onSubscribe(_context, _id, payload): ExecutionArgs | readonly never[] {
            const after = Number(payload.variables?.['after']);
            subscribes.push(after);
            // The test's own errors stand for GraphQL errors.
            const errors = options.onSubscribe?.(after) as readonly never[] | undefined;
            return (
              errors ?? {
                schema,
                document: parse(payload.query),
                variableValues: payload.variables ?? {},
                rootValue: { journal: () => journal(after) },
              }
            );
          },
        },
        sockets,
      );
      const server = http;
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      // A server that listens on a port has this kind of address.
      port = (server.address() as AddressInfo).port;
    },
  };
  await self.start();
  return self;
}
