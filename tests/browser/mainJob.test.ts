import type { Page } from 'playwright-core';
import { startBuiltServer, type BuiltServer } from '../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../support/browser';
import { sitePhoto } from '../support/sitePhoto';
import { allSent, makeLink, shoot, status } from './acts';
import { mainJob } from './mainJob';

let server: BuiltServer;
let browser: TestBrowser;
let photos: Buffer[];

beforeAll(async () => {
  [server, browser, photos] = await Promise.all([
    startBuiltServer(),
    openBrowser(),
    Promise.all([sitePhoto(1), sitePhoto(2), sitePhoto(3)]),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

beforeEach(() => browser.startAfresh());

/** With the service worker, as every person has it. */
const everyday = { serviceWorkers: 'allow' } as const;
const company = 'Brandt Elektro';
const madeLink = (admin: Visitor): Promise<string> => makeLink(admin, server, company);

const shownList = (page: Page) => page.getByRole('navigation', { name: 'Which snags' }).waitFor();
const firstSnag = (page: Page) =>
  page
    .getByRole('link', { name: /^EDEN-\d+\b/ })
    .filter({ visible: true })
    .first();

/** Opens the link and says a name, which is asked once. */
async function enter(visitor: Visitor, link: string, name: string): Promise<void> {
  const page = visitor.page();
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Show snags' }).click();
  await shownList(page);
}

test('on a phone a snag goes from a thumb to the other screen, is fixed with evidence, checked and closed', () =>
  mainJob(browser, 'phone', { inspector: server, trade: server }));

test('a link opens a company’s snags without a password, five taps from the message to fixed with a photo, and ends when it is withdrawn', async () => {
  const admin = await browser.visitor('desktop', everyday);
  const trade = await browser.visitor('phone', everyday);
  const link = await madeLink(admin);
  const page = trade.page();
  await page.goto(link);
  await page.getByText(`Snags for ${company} in`, { exact: false }).waitFor();
  await trade.isAccessible();
  await trade.picture('link-name');
  await enter(trade, link, 'Jan Kowalski');
  // The token is in no address any more, also not behind Back.
  expect(page.url()).not.toContain('/t/');
  await trade.isAccessible();
  await trade.picture('link-list');
  await page.goBack().catch(() => null);
  expect(page.url()).not.toContain(link.split('/t/')[1] ?? '/t/');

  // From the message: whoever has said a name is not asked again.
  let taps = 0;
  const tap = async (act: () => Promise<unknown>): Promise<void> => {
    taps += 1;
    await act();
  };
  await tap(() => page.goto(link));
  await shownList(page);
  const reference =
    (await firstSnag(page).getAttribute('aria-label')) ?? (await firstSnag(page).innerText());
  const number = /EDEN-(\d+)/.exec(reference)?.[1] ?? '';
  await tap(() => firstSnag(page).click());
  const next = page.getByRole('region', { name: 'Next step' });
  await next.waitFor();
  await trade.picture('link-snag');
  await tap(() => next.getByRole('button', { name: 'Mark fixed', exact: true }).click());
  const sheet = page.getByRole('dialog', { name: 'Mark fixed' });
  await tap(() =>
    shoot(
      page,
      sheet.getByRole('button', { name: 'Take a photo of the finished work' }),
      photos[0] ?? Buffer.of(),
    ),
  );
  await sheet.getByText('1 photo saved on this device.').waitFor();
  await tap(() => sheet.getByRole('button', { name: 'Mark fixed', exact: true }).click());
  await status(trade, 'To check').waitFor();
  expect(taps).toBe(5);
  await allSent(trade);
  await admin.page().goto(`${server.url}/p/EDEN/snags/${number}`);
  await admin
    .page()
    .getByRole('region', { name: 'What happened' })
    .getByText(`Jan Kowalski (by link, ${company}) marked it fixed with 1 photo`)
    .first()
    .waitFor();
  await admin.picture('link-history');

  // There is nothing of settings, reports, tables or an account.
  await page.goto(new URL('/p/EDEN/more', page.url()).href);
  await page.getByRole('button', { name: 'Leave this link' }).waitFor();
  await trade.picture('link-more');
  for (const name of ['Settings', 'Reports', 'Data', 'Your account', 'Sign out'])
    expect(await page.getByText(name, { exact: true }).count()).toBe(0);

  // What is done without a line is sent later.
  await page.goto(`${link}/${number}`);
  await page.waitForURL(`**/p/EDEN/snags/${number}**`);
  await status(trade, 'To check').waitFor();
  await allSent(trade);
  await trade.offline(true);
  await page.getByRole('textbox', { name: 'Comment' }).fill('The other socket too');
  await page.getByRole('button', { name: 'Add comment' }).click();
  await trade.offline(false);
  await admin.page().getByText('The other socket too').first().waitFor();

  // Withdrawn, it is over on the open page at once.
  await admin.page().goto(`${server.url}/p/EDEN/settings#companies`);
  await admin
    .page()
    .getByRole('button', { name: `Link for ${company}` })
    .click();
  await admin
    .page()
    .getByText(/in use on 1 device/)
    .waitFor();
  await admin.page().getByRole('button', { name: 'Withdraw', exact: true }).click();
  await admin.page().getByRole('button', { name: 'Withdraw now' }).click();
  await admin.page().getByRole('button', { name: 'Create link' }).waitFor();
  await page.getByText('Your link no longer signs you in', { exact: false }).waitFor();
  await trade.picture('link-over');
  await page.goto(link);
  await page.getByText('This link no longer works. Ask the sender for a new one.').waitFor();
  await trade.picture('link-refused');
  browser.expectFault(/\/session\/link .*status of 404/);
  browser.expectFault(/status of 401/);
  browser.expectFault(/ERR_INTERNET_DISCONNECTED/);
  // A photo that was being loaded when the line was cut: the service worker fails it under this
  // name.
  browser.expectFault(/\/files\/photos\/.*net::ERR_FAILED/);
  expect(browser.faults()).toEqual([]);
});
