import { openBrowser, type Profile, type TestBrowser } from '../../support/browser';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openProject, signIn } from '../../browser/acts';

let server: BuiltServer;
let browser: TestBrowser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test.each<Profile>(['phone', 'desktop'])(
  'on a %s choosing a trade on the form moves nothing, also when it has more phrases than there is room for, and all of them can be chosen',
  async (profile) => {
    await browser.startAfresh();
    const visitor = await browser.visitor(profile);
    const page = visitor.page();
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const many = Array.from({ length: 24 }, (_, index) => `"Said often, no. ${index + 1}"`).join(
        ',',
      );
      // Two trades have many phrases, the others those of the demo.
      const body = (await response.text()).replaceAll(
        /("name":"(?:Electrical|Plumbing)"[^{}]*?"phrases":\[)[^\]]*/g,
        `$1${many}`,
      );
      await route.fulfill({ response, body });
    });
    await signIn(visitor, server.url, server.people.get('ivo'));
    await openProject(visitor);
    await page
      .getByRole('navigation', { name: 'Project' })
      .getByRole('link', { name: /^Raise( a snag)?$/ })
      .click();
    const trades = page.getByRole('group', { name: 'Trade' });
    const phrases = page.getByRole('group', { name: 'What is it' });
    await trades.waitFor();
    const places = async () => [
      await trades
        .locator('label')
        .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON())),
      await page.getByRole('textbox', { name: 'Title' }).boundingBox(),
    ];
    const before = await places();
    for (const name of (await trades.locator('label').allTextContents()).slice(0, 6)) {
      await trades.getByText(name, { exact: true }).click();
      await trades.getByRole('radio', { name, checked: true }).waitFor();
      expect([name, ...(await places())]).toEqual([name, ...before]);
    }
    await trades.getByText('Electrical', { exact: true }).click();
    await phrases.getByText('Said often, no. 24', { exact: true }).waitFor();
    await visitor.picture('raise-many-phrases');
    await visitor.isAccessible();
    const top = await page.evaluate(() => document.scrollingElement?.scrollTop);
    await phrases.getByText('Said often, no. 24', { exact: true }).click();
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe(
      'Said often, no. 24',
    );
    expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(top);
    // The device goes on copying the project.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(browser.faults()).toEqual([]);
  },
);
