import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDevice } from '../support/device';
import { outline } from '../support/outline';
import type { PersonKey } from '../support/site';
import { event } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();

/** The path of a new reset link. */
async function linkFor(person: PersonKey): Promise<string> {
  const input = { ...event(Date.now()), memberId: screens.site.people[person].memberId };
  const { issuePasswordLink } = await screens.site.ask<{ issuePasswordLink: { path: string } }>(
    'admin',
    'mutation ($input: IssuePasswordLinkInput!) { issuePasswordLink(input: $input) { path } }',
    { input },
  );
  return issuePasswordLink.path;
}

test('says whose password is chosen, and is in with the new one', async () => {
  const path = await linkFor('viewer');
  const { page, ...visitor } = screens.open(path);
  await page.findByLabelText('New password');
  expect(outline(document.body)).toMatchSnapshot();
  await userEvent.type(page.getByLabelText('New password'), 'too short');
  await userEvent.click(page.getByRole('button', { name: 'Save and sign in' }));
  expect(page.getByLabelText('New password')).toHaveAccessibleDescription(
    /Use at least 10 characters/,
  );
  await userEvent.type(page.getByLabelText('New password'), ' no more{Enter}');
  await waitFor(() => expect(visitor.path()).toBe('/p/SITE'));
  await visitor.core.session.signOut();
  await visitor.core.session.signIn(screens.site.people.viewer.email, 'too short no more');
});

test('somebody who is signed in on this device stays signed in', async () => {
  const device = createDevice();
  (await screens.arrive('inspector', '/', device)).leave();
  const { page, ...visitor } = screens.open(await linkFor('inspector'), device);
  await userEvent.type(await page.findByLabelText('New password'), 'a new one for me{Enter}');
  // On the way the old session may be heard to have ended, or not.
  await waitFor(() =>
    expect(visitor.core.session.get()).toMatchObject({ kind: 'signedIn', confirmed: true }),
  );
  await waitFor(() =>
    expect(
      page.queryByText('Your new password is set, and you are signed in.') ??
        page.queryByRole('link', { name: 'SITE Site' }),
    ).not.toBeNull(),
  );
});

test('a link that leads nowhere says what to do', async () => {
  const { page } = screens.open('/reset/nothing');
  expect(
    await page.findByText('Get a new one on the sign-in page, or from your project admin.'),
  ).toBeVisible();
  expect(outline(document.body)).toMatchSnapshot();
});

test('whoever has passkeys says whether they stay', async () => {
  const { userId } = screens.site.people.tradeA;
  const { db } = screens.site.server.app.services;
  const passkey = {
    id: 'credential',
    user_id: userId,
    public_key: 'x',
    counter: 0,
    transports: '[]',
    name: 'Phone',
    made_at: 0,
    used_at: null,
  };
  await db.insertInto('passkey').values(passkey).execute();
  const { page, path } = screens.open(await linkFor('tradeA'));
  const choice = await page.findByRole('group', { name: 'Your passkeys' });
  expect(within(choice).getByRole('radio', { checked: true })).toHaveAccessibleName('Remove them');
  await userEvent.click(within(choice).getByRole('radio', { name: 'Keep them' }));
  await userEvent.type(page.getByLabelText('New password'), 'a new one for me{Enter}');
  await waitFor(() => expect(path()).toBe('/p/SITE'));
  expect(await db.selectFrom('passkey').select('name').execute()).toEqual([{ name: 'Phone' }]);
});
