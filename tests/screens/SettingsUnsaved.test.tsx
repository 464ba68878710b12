import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Visitor } from '../support/visitor';
import { event } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();

async function look(tab?: Pick<Visitor, 'device' | 'tabStorage'>) {
  const visitor = await screens.arrive(
    'admin',
    '/p/SITE/settings',
    tab?.device,
    tab && { tabStorage: tab.tabStorage },
  );
  await visitor.page.findByRole('button', { name: 'Edit Block A' });
  const { page } = visitor;
  const form = (name: string) => within(page.getByRole('form', { name }));
  const opened = async (name: string) => {
    await userEvent.click(page.getByRole('button', { name }));
    return form(name);
  };
  return { ...visitor, form, opened };
}

const nothingKept = ({ tabStorage }: Visitor) =>
  waitFor(() => expect([...tabStorage.keys()]).toEqual([]));

test('what was entered in the settings and not saved is there again after a reload of the tab', async () => {
  const first = await look();
  await userEvent.type(first.form('Project').getByLabelText('Address'), '1 Half St');
  await userEvent.type(first.form('Sender of reports').getByLabelText('Sender'), 'Half a sen');
  await userEvent.type(
    (await first.opened('Add a company')).getByLabelText('Company name'),
    'Half a comp',
  );
  await userEvent.type((await first.opened('Add a trade')).getByLabelText('Phrases'), 'Half a phr');
  await userEvent.type((await first.opened('Add a location')).getByLabelText('Name'), 'Half a pla');
  await userEvent.type(
    (await first.opened('Invite people')).getByLabelText('E-mails'),
    'half@site.ex',
  );
  first.leave();

  const again = await look(first);
  expect(again.form('Project').getByLabelText('Address')).toHaveValue('1 Half St');
  expect(again.form('Sender of reports').getByLabelText('Sender')).toHaveValue('Half a sen');
  expect((await again.opened('Add a company')).getByLabelText('Company name')).toHaveValue(
    'Half a comp',
  );
  expect((await again.opened('Add a trade')).getByLabelText('Phrases')).toHaveValue('Half a phr');
  expect((await again.opened('Add a location')).getByLabelText('Name')).toHaveValue('Half a pla');
  expect((await again.opened('Invite people')).getByLabelText('E-mails')).toHaveValue(
    'half@site.ex',
  );
});

test('a list of locations is there again after a reload, until it is given up', async () => {
  const sheetOf = async ({ page }: Awaited<ReturnType<typeof look>>) => {
    await userEvent.click(page.getByRole('button', { name: 'Add many' }));
    return within(await within(document.body).findByRole('dialog', { name: 'Add many locations' }));
  };
  const first = await look();
  await userEvent.type((await sheetOf(first)).getByLabelText('List'), 'Half a ho');
  first.leave();
  const again = await look(first);
  const sheet = await sheetOf(again);
  expect(sheet.getByLabelText('List')).toHaveValue('Half a ho');
  await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
  await nothingKept(again);
});

test('Back closes a form of the settings and keeps what was entered; Cancel gives it up', async () => {
  const visitor = await look();
  const { page, core, opened } = visitor;
  await userEvent.type((await opened('Edit Company A')).getByLabelText('Phone'), '123');
  core.current()?.router.history.back();
  await waitFor(() => expect(page.queryByRole('form', { name: 'Edit Company A' })).toBeNull());
  const form = await opened('Edit Company A');
  expect(form.getByLabelText('Phone')).toHaveValue('123');
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect((await opened('Edit Company A')).getByLabelText('Phone')).toHaveValue('');
  await nothingKept(visitor);
});

test('what was saved in the settings is not kept in the tab, nor is an invitation that was made', async () => {
  const visitor = await look();
  const { page, form, opened } = visitor;
  await userEvent.type(form('Project').getByLabelText('Address'), '2 Whole St');
  expect([...visitor.tabStorage.values()].join('')).toContain('2 Whole St');
  await userEvent.click(form('Project').getByRole('button', { name: 'Save' }));
  await nothingKept(visitor);
  await userEvent.type((await opened('Add a trade')).getByLabelText('Trade name'), 'Whole trade');
  await userEvent.click(form('Add a trade').getByRole('button', { name: 'Save' }));
  expect(await page.findByRole('button', { name: 'Edit Whole trade' })).toBeVisible();
  await userEvent.type(
    (await opened('Invite people')).getByLabelText('E-mails'),
    'whole@site.example',
  );
  await userEvent.click(
    form('Invite people').getByRole('button', { name: 'Make an invitation link' }),
  );
  await page.findByLabelText('The link for whole@site.example');
  await nothingKept(visitor);
});

test('a form that is always open says what is not saved, keeps nothing that was set back, and gives the rest up when asked', async () => {
  const visitor = await look();
  const { form } = visitor;
  const project = form('Project');
  const [now, other] = ['Yes', 'No, a comment is enough']
    .map((name) => project.getByRole<HTMLInputElement>('radio', { name }))
    .toSorted((one, two) => Number(two.checked) - Number(one.checked));
  if (now === undefined || other === undefined) throw new Error('There are two.');
  await userEvent.click(other);
  expect(project.getByText('Not saved yet.')).toBeVisible();
  await userEvent.click(now);
  expect(project.queryByText('Not saved yet.')).toBeNull();
  expect(project.getByRole('button', { name: 'Save' })).toBeDisabled();
  await nothingKept(visitor);
  const client = project.getByLabelText('Client');
  const before = client.getAttribute('value') ?? '';
  await userEvent.type(client, ' and Sons');
  await userEvent.click(project.getByRole('button', { name: 'Discard changes' }));
  expect(client).toHaveValue(before);
  await nothingKept(visitor);
});

test('what was entered about a company is gone with it', async () => {
  const visitor = await look();
  const { page, opened } = visitor;
  await userEvent.type((await opened('Add a company')).getByLabelText('Company name'), 'Company Z');
  await userEvent.click(visitor.form('Add a company').getByRole('button', { name: 'Save' }));
  await page.findByRole('button', { name: 'Edit Company Z' });
  await userEvent.type((await opened('Edit Company Z')).getByLabelText('Phone'), '123');
  await userEvent.click(page.getByRole('button', { name: 'Remove Company Z' }));
  await userEvent.click(await page.findByRole('button', { name: 'Remove Company Z for good' }));
  await waitFor(() => expect(page.queryByRole('button', { name: 'Edit Company Z' })).toBeNull());
  await nothingKept(visitor);
});

test('of due days that were entered long ago only the changed ones are saved', async () => {
  const first = await look();
  const entered = first.form('Due dates').getByLabelText('Critical');
  await userEvent.clear(entered);
  await userEvent.type(entered, '99');
  first.leave();
  const dueDays = { low: 10, medium: 6, high: 7, critical: 1 };
  await screens.site.ask(
    'admin',
    'mutation ($input: EditProjectInput!) { editProject(input: $input) { receipt { eventId } } }',
    { input: { ...event(), projectId: screens.site.projectId, dueDays } },
  );
  const again = await look(first);
  const due = again.form('Due dates');
  expect(due.getByLabelText('Critical')).toHaveValue('99');
  await waitFor(() => expect(due.getByLabelText('High')).toHaveValue('7'));
  await userEvent.click(due.getByRole('button', { name: 'Save' }));
  expect(await due.findByText('Saved.')).toBeVisible();
  const { project } = await screens.site.ask<{ project: object }>(
    'admin',
    '{ project(code: "SITE") { dueDays { low medium high critical } } }',
  );
  expect(project).toEqual({ dueDays: { ...dueDays, critical: 99 } });
});
