import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service for reports on this machine. It keeps every byte it was sent, headers and all. */
export interface Receiver {
  readonly dsn: string;
  readonly received: string[];
  next(): Promise<string>;
  /** What it answers from now on: a status, nothing at all, or a line that breaks. */
  answers(how: number | 'nothing' | 'reset'): void;
  close(): Promise<void>;
}

export async function openReceiver(first: number | 'nothing' | 'reset' = 200): Promise<Receiver> {
  const received: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  let how = first;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = `${request.method} ${request.url}\n${JSON.stringify(request.headers)}\n${Buffer.concat(chunks).toString()}`;
      received.push(text);
      waiting.shift()?.(text);
      if (how === 'nothing') return;
      if (how === 'reset') return void request.socket.destroy();
      response
        .writeHead(how, {
          'access-control-allow-origin': '*',
          ...(how === 429 ? { 'retry-after': '60' } : {}),
        })
        .end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has one
  return {
    dsn: `http://public@127.0.0.1:${port}/7`,
    received,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    answers(next) {
      how = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
