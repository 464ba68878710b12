import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { eventually } from '../../support/eventually';
import { sitePhoto } from '../../support/sitePhoto';
import {
  allSent,
  copied,
  newTitle,
  onDisk,
  openProject,
  signIn,
  workerReady,
} from '../../browser/acts';
import { drawing, hold, screenSpot } from '../../browser/planActs';

let server: BuiltServer;
let browser: TestBrowser;
let device: string;
let photo: Buffer;

beforeAll(async () => {
  [server, browser, photo] = await Promise.all([startBuiltServer(), openBrowser(), sitePhoto(3)]);
  // What the app asks for meanwhile, and the viewer about each tile that does not come.
  browser.expectFault(
    /net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|FAILED)|WebSocket connection|failed to load/,
  );
  device = mkdtempSync(join(tmpdir(), 'snagbook-device-'));
  await browser.startAfresh();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(device, { recursive: true, force: true });
});

test('of a plan that was not kept offline a sentence says so without a line, its pins and its list work, and the drawing comes by itself when the server answers', async () => {
  const first = await browser.onDevice('phone', device);
  await signIn(first, server.url, server.people.get('ivo'));
  await openProject(first);
  await workerReady(first.page());
  await copied(first.page());
  await first.context.close();
  await server.kill();

  const second = await browser.onDevice('phone', device);
  const page = second.page();
  await page.goto(`${server.url}/p/EDEN/plans/A-L01`);
  const sentence = page.getByText(/^This plan isn’t saved on this phone\./);
  await sentence.waitFor();
  await second.picture('offlinePlanNotTaken');
  await second.isAccessible();
  await page.getByRole('group', { name: 'Pins in sight' }).getByRole('button').first().waitFor();
  await page.getByRole('button', { name: /^Snags on this plan \(\d+\)$/ }).click();
  const snag = page
    .getByRole('link', { name: /^EDEN-\d+\b/ })
    .filter({ visible: true })
    .first();
  await snag.click();
  await page
    .getByText(/raised it/)
    .first()
    .waitFor();
  // The demo's twelfth has its pin on this plan.
  await page.goto(`${server.url}/p/EDEN/snags/12`);
  await page.getByText('This plan isn’t saved on this device yet.').waitFor();

  const tries = new Map<string, number>();
  page.on('requestfailed', (request) => {
    if (request.url().includes('/tiles/'))
      tries.set(request.url(), (tries.get(request.url()) ?? 0) + 1);
  });
  await page.goto(`${server.url}/p/EDEN/plans/A-L01`);
  await sentence.waitFor();
  // The viewer itself has given all of them up.
  await eventually(() => expect(Math.min(...tries.values())).toBeGreaterThanOrEqual(4));
  await server.start();
  await drawing(second).locator('[data-drawn]').waitFor();
  await sentence.waitFor({ state: 'detached' });
  await second.context.close();
  expect(browser.faults()).toEqual([]);
});

test('a snag that is raised at a spot without a line has its pin on the plan and is counted, also after a start without the server', async () => {
  const first = await browser.onDevice('phone', device);
  const [title, { url }] = [newTitle('At a spot without a line'), server];
  const page = first.page();
  await page.goto(`${url}/p/EDEN/plans/A-L01`);
  const listed = async (visitor: Visitor): Promise<number> =>
    Number(
      /\d+/.exec(
        (await visitor
          .page()
          .getByRole('button', { name: /^Snags on this plan \(\d+\)$/ })
          .getAttribute('aria-label')) ?? '',
      )?.[0],
    );
  await drawing(first).locator('[data-drawn]').waitFor();
  const before = await listed(first);
  await copied(page);
  await server.kill();

  const camera = page.waitForEvent('filechooser');
  await hold(first, await screenSpot(drawing(first), { x: 0.5, y: 0.4 }));
  await (await camera).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('img', { name: 'Photo 1' }).waitFor();
  await page.getByRole('textbox', { name: 'In your own words' }).fill(title);
  await page.getByRole('group', { name: 'Trade' }).getByText('Electrical', { exact: true }).tap();
  await page.getByRole('button', { name: 'Raise', exact: true }).tap();
  await page.waitForURL(/\/plans\/A-L01/);
  await eventually(async () => expect(await listed(first)).toBe(before + 1));
  await onDisk(first);
  await first.context.close();

  const second = await browser.onDevice('phone', device);
  await second.page().goto(`${url}/p/EDEN/plans/A-L01`);
  await second
    .page()
    .getByRole('group', { name: 'Pins in sight' })
    .getByRole('button')
    .first()
    .waitFor();
  await eventually(async () => expect(await listed(second)).toBe(before + 1));
  await second.picture('offlinePlanRaised');
  await server.start();
  // On a phone the signal is in the bar of the list.
  await second.page().goto(`${url}/p/EDEN`);
  await allSent(second);
  await second.context.close();
  expect(browser.faults()).toEqual([]);
});
