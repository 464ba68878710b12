import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { seeded } from '../../support/seeded';
import { openBrowser, type TestBrowser } from '../../support/browser';
import { eventually } from '../../support/eventually';
import { patienceMs } from '../../support/patience';
import { startSlowLine } from '../../support/slowLine';

/** What the page of these tests holds; of the layer, what they use. */
interface PageGlobals {
  layer: {
    createNetwork(options: object): {
      network: { execute(params: object, variables: object, cacheConfig: object): Answers };
    };
  };
  heard: [number, number][];
  outcome: string;
  leave: () => void;
}

interface Answers {
  subscribe(observer: { next(answer: unknown): void; error(error: Error): void }): {
    unsubscribe(): void;
  };
}

// More than a socket's buffers on both sides take, so that a server that does not read stops it in
// the middle.
const bytes = 40_000_000;

let folder: string;
let browser: TestBrowser;
let server: Server;
let page: Page;
let onOperation: (request: IncomingMessage, response: ServerResponse) => void;

/** The layer alone, as a page without the rest of the product would load it. */
async function bundle(): Promise<void> {
  const script = `
    import { build } from 'vite';
    await build({ configFile: false, publicDir: false, logLevel: 'error', define: { 'process.env.NODE_ENV': '"production"' },
      build: { outDir: ${JSON.stringify(folder)}, lib: { entry: 'network/index.ts', formats: ['es'], fileName: () => 'layer.js' } } });`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'network-page-'));
  [browser] = await Promise.all([openBrowser(), bundle()]);
  const code = readFileSync(join(folder, 'layer.js'));
  server = createServer((request, response) => {
    if (request.method === 'POST') return onOperation(request, response);
    if (request.url === '/layer.js')
      return response.setHeader('Content-Type', 'text/javascript').end(code);
    return response
      .setHeader('Content-Type', 'text/html')
      .end(
        '<title>Layer</title><script type="module">import * as layer from "/layer.js"; window.layer = layer;</script>',
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  page = await pageAt(`http://127.0.0.1:${port()}/`);
});

// a server that listens on a port has this kind of address
const port = (): number => (server.address() as AddressInfo).port;

async function pageAt(url: string): Promise<Page> {
  const opened = (await browser.visitor('desktop')).page();
  await opened.goto(url);
  await opened.waitForFunction(() => 'layer' in globalThis);
  return opened;
}

/** Sends an operation from the page, with a file of so many bytes or without one. */
function send(size: number, page: Page): Promise<void> {
  return page.evaluate((size) => {
    const self = globalThis as unknown as PageGlobals; // the page's own script put the layer there
    self.heard = [];
    self.outcome = '';
    const params = {
      id: 'm',
      text: null,
      name: 'AddPhoto',
      operationKind: 'mutation',
      metadata: {},
    } as const;
    const variables =
      size === 0 ? {} : { input: { photo: new File([new Uint8Array(size)], 'site.jpg') } };
    const onUploadProgress = (sent: number, total: number): unknown =>
      self.heard.push([sent, total]);
    const subscription = self.layer
      .createNetwork({})
      .network.execute(params, variables, { force: true, metadata: { onUploadProgress } })
      .subscribe({
        next: (answer) => (self.outcome = JSON.stringify(answer)),
        error: (error) => (self.outcome = error.message),
      });
    self.leave = () => subscription.unsubscribe();
  }, size);
}

const outcome = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as PageGlobals).outcome);
const heard = (page: Page): Promise<[number, number][]> =>
  page.evaluate(() => (globalThis as unknown as PageGlobals).heard);
const leave = (): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as PageGlobals).leave());
const progressed = (): Promise<unknown> =>
  page.waitForFunction(() => (globalThis as unknown as PageGlobals).heard.length > 0);

test('An upload tells the bytes that are out while they go, up to all of them', async () => {
  let readOn = (): void => {};
  let received = 0;
  onOperation = (request, response) => {
    readOn = () => request.on('data', (chunk: Buffer) => (received += chunk.length));
    request.on('end', () =>
      response.setHeader('Content-Type', 'application/json').end('{"data":{"ok":true}}'),
    );
  };
  await send(bytes, page);
  await progressed();
  const [first] = await heard(page);
  expect(first?.[0]).toBeGreaterThan(0);
  expect(first?.[0]).toBeLessThan(bytes);
  expect(await outcome(page)).toBe('');

  readOn();
  await page.waitForFunction(() => (globalThis as unknown as PageGlobals).outcome !== '');
  expect(await outcome(page)).toContain('"ok":true');
  const steps = await heard(page);
  expect(received).toBeGreaterThan(bytes);
  expect(steps.at(-1)).toEqual([received, received]);
  expect(steps.map(([sent]) => sent)).toEqual(
    steps.map(([sent]) => sent).toSorted((one, other) => one - other),
  );
});

test.each([
  ['an upload in the middle of its bytes', bytes],
  ['a request that waits for its answer', 0],
])('Whoever leaves %s ends it at the server', async (_what, size) => {
  const arrived = new Promise<IncomingMessage>((resolve) => (onOperation = resolve));
  await send(size, page);
  const request = await arrived;
  const cut = new Promise((resolve) => request.socket.on('close', resolve));
  if (size > 0) await progressed();
  await leave();
  // Only who reads is told that nothing more comes.
  request.resume();
  await cut;
  expect(request.complete).toBe(size === 0);
  expect(await outcome(page)).toBe('');
});

test('No upload is cut while it is on its way: not a photo over 8 kB/s with stalls, not a large file over 60 kB/s, and not one whose answer takes 17 s', async () => {
  const photoBytes = 200_000;
  // The lines themselves take this long at least; the stalls make it a fifth more.
  const patience = patienceMs + (1_000 * photoBytes) / 8_000;
  const chance = seeded(8);
  const slow = await startSlowLine(port(), 8_000, () =>
    chance() < 0.012 ? 200 + 2_800 * chance() : 0,
  );
  const coarse = await startSlowLine(port(), 60_000);
  const [photo, large, plain] = await Promise.all([
    pageAt(slow.url),
    pageAt(coarse.url),
    pageAt(`http://127.0.0.1:${port()}`),
  ]);
  const requests: string[] = [];
  let answerPlain = (): void => {};
  onOperation = (request, response) => {
    const { host = '' } = request.headers;
    requests.push(host);
    const answer = (): unknown =>
      response.setHeader('Content-Type', 'application/json').end('{"data":{"ok":true}}');
    request.on('end', () => (host.endsWith(`:${port()}`) ? (answerPlain = answer) : answer()));
    request.resume();
  };

  await Promise.all([send(photoBytes, photo), send(8_000_000, large), send(photoBytes, plain)]);
  // More than 15 s of this line. The system may have taken half of the file at once, and then the
  // page is told of no more bytes in this time.
  await eventually(() => expect(coarse.through()).toBeGreaterThan(1_020_000), patience);
  answerPlain();
  coarse.hurry();

  for (const page of [photo, large, plain])
    await eventually(async () => expect(await outcome(page)).toContain('"ok":true'), patience);
  expect(requests.length).toBe(3);
  slow.close();
  coarse.close();
});
