import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { startProxy, type Proxy } from '../../support/proxy';
import { sitePhoto } from '../../support/sitePhoto';
import {
  allSent,
  arrives,
  fillSnag,
  newTitle,
  nextStep,
  openProject,
  openSnag,
  pressRaise,
  signIn,
} from '../../browser/acts';

let server: BuiltServer;
let line: Proxy;
let browser: TestBrowser;
let photo: Buffer;

beforeAll(async () => {
  [server, browser, photo] = await Promise.all([startBuiltServer(), openBrowser(), sitePhoto(5)]);
  line = await startProxy(server.port);
  // The line is cut on purpose here.
  browser.expectFault(/net::ERR_|WebSocket connection to/);
});
afterAll(async () => {
  await browser?.close();
  await line?.close();
  await server?.close();
});
beforeEach(() => browser.startAfresh());
afterEach(() => expect(browser.faults()).toEqual([]));

async function arrive(profile: 'phone' | 'desktop', who: string, url: string): Promise<Visitor> {
  const visitor = await browser.visitor(profile);
  await signIn(visitor, url, server.people.get(who));
  await openProject(visitor);
  await allSent(visitor);
  return visitor;
}

const electrical = (title: string) => ({
  title,
  trade: 'Electrical',
  place: '14 kitchen',
  photos: [photo],
});

test.each(['phone', 'desktop'] as const)(
  'on a %s without a line, the outbox shows what waits, saves a copy of it, and is empty once it is sent',
  async (profile) => {
    const title = newTitle('Waits for the line');
    const inspector = await arrive(profile, 'ivo', line.url);
    const page = inspector.page();
    await fillSnag(inspector, electrical(title));
    await inspector.offline(true);
    await pressRaise(inspector);
    await page.getByRole('button', { name: /^Offline, \d+ unsent$/ }).click();
    await page.getByRole('link', { name: 'Open the outbox' }).click();
    const waiting = page.getByRole('region', { name: 'To be sent' });
    await waiting.getByRole('link', { name: title }).waitFor();
    await waiting.getByText(/^1 photo, \d+ kB/).waitFor();
    await waiting.getByText('Waits for a connection.').first().waitFor();
    await inspector.picture('outbox');
    await inspector.isAccessible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a copy of all' }).click();
    expect((await download).suggestedFilename()).toMatch(/^snagbook-outbox-.*\.zip$/);
    await inspector.offline(false);
    await page.getByRole('heading', { name: 'Everything is sent' }).waitFor();
    await inspector.picture('outbox-empty');
    await inspector.isAccessible();
    await page.getByRole('link', { name: 'EDEN', exact: true }).click();
    await allSent(inspector);
  },
);

test('what somebody else did meanwhile is told, also when the page was closed before it could say so', async () => {
  const title = newTitle('Started twice');
  const inspector = await arrive('phone', 'ivo', server.url);
  const trade = await arrive('phone', 'elena', line.url);
  const office = await arrive('desktop', 'elena', server.url);
  await fillSnag(inspector, electrical(title));
  await pressRaise(inspector);
  await arrives(trade, title);
  await openSnag(trade, title);
  await trade.offline(true);
  await nextStep(trade, 'Start work').click();
  await trade
    .page()
    .getByRole('button', { name: /^Offline, 1 unsent$/ })
    .waitFor();
  await arrives(office, title);
  await openSnag(office, title);
  await nextStep(office, 'Start work').click();
  await allSent(office);

  // The server has it, and the page is gone before it has the answer.
  const held = line.holdAnswer(/"move":"START"/);
  await trade.offline(false);
  await held;
  const page = await trade.reopen(`${line.url}/outbox`);
  const outcomes = page.getByRole('region', { name: 'What became of what you sent' });
  await outcomes.getByText(/was started by Elena Brandt while you were offline/).waitFor();
  await trade.picture('outbox-outcomes');
  await trade.isAccessible();
  await outcomes.getByRole('link', { name: /^Open EDEN-\d+$/ }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Live, 1 to read' }).waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await allSent(trade);
});
