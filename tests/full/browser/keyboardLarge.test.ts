import type { Page } from 'playwright-core';
import { openBrowser, type TestBrowser } from '../../support/browser';
import type { BuiltServer } from '../../support/builtServer';
import { largeProject, startLargeProject } from '../../support/largeProject';
import { keyboardOf, signInByKeys, type Keyboard } from '../../browser/keys';

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
async function arrive(profile: 'desktop' | 'phone' = 'desktop'): Promise<void> {
  await browser.startAfresh();
  page = (await browser.visitor(profile)).page();
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
  await keys.to(/^a: \d+ Overdue/, 2);
  await keys.to(row, 2, 'Shift+Tab');

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
  await keys.to(/^a: EDEN-\d+ .*hollow/i, 3, 'F6');
  expect(browser.faults()).toEqual([]);
});

test('in the queue the way back from closing is two keys away', async () => {
  await arrive();
  await page.goto(`${server.url}/p/EDEN/check`);
  await page.getByRole('button', { name: 'Close', exact: true }).waitFor();
  await keys.press('F6', /./);
  await keys.to(/^h1: To check/, 6, 'F6');
  await keys.to(/^button: Close/, 12);
  const before = await page.getByRole('article').getAttribute('aria-label');
  await keys.press('Enter', /^h2: .* EDEN-\d+$/);
  // Past the link that the title has.
  await keys.to(/^button: Undo/, 2);
  await keys.press('Enter', new RegExp(`^h2: .* ${before}$`));
  await keys.press('Escape', row);
  expect(browser.faults()).toEqual([]);
});

test('who has sent a comment is in its field again', async () => {
  await arrive();
  await page.locator('a[data-row]').first().waitFor();
  await keys.press('j', row);
  await keys.press('Enter', /^h1: (?!Snag$)/);
  await keys.to(/^textarea: Comment/, 40);
  await keys.type('The key is with the caretaker.', /Comment/);
  // Past the photo that a comment may have.
  await keys.to(/^button: Add comment/, 2);
  await keys.press('Enter', /^textarea: Comment/);
  await page
    .getByRole('region', { name: 'What happened' })
    .getByText('The key is with the caretaker.')
    .waitFor();
  await keys.at(/^textarea: Comment/);
  expect(browser.faults()).toEqual([]);
});

test('snags are selected and changed together by keys alone', async () => {
  await arrive();
  await page.locator('a[data-row]').first().waitFor();
  await keys.press('j', row);
  await keys.to(/^button: Views, select/, 12, 'Shift+Tab');
  await keys.press('Enter', /^menuitem: Select snags/);
  await keys.press('Enter', /^(?!menuitem|body:)/);
  await keys.to(/^checkbox: Select EDEN-/, 12);
  await keys.press('Space', /^checkbox: /);
  await keys.press('ArrowDown', /^checkbox: /);
  await keys.press('Space', /^checkbox: /);
  await page.getByRole('button', { name: 'Change 2 snags' }).waitFor();
  await keys.press('F6', /^button: Change 2 snags/);
  await keys.press('Enter', /./);
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await keys.to(/^radio: /, 3);
  await keys.to(/^radio: .*priority/i, 12, 'ArrowDown');
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
