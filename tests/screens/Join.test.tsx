import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { event, newId } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();

/** The path of a new invitation link to the site. */
async function invite(
  email: string,
  how: { role: 'VIEWER' | 'TRADE'; companyId?: string } = { role: 'VIEWER' },
  projectId = screens.site.projectId,
): Promise<string> {
  const input = {
    ...event(Date.now()),
    projectId,
    people: [{ invitationId: newId('invitation'), email, ...how }],
  };
  const { inviteMembers } = await screens.site.ask<{
    inviteMembers: { links: [{ path: string }] };
  }>(
    'admin',
    'mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }',
    { input },
  );
  return inviteMembers.links[0].path;
}

test('a new person chooses name and password, and stands in the list, with who invited them as what until they dismiss it', async () => {
  const { page, path } = screens.open(await invite('nora@site.example'));
  await page.findByLabelText('Your name');
  expect(outline(document.body)).toMatchSnapshot();
  await userEvent.type(page.getByLabelText('Your name'), 'Nora New');
  await userEvent.type(page.getByLabelText('Choose a password'), 'a password of nora');
  await userEvent.click(page.getByRole('button', { name: 'Join' }));
  const dismiss = await page.findByRole('button', { name: 'Got it' });
  expect(page.getByText('Ada Admin invited you as viewer.')).toBeVisible();
  expect(path()).toBe('/p/SITE');
  await userEvent.click(dismiss);
  expect(page.queryByText('Ada Admin invited you as viewer.')).toBeNull();
});

test('who has an account is asked to sign in with it', async () => {
  const { page } = screens.open(await invite(screens.site.people.outsider.email));
  expect(await page.findByText(/already has an account/)).toBeVisible();
  expect(outline(document.body)).toMatchSnapshot();
});

test('signing in with an existing account leads back to the invitation', async () => {
  const { email, password } = screens.site.people.tradeB;
  const input = {
    eventId: newId('event'),
    occurredAt: Date.now(),
    id: newId('project'),
    name: 'Harbour',
    code: 'HARB',
    address: '',
    clientName: '',
    timeZone: 'Europe/Berlin',
  };
  await screens.site.ask(
    'admin',
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { receipt { eventId } } }',
    { input },
  );
  const { page, path } = screens.open(await invite(email, { role: 'VIEWER' }, input.id));
  await userEvent.click(await page.findByRole('link', { name: 'Sign in' }));
  await userEvent.type(await page.findByLabelText('E-mail'), email);
  await userEvent.type(page.getByLabelText('Password'), password);
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
  await userEvent.click(await page.findByRole('button', { name: 'Join this project' }));
  await waitFor(() => expect(path()).toBe('/p/HARB'));
});

test('a link that leads nowhere says what to do', async () => {
  const { page } = screens.open('/join/nothing');
  expect(await page.findByText('Ask the sender for a new one.')).toBeVisible();
  expect(outline(document.body)).toMatchSnapshot();
});
