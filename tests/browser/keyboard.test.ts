import type { Page } from 'playwright-core';
import { openBrowser, type TestBrowser } from '../support/browser';
import type { BuiltServer } from '../support/builtServer';
import { largeProject, startLargeProject } from '../support/largeProject';
import { keyboardOf, signInByKeys, type Keyboard } from './keys';

let server: BuiltServer;
let browser: TestBrowser;
let page: Page;
let keys: Keyboard;

beforeAll(async () => {
  [server, browser] = await Promise.all([startLargeProject(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Signs in by keyboard and stands in the list of the project. */
async function arrive(): Promise<void> {
  await browser.startAfresh();
  page = (await browser.visitor('desktop')).page();
  keys = keyboardOf(page);
  await signInByKeys(page, `${server.url}/p/EDEN`, server.people.get('anna'));
}

const row = /^a: EDEN-\d+ /;

test('on a desktop every part of a project of 5,000 snags is a few keys away', async () => {
  await arrive();
  await page.locator('a[data-row]').first().waitFor();

  // The links at the top of the page, and F6, lead past everything else.
  await keys.press('F6', /^(?!body)/);
  await keys.to(/^a: Skip to the list/, 40, 'Shift+Tab');
  await keys.press('Enter', row);
  await keys.to(/^a: Overdue/, 9, 'Shift+Tab');
  await keys.to(/^a: All/, 8);
  await keys.press('Enter', /^a: All/);
  await page
    .getByRole('link', { name: `All ${largeProject.snags}` })
    .and(page.locator('[aria-current]'))
    .waitFor();
  await page.locator(`[aria-setsize="${largeProject.snags}"]`).first().waitFor();

  // The list is one stop, however many of it are loaded.
  await keys.to(row, 6);
  await keys.press('ArrowDown', row);
  await keys.press('PageDown', row);
  await keys.press('End', row);
  await keys.press('Home', new RegExp(`^a: EDEN-${largeProject.snags} `));
  await keys.to(/^a: \d+ To check/, 2);
  await keys.press('Shift+Tab', row);

  // An opened snag is told by its title, and Escape leads back to its row.
  await keys.press('ArrowDown', row);
  const opened = await page.evaluate(() => document.activeElement?.getAttribute('data-row'));
  await keys.press('Enter', /^h1: (?!Snag$)/);
  expect(new URL(page.url()).pathname).toBe(`/p/EDEN/snags/${opened}`);
  await keys.press('F6', /./);
  await keys.press('Shift+F6', /^h1: /);
  await keys.press('Shift+F6', new RegExp(`^a: EDEN-${opened} `));
  await keys.press('F6', /^h1: /);
  await keys.press('Escape', new RegExp(`^a: EDEN-${opened} `));
  await page.waitForURL((url) => url.pathname === '/p/EDEN');

  // The search, and what it finds.
  await keys.press('/', /^input: Search snags/);
  await keys.type('hollow', /^input: Search snags/);
  await page.waitForURL(/q=hollow/);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('a[data-row]')].every((link) => /hollow/i.test(link.textContent)),
  );
  await keys.to(/^a: EDEN-\d+ .*hollow/i, 2, 'F6');
  expect(browser.faults()).toEqual([]);
});

test('a snag is raised by keys alone, its row is where one goes on, and Undo is the next stop', async () => {
  await arrive();
  await page.locator('a[data-row]').first().waitFor();
  await keys.to(/^a: List/, 6, 'F6');
  await keys.to(/^a: Raise/, 2);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  await keys.at(/^h1: /);
  await keys.to(/^radio: Electrical/, 8);
  await keys.press('Space', /^radio: Electrical/);
  await keys.to(/^radio: Socket loose/, 2);
  await keys.press('Space', /^radio: Socket loose/);
  await keys.to(/^(input|combobox): Location/, 4);
  await keys.type('block c kit', /Location/);
  await page
    .locator('[role="option"]:first-child')
    .filter({ hasText: /^Block C.*Kitchen/ })
    .waitFor();
  await keys.press('ArrowDown', /Location/);
  await keys.press('Enter', /Location/);
  await keys.to(/^button: Raise/, 8);
  await keys.press('Enter', /^a: .*Socket loose/);
  await page.waitForURL((url) => url.pathname === '/p/EDEN');
  await keys.press('Tab', /^button: Undo/);
  await keys.press('Tab', /^a: Open/);
  await keys.press('Tab', /^a: .*Socket loose/);
  expect(browser.faults()).toEqual([]);
});
