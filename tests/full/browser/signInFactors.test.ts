import { appWith } from '../../support/oneTimeCodes';
import { openBrowser, type TestBrowser } from '../../support/browser';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';

let server: BuiltServer;
let browser: TestBrowser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('somebody sets up one-time codes and a passkey, and signs in with each of them', async () => {
  await browser.startAfresh();
  // The password alone is refused, which the browser notes.
  browser.expectFault(/\/session .*status of 403/);
  const visitor = await browser.visitor('phone');
  const page = visitor.page();
  const person = server.people.get('anna');
  if (person === undefined) throw new Error('The demo has no Anna');
  // Passkeys are for names alone.
  const url = server.url.replace('127.0.0.1', 'localhost');
  const look = async (name: string): Promise<void> => {
    await visitor.picture(name);
    await visitor.isAccessible();
  };
  const password = async (): Promise<void> => {
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await page.goto(`${url}/sign-in`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await look('sign-in-passkey');
  await password();
  // Who has one project is in it.
  const signedIn = (): Promise<void> =>
    page.getByRole('navigation', { name: 'Which snags' }).waitFor();
  await signedIn();
  await page.goto(`${url}/account`);
  // On a phone one goes back to the menu for the next subject.
  const subject = async (name: RegExp): Promise<void> => {
    const menu = page.getByRole('navigation', { name: 'Your account' });
    const back = page.getByRole('link', { name: 'Your account' });
    await menu.or(back).waitFor();
    if (!(await menu.isVisible())) await back.click();
    await menu.getByRole('link', { name }).click();
  };
  await subject(/^One-time codes/);
  const codes = page.getByRole('region', { name: 'One-time codes' });
  await codes.getByRole('button', { name: 'Set up one-time codes' }).click();
  await codes.getByLabel('Your password').fill(person.password);
  await codes.getByRole('button', { name: 'Continue' }).click();
  const code = appWith((await codes.locator('code').textContent()) ?? '');
  await codes
    .getByRole('img', { name: 'QR code for the authenticator app' })
    .scrollIntoViewIfNeeded();
  await look('codes-set-up');
  await codes.getByLabel('Code shown in the app').fill(code(Date.now()));
  await codes.getByRole('button', { name: 'Switch on' }).click();
  await codes.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  await look('recovery-codes');
  const recovery = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();

  await subject(/^Passkeys/);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Passkey name').fill('Anna’s phone');
  await passkeys.getByLabel('Your password').fill(person.password);
  await passkeys.getByRole('button', { name: 'Create passkey' }).click();
  await passkeys.getByText('Anna’s phone').waitFor();
  await look('passkeys');

  const leave = async (): Promise<void> => {
    await page.goto(url);
    await page.getByRole('button', { name: 'Sign out' }).click();
  };
  await leave();
  await password();
  await page.getByLabel('Code from your authenticator app').waitFor();
  await look('sign-in-code');
  // The one before was taken; a clock that is half a minute ahead is borne with.
  await page.getByLabel('Code from your authenticator app').fill(code(Date.now() + 30_000));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signedIn();

  await leave();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await signedIn();

  // It is removed on the device: the page says so, the other ways in are there, and another takes
  // its place.
  await leave();
  const { credentials } = await device.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);
  for (const { credentialId } of credentials)
    await device.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page
    .getByText('No passkey was used. Try again, or sign in with e-mail and password.')
    .waitFor();
  await look('passkey-removed');
  await password();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signedIn();
  await page.goto(`${url}/account`);
  await subject(/^Passkeys/);
  await passkeys.getByRole('button', { name: /^Remove passkey: .*Anna’s phone/ }).click();
  await passkeys.getByLabel('Your password').fill(person.password);
  await passkeys.getByRole('button', { name: 'Remove', exact: true }).click();
  await passkeys.getByText('Anna’s phone').waitFor({ state: 'detached' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Passkey name').fill('Anna’s next phone');
  await passkeys.getByLabel('Your password').fill(person.password);
  await passkeys.getByRole('button', { name: 'Create passkey' }).click();
  await passkeys.getByText('Anna’s next phone').waitFor();
  expect(browser.faults()).toEqual([]);
});
