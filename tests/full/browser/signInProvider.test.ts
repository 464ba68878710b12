import { openBrowser, type TestBrowser } from '../../support/browser';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer';
import { type OidcProvider, startOidcProvider } from '../../support/oidcProvider';

let provider: OidcProvider;
let server: BuiltServer;
let browser: TestBrowser;

beforeAll(async () => {
  provider = await startOidcProvider();
  [server, browser] = await Promise.all([startBuiltServer(provider.environment), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await provider?.close();
});

test.each(['phone', 'desktop'] as const)(
  'on a %s somebody signs in with the account of their company, confirms it once with their password, and removes it again',
  async (device) => {
    await browser.startAfresh();
    // Who came is refused until they have confirmed it, which the browser notes.
    browser.expectFault(/\/session\/oidc .*status of 403/);
    const visitor = await browser.visitor(device);
    const page = visitor.page();
    const person = server.people.get('anna');
    if (person === undefined) throw new Error('The demo has no Anna');
    const look = async (name: string): Promise<void> => {
      await visitor.picture(name);
      await visitor.isAccessible();
    };
    await page.goto(`${server.url}/account`);
    const button = page.getByRole('button', { name: 'Sign in with Company' });
    await button.waitFor();
    await look('sign-in-provider');
    await button.click();
    await page.getByLabel('Work e-mail').fill(person.email);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Company did not sign you in.').waitFor();
    await look('provider-refused');
    await page.getByRole('button', { name: 'Back to the sign-in page' }).click();
    await button.click();
    await page.getByLabel('Work e-mail').fill(person.email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText(`enter the Snagbook password of ${person.email} once`).waitFor();
    await look('provider-confirm');
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    // To where they wanted to go.
    const joined = page.getByRole('region', { name: 'Company sign-in' });
    const subject = page.getByRole('link', { name: /^Company sign-in/ });
    await subject.click();
    await joined.getByRole('button', { name: 'Remove the sign-in with: Company' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/account');
    await joined.scrollIntoViewIfNeeded();
    await look('joined-sign-in');
    const leave = async (): Promise<void> => {
      await page.goto(server.url);
      await page.getByRole('button', { name: 'Sign out' }).click();
    };
    await leave();
    // The provider knows them still: signing out here ends the session here alone.
    await button.click();
    await page.getByRole('navigation', { name: 'Which snags' }).waitFor();
    await page.goto(`${server.url}/account`);
    await subject.click();
    await joined.getByRole('button', { name: 'Remove the sign-in with: Company' }).click();
    await joined.getByLabel('Your password').fill(person.password);
    await look('joined-sign-in-remove');
    await joined.getByRole('button', { name: 'Remove' }).click();
    await joined.waitFor({ state: 'detached' });
    await leave();
    expect(browser.faults()).toEqual([]);
  },
);

test('while the provider is away the page says so, and the password is a way in', async () => {
  await browser.startAfresh();
  await provider.close();
  await server.close();
  server = await startBuiltServer(provider.environment);
  browser.expectFault(/\/session\/oidc\/begin .*status of 503/);
  const visitor = await browser.visitor('phone');
  const page = visitor.page();
  await page.goto(`${server.url}/sign-in`);
  await page.getByRole('button', { name: 'Sign in with Company' }).click();
  await page.getByText('Company cannot be reached at the moment.').waitFor();
  await visitor.picture('provider-away');
  const person = server.people.get('anna');
  await page.getByLabel('E-mail').fill(person?.email ?? '');
  await page.getByLabel('Password').fill(person?.password ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation', { name: 'Which snags' }).waitFor();
  expect(browser.faults()).toEqual([]);
});
