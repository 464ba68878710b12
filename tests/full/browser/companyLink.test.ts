import type { Page } from 'playwright-core';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { eventually } from '../../support/eventually';
import { makeLink, openProject, signIn, status } from '../../browser/acts';

let server: BuiltServer;
let browser: TestBrowser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

beforeEach(() => browser.startAfresh());

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

test('an account on the same browser is asked first, and is there again after the link is left', async () => {
  const admin = await browser.visitor('desktop', everyday);
  const link = await madeLink(admin);
  const inspector = await browser.visitor('phone', everyday);
  await signIn(inspector, server.url, server.people.get('ivo'));
  await openProject(inspector);
  const page = inspector.page();
  await page.goto(link);
  await page.getByText('You’re signed in here as Ivo Novak.', { exact: false }).waitFor();
  await inspector.isAccessible();
  await inspector.picture('link-account');
  await page.getByRole('button', { name: 'Stay signed in as Ivo Novak' }).click();
  await page.getByRole('link', { name: /EDEN/ }).first().waitFor();
  await page.goto(link);
  await page.getByRole('button', { name: 'Open the link' }).click();
  await page.getByLabel('Your name').fill('Somebody');
  await page.getByRole('button', { name: 'Show snags' }).click();
  await shownList(page);
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Leave this link' }).click();
  // Nobody has to sign in.
  await eventually(async () =>
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Ivo Novak'),
  );
  await page.getByRole('link', { name: /EDEN/ }).first().waitFor();
  browser.expectFault(/status of 401/);
  expect(browser.faults()).toEqual([]);
});

test('a messenger that asks for a link to a snag is told number, place and trade, and nothing without its token; the snag’s own screen offers that address', async () => {
  const admin = await browser.visitor('desktop', everyday);
  const link = await madeLink(admin);
  const trade = await browser.visitor('phone', everyday);
  await enter(trade, link, 'Jan Kowalski');
  const number =
    /EDEN-(\d+)/.exec(
      (await firstSnag(trade.page()).getAttribute('aria-label')) ??
        (await firstSnag(trade.page()).innerText()),
    )?.[1] ?? '';
  const ask = async (path: string) => {
    const response = await fetch(path);
    const text = await response.text();
    return {
      title: /og:title" content="([^"]*)"/.exec(text)?.[1] ?? null,
      text,
      headers: response.headers,
    };
  };
  const told = await ask(`${link}/${number}`);
  expect(told.title).toMatch(new RegExp(`^EDEN-${number} · .+ · .+$`));
  expect(told.headers.get('referrer-policy')).toBe('no-referrer');
  expect(told.headers.get('x-robots-tag')).toContain('noindex');
  for (const path of [link, `${link}/99999`, `${link.slice(0, -1)}_/${number}`])
    expect((await ask(path)).title).toBeNull();
  expect(told.text).toContain('<div id="root">');

  // From the snag's screen, with the same words.
  const page = admin.page();
  await page.goto(`${server.url}/p/EDEN/snags/${number}`);
  // The owner has more of them in the history.
  await page.locator('article > header').getByRole('button', { name: 'Other actions' }).click();
  await page.getByRole('menuitem', { name: `Send to ${company}` }).click();
  const sheet = page.getByRole('dialog', { name: `Send to ${company}` });
  await sheet.getByText('It can be forwarded', { exact: false }).waitFor();
  await admin.isAccessible();
  await admin.picture('snag-send');
  await sheet.getByRole('button', { name: 'Show link to send' }).click();
  const sent = await sheet.getByRole('textbox', { name: `Link for ${company}` }).inputValue();
  await admin.isAccessible();
  await admin.picture('snag-sent');
  expect((await ask(sent)).title).toBe(told.title);
  expect(await sheet.getByRole('textbox', { name: 'Message' }).inputValue()).toBe(
    `${told.title}, no password needed: ${sent}`,
  );
  const other = await browser.visitor('phone', everyday);
  await other.page().goto(sent);
  await other.page().getByLabel('Your name').fill('Ewa Nowak');
  await other.page().getByRole('button', { name: 'Show snags' }).click();
  await other.page().waitForURL(`**/p/EDEN/snags/${number}**`);
  await status(other, 'Open').or(status(other, 'In progress')).first().waitFor();
  await other.isAccessible();
  expect(browser.faults()).toEqual([]);
});

test('a company that was there twice is merged into the other, and the open page of its link is over', async () => {
  const admin = await browser.visitor('desktop', everyday);
  const link = await madeLink(admin);
  const trade = await browser.visitor('phone', everyday);
  await enter(trade, link, 'Jan Kowalski');
  const page = admin.page();
  await page.goto(`${server.url}/p/EDEN/settings#companies`);
  await page.getByRole('button', { name: `Edit ${company}` }).click();
  await page.getByRole('button', { name: `Merge ${company} into another company` }).click();
  await page.getByLabel('Company to keep').selectOption('Havel Plumbing');
  await page
    .getByText(/^Havel Plumbing takes over everything from Brandt Elektro \(\d+ snags, /)
    .waitFor();
  await admin.isAccessible();
  await admin.picture('companies-merge');
  await page.getByRole('button', { name: `Merge ${company} into Havel Plumbing` }).click();
  await page.getByRole('button', { name: `Edit ${company}` }).waitFor({ state: 'detached' });
  await trade.page().getByText('Your link no longer signs you in', { exact: false }).waitFor();
  browser.expectFault(/status of 401/);
  expect(browser.faults()).toEqual([]);
});
