import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { openBrowser, type TestBrowser } from '../../support/browser';

/**
 * What the page of these tests holds: what makes photos smaller, and how often it had one decoded
 * whole.
 */
interface PageGlobals {
  scale: {
    scaled(
      bytes: ArrayBuffer,
      mime: string,
    ): Promise<{ bytes: ArrayBuffer; width: number; height: number }>;
    small(bytes: ArrayBuffer, mime: string): Promise<Blob>;
  };
  whole: number;
}

let folder: string;
let browser: TestBrowser;
let server: Server;
let page: Page;
let photo: Buffer;

async function bundle(): Promise<void> {
  const script = `
    import { build } from 'vite';
    await build({ configFile: false, publicDir: false, logLevel: 'error', define: { 'process.env.NODE_ENV': '"production"' },
      build: { outDir: ${JSON.stringify(folder)}, lib: { entry: 'src/photos/photoWork.ts', formats: ['es'], fileName: () => 'scale.js' } } });`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'photos-page-'));
  [browser] = await Promise.all([openBrowser(), bundle()]);
  const code = readFileSync(join(folder, 'scale.js'));
  server = createServer((request, response) => {
    if (request.url === '/scale.js')
      response.setHeader('Content-Type', 'text/javascript').end(code);
    else if (request.url === '/photo') response.end(photo);
    else
      response
        .setHeader('Content-Type', 'text/html')
        .end(
          '<title>Photos</title><script type="module">import * as scale from "/scale.js"; window.scale = scale;</script>',
        );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page = (await browser.visitor('phone')).page();
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.addInitScript(() => {
    const self = globalThis as unknown as PageGlobals; // only these tests know it
    const { createImageBitmap: before } = globalThis;
    self.whole = 0;
    globalThis.createImageBitmap = ((source: ImageBitmapSource, how: ImageBitmapOptions) => {
      if (source instanceof Blob) self.whole += 1;
      return before(source, how);
    }) as typeof before; // the way that is used here
  });
  // Only the address of a listening server on a port.
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await page.waitForFunction(() => 'scale' in globalThis);
});
afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const corners = ['#c00', '#0a0', '#00c', '#cc0'];

/**
 * Upright 3024 by 4032, another colour in each corner, stored as a camera does that was held so.
 */
async function held(orientation: number): Promise<Buffer> {
  const square = (fill: string, index: number): string =>
    `<rect x="${(index % 2) * 1512}" y="${Math.floor(index / 2) * 2016}" width="1512" height="2016" fill="${fill}"/>`;
  const upright = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="3024" height="4032">${corners.map(square).join('')}</svg>`,
    ),
  ).removeAlpha();
  const back: Record<number, () => Sharp> = {
    1: () => upright,
    2: () => upright.flop(),
    3: () => upright.rotate(180),
    6: () => upright.rotate(270),
    8: () => upright.rotate(90),
  };
  const stored = await (back[orientation] ?? (() => upright))().png().toBuffer();
  return sharp(stored).withMetadata({ orientation }).jpeg({ quality: 92 }).toBuffer();
}

async function cornersOf(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): string => {
    const first =
      (Math.round(info.height * y) * info.width + Math.round(info.width * x)) * info.channels;
    return `#${[...data.subarray(first, first + 3)].map((value) => Math.round(value / 17).toString(16)).join('')}`;
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

test.each([
  { orientation: 1, whole: 0 },
  { orientation: 3, whole: 0 },
  { orientation: 6, whole: 0 },
  { orientation: 8, whole: 0 },
  // Mirrored, as no camera does: the browser turns it.
  { orientation: 2, whole: 2 },
])(
  'a photo of 12 megapixels that was held as $orientation says is made smaller upright, and decoded whole $whole times',
  async ({ orientation, whole }) => {
    photo = await held(orientation);
    const made = await page.evaluate(async () => {
      const self = globalThis as unknown as PageGlobals; // set above
      self.whole = 0;
      const bytes = await (await fetch('/photo')).arrayBuffer();
      const sent = await self.scale.scaled(bytes, 'image/jpeg');
      const small = await self.scale.small(bytes, 'image/jpeg');
      return {
        width: sent.width,
        height: sent.height,
        whole: self.whole,
        sent: [...new Uint8Array(sent.bytes)],
        small: [...new Uint8Array(await small.arrayBuffer())],
      };
    });
    const [sent, small] = [Buffer.from(made.sent), Buffer.from(made.small)];
    expect({ width: made.width, height: made.height, whole: made.whole }).toEqual({
      width: 1_936,
      height: 2_582,
      whole,
    });
    expect(await sharp(sent).metadata()).toMatchObject({ width: 1_936, height: 2_582 });
    expect(await sharp(small).metadata()).toMatchObject({ width: 480, height: 640 });
    expect([await cornersOf(sent), await cornersOf(small)]).toEqual([corners, corners]);
  },
);
