import { openBrowser, type TestBrowser } from '../../support/browser';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { firstLoad, signedIn, type FirstLoad } from '../../support/firstLoad';

/** kB of scripts and styles, compressed by Brotli, with the heads of the answers. */
const mostKb = 200;

let server: BuiltServer;
let browser: TestBrowser;
let load: FirstLoad;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  load = await firstLoad(
    browser,
    server,
    await signedIn(browser, server, server.people.get('ivo')),
  );
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test(`no more than ${mostKb} kB of scripts and styles come before the first row of the list is painted`, () => {
  const sum = load.files.reduce((total, { bytes }) => total + bytes, 0);
  expect(sum / 1_000 <= mostKb || load.files).toBe(true);
});

test('what follows the server, the outbox, the photos and what opens over the list is loaded after the list', () => {
  const names = load.files.map(({ name }) => /([\w-]+?)-[\w-]{7}\.\w+$/.exec(name)?.[1]);
  expect(names).toEqual(expect.arrayContaining(['libraries', 'start', 'list']));
  for (const later of [
    'virtualCore',
    'kinds',
    'subscriptions',
    'offlineEngine',
    'deviceEngine',
    'preparePhoto',
    'shared',
    'Modal',
    'Menu',
    'laterParts',
    'frames',
    'tableParts',
  ])
    expect(names).not.toContain(later);
});

test('the session is refreshed and the list asked for once, before the app’s code is there', () => {
  expect(load.requests.filter((path) => path === '/session/refresh')).toHaveLength(1);
  expect(load.requests.filter((path) => path === '/graphql')).toHaveLength(1);
});
