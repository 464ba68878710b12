import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser } from '../../support/browser';
import { eventually } from '../../support/eventually';
import { startProxy, type Proxy } from '../../support/proxy';
import { copied, openProject, signIn, workerReady } from '../../browser/acts';

let server: BuiltServer;
let line: Proxy;
let browser: TestBrowser;
let device: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  line = await startProxy(server.port);
  device = mkdtempSync(join(tmpdir(), 'snagbook-device-'));
  const visitor = await browser.onDevice('phone', device);
  await signIn(visitor, line.url, server.people.get('ivo'));
  await openProject(visitor);
  await workerReady(visitor.page());
  await copied(visitor.page());
  await visitor.context.close();
});
afterAll(async () => {
  await browser?.close();
  await line?.close();
  await server?.close();
  rmSync(device, { recursive: true, force: true });
});

beforeEach(() => browser.startAfresh());

/** What of each screen is there with its first value. */
const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/p/EDEN': (page) =>
    page
      .getByRole('link', { name: /^EDEN-\d+\b/ })
      .first()
      .waitFor(),
  '/p/EDEN/snags/7': (page) =>
    page
      .getByText(/raised it/)
      .first()
      .waitFor(),
  '/p/EDEN/check': (page) => page.locator('article h2').waitFor(),
  '/p/EDEN/plans': (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  '/p/EDEN/new': (page) => page.getByRole('button', { name: 'Camera' }).waitFor(),
  '/': (page) => page.getByRole('link', { name: /^EDEN / }).waitFor(),
  '/waiting': (page) =>
    page
      .getByRole('link', { name: /^EDEN-\d+\b/ })
      .first()
      .waitFor(),
};

test.each(['phone', 'desktop'] as const)(
  'on a %s whose line brings nothing yet each screen is there from the device, says from when it is, and does not move when the server answers',
  async (profile) => {
    const visitor = await browser.onDevice(profile, device);
    const page = visitor.page();
    // A rail with words says from when the screen is; a folded one in what opens over it.
    if (profile === 'desktop') await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(watchShifts);
    for (const [path, isThere] of Object.entries(screens)) {
      line.carry(false);
      await page.goto(line.url + path);
      await isThere(page);
      await page.evaluate(forgetShifts);
      const age = page
        .getByText(/^As of \d/)
        .filter({ visible: true })
        .first();
      await age.waitFor();
      if (path === '/p/EDEN' || path === '/')
        await visitor.picture(path === '/' ? 'asOfProjects' : 'asOfList');
      line.carry(true);
      await age.waitFor({ state: 'detached' });
      await isThere(page);
      if (path.startsWith('/p/')) await eventually(() => isQuiet(page));
      expect({ path, shifts: await page.evaluate(shifts) }).toEqual({ path, shifts: [] });
    }
    await visitor.context.close();
    expect(browser.faults()).toEqual([]);
  },
);

/** Nothing is told of the line: by the signal, or by the mark in bars without one. */
async function isQuiet(page: Page): Promise<void> {
  const told = page
    .getByRole('button', { name: /^(Connecting|Reconnecting|Offline|No answer)/ })
    .or(page.locator('[data-line]'));
  expect(await told.count()).toBe(0);
}

// These run in the page, and know nothing but their arguments.

/** Notes what moves without a person having done something. */
function watchShifts(): void {
  const shifted: string[] = [];
  Reflect.set(globalThis, 'shifted', shifted);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // The types do not know them yet.
      const { hadRecentInput, value, sources } = entry as PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
        sources: { node: Node | null }[];
      };
      if (!hadRecentInput)
        shifted.push(
          `${value.toFixed(4)} ${sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 120)).join(' | ')}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function forgetShifts(): void {
  const shifted: unknown = Reflect.get(globalThis, 'shifted');
  if (Array.isArray(shifted)) shifted.length = 0;
}

/** What has moved by the time two more frames are drawn. */
async function shifts(): Promise<unknown> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return Reflect.get(globalThis, 'shifted');
}
