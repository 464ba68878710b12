import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { useScreens } from './arrive';

const screens = useScreens();

test('asks for e-mail and password', async () => {
  const { page } = screens.open('/sign-in');
  await page.findByLabelText('Password');
  expect(outline(document.body)).toMatchSnapshot();
});

test('says beside the field what is missing, and sends nothing', async () => {
  const visitor = screens.open('/sign-in');
  await visitor.page.findByLabelText('E-mail');
  const before = visitor.requests.length;
  await userEvent.click(visitor.page.getByRole('button', { name: 'Sign in' }));
  expect(visitor.page.getByLabelText('E-mail')).toHaveAccessibleDescription(
    'Enter the e-mail you were invited with.',
  );
  expect(visitor.page.getByLabelText('Password')).toHaveAccessibleDescription(
    'Enter your password.',
  );
  expect(visitor.requests).toHaveLength(before);
});

test('a wrong password is reported, and the e-mail stays', async () => {
  const { page } = screens.open('/sign-in');
  await userEvent.type(await page.findByLabelText('E-mail'), screens.site.people.inspector.email);
  await userEvent.type(page.getByLabelText('Password'), 'not the password{Enter}');
  expect(await page.findByText('Wrong email or password.')).toBeVisible();
  expect(page.getByLabelText('E-mail')).toHaveValue(screens.site.people.inspector.email);
});

test('the right password opens the only project', async () => {
  const { email, password } = screens.site.people.inspector;
  const { page, path } = screens.open('/sign-in');
  await userEvent.type(await page.findByLabelText('E-mail'), email);
  await userEvent.type(page.getByLabelText('Password'), `${password}{Enter}`);
  await waitFor(() => expect(path()).toBe('/p/SITE'));
});

test.each(['https://evil.example/', '/\\evil.example/'])(
  'whoever is signed in is led to their project, and not to %s',
  async (next) => {
    const visitor = await screens.arrive('inspector', `/sign-in?next=${encodeURIComponent(next)}`);
    await waitFor(() => expect(visitor.path()).toBe('/p/SITE'));
  },
);
