import type { Page } from 'playwright-core';
import { openBrowser, type TestBrowser, type Visitor } from '../support/browser';
import { startBuiltServer, type BuiltServer } from '../support/builtServer';
import { cutAndCovered } from '../support/cut';
import { openProject, signIn } from './acts';
import { sheetIsOpen } from './planActs';

let server: BuiltServer;
let fresh: BuiltServer;
let browser: TestBrowser;
beforeAll(async () => {
  [server, fresh, browser] = await Promise.all([startBuiltServer(), startBuiltServer({ SNAGBOOK_DEMO: '0' }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([server?.close(), fresh?.close()]);
});

/** The text spacing of WCAG 1.4.12, as a person's own style. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;

async function space(page: Page): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, spacing);
}

/** 320 × 256 is what a window of 1280 × 1024 has at 400 %. */
describe.each([
  { how: 'in a window of 320 × 256', spaced: false, profile: 'phone' as const, viewport: { width: 320, height: 256 } },
  { how: 'in a window of 640 × 400, as of a desktop at 200 % or a phone on its side', spaced: false, profile: 'phone' as const, viewport: { width: 640, height: 400 } },
  { how: 'with the spacing of text that a person needs, on a phone', spaced: true, profile: 'phone' as const, viewport: { width: 390, height: 844 } },
  { how: 'with the spacing of text that a person needs, on a desktop', spaced: true, profile: 'desktop' as const, viewport: { width: 1280, height: 800 } },
])('$how', ({ spaced, profile, viewport }) => {
  let visitor: Visitor;
  let faults: string[];
  const look = async (name: string): Promise<void> => {
    const page = visitor.page();
    if (spaced) await space(page);
    await visitor.picture(`room-${viewport.width}-${name}`);
    faults.push(...(await page.evaluate(cutAndCovered)).map((fault) => `${name}: ${fault}`));
  };
  const open = async (path: string, name: string, ready: (page: Page) => Promise<unknown>): Promise<void> => {
    const page = visitor.page();
    await page.goto(`${server.url}${path}`);
    await ready(page);
    await look(name);
  };

  test('nothing is cut and nothing covers what one presses, on any screen', async () => {
    await browser.startAfresh();
    faults = [];
    visitor = await browser.visitor(profile, { viewport });
    const page = visitor.page();
    await page.goto(fresh.url);
    await page.getByRole('textbox').first().waitFor();
    await look('set-up');
    await page.goto(server.url);
    await page.getByLabel('E-mail').waitFor();
    await look('sign-in');
    await signIn(visitor, server.url, server.people.get('anna'));
    await look('projects');
    await open('/account', 'account', () => page.getByRole('textbox', { name: 'Name' }).waitFor());
    await open('/waiting', 'waiting', () => page.getByRole('heading', { name: /^EDEN / }).waitFor());
    await open('/outbox', 'outbox', () => page.getByRole('heading', { name: 'Everything is sent' }).waitFor());
    await page.goto(server.url);
    await openProject(visitor);
    await page.getByRole('link', { name: /^EDEN-60 / }).waitFor();
    await look('list');
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('button', { name: /^Select all/ }).click();
    await look('list-select');
    await page.getByRole('button', { name: /^Change \d/ }).click();
    await page.getByText('Set the due date').click();
    await look('list-bulk');
    await open('/p/EDEN?sort=PLACE', 'list-places', () => page.getByRole('region', { name: /›/ }).first().waitFor());
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('dialog').waitFor();
    await look('list-filter');
    await open('/p/EDEN?chip=ALL&q=nothing-has-this', 'list-none', () => page.getByText('No snag matches what you look for.').waitFor());
    await open('/p/EDEN/snags/1', 'snag', () => page.getByText(/raised it/).waitFor());
    await page.getByRole('button', { name: 'Other actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('dialog', { name: 'Edit the snag' }).waitFor();
    await look('snag-edit');
    await open('/p/EDEN/new', 'raise', () => page.getByRole('button', { name: 'Take a photo' }).waitFor());
    await open('/p/EDEN/check', 'check', () => page.getByRole('article').waitFor());
    await open('/p/EDEN/plans', 'plans', () => page.getByRole('list', { name: 'Plans' }).waitFor());
    const plan = await page.getByRole('list', { name: 'Plans' }).getByRole('link').first().getAttribute('href');
    await open(plan ?? '', 'plan', () => sheetIsOpen(visitor));
    await page.getByRole('button', { name: 'Raise a snag here' }).click();
    await look('plan-aim');
    const pin = await page.locator('[data-mark]').first().getAttribute('data-mark');
    await open(`${plan}?snag=${/^\d+$/.exec(pin ?? '')?.[0] ?? '1'}`, 'plan-snag', () => page.getByText(/raised it/).waitFor());
    await open('/p/EDEN/settings', 'settings', () => page.getByRole('button', { name: /^Edit / }).first().waitFor());
    await page.getByRole('button', { name: /^Edit / }).first().click();
    await look('settings-edit');
    expect(faults).toEqual([]);
  });
});

test('printed, a list and a snag are dark on white, with nothing to press, also on wide paper', async () => {
  await browser.startAfresh();
  const visitor = await browser.visitor('desktop', { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
  const page = visitor.page();
  await signIn(visitor, server.url, server.people.get('anna'));
  for (const [path, ready] of [['/p/EDEN?chip=ALL', 'a[data-row]'], ['/p/EDEN/snags/1', 'text=raised it']] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${server.url}${path}`);
    await page.locator(ready).first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const { pressed, ink } = await page.evaluate(() => {
      // Pictures and moments are buttons, too, and belong on paper.
      const controls = document.querySelectorAll('nav, input, textarea, select, button:not(:has(img, time))');
      return { pressed: [...controls].filter((each) => each.checkVisibility({ visibilityProperty: true })).map((each) => each.textContent), ink: getComputedStyle(document.body).color };
    });
    await visitor.picture(`room-printed${path.includes('snags') ? '-snag' : ''}`);
    expect(pressed).toEqual([]);
    expect(ink.match(/\d+/g)?.every((share) => Number(share) < 60)).toBe(true);
  }
});
