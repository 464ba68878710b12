import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Server {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A real server on a free port. Refreshes are answered here too: `refreshed` says with which token,
 * and when.
 */
export async function serve(
  answer: (body: string, request: IncomingMessage, response: ServerResponse) => void,
  refreshed?: (give: (token: string) => void) => void,
): Promise<Server> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.url === '/refresh') refreshed?.((token) => response.end(token));
      else answer(Buffer.concat(parts).toString(), request, response);
    });
    // Leaving in the middle of a body is part of the game.
    request.on('error', () => {});
  });
  // As many idle connections as there may be; a server that closes them by itself would be one more
  // source of failures.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const good = JSON.stringify({
  data: { project: { id: 'project_1' }, fixSnag: { snag: { id: 'snag_42', status: 'FIXED' } } },
});

export function json(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
