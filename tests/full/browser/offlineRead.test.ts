import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { sitePhoto } from '../../support/sitePhoto';
import {
  copied,
  fillSnag,
  newTitle,
  onDisk,
  openProject,
  openSnag,
  pressRaise,
  row,
  signIn,
  status,
  workerReady,
} from '../../browser/acts';

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

/**
 * Signed in on a device that has the whole app and the project, then the server and the browser are
 * stopped.
 */
async function taken(): Promise<void> {
  const visitor = await browser.onDevice('phone', device);
  await signIn(visitor, server.url, server.people.get('ivo'));
  await openProject(visitor);
  await workerReady(visitor.page());
  await copied(visitor.page());
  await visitor.context.close();
  await server.kill();
}

test('after a start without the server, the list, its chips, a search, snags with their history and the form are there, and how old they are', async () => {
  await taken();
  const visitor: Visitor = await browser.onDevice('phone', device);
  const page = visitor.page();
  await page.goto(`${server.url}/p/EDEN`);
  const chips = page.getByRole('navigation', { name: 'Which snags' });
  await chips.waitFor();
  await page.getByText(/^As of /).waitFor();
  await visitor.picture('offlineList');

  await page.goto(`${server.url}/p/EDEN?chip=ALL&q=kitchen`);
  await page
    .getByRole('link', { name: /^EDEN-\d+\b/ })
    .first()
    .waitFor();
  await visitor.picture('offlineSearch');

  await page.goto(`${server.url}/p/EDEN/snags/7`);
  await page
    .getByText(/raised it/)
    .first()
    .waitFor();
  await visitor.picture('offlineSnag');

  await page.goto(`${server.url}/p/EDEN/new`);
  await page.getByRole('button', { name: 'Camera' }).waitFor();
  await visitor.picture('offlineRaise');

  // What is done there is done in the lists too, also after the browser was stopped.
  const title = newTitle('Raised and closed in the basement');
  await page.goto(`${server.url}/p/EDEN`);
  const before = await counts(page);
  await fillSnag(visitor, {
    title,
    trade: 'Electrical',
    place: '14 kitchen',
    photos: [await sitePhoto(4)],
  });
  await pressRaise(visitor);
  await openSnag(visitor, title);
  await page.getByRole('button', { name: 'Other actions' }).click();
  await page.getByRole('menuitem', { name: 'Close snag' }).click();
  const sheet = page.getByRole('dialog', { name: 'Close snag' });
  await sheet.getByRole('textbox').fill('Done while I stood there');
  await sheet.getByRole('button', { name: 'Close snag', exact: true }).click();
  await status(visitor, 'Closed').waitFor();
  const address = page.url();
  await onDisk(visitor);
  await visitor.context.close();

  const again = await browser.onDevice('phone', device);
  const reopened = again.page();
  await reopened.goto(address);
  await reopened.getByRole('heading', { name: title, level: 1 }).waitFor();
  await status(again, 'Closed').waitFor();
  await reopened.goto(`${server.url}/p/EDEN?chip=ALL`);
  await row(again, title).waitFor();
  expect(await row(again, title).count()).toBe(1);
  expect(await counts(reopened)).toEqual({ ...before, All: (before['All'] ?? 0) + 1 });
  await reopened.goto(`${server.url}/p/EDEN`);
  await reopened
    .getByRole('link', { name: /^EDEN-\d+\b/ })
    .first()
    .waitFor();
  expect(await row(again, title).count()).toBe(0);
  await again.context.close();
  expect(browser.faults()).toEqual([]);
});

/** What the chips count. */
async function counts(page: Page): Promise<Record<string, number>> {
  const chips = page.getByRole('navigation', { name: 'Which snags' }).getByRole('link');
  await chips.first().waitFor();
  return Object.fromEntries(
    (await chips.allTextContents()).map((text) => [
      text.replace(/[\d,\s]+$/, ''),
      Number(text.replaceAll(/\D/g, '')),
    ]),
  );
}
