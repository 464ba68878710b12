import { openBrowser, type TestBrowser, type Visitor } from '../support/browser';
import { startBuiltServer, type BuiltServer } from '../support/builtServer';
import { openProject, signIn } from './acts';

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

  test('is narrowed in a panel, told place by place, and changed for many at once', async () => {
    const page = visitor.page();
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('dialog', { name: 'Filter and order' }).waitFor();
    await look('list-filter');
    await page.getByText('By place', { exact: true }).click();
    await page.getByLabel('Priority').selectOption('HIGH');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('region', { name: /›/ }).first().waitFor();
    await look('list-places');
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('button', { name: /^Select all/ }).click();
    await look('list-select');
    await page.getByRole('button', { name: /^Change \d/ }).click();
    await page.getByText('Set the due date').click();
    await look('list-bulk');
  });

  test('comes back to the row one had opened', async () => {
    const page = visitor.page();
    const row = page.locator('a[data-row]').nth(20);
    await row.scrollIntoViewIfNeeded();
    await row.click();
    await page.getByRole('article').waitFor();
    await page.goBack();
    await row.waitFor();
    const { y, height } = (await row.boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(page.viewportSize()?.height ?? 0);
  });

  test('has a way to check one by one', async () => {
    const page = visitor.page();
    await page.goto(`${server.url}/p/EDEN?chip=TO_CHECK`);
    await page.getByRole('link', { name: 'Check one by one' }).click();
    await page.getByRole('heading', { name: 'Check one by one' }).waitFor();
    await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight));
    await look('check');
  });
});
