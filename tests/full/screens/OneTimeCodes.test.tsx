import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appWith, switchCodesOn } from '../../support/oneTimeCodes';
import { outline } from '../../support/outline';
import { event, signIn } from '../../support/wire';
import { useScreens } from '../../screens/arrive';

const screens = useScreens();

test('one-time codes are set up under Your account and asked for at the next sign-in', async () => {
  const person = screens.site.people.viewer;
  const { page } = await screens.arrive('viewer', '/account#codes');
  const part = within(await page.findByRole('region', { name: 'One-time codes' }));
  await userEvent.click(part.getByRole('button', { name: 'Set up one-time codes' }));
  await userEvent.type(await part.findByLabelText('Your password'), 'not the password{Enter}');
  expect(await part.findByText('That is not your current password.')).toBeVisible();
  await userEvent.clear(part.getByLabelText('Your password'));
  await userEvent.type(part.getByLabelText('Your password'), `${person.password}{Enter}`);
  expect(await part.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const code = appWith(document.querySelector('code')?.textContent ?? '');
  expect(
    outline(document.querySelector('form[aria-label="One-time codes"]') ?? document.body).replace(
      /( [A-Z2-7]{4}){8}/,
      ' <secret>',
    ),
  ).toMatchSnapshot();
  await userEvent.type(part.getByLabelText('Code shown in the app'), '000000{Enter}');
  expect(
    await part.findByText('Wrong code, or already used. Wait for the next one.'),
  ).toBeVisible();
  await userEvent.clear(part.getByLabelText('Code shown in the app'));
  await userEvent.type(part.getByLabelText('Code shown in the app'), `${code(Date.now())}{Enter}`);
  const heading = await part.findByRole('heading', { name: 'Recovery codes' });
  await waitFor(() => expect(heading).toHaveFocus());
  const recovery = part.getAllByRole('listitem').map((item) => item.textContent ?? '');
  expect(recovery).toHaveLength(10);
  await userEvent.click(part.getByRole('button', { name: 'I’ve saved them' }));
  expect(await part.findByText(/^Switched on: .* 10 recovery codes left\.$/)).toBeVisible();

  const { page: other } = screens.open('/sign-in');
  await userEvent.type(await other.findByLabelText('E-mail'), person.email);
  await userEvent.type(other.getByLabelText('Password'), `${person.password}{Enter}`);
  const field = await other.findByLabelText('Code from your authenticator app');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, '12345{Enter}');
  expect(
    await other.findByText('Wrong code, or already used. Wait for the next one.'),
  ).toBeVisible();
  await userEvent.click(other.getByRole('button', { name: 'Use a recovery code' }));
  await userEvent.type(other.getByLabelText('Recovery code'), `${recovery[0]}{Enter}`);
  expect(await other.findByRole('navigation', { name: 'Which snags' })).toBeVisible();

  await userEvent.click(part.getByRole('button', { name: 'Switch off' }));
  await userEvent.type(await part.findByLabelText('Your password'), `${person.password}{Enter}`);
  expect(await part.findByRole('button', { name: 'Set up one-time codes' })).toBeVisible();
  expect((await signIn(screens.site.url, person)).response.status).toBe(200);
});

test('a project that requires two-step sign-in says so, and opens once it is no longer required', async () => {
  const { site } = screens;
  const ask = (asksSecondFactor: boolean) =>
    site.ask(
      'admin',
      'mutation ($input: EditProjectInput!) { editProject(input: $input) { project { id } } }',
      { input: { ...event(), projectId: site.projectId, asksSecondFactor } },
    );
  await switchCodesOn(site, site.people.admin, Date.now());
  await ask(true);
  const { page } = await screens.arrive('inspector', '/');
  expect(
    await page.findByText(
      'SITE Site requires two-step sign-in. Set it up; if you have it, sign in again with it.',
    ),
  ).toBeVisible();
  expect(page.queryByRole('link', { name: /^SITE/ })).toBeNull();
  const { page: inside } = await screens.arrive('inspector', '/p/SITE');
  expect(
    await inside.findByText(/^Site requires two-step sign-in\. Set it up under “Your account”/),
  ).toBeVisible();
  await ask(false);
  await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(inside.queryByText(/asks for a second factor/)).toBeNull());
});
