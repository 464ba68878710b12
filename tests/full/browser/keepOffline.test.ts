import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { eventually } from '../../support/eventually';
import { openProject, signIn, workerReady } from '../../browser/acts';
import { picturesKept } from '../../browser/keptOnDevice';
import { drawing } from '../../browser/planActs';

let server: BuiltServer;
let browser: TestBrowser;
let device: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  // What the app asks for meanwhile.
  browser.expectFault(
    /net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|FAILED)|WebSocket connection/,
  );
  device = mkdtempSync(join(tmpdir(), 'snagbook-device-'));
  await browser.startAfresh();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(device, { recursive: true, force: true });
});

async function openSheet(visitor: Visitor): Promise<void> {
  const page = visitor.page();
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'More' })
    .click();
  await page.getByRole('button', { name: /^Keep offline/ }).click();
}

/** What is marked on a sheet, as it is read out: pins, and crowds of them as one. */
async function marksOf(visitor: Visitor, from: string): Promise<string[]> {
  const page = visitor.page();
  await page.goto(from);
  await drawing(visitor).waitFor();
  const marks = page.locator('[data-mark]');
  await page.locator('[data-mark^="cluster"]').first().waitFor();
  // Pins that arrive later may join a crowd.
  let names: string[] = [];
  await eventually(async () => {
    const before = names;
    names = await marks.evaluateAll((all) =>
      all.map((mark) => mark.getAttribute('aria-label') ?? '').toSorted(),
    );
    expect(names).toEqual(before);
  });
  return names;
}

test('plans and photos that were kept offline are there after a start without the server: the same pins and crowds, down to full zoom, photos larger than thumbnails, and no request leaves for them', async () => {
  const first = await browser.onDevice('phone', device);
  await signIn(first, server.url, server.people.get('ivo'));
  await openProject(first);
  await workerReady(first.page());
  await openSheet(first);
  const again = first.page().getByRole('button', { name: 'Try again' });
  const take = first.page().getByRole('dialog').getByRole('button', { name: 'Keep offline' });
  await eventually(async () => {
    if (await again.isVisible()) await again.click();
    expect(await take.isVisible()).toBe(true);
  });
  await first
    .page()
    .getByText(/^\d+ plans? and \d+ photos?\. About .+ on this connection\.$/)
    .waitFor();
  await first.isAccessible();
  await first.picture('keepOfflineOffer');
  await take.click();
  await first
    .page()
    .getByRole('dialog')
    .getByText(/^Ready, as of /)
    .waitFor();
  await first.isAccessible();
  await first.picture('keepOfflineReady');
  const { items, deepest } = await first.page().evaluate(picturesKept);
  expect(items).toBeGreaterThan(10);
  const crowded = `${server.url}/p/EDEN/plans/A-L02?chip=ALL`;
  const marks = await marksOf(first, crowded);
  await first.context.close();
  await server.kill();

  const second = await browser.onDevice('phone', device);
  const page = second.page();
  const tiles: { revisionId: string; level: number; fromDevice: boolean; status: number }[] = [];
  page.on('response', (response) => {
    const [, revisionId = '', level = ''] =
      /\/files\/plans\/(\w+)\/tiles\/(\d+)\//.exec(response.url()) ?? [];
    if (level !== '')
      tiles.push({
        revisionId,
        level: Number(level),
        fromDevice: response.fromServiceWorker(),
        status: response.status(),
      });
  });
  const left: string[] = [];
  second.context.on('request', (request) => {
    if (request.serviceWorker() !== null && request.url().includes('/files/'))
      left.push(request.url());
  });
  await page.goto(`${server.url}/p/EDEN/plans`);
  const plan = page.getByRole('main').getByRole('listitem').first();
  await eventually(async () =>
    expect(
      await plan.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth),
    ).toBeGreaterThan(100),
  );
  await plan.getByRole('link').first().click();
  await drawing(second).waitFor();
  await eventually(async () => {
    await drawing(second).press('+');
    expect(tiles.some(({ revisionId, level }) => level === deepest[revisionId])).toBe(true);
  });
  // The age of what is shown is said above the plan and covers nothing of it.
  await page
    .locator('main header')
    .getByText(/^As of /)
    .waitFor();
  await second.picture('offlinePlan');
  expect(tiles.filter(({ fromDevice, status }) => !fromDevice || status !== 200)).toEqual([]);
  expect(left).toEqual([]);

  expect(await marksOf(second, crowded)).toEqual(marks);
  expect(left).toEqual([]);

  await page.goto(`${server.url}/p/EDEN/check`);
  // The demo's photos are smaller than 1,280 px; a thumbnail has 320.
  const photo = page.locator('img[src$="/medium"]').first();
  await eventually(async () =>
    expect(
      await photo.evaluate((img: HTMLImageElement) =>
        Math.max(img.naturalWidth, img.naturalHeight),
      ),
    ).toBeGreaterThan(320),
  );
  await second.picture('offlineCheck');
  expect(left.filter((url) => !url.endsWith('/large'))).toEqual([]);

  await page.getByRole('link', { name: 'Back to the list' }).click();
  await openSheet(second);
  await page
    .getByRole('dialog')
    .getByText(/^Ready, as of /)
    .waitFor();
  await page.getByRole('button', { name: 'Remove offline plans and photos of EDEN' }).click();
  await page
    .getByText(/^Removed\. /)
    .first()
    .waitFor();
  expect((await page.evaluate(picturesKept)).items).toBe(0);
  await second.context.close();
  expect(browser.faults()).toEqual([]);
});
