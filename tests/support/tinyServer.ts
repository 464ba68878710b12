import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page under a strict policy, to try the test browser on. */
export async function answering() {
  const requests: string[] = [];
  const site = { body: '', port: 0, requests, close: (): Promise<void> => Promise.resolve() };
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-security-policy', "default-src 'self'; img-src data:");
    response.end(site.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, so it is not the name of a pipe.
  site.port = (server.address() as AddressInfo).port;
  site.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return site;
}
