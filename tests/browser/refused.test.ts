import type { Page } from 'playwright-core';
import { openBrowser, type TestBrowser } from '../support/browser';
import { startBuiltServer, type BuiltServer } from '../support/builtServer';
import { eventually } from '../support/eventually';
import { signIn } from './acts';
import { focused } from './keys';

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

/** A phone of which the keyboard covers the lower part. */
async function arrive(path: string): Promise<Page> {
  const visitor = await browser.visitor('phone', { viewport: { width: 390, height: 480 } });
  await signIn(visitor, server.url, server.people.get('anna'));
  await visitor.page().goto(`${server.url}${path}`);
  return visitor.page();
}

/** Whether the field that has the focus can be seen: nothing lies over its middle. */
const inSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const field = document.activeElement;
    const { left, top, width, height } = field?.getBoundingClientRect() ?? new DOMRect();
    return field?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) === true;
  });

/** What somebody who cannot see the field hears with its name. */
const heardWith = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const field = document.activeElement;
    const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return `${field?.getAttribute('aria-invalid') === 'true' ? 'invalid: ' : ''}${ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')}`;
  });

/**
 * Presses the button, and waits until the focus is on this field, which was out of sight, with its
 * sentence.
 */
async function isLedTo(page: Page, button: string, field: RegExp, sentence: RegExp): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await eventually(async () => expect(await focused(page)).toMatch(field));
  await eventually(async () => expect(await inSight(page)).toBe(true));
  expect(await heardWith(page)).toMatch(sentence);
}

test('a snag that lacks something is not raised: its form shows and names the first field that is wrong, also one that was out of sight or folded away', async () => {
  const page = await arrive('/p/EDEN/new');
  const outOfSight = async (name: string): Promise<void> =>
    expect(
      await page
        .getByLabel(name, { exact: true })
        .evaluate(
          (field) =>
            field.getBoundingClientRect().bottom < 0 ||
            field.getBoundingClientRect().top > innerHeight,
        ),
    ).toBe(true);
  await page.getByRole('group', { name: 'Trade' }).getByText('Electrical', { exact: true }).click();
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.scrollIntoView());
  await outOfSight('Location');
  await isLedTo(
    page,
    'Raise',
    /: Location$/,
    /^invalid: .*Choose a location so the trade can find it\./,
  );

  const place = page.getByRole('combobox', { name: 'Location' });
  await place.pressSequentially('14 kitchen', { delay: 20 });
  await page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasText: /14.*Kitchen/ })
    .first()
    .click();
  await page.getByText('Description, priority, due date').click();
  await page.getByLabel('Due', { exact: true }).fill('2020-01-01');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.scrollIntoView());
  await outOfSight('Due');
  await isLedTo(
    page,
    'Raise',
    /: Due$/,
    /^invalid: .*cannot be before the day the snag was raised\./,
  );
  expect(new URL(page.url()).pathname).toBe('/p/EDEN/new');
  expect(browser.faults()).toEqual([]);
});

test('settings that cannot be saved show and name the first field that is wrong', async () => {
  const page = await arrive('/p/EDEN/settings');
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await part('Project').getByLabel('Name', { exact: true }).fill('');
  const save = async (name: string, field: RegExp, sentence: RegExp): Promise<void> => {
    await part(name).getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded();
    await part(name).getByRole('button', { name: 'Save' }).click();
    await eventually(async () => expect(await focused(page)).toMatch(field));
    await eventually(async () => expect(await inSight(page)).toBe(true));
    expect(await heardWith(page)).toMatch(sentence);
  };
  await save('Project', /: Name$/, /^invalid: This is needed\./);
  await part('Due dates').getByLabel('Medium').fill('soon');
  await part('Due dates').getByText('Mon', { exact: true }).click();
  await save('Due dates', /: Medium$/, /^invalid: .*whole days/);

  await part('Trades').getByRole('button', { name: 'Add a trade' }).click();
  await part('Trades')
    .getByLabel('Phrases')
    .fill('Not level\n'.repeat(3) + 'x'.repeat(200));
  await save('Trades', /: Trade name$/, /^invalid: This is needed\./);
  expect(browser.faults()).toEqual([]);
});
