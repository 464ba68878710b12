import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { eventually } from '../../support/eventually';
import { sitePhoto } from '../../support/sitePhoto';
import {
  allSent,
  copied,
  fixWithPhoto,
  makeLink,
  onDisk,
  status,
  workerReady,
} from '../../browser/acts';

let server: BuiltServer;
let browser: TestBrowser;
let photo: Buffer;
let device: string;

beforeAll(async () => {
  [server, browser, photo] = await Promise.all([startBuiltServer(), openBrowser(), sitePhoto(4)]);
  // What the app asks for meanwhile.
  browser.expectFault(
    /net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING|FAILED)|WebSocket connection/,
  );
  device = mkdtempSync(join(tmpdir(), 'snagbook-device-'));
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(device, { recursive: true, force: true });
});

/** The phone after its browser was started again, at an address. */
async function startAgain(before: Visitor | null, address: string): Promise<Visitor> {
  await before?.context.close();
  const visitor = await browser.onDevice('phone', device);
  await visitor.page().goto(address);
  return visitor;
}
const firstSnag = (visitor: Visitor) =>
  visitor
    .page()
    .getByRole('link', { name: /^EDEN-\d+\b/ })
    .filter({ visible: true })
    .first();

test('a link that is opened without the server leads to what the device has; what is fixed there survives a restart of the browser and arrives once', async () => {
  const admin = await browser.visitor('desktop');
  const link = await makeLink(admin, server, 'Brandt Elektro');
  const first = await startAgain(null, link);
  await first.page().getByLabel('Your name').fill('Jan Kowalski');
  await first.page().getByRole('button', { name: 'Show snags' }).click();
  const number =
    /EDEN-(\d+)/.exec(
      (await firstSnag(first).getAttribute('aria-label')) ?? (await firstSnag(first).innerText()),
    )?.[1] ?? '';
  await workerReady(first.page());
  await copied(first.page());
  await server.kill();

  const second = await startAgain(first, link);
  const page = second.page();
  const openKept = page.getByRole('button', { name: 'Open saved snags' });
  await openKept.waitFor();
  await second.isAccessible();
  await second.picture('link-offline');
  await openKept.click();
  await firstSnag(second).waitFor();
  expect(page.url()).not.toContain('/t/');
  await page.goto(`${link}/${number}`);
  await openKept.click();
  await page
    .getByRole('link', { name: new RegExp(`^EDEN-${number}\\b`) })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL(`**/p/EDEN/snags/${number}**`);
  await page
    .getByRole('region', { name: 'What happened' })
    .getByText(/raised it/)
    .first()
    .waitFor();
  await fixWithPhoto(second, photo);
  await status(second, 'To check').waitFor();
  await onDisk(second);

  const third = await startAgain(second, `${server.url}/p/EDEN/snags/${number}`);
  await status(third, 'To check').waitFor();
  await server.start();
  await allSent(third);
  await admin.page().goto(`${server.url}/p/EDEN/snags/${number}`);
  const fixed = admin
    .page()
    .getByRole('region', { name: 'What happened' })
    .getByText('Jan Kowalski (by link, Brandt Elektro) marked it fixed with 1 photo', {
      exact: false,
    });
  await fixed.first().waitFor();
  await eventually(async () => expect(await fixed.count()).toBe(1));
  await third.context.close();
  expect(browser.faults()).toEqual([]);
});
