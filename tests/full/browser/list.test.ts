import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openProject, signIn } from '../../browser/acts';
import { openViews, select } from '../../browser/rooms';
import { sayIn } from '../../support/sayIn';

const inEnglish = sayIn('en');

let server: BuiltServer;
let browser: TestBrowser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe.each([
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const)('the list on a %s, %s', (profile, scheme) => {
  let visitor: Visitor;
  beforeEach(async () => {
    await browser.startAfresh();
    visitor = await browser.visitor(profile, { colorScheme: scheme });
    await visitor.page().goto(server.url);
    await signIn(visitor, server.url, server.people.get('anna'));
    await openProject(visitor);
  });
  const look = async (name: string): Promise<void> => {
    await visitor.picture(`${name}-${scheme}`);
    await visitor.isAccessible();
    expect(browser.faults()).toEqual([]);
  };

  test('is narrowed in a panel, told location by location, and changed for many at once', async () => {
    const page = visitor.page();
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('dialog', { name: 'Filter and order' }).waitFor();
    await look('list-filter');
    await page.getByRole('dialog').getByText('By location', { exact: true }).click();
    await page.getByRole('button', { name: /^Priority/ }).click();
    await page.getByRole('checkbox', { name: 'High' }).check({ force: true });
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('region', { name: /›/ }).first().waitFor();
    await look('list-places');
    await select(page, inEnglish);
    await page.getByRole('button', { name: /^Select all/ }).click();
    // A row that is half below the heading of its place would count as too small to press.
    await page
      .getByRole('region', { name: 'Snags', exact: true })
      .evaluate((element) => element.scrollTo({ top: 0 }));
    await look('list-select');
    await page.getByRole('button', { name: /^Change \d/ }).click();
    await page.getByText('Set due date').click();
    await look('list-bulk');
  });

  test('has readable rows while another filter waits for its answer', async () => {
    const page = visitor.page();
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/graphql', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: /^Overdue/ }).click();
    await page.locator('[aria-busy="true"] a[data-row]').first().waitFor();
    await look('list-waits');
    letGo();
    await page.locator('[aria-busy="false"] a[data-row]').first().waitFor();
  });

  test('comes back to the row one had opened', async () => {
    const page = visitor.page();
    const pane = page.getByRole('region', { name: 'Snags', exact: true });
    await pane.evaluate((element) => element.scrollTo({ top: 1_800 }));
    // Far down a row is drawn as soon as it is in sight.
    const key = await page.waitForFunction(() => {
      const inSight = [...document.querySelectorAll('a[data-row]')].find(
        (link) =>
          link.getBoundingClientRect().top > 300 && link.getBoundingClientRect().bottom < 600,
      );
      return inSight?.closest('li[aria-posinset="1"]') === null
        ? inSight.getAttribute('data-row')
        : null;
    });
    const row = page.locator(`a[data-row="${await key.jsonValue()}"]`);
    await row.click();
    await page.getByRole('article').waitFor();
    if (profile === 'phone') {
      // Behind the snag nobody sees or reaches the list, and it keeps its layout for the way back.
      expect(await row.isVisible()).toBe(false);
      expect(
        await page.locator('section[aria-label="Snags"]').evaluate((list) => list.clientHeight),
      ).toBeGreaterThan(0);
    }
    await page.goBack();
    await row.waitFor();
    const { y, height } = (await row.boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(page.viewportSize()?.height ?? 0);
    if (profile !== 'desktop') return;
    // Beside a snag that is opened by its address the list begins where that is.
    await row.click();
    await page.getByRole('article').waitFor();
    await page.reload();
    await row.waitFor();
    await page.waitForFunction(
      (link) =>
        link !== null &&
        link.getBoundingClientRect().top > 0 &&
        link.getBoundingClientRect().bottom < innerHeight,
      await row.elementHandle(),
    );
  });

  test('has a way to check one by one', async () => {
    const page = visitor.page();
    await page
      .getByRole('navigation', { name: 'Project' })
      .getByRole('link', { name: /^To check/ })
      .click();
    await page.getByRole('heading', { name: 'To check' }).waitFor();
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
      ),
    );
    await look('check');
    await page
      .getByRole('button', { name: /, photo 1 of \d+, defect$/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: /^Photos of EDEN-/ }).waitFor();
    await look('check-large');
  });
});

test('a view that one person saves for the team on a phone is there after a reload, and another opens it on a desktop', async () => {
  await browser.startAfresh();
  const look = async (visitor: Visitor, name: string): Promise<void> => {
    await visitor.picture(name);
    await visitor.isAccessible();
  };
  const anna = await browser.visitor('phone');
  await signIn(anna, server.url, server.people.get('anna'));
  const page = anna.page();
  await page.goto(`${server.url}/p/EDEN?priority=HIGH&sort=DUE`);
  await openViews(page, inEnglish);
  await page.getByRole('menuitem', { name: 'Save view' }).click();
  // An earlier attempt may have left one.
  const name = `Urgent ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByText('For the team').click();
  await look(anna, 'list-view-save');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const open = page.getByRole('button', { name: `Remove filter View ${name}`, exact: true });
  await open.waitFor();
  await page.reload();
  await open.waitFor();
  await openViews(page, inEnglish);
  await page.getByRole('menu').waitFor();
  await look(anna, 'list-view-menu');
  await page.getByRole('menuitem', { name: /^Leave/ }).click();
  await page.waitForURL(`${server.url}/p/EDEN`);

  const vera = await browser.visitor('desktop', { colorScheme: 'dark' });
  await signIn(vera, server.url, server.people.get('vera'));
  await openProject(vera);
  const desk = vera.page();
  await desk.getByRole('button', { name: 'Views', exact: true }).press('Enter');
  await desk.getByRole('menuitemradio', { name: new RegExp(`^${name}`) }).waitFor();
  await look(vera, 'list-view-shared');
  await desk.keyboard.type(name.slice(0, 4));
  await desk.keyboard.press('Enter');
  await desk.getByRole('button', { name: `Remove filter View ${name}`, exact: true }).waitFor();
  expect(new URL(desk.url()).search).toMatch(/^\?priority=HIGH&sort=DUE&view=view_/);
  await look(vera, 'list-view-open');
  expect(browser.faults()).toEqual([]);
});
