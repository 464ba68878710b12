import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
// By name, because jsdom has none.
import { setImmediate } from 'node:timers';
import { patienceMs } from '../../support/patience';

export interface WireRequest {
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

export interface WireServer {
  readonly url: string;
  readonly requests: WireRequest[];
  /** Requests whose line was cut before the whole answer was out. */
  readonly cut: () => number;
  close(): Promise<void>;
}

/** A real HTTP server on a free port. The handler is called when a request was read to its end. */
export async function wireServer(
  handle: (
    request: IncomingMessage,
    response: ServerResponse,
    info: { body: string; index: number },
  ) => unknown,
): Promise<WireServer> {
  const requests: WireRequest[] = [];
  let cut = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('close', () => (cut += response.writableFinished ? 0 : 1));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      requests.push({ body, headers: request.headers });
      handle(request, response, { body, index: requests.length - 1 });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has this kind of address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    requests,
    cut: () => cut,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Turns of the event loop until something has happened on a real line. */
export async function until(happened: () => boolean): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!happened()) {
    if (Date.now() > end) throw new Error('It did not happen.');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
