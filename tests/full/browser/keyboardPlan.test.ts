import type { Page } from 'playwright-core';
import { openBrowser, type TestBrowser } from '../../support/browser';
import type { BuiltServer } from '../../support/builtServer';
import { eventually } from '../../support/eventually';
import { startLargeProject } from '../../support/largeProject';
import { newTitle, putAway } from '../../browser/acts';
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
async function arrive(path = '/p/EDEN'): Promise<void> {
  await browser.startAfresh();
  page = (await browser.visitor('desktop')).page();
  keys = keyboardOf(page);
  await signInByKeys(page, `${server.url}${path}`, server.people.get('anna'));
}

test('a plan, its pins, and a snag raised on it are reached by keys', async () => {
  await arrive();
  await page.locator('a[data-row]').first().waitFor();
  // The name of the project begins the navigation.
  await keys.to(/^a: .*EDEN$/, 6, 'F6');
  await keys.to(/^a: Plan$/, 4);
  await keys.press('Enter', /^h1: Plans/);
  await page.getByRole('link', { name: /^A-L01 / }).waitFor();
  await keys.to(/^a: A-L01 /, 8);
  await keys.press('Enter', /^h1: /);
  await page.getByRole('group', { name: 'Pins in sight' }).waitFor({ state: 'attached' });
  await keys.to(/^application: /, 6, 'F6');
  await keys.to(/^button: (\d+ snags|EDEN-\d+)/, 1);
  // Into the crowd, until a pin stands by itself.
  const mark = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-mark') ?? '');
  for (let steps = 0; steps < 12; steps += 1) {
    const here = await mark();
    if (/^\d+$/.test(here)) break;
    await page.keyboard.press('Enter');
    // While the plan moves, the focus is still on the crowd, and a moment later on what it consists
    // of.
    await eventually(async () => expect(await mark()).not.toBe(here));
    await keys.at(/^(button: (\d+ snags|EDEN-\d+)|application)/);
    if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'application'))
      await keys.to(/^button: /, 1);
  }
  await keys.at(/^button: EDEN-\d+/);
  const pin = await page.evaluate(() => document.activeElement?.getAttribute('data-mark'));
  // What it is, and then its page.
  await keys.press('Enter', /^a: Open$/);
  await keys.press('Escape', new RegExp(`^button: EDEN-${pin},`));
  await keys.press('Enter', /^a: Open$/);
  await keys.press('Enter', /^h1: (?!Snag$|A-L01)/);
  await keys.press('Escape', new RegExp(`^button: EDEN-${pin},`));

  // A raised snag is where one goes on, also when it is given its number, and Undo is the next
  // stop.
  await keys.press('Shift+Tab', /^application: /);
  const title = newTitle('Cover bent');
  const raiseHere = async (): Promise<void> => {
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: 'In your own words' }).waitFor();
    await keys.at(/^h1: Raise a snag/);
  };
  const raise = async (): Promise<void> => {
    await keys.to(/^input: In your own words/, 20);
    await page.keyboard.press('Control+A');
    await keys.type(title, /^input: In your own words/);
    await keys.press('Enter', /^button: New snag, Open/);
    await page.waitForURL((url) => url.pathname === '/p/EDEN/plans/A-L01');
  };
  await raiseHere();
  await raise();
  await keys.press('Tab', /^button: Undo/);
  await keys.press('Enter', /^h1: Raise a snag/);
  await raise();
  await putAway(page);
  await keys.at(new RegExp(`^button: EDEN-\\d+, Open, ${title}`));

  // Undo that is gone leaves one on the plan, and so does the way back from the form.
  await keys.to(/^application: /, 6, 'F6');
  await raiseHere();
  await raise();
  await keys.press('Tab', /^button: Undo/);
  await putAway(page);
  await keys.at(/^(application: Drawing: A-L01|button: (New snag|EDEN-\d+))/);
  await keys.to(/^application: /, 6, 'F6');
  await raiseHere();
  await keys.press('Escape', /^h1: A-L01 /);
  expect(browser.faults()).toEqual([]);
});

test('the links at the top of a page lead to what it was opened for', async () => {
  await arrive();
  for (const [path, link, title] of [
    ['/p/EDEN/check', /^a: Skip to the queue/, /^h1: To check/],
    ['/p/EDEN/new', /^a: Skip to the form/, /^h1: Raise a snag/],
    ['/p/EDEN/snags/1', /^a: Skip to the snag/, /^h1: Socket beside the hob is loose/],
    ['/p/EDEN/plans/A-L01?snag=1', /^a: Skip to the snag/, /^h1: Socket beside the hob is loose/],
  ] as const) {
    await page.goto(`${server.url}${path}`);
    await page
      .getByRole('heading', { level: 1, name: new RegExp(title.source.slice(5)) })
      .waitFor();
    await page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    );
    await keys.to(link, 4);
    await keys.press('Enter', title);
    await keys.press('F6', /./);
    await keys.to(title, 6, 'Shift+F6');
  }
  expect(browser.faults()).toEqual([]);
});
