import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer, type BuiltServer } from '../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../support/browser';
import { eventually } from '../support/eventually';
import { sitePhoto } from '../support/sitePhoto';
import { allSent, fillSnag, fixWithPhoto, newTitle, nextStep, onDisk, openProject, openSnag, pressRaise, row, signIn, status } from './acts';
import { projectIsCopied } from './keptOnDevice';

let server: BuiltServer;
let browser: TestBrowser;
let photo: Buffer;
let device: string;

beforeAll(async () => {
  [server, browser, photo] = await Promise.all([startBuiltServer(), openBrowser(), sitePhoto(3)]);
  // What the app asks for meanwhile.
  browser.expectFault(/net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING|FAILED)|WebSocket connection/);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  device = mkdtempSync(join(tmpdir(), 'snagbook-device-'));
  await browser.startAfresh();
});
afterEach(async () => {
  await server.kill();
  await server.start();
  rmSync(device, { recursive: true, force: true });
  expect(browser.faults()).toEqual([]);
});

/** An inspector's phone that has the app and the project. */
async function prepared(): Promise<Visitor> {
  const visitor = await browser.onDevice('phone', device);
  await signIn(visitor, server.url, server.people.get('ivo'));
  await openProject(visitor);
  await visitor.page().evaluate(async () => void (await navigator.serviceWorker.ready));
  await eventually(async () => expect(await visitor.page().evaluate(projectIsCopied)).toBe(true));
  return visitor;
}

/** The same phone after its browser was started again, at an address. */
async function startAgain(before: Visitor, path: string): Promise<Visitor> {
  await before.context.close();
  const visitor = await browser.onDevice('phone', device);
  await visitor.page().goto(server.url + path);
  return visitor;
}

/** Goes through “To check” to the snag with this title. */
async function checks(visitor: Visitor, title: string): Promise<void> {
  const page = visitor.page();
  const heading = page.locator('article h2');
  const said = async (): Promise<string | null> => ((await heading.count()) === 0 ? null : heading.textContent());
  await heading.waitFor();
  for (;;) {
    const shown = await said();
    if (shown?.includes(title) === true) return;
    if (shown === null) {
      // At the end: it came into the queue before the place where this walk was.
      await page.reload();
      await heading.waitFor();
      continue;
    }
    await page.getByRole('button', { name: /^(Later|Go on)$/ }).click();
    await eventually(async () => expect(await said()).not.toBe(shown));
  }
}

test('who says fixed without a line finds it in “To check” and may not close it, as the server says; another person closes it, and it leaves both queues', async () => {
  const first = await prepared();
  const title = newTitle('Fixed in the basement');
  await fillSnag(first, { title, trade: 'Electrical', place: '14 kitchen', photos: [photo] });
  await pressRaise(first);
  await allSent(first);
  await row(first, title).waitFor();
  await openSnag(first, title);
  const path = new URL(first.page().url()).pathname;
  await eventually(async () => expect(await first.page().evaluate(projectIsCopied)).toBe(true));
  await server.kill();

  const second = await startAgain(first, path);
  await second.page().getByRole('heading', { name: title, level: 1 }).waitFor();
  await fixWithPhoto(second, photo, async () => {
    await second.page().getByRole('button', { name: 'Other actions' }).click();
    await second.page().getByRole('menuitem', { name: 'Mark fixed' }).click();
  });
  await status(second, 'Fixed').waitFor();
  expect(await nextStep(second, 'Close').count()).toBe(0);
  await onDisk(second);

  const third = await startAgain(second, '/p/EDEN/check');
  await checks(third, title);
  await third.page().getByText('You marked this fixed, so somebody else has to check it.').waitFor();
  expect(await third.page().getByRole('button', { name: 'Close', exact: true }).count()).toBe(0);
  await third.picture('offlineOwnWork');

  await server.start();
  await allSent(third);
  const other = await browser.visitor('desktop');
  await signIn(other, server.url, server.people.get('anna'));
  await other.page().goto(server.url + path);
  await status(other, 'Fixed').waitFor();
  await nextStep(other, 'Close').click();
  await status(other, 'Closed').waitFor();
  await third.page().goto(server.url + path);
  await status(third, 'Closed').waitFor();
  for (const visitor of [third, other]) {
    await visitor.page().goto(`${server.url}/p/EDEN?chip=TO_CHECK`);
    await visitor.page().getByRole('navigation', { name: 'Which snags' }).waitFor();
    expect(await row(visitor, title).count()).toBe(0);
  }
  await third.context.close();
});
