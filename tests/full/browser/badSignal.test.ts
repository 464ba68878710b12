import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { eventually } from '../../support/eventually';
import { startProxy, type Proxy } from '../../support/proxy';
import { sitePhoto } from '../../support/sitePhoto';
import {
  allSent,
  arrives,
  copied,
  expectHistory,
  fillSnag,
  fixWithPhoto,
  newTitle,
  nextStep,
  onDisk,
  openProject,
  openSnag,
  pressRaise,
  row,
  signIn,
  status,
} from '../../browser/acts';

let server: BuiltServer;
let line: Proxy;
let browser: TestBrowser;
let photo: Buffer;
let inspector: Visitor;
let trade: Visitor;

const electrical = (title: string) => ({
  title,
  trade: 'Electrical',
  place: '14 kitchen',
  photos: [photo],
});

beforeAll(async () => {
  [server, browser, photo] = await Promise.all([startBuiltServer(), openBrowser(), sitePhoto(3)]);
  line = await startProxy(server.port);
  // The line is cut on purpose here.
  browser.expectFault(/net::ERR_|WebSocket connection to/);
});
afterAll(async () => {
  await browser?.close();
  await line?.close();
  await server?.close();
});

/** The inspector comes by the bad line, the trade straight to the server. */
beforeEach(async () => {
  await browser.startAfresh();
  inspector = await browser.visitor('phone');
  trade = await browser.visitor('phone');
  await signIn(inspector, line.url, server.people.get('ivo'));
  await signIn(trade, server.url, server.people.get('elena'));
  await openProject(inspector);
  await openProject(trade);
  await Promise.all([allSent(inspector), allSent(trade)]);
});
afterEach(() => expect(browser.faults()).toEqual([]));

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

test('a page that is killed between shutter and answer keeps its photo', async () => {
  const title = newTitle('The page was killed');
  await fillSnag(inspector, electrical(title));
  const held = line.holdAnswer(/multipart\/form-data/);
  await pressRaise(inspector);
  await held;
  await inspector.reopen(`${line.url}/p/EDEN`);
  await allSent(inspector);
  await expectOnce(title);
});

test('a photo that was taken for a snag not yet raised is still there when the page was killed', async () => {
  const title = newTitle('The draft was killed');
  await fillSnag(inspector, electrical(title));
  // No disk has what was pressed in the millisecond before.
  await onDisk(inspector);
  const page = await inspector.reopen(`${line.url}/p/EDEN/new`);
  await page.getByRole('img', { name: 'Photo 1' }).waitFor();
  await eventually(async () => {
    expect(await page.getByRole('textbox', { name: 'In your own words' }).inputValue()).toBe(title);
    expect(await page.getByRole('region', { name: 'Where' }).textContent()).toMatch(
      /Flat 14 › Kitchen/,
    );
  });
  await pressRaise(inspector);
  await allSent(inspector);
  await expectOnce(title);
});

test('with the line cut before every step nothing is lost and nothing happens twice', async () => {
  const title = newTitle('The line was cut');
  await fillSnag(inspector, electrical(title));
  await offline(inspector, () => pressRaise(inspector));
  await arrives(trade, title);
  await openSnag(trade, title);
  await openSnag(inspector, title);
  await offline(trade, () => nextStep(trade, 'Start work').click());
  await status(inspector, 'In progress').waitFor();
  await offline(trade, () => fixWithPhoto(trade, photo));
  await status(inspector, 'To check').waitFor();
  await offline(inspector, () => nextStep(inspector, 'Close').click());
  await status(trade, 'Closed').waitFor();
  await expectHistory(trade, [
    'Ivo Novak closed it',
    'Elena Brandt marked it fixed with 1 photo',
    'Elena Brandt started work',
    'Ivo Novak raised it with 1 photo',
  ]);
});

describe('on a line that is up and brings nothing', () => {
  afterEach(() => line.carry(true));

  const signal = (name: string | RegExp) =>
    inspector.page().getByRole('button', { name, exact: true });

  test('a list and a snag that were not open before are there at once, and say from when they are once the signal knows of it; all is well again without a press when bytes come', async () => {
    const page = inspector.page();
    await copied(page);
    line.carry(false);
    await page
      .getByRole('navigation', { name: 'Which snags' })
      .getByRole('link', { name: /^All\b/ })
      .click();
    const first = page.getByRole('link', { name: /^EDEN-\d+\b/ }).first();
    await first.waitFor();
    await eventually(async () => expect(await signal('Reconnecting').count()).toBe(1));
    const age = page.getByText(/^As of /).filter({ visible: true });
    await age.waitFor();
    await inspector.picture('noAnswer');

    await first.click();
    await page
      .getByText(/raised it/)
      .first()
      .waitFor();
    await age.waitFor();

    line.carry(true);
    await allSent(inspector);
    await age.waitFor({ state: 'detached' });
    await page
      .getByText(/raised it/)
      .first()
      .waitFor();
  });

  test('what was entered is told to be still on its way, and is sent once when bytes come', async () => {
    const title = newTitle('In the lift shaft');
    await fillSnag(inspector, electrical(title));
    line.carry(false);
    await pressRaise(inspector);
    await row(inspector, title).getByText('not yet confirmed').waitFor();
    // No answer, if a screen asked for something, too.
    await signal(/^(Still sending|No answer from the server), \d unsent$/).waitFor();
    line.carry(true);
    await allSent(inspector);
    await expectOnce(title);
  });
});

test('a server that loses power keeps what it confirmed and gets the rest when it is back', async () => {
  const before = newTitle('Confirmed before');
  const without = newTitle('Raised without a server');
  await fillSnag(inspector, electrical(before));
  await pressRaise(inspector);
  await arrives(trade, before);
  await allSent(inspector);

  await fillSnag(inspector, electrical(without));
  await server.kill();
  try {
    await pressRaise(inspector);
    await row(inspector, without).getByText('not yet confirmed').waitFor();
  } finally {
    await server.start();
  }
  await allSent(inspector);
  await expectOnce(before);
  await expectOnce(without);
});

/** Cuts the line, lets them do it, sees that the device has it, and gives the line back. */
async function offline(visitor: Visitor, act: () => Promise<void>): Promise<void> {
  await visitor.offline(true);
  await act();
  const unsent = /^Offline, \d+ unsent$/;
  const page = visitor.page();
  // The signal of the list, or the mark in the bar of a snag, which is said besides.
  await page
    .getByRole('button', { name: unsent })
    .or(page.getByText(unsent).filter({ visible: true }))
    .first()
    .waitFor();
  await visitor.offline(false);
  await allSent(visitor);
}
