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
  'on a %s all phrases of a trade can be chosen, also when it has more than there is room for',
  async (profile) => {
    await browser.startAfresh();
    const visitor = await browser.visitor(profile);
    const page = visitor.page();
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const many = Array.from({ length: 24 }, (_, index) => `"Said often, no. ${index + 1}"`).join(
        ',',
      );
      // Those of the demo, but for one trade.
      const body = (await response.text()).replaceAll(
        /("name":"Electrical"[^{}]*?"phrases":\[)[^\]]*/g,
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
    const phrases = page.getByRole('group', { name: 'What' });
    await page
      .getByRole('group', { name: 'Trade' })
      .getByText('Electrical', { exact: true })
      .click();
    await phrases.getByText('Said often, no. 24', { exact: true }).waitFor();
    await visitor.picture('raise-many-phrases');
    await visitor.isAccessible();
    await phrases.getByText('Said often, no. 24', { exact: true }).click();
    await phrases.getByRole('radio', { name: 'Said often, no. 24', checked: true }).waitFor();
    // The device goes on copying the project.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(browser.faults()).toEqual([]);
  },
);
