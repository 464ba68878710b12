import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dataOf, event } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();

const addComment =
  'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }';
const setState =
  'mutation ($input: SetProjectStateInput!) { setProjectState(input: $input) { receipt { eventId } } }';

test('only the owner can erase a text in a history, after reading what that means', async () => {
  const { site } = screens;
  const { id, number } = await site.raise();
  dataOf(
    await site.gql('inspector', addComment, {
      input: { ...event(), snagId: id, body: 'Mr Secret was rude' },
    }),
  );
  const other = await screens.arrive('inspector', `/p/SITE/snags/${number}`);
  await other.page.findByText('Mr Secret was rude');
  const lineIn = (page: typeof other.page) =>
    within(page.getByText('Mr Secret was rude').closest('li') ?? document.body);
  expect(lineIn(other.page).queryByRole('button', { name: /^Other actions/ })).toBeNull();
  const { page } = await screens.arrive('admin', `/p/SITE/snags/${number}`);
  await page.findByText('Mr Secret was rude');
  await userEvent.click(lineIn(page).getByRole('button', { name: /^Other actions: / }));
  await userEvent.click(
    await within(document.body).findByRole('menuitem', { name: 'Erase the text' }),
  );
  const sheet = within(await within(document.body).findByRole('dialog'));
  expect(
    sheet.getByText(
      /^Erased for everyone, for good, earlier versions too.*All reports of this project so far are deleted too/,
    ),
  ).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Erase for good' }));
  await waitFor(() => expect(page.queryByText('Mr Secret was rude')).toBeNull());
  expect(await page.findByText('This text was erased.')).toBeVisible();
  expect(await page.findByText(/erased something here for good/)).toBeVisible();
});

test('the owner finds a person, and erases them after reading what that means', async () => {
  const person = await screens.site.join('leaver', 'VIEWER');
  const { page } = await screens.arrive('admin', '/account#person');
  const part = within(await page.findByRole('region', { name: 'Export or erase a person' }));
  await userEvent.type(part.getByLabelText('Their e-mail'), 'nobody@site.example{Enter}');
  expect(await part.findByText('No account uses nobody@site.example.')).toBeVisible();
  await userEvent.clear(part.getByLabelText('Their e-mail'));
  await userEvent.type(part.getByLabelText('Their e-mail'), `${person.email}{Enter}`);
  expect(await part.findByText(`${person.name}, member of SITE`)).toBeVisible();
  await userEvent.click(part.getByRole('button', { name: 'Erase this person' }));
  expect(
    part.getByText(
      /^Name, e-mail and account are deleted permanently.*All reports of these projects made so far are deleted too/,
    ),
  ).toBeVisible();
  await userEvent.click(part.getByRole('button', { name: `Erase ${person.name} for good` }));
  expect(await part.findByText(`${person.name} is erased.`)).toBeVisible();
  const { db } = screens.site.server.app.services;
  expect(
    (
      await db
        .selectFrom('user')
        .select(['name', 'email'])
        .where('id', '=', person.userId)
        .execute()
    )[0],
  ).toEqual({ name: '', email: `erased ${person.userId}` });
});

test('an open page hides an erased person at once, and comments that contain their e-mail', async () => {
  const { site } = screens;
  const person = await site.join('forgotten', 'INSPECTOR');
  const { id, number } = await site.raise();
  dataOf(
    await site.gql(person, addComment, { input: { ...event(), snagId: id, body: 'Tomorrow' } }),
  );
  dataOf(
    await site.gql('inspector', addComment, {
      input: { ...event(), snagId: id, body: `Ask ${person.email}` },
    }),
  );
  const { page } = await screens.arrive('viewer', `/p/SITE/snags/${number}`);
  expect(await page.findByText(`Ask ${person.email}`)).toBeVisible();
  expect(document.body.textContent).toContain(person.name);
  dataOf(
    await site.gql(
      'admin',
      'mutation ($input: ErasePersonInput!) { erasePerson(input: $input) { erasedId } }',
      { input: { userId: person.userId } },
    ),
  );
  await waitFor(() =>
    expect(document.body.textContent).not.toMatch(new RegExp(`${person.name}|${person.email}`)),
  );
  expect(document.body.textContent).toContain('Erased person');
});

test('the owner sees when an archived project can be deleted, and deletes it then', async () => {
  const { site } = screens;
  dataOf(
    await site.gql('admin', setState, {
      input: { ...event(), projectId: site.otherProjectId, state: 'ARCHIVED' },
    }),
  );
  const first = await screens.arrive('admin', '/account#projects');
  const part = within(await first.page.findByRole('region', { name: 'Archived projects' }));
  expect(part.getByText(/can be deleted from .*$/)).toBeVisible();
  expect(part.queryByRole('button')).toBeNull();
  // As if that had been a month ago.
  await site.server.app.services.db
    .updateTable('project')
    .set({ archived_at: Date.now() - 31 * 86_400_000 })
    .where('id', '=', site.otherProjectId)
    .execute();
  const { page } = await screens.arrive('admin', '/account#projects');
  await userEvent.click(await page.findByRole('button', { name: 'Delete OTHER' }));
  expect(page.getByText(/^The project is deleted for everyone, for good/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Delete Other for good' }));
  expect(await page.findByText('No project is archived.')).toBeVisible();
});
