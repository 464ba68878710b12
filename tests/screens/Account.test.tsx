import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { signIn } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();

test('has the name, the password and where one is signed in', async () => {
  const { page } = await screens.arrive('viewer', '/account');
  await page.findByRole('region', { name: 'Where you are signed in' });
  expect(page.getByText('You sign in as viewer@site.example.')).toBeVisible();
  // The time is another one each day.
  expect(
    outline(document.querySelector('main') ?? document.body)
      .replaceAll(/last used: [^”\n]*/g, 'last used: …')
      .replaceAll(/signed in: .*/g, 'signed in: …'),
  ).toMatchSnapshot();
});

test('the owner of the server sees the room that photos and plans take, nobody else does', async () => {
  const { page } = await screens.arrive('admin', '/account');
  const storage = within(await page.findByRole('region', { name: 'Storage' }));
  expect(storage.getByText(/^Photos and plans use 0 kB\.$/)).toBeVisible();
  expect(storage.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'SITE · Site0 kB',
  );
  const other = await screens.arrive('tradeA', '/account');
  await other.page.findByRole('region', { name: 'Where you are signed in' });
  expect(other.page.queryByRole('region', { name: 'Storage' })).toBeNull();
});

test('a new name is saved and shown everywhere on the page at once', async () => {
  const { page } = await screens.arrive('tradeB', '/account');
  const form = within(await page.findByRole('form', { name: 'Name' }));
  await userEvent.clear(form.getByLabelText('Your name'));
  expect(form.getByLabelText('Your name')).toHaveAccessibleDescription(/Enter your name/);
  await userEvent.type(form.getByLabelText('Your name'), 'Nora New{Enter}');
  expect(await form.findByText('Saved.')).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'All projects' }));
  await page.findByRole('link', { name: /^SITE Site/ });
  expect(page.getByText('Nora New')).toBeVisible();
});

test('a new password needs the current one, and ends the other sessions', async () => {
  const { email, password } = screens.site.people.inspector;
  const { page } = await screens.arrive('inspector', '/account');
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
