import { startBuiltServer, type BuiltServer } from '../support/builtServer';
import { openBrowser, type TestBrowser } from '../support/browser';

// An empty server becomes a project with people, companies and trades.

let browser: TestBrowser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser?.close());

const looks = [
  { profile: 'phone', scheme: 'light', locale: 'en-GB' },
  { profile: 'desktop', scheme: 'dark', locale: 'en-GB' },
] as const;

describe.each(looks)('on a $profile, $scheme', ({ profile, scheme, locale }) => {
  let server: BuiltServer;
  beforeEach(async () => void (server = await startBuiltServer({ SNAGBOOK_DEMO: '0' })));
  afterEach(() => server?.close());

  test('a new project is set up by its list of steps: a company, a trade, and three people at once', async () => {
    await browser.startAfresh();
    const visitor = await browser.visitor(profile, { colorScheme: scheme, locale });
    const page = visitor.page();
    const look = async (name: string): Promise<void> => {
      await visitor.picture(`set-up-${name}-${scheme}`);
      await visitor.isAccessible();
      expect(browser.faults()).toEqual([]);
    };
    await page.goto(server.url);
    await page.getByLabel('Your name').fill('Ada Admin');
    await page.getByLabel('E-mail').fill('ada@site.example');
    await page.getByLabel('Password').fill('a long and odd password');
    await page.getByLabel('Project name').fill('Eden Court');
    await page.getByLabel('Project code').fill('EDEN');
    await page.getByRole('button', { name: 'Make account and project' }).click();
    await page
      .getByRole('link', { name: /Eden Court/ })
      .first()
      .click();
    await page.getByText('0 of 6 done').waitFor();
    await look('steps');

    await page.getByRole('link', { name: 'Companies (to do)' }).click();
    await page.getByRole('button', { name: 'Add a company' }).click();
    await page.getByLabel('Company name').fill('Roofer');
    await page.getByRole('button', { name: 'Save' }).last().click();
    await page.getByRole('link', { name: 'Companies (done)' }).waitFor();
    await page.getByRole('button', { name: 'Add a trade' }).click();
    await page.getByLabel('Trade name').fill('Roofing');
    await page.getByLabel('Usually fixed by').selectOption('Roofer');
    await page
      .getByRole('form', { name: 'Add a trade' })
      .getByRole('button', { name: 'Save' })
      .click();
    await page.getByRole('button', { name: 'Edit Roofing' }).waitFor();

    await page.getByRole('button', { name: 'Invite people' }).click();
    await page
      .getByLabel('E-mails')
      .fill('Maler, Hans <hans@roofer.example>; ina@site.example\neva@site.example');
    await page.getByRole('button', { name: 'Another role or company for some of them' }).click();
    await page.getByRole('button', { name: 'Edit hans@roofer.example' }).click();
    const his = page.getByRole('group', { name: 'hans@roofer.example' });
    // The radio itself is drawn by its label.
    await his.getByText('Trade', { exact: true }).click();
    await his.getByLabel('Company').selectOption('Roofer');
    await page.getByRole('button', { name: 'Make 3 invitation links' }).scrollIntoViewIfNeeded();
    await look('invite');
    await page.getByRole('button', { name: 'Make 3 invitation links' }).click();
    const links = page.getByRole('group', { name: '3 invitation links' });
    await links.waitFor();
    await look('links');
    await links.getByRole('button', { name: 'Done' }).click();
    await page
      .getByRole('button', { name: 'Withdraw the invitation for hans@roofer.example' })
      .waitFor();

    await page.getByRole('button', { name: 'Edit Roofer' }).click();
    await page.getByRole('button', { name: 'Remove Roofer' }).click();
    await page.getByRole('button', { name: 'Remove Roofer for good' }).click();
    await page
      .getByText('Roofer cannot be removed: it has 1 open invitation. Archive it instead.')
      .waitFor();
    browser.expectFault(/status of 4\d\d/);
    await page.getByRole('button', { name: 'Archive Roofer' }).scrollIntoViewIfNeeded();
    await look('refused');
    await page.getByRole('button', { name: 'Archive Roofer' }).click();
    await page.getByText('Archived', { exact: true }).waitFor();
    await look('archived');
    await page
      .getByText('3 of 6 done')
      .or(page.getByText('2 of 6 done'))
      .first()
      .scrollIntoViewIfNeeded();
    await look('settings');
  });
});
