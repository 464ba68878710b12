import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { unsavedOn } from '../support/unsavedOn';
import { useScreens } from './arrive';
import type { Visitor } from '../support/visitor';

const screens = useScreens();
/** A project in which no test changes anything. */
const untouched = useScreens();

async function openSettings(part: string, of = screens) {
  const visitor = await of.arrive('admin', `/p/SITE/settings#${part}`);
  await waitFor(() => expect(document.getElementById(part)).not.toBeNull());
  return visitor;
}

test('has the project, its people, companies, trades and locations', async () => {
  const { page, core } = await untouched.arrive('admin', '/p/SITE/settings');
  await page.findByRole('navigation', { name: 'Parts of the settings' });
  const all = [outline(page.getByRole('main'))];
  for (const part of [
    'project',
    'due',
    'rules',
    'sender',
    'people',
    'companies',
    'trades',
    'locations',
    'record',
    'archive',
  ]) {
    await act(() => core.current()?.router.navigate({ href: `/p/SITE/settings#${part}` }));
    const section = await waitFor(() => {
      const found = document.getElementById(part);
      expect(found).not.toBeNull();
      return found;
    });
    if (part === 'locations') await page.findByRole('button', { name: 'Edit Block A' });
    all.push(outline(section ?? document.body));
  }
  expect(all.join('')).toMatchSnapshot();
});

test('a reset link for a member is shown once, to be copied', async () => {
  const { page } = await openSettings('people');
  await userEvent.click(page.getByRole('button', { name: 'Edit Person viewer' }));
  expect(page.getByText(/is signed out on every device/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Create reset link' }));
  expect(await page.findByLabelText('Link for Person viewer')).toHaveDisplayValue(
    /\/reset\/\S{20,}$/,
  );
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  expect(page.queryByLabelText('Link for Person viewer')).toBeNull();
});

test('a company is added and can be chosen at once', async () => {
  const { page, core } = await openSettings('companies');
  await userEvent.click(page.getByRole('button', { name: 'Add a company' }));
  const form = within(page.getByRole('form', { name: 'Add a company' }));
  await userEvent.type(form.getByLabelText('Company name'), 'Dachdecker Öztürk');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await page.findByRole('button', { name: 'Edit Dachdecker Öztürk' })).toBeVisible();
  await act(() => core.current()?.router.navigate({ href: '/p/SITE/settings#trades' }));
  await userEvent.click(await page.findByRole('button', { name: 'Add a trade' }));
  expect(
    within(page.getByLabelText('Default company')).getByRole('option', {
      name: 'Dachdecker Öztürk',
    }),
  ).toBeInTheDocument();
});

test('only admins see the settings', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE/settings');
  expect(await page.findByText('Only project admins can change settings')).toBeVisible();
});

test('due dates, working days and practical completion are set, with errors beside their fields', async () => {
  const { page } = await openSettings('due');
  const form = within(page.getByRole('form', { name: 'Due dates' }));
  await userEvent.clear(form.getByLabelText('Critical'));
  expect(form.getByLabelText('Critical')).toBeInvalid();
  expect(form.getByLabelText('Critical')).toHaveAccessibleDescription(
    'Enter whole days, from 0 to 365.',
  );
  expect(form.getByLabelText('High')).toBeValid();
  await userEvent.type(form.getByLabelText('Critical'), '2');
  await userEvent.click(form.getByRole('checkbox', { name: 'Sat' }));
  await userEvent.type(form.getByLabelText('Practical completion'), '2027-03-31');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Saved.')).toBeVisible();
  const { project } = await screens.site.ask<{ project: object }>(
    'viewer',
    '{ project(code: "SITE") { dueDays { critical } workingDays practicalCompletionOn } }',
  );
  expect(project).toEqual({
    dueDays: { critical: 2 },
    workingDays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'],
    practicalCompletionOn: '2027-03-31',
  });
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    await userEvent.click(form.getByRole('checkbox', { name: day }));
  expect(form.getByRole('group', { name: 'Working days of the site' })).toHaveAccessibleDescription(
    'Choose at least one working day.',
  );
});

async function look(tab?: Pick<Visitor, 'device'>) {
  const visitor = await screens.arrive('admin', '/p/SITE/settings#companies', tab?.device);
  await visitor.page.findByRole('button', { name: 'Edit Company A' });
  const { page } = visitor;
  const form = (name: string) => within(page.getByRole('form', { name }));
  const opened = async (name: string) => {
    await userEvent.click(page.getByRole('button', { name }));
    return form(name);
  };
  return { ...visitor, form, opened };
}

const nothingKept = ({ device }: Visitor) =>
  waitFor(async () => expect(await unsavedOn(device)).toBe(''));

test('Back closes a form and keeps the entry; Cancel discards it', async () => {
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
