import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { corners } from '../support/photos';
import { about, end, formAnswer, openForm, part } from '../support/rawForm';
import { addPhotoDocument, openSite, type Site } from '../support/site';
import { photoInput } from '../support/wire';

let site: Site;
/** A server is stopped once: by the test, or after it. */
let stopped: Promise<void> | null;
const stop = (): Promise<void> => (stopped ??= site.server.app.close());
beforeEach(async () => {
  stopped = null;
  site = await openSite();
});
afterEach(async () => {
  jest.useRealTimers();
  await stop();
  await rm(site.server.dataDir, { recursive: true });
});

/** A photo of which half has come in. */
async function halfPhoto() {
  const { id } = await site.raise();
  const bytes = await corners().jpeg().toBuffer();
  const body = Buffer.concat([about(addPhotoDocument, { ...photoInput(id, bytes), file: null }), part('0', bytes, 'photo.jpg'), end]);
  const request = openForm(site.url, site.people.inspector);
  request.write(body.subarray(0, -bytes.length / 2));
  await new Promise<void>((resolve) => request.write(body.subarray(-bytes.length / 2, -100), () => resolve()));
  // Answered one after the other, so the half has come in by then.
  await fetch(`${site.url}/healthz`);
  return { request, rest: body.subarray(-100) };
}

test('a server that is stopped finishes what is under way, and tells whoever comes then to come again in some seconds', async () => {
  const { request, rest } = await halfPhoto();
  const stopping = stop();
  const asked = await fetch(`${site.url}/graphql`, { method: 'POST', headers: { 'x-snagbook': '1', 'content-type': 'application/json', 'accept-language': 'de' }, body: '{}' });
  expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await asked.json()).toMatchObject({ errors: [{ message: 'Der Server ist ausgelastet. Nächster Versuch in 10 Sekunden.', extensions: { code: 'SERVER_BUSY', retryable: true } }] });
  const page = await fetch(site.url);
  expect([page.status, page.headers.get('retry-after'), await page.text()]).toEqual([503, '10', 'The server is busy. We will try again in 10 seconds.']);
  const socket = new WebSocket(`${site.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  expect(String((await once(socket, 'error'))[0])).toContain('503');
  request.end(rest);
  expect(await formAnswer(request)).toMatchObject({ status: 200, errors: [], data: { addPhoto: { snag: { photoCount: 1 } } } });
  await stopping;
  await expect(fetch(site.url)).rejects.toThrow('fetch failed');
});

test('a server that is stopped while nothing is under way still tells whoever was about to ask, and closes its port after that', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
  const stopping = (stopped = site.server.app.close({ tellingMs: 1_000 }));
  for (let n = 0; n < 3; n += 1) {
    const answer = await fetch(`${site.url}/healthz`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'close']);
  }
  jest.advanceTimersByTime(1_000);
  await stopping;
  await expect(fetch(site.url)).rejects.toThrow('fetch failed');
});

test('a server that is stopped answers whoever has connected and not asked yet, and then ends', async () => {
  const { hostname, port } = new URL(site.url);
  const line = connect(Number(port), hostname);
  await once(line, 'connect');
  // Taken up one after the other, so the server has the line by then.
  await fetch(`${site.url}/healthz`);
  const stopping = stop();
  const isOpen = (): Promise<boolean> => fetch(site.url).then(() => true, () => false);
  while (await isOpen());
  line.write(`GET / HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  let said = '';
  for await (const bytes of line) said += String(bytes);
  expect(said).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nretry-after: 10\r\n/i);
  await stopping;
});

test('a server that is stopped waits ten seconds and no longer for what does not end', async () => {
  const { request } = await halfPhoto();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
  const answer = formAnswer(request).catch((error: Error) => error.message);
  let ended = false;
  const stopping = stop().then(() => void (ended = true));
  const pass = async (): Promise<void> => {
    for (let n = 0; n < 50; n += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  await pass();
  jest.advanceTimersByTime(9_900);
  await pass();
  expect(ended).toBe(false);
  jest.advanceTimersByTime(200);
  await stopping;
  expect(await answer).toBe('socket hang up');
});

test('a request that offers HTTP/2, or a websocket where there is none, is answered as if it had not', async () => {
  const { hostname, port } = new URL(site.url);
  const ask = async (head: string, body = ''): Promise<string> => {
    const line = connect(Number(port), hostname);
    line.write(`${head}\r\nHost: ${hostname}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    let said = '';
    for await (const bytes of line) said += String(bytes);
    return said;
  };
  const h2c = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__';
  expect(await ask(`GET /healthz HTTP/1.1\r\n${h2c}`)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"ok":true/);
  expect(await ask(`GET / HTTP/1.1\r\n${h2c}`)).toMatch(/^HTTP\/1\.1 404 [\s\S]*content-security-policy/i);
  const query = JSON.stringify({ query: '{ instance { needsSetUp } }' });
  const graphql = `POST /graphql HTTP/1.1\r\nX-Snagbook: 1\r\nContent-Type: application/json`;
  expect(await ask(`${graphql}\r\n${h2c}`, query)).toContain('{"data":');
  expect(await ask('GET /healthz HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==')).toMatch(/^HTTP\/1\.1 200 /);
});
