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
