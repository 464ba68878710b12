import type { Page } from 'playwright-core';
import { openBrowser, type TestBrowser } from '../support/browser';
import { startBuiltServer, type BuiltServer } from '../support/builtServer';
import { keyboardOf, signInByKeys, type Keyboard } from './keys';

let server: BuiltServer;
let browser: TestBrowser;
let page: Page;
let keys: Keyboard;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
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

test('a snag is raised by keys alone, its row is where one goes on, and Undo is the next stop', async () => {
  await arrive();
  await page.locator('a[data-row]').first().waitFor();
  await keys.to(/^a: .*Eden Court/, 6, 'F6');
  await keys.to(/^a: Raise/, 2);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'In your own words' }).waitFor();
  await keys.at(/^h1: /);
  await keys.to(/^(input|combobox): Location/, 4);
  await keys.type('14 kitchen', /Location/);
  await page
    .locator('[role="option"]:first-child')
    .filter({ hasText: /14.*kitchen/i })
    .waitFor();
  await keys.press('ArrowDown', /Location/);
  await keys.press('Enter', /^button: Change the room/);
  await keys.to(/^radio: Electrical/, 8);
  await keys.press('Space', /^radio: Electrical/);
  await keys.to(/^radio: Socket loose/, 2);
  await keys.press('Space', /^radio: Socket loose/);
  await keys.to(/^button: Raise/, 8);
  await keys.press('Enter', /^a: .*Socket loose/);
  await page.waitForURL((url) => url.pathname === '/p/EDEN');
  await keys.press('Tab', /^button: Undo/);
  await keys.press('Tab', /^a: Open/);
  await keys.press('Tab', /^a: .*Socket loose/);
  expect(browser.faults()).toEqual([]);
});

test('a snag that was said to be fixed is closed, taken back, and left by keys alone', async () => {
  await arrive();
  await page.goto(`${server.url}/p/EDEN?chip=TO_CHECK`);
  await page.locator('a[data-row]').first().waitFor();
  await keys.press('j', row);
  const opened = await page.evaluate(() => document.activeElement?.getAttribute('data-row'));
  await keys.press('Enter', /^h1: (?!Snag$)/);
  await keys.to(/^button: Close/, 3, 'Shift+Tab');
  await keys.press('Enter', /^p: Closed\./);
  await keys.press('Tab', /^button: Undo/);
  await keys.press('Enter', /^p: Not closed\./);
  await keys.to(/^button: Close/, 3, 'Shift+Tab');
  await keys.press('Enter', /^p: Closed\./);
  await keys.press('Escape', new RegExp(`^a: EDEN-${opened} |${row.source}`));
  expect(browser.faults()).toEqual([]);
});
