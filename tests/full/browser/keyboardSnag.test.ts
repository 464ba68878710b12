import type { Page } from 'playwright-core';
import { openBrowser, type TestBrowser } from '../../support/browser';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { keyboardOf, signInByKeys, type Keyboard } from '../../browser/keys';

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
async function arrive(profile: 'desktop' | 'phone' = 'desktop'): Promise<void> {
  await browser.startAfresh();
  page = (await browser.visitor(profile)).page();
  keys = keyboardOf(page);
  await signInByKeys(page, `${server.url}/p/EDEN`, server.people.get('anna'));
}

const row = /^a: EDEN-\d+ /;

test('a snag that was said to be fixed is closed, taken back, and left by keys alone', async () => {
  await arrive();
  await page.goto(`${server.url}/p/EDEN?chip=TO_CHECK`);
  await page.locator('a[data-row]').first().waitFor();
  await keys.press('j', row);
  const opened = await page.evaluate(() => document.activeElement?.getAttribute('data-row'));
  await keys.press('Enter', /^h1: (?!Snag$)/);
  await keys.to(/^button: Close/, 30);
  await keys.press('Enter', /^p: Closed\./);
  await keys.press('Tab', /^button: Undo/);
  await keys.press('Enter', /^p: Not closed\./);
  await keys.to(/^button: Close/, 3);
  await keys.press('Enter', /^p: Closed\./);
  await keys.press('Escape', new RegExp(`^a: EDEN-${opened} |${row.source}`));
  expect(browser.faults()).toEqual([]);
});

test('in the queue the way back from closing is the next stop', async () => {
  await arrive();
  await page.goto(`${server.url}/p/EDEN/check`);
  await page.getByRole('button', { name: 'Close', exact: true }).waitFor();
  await keys.press('F6', /./);
  await keys.to(/^h1: Check one by one/, 6, 'F6');
  await keys.to(/^button: Close/, 12);
  const before = await page.getByRole('article').getAttribute('aria-label');
  await keys.press('Enter', /^h2: EDEN-/);
  await keys.press('Tab', /^button: Undo/);
  await keys.press('Enter', new RegExp(`^h2: ${before} `));
  await keys.press('Escape', row);
  expect(browser.faults()).toEqual([]);
});

test('who has sent a comment stays on the button', async () => {
  await arrive();
  await page.locator('a[data-row]').first().waitFor();
  await keys.press('j', row);
  await keys.press('Enter', /^h1: (?!Snag$)/);
  await keys.to(/^textarea: Comment/, 40);
  await keys.type('The key is with the caretaker.', /Comment/);
  await keys.to(/^button: Add comment/, 1);
  await keys.press('Enter', /^button: Add comment/);
  await page
    .getByRole('region', { name: 'History' })
    .getByText('The key is with the caretaker.')
    .waitFor();
  await keys.at(/^button: Add comment/);
  expect(browser.faults()).toEqual([]);
});

test('snags are selected and changed together by keys alone', async () => {
  await arrive();
  await page.locator('a[data-row]').first().waitFor();
  await keys.press('j', row);
  await keys.to(/^button: Select/, 12, 'Shift+Tab');
  await keys.press('Enter', /^button: Select/);
  await keys.to(/^checkbox: Select EDEN-/, 12);
  await keys.press('Space', /^checkbox: /);
  await keys.press('ArrowDown', /^checkbox: /);
  await keys.press('Space', /^checkbox: /);
  await page.getByRole('button', { name: 'Change 2 snags' }).waitFor();
  await keys.press('F6', /^button: Change 2 snags/);
  await keys.press('Enter', /./);
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await keys
    .to(/^radio: .*priority/i, 12)
    .catch(async () => keys.to(/^radio: .*priority/i, 12, 'ArrowDown'));
  await keys.press('Space', /^radio: /);
  await keys.to(/^radio: Low/, 3);
  await keys.press('ArrowDown', /^radio: /);
  await keys.to(/^button: .*priority/i, 3);
  await keys.press('Enter', /^(p|button): /);
  await keys.at(/^p: /);
  await keys.press('Tab', /^button: Undo/);
  await keys.press('Enter', /^p: /);
  await keys.press('Escape', row);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(browser.faults()).toEqual([]);
});

test('on a phone with a keyboard one comes back to the row one had opened', async () => {
  await arrive('phone');
  await page.locator('a[data-row]').first().waitFor();
  await keys.press('j', row);
  await keys.press('ArrowDown', row);
  const opened = await page.evaluate(() => document.activeElement?.getAttribute('data-row'));
  await keys.press('Enter', /^h1: (?!Snag$)/);
  await keys.press('Escape', new RegExp(`^a: EDEN-${opened} `));
  await keys.press('Enter', /^h1: (?!Snag$)/);
  await page.goBack();
  await keys.at(new RegExp(`^a: EDEN-${opened} `));
  expect(browser.faults()).toEqual([]);
});
