import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { signIn } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();

test('names its subjects with what each is set to, and each has a page of its own', async () => {
  const { page } = await screens.arrive('viewer', '/account');
  await page.findByRole('navigation', { name: 'Your account' });
  const main = document.querySelector('main') ?? document.body;
  expect(outline(main)).toMatchSnapshot('menu');
  const shown: string[] = [];
  for (const name of [
    'Name',
    'Language',
    'E-mail',
    'Notifications on this device',
    'Password',
    'Passkeys',
    'One-time codes',
    'Where you are signed in',
  ]) {
    await userEvent.click(page.getByRole('link', { name: new RegExp(`^${name}`) }));
    const part = await page.findByRole('region', { name });
    shown.push(
      // The times are others each day.
      outline(part)
        .replaceAll(/last used: [^”\n]*/g, 'last used: …')
        .replaceAll(/signed in: .*/g, 'signed in: …'),
    );
    await userEvent.click(page.getByRole('link', { name: 'Your account' }));
    await page.findByRole('navigation', { name: 'Your account' });
  }
  expect(shown.join('')).toMatchSnapshot('pages');
  expect(page.queryByText('Storage')).toBeNull();
});

test('opened from a project it stands in the frame of the project', async () => {
  const { page, path } = await screens.arrive('tradeA', '/p/SITE/more');
  await userEvent.click(await page.findByRole('link', { name: /^Person tradeA/ }));
  await page.findByRole('navigation', { name: 'Your account' });
  // The page has taken the place of its skeleton, which has the same title.
  expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  expect(path()).toBe('/p/SITE/account');
  const project = within(page.getByRole('navigation', { name: 'Project' }));
  expect(project.getByRole('link', { name: /^List/ })).toBeVisible();
  const [back] = page.getAllByRole('link', { name: 'More' });
  await userEvent.click(back ?? document.body);
  await page.findByRole('button', { name: 'Sign out' });
  expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
});

test('the owner of the server sees the room that photos and plans take, nobody else does', async () => {
  const { page } = await screens.arrive('admin', '/account#storage');
  const storage = within(await page.findByRole('region', { name: 'Storage' }));
  expect(storage.getByText(/^Photos and plans use 0 kB\.$/)).toBeVisible();
  expect(storage.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'SITE · Site0 kB',
  );
  const other = await screens.arrive('tradeA', '/account#storage');
  await other.page.findByRole('link', { name: /^Where you are signed in/ });
  expect(other.page.queryByText('Storage')).toBeNull();
});

test('a new name is saved and shown everywhere on the page at once', async () => {
  const { page } = await screens.arrive('tradeB', '/account#name');
  const form = within(await page.findByRole('form', { name: 'Name' }));
  await userEvent.clear(form.getByLabelText('Your name'));
  expect(form.getByLabelText('Your name')).toHaveAccessibleDescription(/Enter your name/);
  await userEvent.type(form.getByLabelText('Your name'), 'Nora New{Enter}');
  expect(await form.findByText('Saved.')).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Your account' }));
  expect(await page.findByRole('link', { name: /^Name/ })).toHaveTextContent('Nora New');
  await userEvent.click(page.getByRole('link', { name: 'All projects' }));
  await page.findByRole('link', { name: /^SITE Site/ });
  expect(page.getByText('Nora New')).toBeVisible();
});

test('a new password needs the current one, and ends the other sessions', async () => {
  const { email, password } = screens.site.people.inspector;
  const { page } = await screens.arrive('inspector', '/account#password');
  await signIn(screens.site.url, { email, password });
  const form = within(await page.findByRole('form', { name: 'Password' }));
  await userEvent.type(form.getByLabelText('Current password'), 'not the password');
  await userEvent.type(form.getByLabelText('New password'), 'short');
  await userEvent.click(form.getByRole('button', { name: 'Change password' }));
  expect(form.getByLabelText('New password')).toHaveAccessibleDescription(
    /Use at least 10 characters/,
  );
  await userEvent.type(form.getByLabelText('New password'), ' no more{Enter}');
  expect(await form.findByText('That is not your current password.')).toBeVisible();
  expect(form.getByLabelText('New password')).toHaveValue('short no more');
  await userEvent.clear(form.getByLabelText('Current password'));
  await userEvent.type(form.getByLabelText('Current password'), `${password}{Enter}`);
  // The one that was opened with the site, and the one above.
  expect(
    await form.findByText('Your password is changed. 2 other sessions were ended.'),
  ).toBeVisible();
  expect(
    (await signIn(screens.site.url, { email, password: 'short no more' })).response.status,
  ).toBe(200);
});
