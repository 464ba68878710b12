import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer, type BuiltServer } from '../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../support/browser';
import { eventually } from '../support/eventually';
import { startProxy, type Proxy } from '../support/proxy';
import { sitePhoto } from '../support/sitePhoto';
import {
  allSent,
  fillSnag,
  newTitle,
  openProject,
  openSnag,
  pressRaise,
  row,
  signIn,
  workerReady,
} from './acts';

let server: BuiltServer;
let line: Proxy;
let browser: TestBrowser;
let photo: Buffer;

beforeAll(async () => {
  [server, browser, photo] = await Promise.all([startBuiltServer(), openBrowser(), sitePhoto(3)]);
  line = await startProxy(server.port);
  // The line is cut on purpose here.
  browser.expectFault(/net::ERR_|WebSocket connection/);
});
afterAll(async () => {
  await browser?.close();
  await line?.close();
  await server?.close();
});
beforeEach(() => browser.startAfresh());
afterEach(() => expect(browser.faults()).toEqual([]));

describe('an answer that is lost', () => {
  let inspector: Visitor;
  let trade: Visitor;

  const electrical = (title: string) => ({
    title,
    trade: 'Electrical',
    place: '14 kitchen',
    photos: [photo],
  });

  /** The inspector comes by the bad line, the trade straight to the server. */
  beforeEach(async () => {
    inspector = await browser.visitor('phone');
    trade = await browser.visitor('phone');
    await signIn(inspector, line.url, server.people.get('ivo'));
    await signIn(trade, server.url, server.people.get('elena'));
    await openProject(inspector);
    await openProject(trade);
    await Promise.all([allSent(inspector), allSent(trade)]);
  });

  /** The server has one such snag with one photo, as somebody else's page shows that asks it anew. */
  async function expectOnce(title: string): Promise<void> {
    await trade.page().goto(`${server.url}/p/EDEN?chip=ALL`);
    await eventually(async () => expect(await row(trade, title).count()).toBe(1));
    await openSnag(trade, title);
    await eventually(async () =>
      expect(
        await trade
          .page()
          .getByRole('button', { name: /, photo \d+ of \d+, defect$/ })
          .count(),
      ).toBe(1),
    );
  }

  test('after the server did the work leaves exactly one snag', async () => {
    const title = newTitle('The answer was lost');
    await fillSnag(inspector, electrical(title));
    const lost = line.loseAnswer(new RegExp(title));
    await pressRaise(inspector);
    await lost;
    await allSent(inspector);
    await expectOnce(title);
  });

  test('after the photo was stored leaves exactly one photo', async () => {
    const title = newTitle('The receipt of the photo was lost');
    await fillSnag(inspector, electrical(title));
    const lost = line.loseAnswer(/multipart\/form-data/);
    await pressRaise(inspector);
    await lost;
    await allSent(inspector);
    await expectOnce(title);
  });
});

test('with the server gone, a deep address opens the app from the device, also in a browser that was started anew', async () => {
  const device = mkdtempSync(join(tmpdir(), 'snagbook-device-'));
  const before = await browser.onDevice('phone', device);
  await signIn(before, server.url, server.people.get('ivo'));
  await openProject(before);
  await workerReady(before.page());
  await server.kill();
  await before.reopen(`${server.url}/p/EDEN/snags/7`);
  await projectStands(before);
  await before.context.close();

  const after = await browser.onDevice('phone', device);
  await after.page().goto(`${server.url}/p/EDEN/snags/7?chip=ALL`);
  await projectStands(after);
  expect(new URL(after.page().url()).pathname).toBe('/p/EDEN/snags/7');
  await after.context.close();
  rmSync(device, { recursive: true, force: true });
  await server.start();
});

/** The app has started and knows who the person is: the snag's page has its heading. */
async function projectStands(visitor: Visitor): Promise<void> {
  await visitor.page().getByRole('main').getByRole('heading').first().waitFor();
}
