import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStatic, securityHeaders } from '../../server/http/static';

const text = 'console.log("a file of the page, in which every byte is another place");';
let dir: string;
let server: Server;
let port: number;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'snagbook-static-'));
  await mkdir(join(dir, 'assets/workers'), { recursive: true });
  for (const file of ['app-1.js', 'app-1.css', 'drawing-1.svg', 'workers/photo-1.js'])
    await writeFile(join(dir, 'assets', file), text);
  await writeFile(join(dir, 'index.html'), '<!doctype html>');
  const pages = createStatic(dir);
  server = createServer((req, res) => {
    res.setHeaders(new Map(Object.entries(securityHeaders('localhost', null, false))));
    pages(req, res, () => res.writeHead(404).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(dir, { recursive: true });
});

test.each(['/', '/p/EDEN/plans/Erdgeschoss.v2.pdf'])(
  '%s is the page, also with a dot in a code',
  async (path) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
      200,
      'no-cache',
      '<!doctype html>',
    ]);
  },
);

test.each(['/assets/gone-1.js', '/robots.txt'])(
  '%s, which the build does not have, is not the page',
  async (path) => {
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
  },
);

test.each([
  ['/', true],
  ['/assets/workers/photo-1.js', true],
  ['/assets/drawing-1.svg', true],
  ['/assets/app-1.js', false],
  ['/assets/app-1.css', false],
])(
  '%s has what a page or a worker may do only where a browser heeds it: %s',
  async (path, heeded) => {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    expect([
      headers.has('content-security-policy'),
      headers.has('permissions-policy'),
      headers.get('x-content-type-options'),
      headers.get('cross-origin-resource-policy'),
    ]).toEqual([heeded, heeded, 'nosniff', 'same-origin']);
  },
);

/** By hand: `fetch` does not send every header as it is told. */
async function ask(
  range: string,
  more = '',
): Promise<{ status: number; range: string | undefined; body: string }> {
  const line = connect(port, '127.0.0.1');
  line.write(
    `GET /assets/app-1.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nRange: ${range}\r\n${more}\r\n`,
  );
  let said = '';
  for await (const bytes of line) said += String(bytes);
  const [head = '', body = ''] = said.split('\r\n\r\n');
  return {
    status: Number(head.slice(9, 12)),
    range: /^content-range: (.*)$/im.exec(head)?.[1],
    body,
  };
}

test('a file of the page comes in parts for whom asks for them', async () => {
  const size = text.length;
  expect(await ask('bytes=0-9')).toEqual({
    status: 206,
    range: `bytes 0-9/${size}`,
    body: text.slice(0, 10),
  });
  expect(await ask('bytes=20-')).toEqual({
    status: 206,
    range: `bytes 20-${size - 1}/${size}`,
    body: text.slice(20),
  });
  expect(await ask(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` });
});

test.each([
  ['the last bytes', 'bytes=-5', ''],
  ['a part of another version', 'bytes=0-9', 'If-Range: "another"\r\n'],
])('and as a whole where a part is asked for that is not given: %s', async (_what, range, more) => {
  expect(await ask(range, more)).toEqual({ status: 200, range: undefined, body: text });
});
