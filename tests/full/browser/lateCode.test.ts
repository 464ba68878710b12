import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser } from '../../support/browser';
import { sitePhoto } from '../../support/sitePhoto';
import {
  allSent,
  fillSnag,
  newTitle,
  openProject,
  pressRaise,
  row,
  signIn,
} from '../../browser/acts';

let server: BuiltServer;
let browser: TestBrowser;
let photo: Buffer;

beforeAll(async () => {
  [server, browser, photo] = await Promise.all([startBuiltServer(), openBrowser(), sitePhoto(4)]);
  browser.expectFault(/net::ERR_FAILED/);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(() => browser.startAfresh());

test.each(['offlineEngine', 'preparePhoto'])(
  'code that did not come at first (%s) is fetched again, and what was entered is sent without a reload',
  async (name) => {
    const title = newTitle(`Raised without ${name}`);
    const inspector = await browser.visitor('phone');
    let refused = 0;
    // A browser remembers the address that failed; only another one reaches the network again.
    await inspector.context.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), (route) => {
      refused += 1;
      return route.abort();
    });
    await signIn(inspector, server.url, server.people.get('ivo'));
    await openProject(inspector);
    await fillSnag(inspector, { title, trade: 'Electrical', place: '14 kitchen', photos: [photo] });
    await pressRaise(inspector);
    await allSent(inspector);
    await row(inspector, title)
      .getByText(/EDEN-\d+/)
      .waitFor();
    expect(refused).toBeGreaterThan(0);
    expect(browser.faults()).toEqual([]);
  },
);

test('the panel of the signal, whose code comes after the list, is fetched again if it did not come', async () => {
  const inspector = await browser.visitor('phone');
  let refused = 0;
  await inspector.context.route(/\/assets\/laterParts-[^/]*\.js$/, (route) => {
    refused += 1;
    return route.abort();
  });
  await signIn(inspector, server.url, server.people.get('ivo'));
  await openProject(inspector);
  await inspector.page().getByRole('banner').getByRole('button', { name: /^Live/ }).click();
  await inspector.page().getByRole('link', { name: 'Open the outbox' }).waitFor();
  expect(refused).toBeGreaterThan(0);
  expect(browser.faults()).toEqual([]);
});

test('where the app itself does not come, the page says so and tries again', async () => {
  const visitor = await browser.visitor('phone');
  await visitor.context.route(/\/assets\/start-[^/]*\.js$/, (route) => route.abort());
  await visitor.page().goto(server.url);
  await visitor
    .page()
    .getByText('Snagbook could not be loaded. What you entered is kept on this device.')
    .waitFor();
  await visitor.isAccessible();
  await visitor.context.unrouteAll();
  await visitor.page().getByRole('button', { name: 'Try again' }).click();
  await visitor.page().getByLabel('E-mail').waitFor();
  expect(browser.faults()).toEqual([]);
});

test('in a browser that refuses to keep anything, the sign-in page says so, and what is on the server can be read', async () => {
  const visitor = await browser.visitor('phone');
  const page = visitor.page();
  // As Firefox refuses where all cookies are blocked.
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const rejected = (): Promise<never> =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel'])
      Object.defineProperty(globalThis, name, {
        get: () => (name === 'BroadcastChannel' ? refuse : refuse()),
      });
    Object.assign(IDBFactory.prototype, { open: refuse, databases: rejected });
    Object.assign(LockManager.prototype, { request: rejected, query: rejected });
    Object.assign(ServiceWorkerContainer.prototype, {
      register: rejected,
      getRegistration: rejected,
    });
  });
  await page.goto(server.url);
  await page.getByText(/^This browser is set to save nothing for this site/).waitFor();
  await visitor.isAccessible();
  await visitor.picture('keepsNothing');
  await signIn(visitor, server.url, server.people.get('ivo'));
  await openProject(visitor);
  await page
    .getByRole('link', { name: /^EDEN-\d+\b/ })
    .first()
    .waitFor();
  expect(browser.faults()).toEqual([]);
});
