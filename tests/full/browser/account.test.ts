import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { signIn } from '../../browser/acts';

let server: BuiltServer;
let browser: TestBrowser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/**
 * The layout does not know the colours, so each of both is seen once; `ALL_LOOKS=1` shows all four.
 */
const looks = (['light', 'dark'] as const)
  .flatMap((scheme) => (['phone', 'desktop'] as const).map((profile) => ({ profile, scheme })))
  .filter(
    ({ profile, scheme }) =>
      process.env['ALL_LOOKS'] === '1' || (profile === 'phone') === (scheme === 'light'),
  );

describe.each(looks)('on a $profile, $scheme', ({ profile, scheme }) => {
  const look = async (visitor: Visitor, name: string): Promise<void> => {
    await visitor.picture(`${name}-${scheme}`);
    await visitor.isAccessible();
    expect(browser.faults()).toEqual([]);
  };

  test('an admin makes a reset link, somebody chooses a new password by it, and sees where they are signed in', async () => {
    await browser.startAfresh();
    const [admin, person] = [
      await browser.visitor(profile, { colorScheme: scheme }),
      await browser.visitor(profile, { colorScheme: scheme }),
    ];
    await signIn(admin, server.url, server.people.get('anna'));
    await admin.page().goto(`${server.url}/p/EDEN/settings`);
    await admin.page().getByRole('button', { name: 'Edit Vera Adler' }).click();
    await admin.page().getByRole('button', { name: 'Make a reset link' }).click();
    const link = admin.page().getByLabel(/^The link for /);
    await link.waitFor();
    await link.scrollIntoViewIfNeeded();
    await look(admin, 'reset-link');

    await person.page().goto(await link.inputValue());
    await person.page().getByLabel('New password', { exact: true }).waitFor();
    await look(person, 'reset');
    await person.page().getByLabel('New password', { exact: true }).fill('a new password of mine');
    await person.page().getByRole('button', { name: 'Save and sign in' }).click();
    await person.page().getByRole('link', { name: 'Your account' }).click();
    await person.page().getByRole('heading', { name: 'Where you are signed in' }).waitFor();
    await look(person, 'account');
    await person
      .page()
      .getByText(/^This device ·/)
      .scrollIntoViewIfNeeded();
    await person.picture(`account-sessions-${scheme}`);
    await person.page().goto(`${server.url}/reset/nothing`);
    await person.page().getByText('This link cannot be used.').waitFor();
    await look(person, 'reset-gone');
  });

  test('a project is archived, looks so on its screens, and is brought back', async () => {
    await browser.startAfresh();
    const visitor = await browser.visitor(profile, { colorScheme: scheme });
    const page = visitor.page();
    await signIn(visitor, server.url, server.people.get('anna'));
    await page.goto(`${server.url}/p/EDEN/settings`);
    await page.getByRole('heading', { name: 'Due dates' }).scrollIntoViewIfNeeded();
    await look(visitor, 'due-rules');
    await page.getByRole('button', { name: 'Archive the project' }).click();
    await look(visitor, 'archive');
    await page.getByRole('button', { name: /^Archive (?!the project)/ }).click();
    await page.getByRole('button', { name: 'Bring the project back' }).waitFor();
    await look(visitor, 'archived-settings');
    await page.goto(`${server.url}/p/EDEN`);
    await page.getByText('This project is archived.').waitFor();
    await look(visitor, 'archived-list');
    await page.goto(server.url);
    await page.getByRole('heading', { name: 'Archived' }).waitFor();
    await look(visitor, 'archived-projects');
    await page.goto(`${server.url}/p/EDEN/settings`);
    await page.getByRole('button', { name: 'Bring the project back' }).click();
    await page.getByRole('heading', { name: 'People' }).waitFor();
  });
});
