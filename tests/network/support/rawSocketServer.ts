import type { AddressInfo } from 'node:net';
import WebSocket, { WebSocketServer } from 'ws';

/** A server that speaks the protocol by hand, and only as well as the test wants. */
export interface RawSocketServer {
  readonly url: string;
  readonly sockets: WebSocket[];
  /** Types of all messages that came, in order. */
  readonly heard: string[];
  readonly subscribes: {
    readonly id: string;
    readonly payload: { readonly variables: Record<string, unknown> };
  }[];
  /** What each socket said when it opened. */
  readonly inits: unknown[];
  /** Sends to the newest socket. */
  send(message: object | string): void;
  next(index: number, payload: object): void;
  close(): void;
}

export async function rawSocketServer(
  behaviour: { ack?: boolean; pong?: boolean } = {},
): Promise<RawSocketServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const self: RawSocketServer = {
    get url() {
      // A server that listens on a port has this kind of address.
      return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    sockets: [],
    heard: [],
    subscribes: [],
    inits: [],
    send: (message) =>
      self.sockets.at(-1)?.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: (index, payload) => self.send({ type: 'next', id: self.subscribes[index]?.id, payload }),
    close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
  server.on('connection', (socket) => {
    self.sockets.push(socket);
    socket.on('message', (data) => {
      // The layer under test writes nothing else.
      const message = JSON.parse(String(data)) as {
        type: string;
      } & RawSocketServer['subscribes'][number];
      self.heard.push(message.type);
      if (message.type === 'connection_init') self.inits.push(message.payload);
      if (message.type === 'connection_init' && behaviour.ack !== false)
        socket.send('{"type":"connection_ack"}');
      if (message.type === 'ping' && behaviour.pong !== false) socket.send('{"type":"pong"}');
      if (message.type === 'subscribe') self.subscribes.push(message);
    });
  });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  return self;
}
