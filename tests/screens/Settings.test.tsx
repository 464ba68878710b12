import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { useScreens } from './arrive';

const screens = useScreens();

async function openSettings() {
  const visitor = await screens.arrive('admin', '/p/SITE/settings');
  await visitor.page.findByRole('button', { name: 'Edit Block A' });
  return visitor;
}

test('has the project, its people, companies, trades and locations', async () => {
  await openSettings();
  expect(outline(document.querySelector('main') ?? document.body)).toMatchSnapshot();
});

test('a reset link for a member is shown once, to be copied', async () => {
  const { page } = await openSettings();
  await userEvent.click(page.getByRole('button', { name: 'Edit Person viewer' }));
  expect(page.getByText(/is signed out on every device/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Make a reset link' }));
  expect(await page.findByLabelText('The link for Person viewer')).toHaveDisplayValue(
    /\/reset\/\S{20,}$/,
  );
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  expect(page.queryByLabelText('The link for Person viewer')).toBeNull();
});

test('a double press removes nobody from the project', async () => {
  const { page } = await openSettings();
  await userEvent.click(page.getByRole('button', { name: 'Edit Person viewer' }));
  expect(page.getByRole('radio', { name: 'Viewer', checked: true })).toHaveFocus();
  await userEvent.dblClick(page.getByRole('button', { name: 'Remove from the project' }));
  expect(page.queryByRole('button', { name: 'Remove Person viewer for good' })).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Remove from the project' }));
  expect(page.getByRole('button', { name: 'Remove Person viewer for good' })).toBeVisible();
});

test('pressing again after a lost answer shows the link and makes no second invitation', async () => {
  const { page, cut, mend } = await openSettings();
  await userEvent.click(page.getByRole('button', { name: 'Invite people' }));
  const form = within(page.getByRole('form', { name: 'Invite people' }));
  await userEvent.type(form.getByLabelText('E-mails'), 'lost@site.example');
  cut('answers');
  await userEvent.click(form.getByRole('button', { name: 'Make an invitation link' }));
  await within(form.getByRole('alert')).findByText(/./);
  mend();
  await userEvent.click(form.getByRole('button', { name: 'Make an invitation link' }));
  expect(await page.findByLabelText('The link for lost@site.example')).toHaveDisplayValue(
    /\/join\/\S{20,}$/,
  );
  expect(
    await page.findAllByRole('button', { name: 'Withdraw the invitation for lost@site.example' }),
  ).toHaveLength(1);
});

test('a person of a trade needs a company', async () => {
  const { page } = await openSettings();
  await userEvent.click(page.getByRole('button', { name: 'Invite people' }));
  const form = within(page.getByRole('form', { name: 'Invite people' }));
  await userEvent.type(form.getByLabelText('E-mails'), 'tina@site.example');
  await userEvent.click(form.getByRole('radio', { name: 'Trade' }));
  await userEvent.click(form.getByRole('button', { name: 'Make an invitation link' }));
  expect(form.getByLabelText('Company')).toHaveAccessibleDescription(/belongs to a company/);
});

test('a company is added and can be chosen at once', async () => {
  const { page } = await openSettings();
  await userEvent.click(page.getByRole('button', { name: 'Add a company' }));
  const form = within(page.getByRole('form', { name: 'Add a company' }));
  await userEvent.type(form.getByLabelText('Company name'), 'Dachdecker Öztürk');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await page.findByRole('button', { name: 'Edit Dachdecker Öztürk' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Add a trade' }));
  expect(
    within(page.getByLabelText('Usually fixed by')).getByRole('option', {
      name: 'Dachdecker Öztürk',
    }),
  ).toBeInTheDocument();
});

test('a name that is taken is refused beside the form', async () => {
  const { page } = await openSettings();
  await userEvent.click(page.getByRole('button', { name: 'Add a trade' }));
  const form = within(page.getByRole('form', { name: 'Add a trade' }));
  await userEvent.type(form.getByLabelText('Trade name'), 'trade a');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/is already used by another/)).toBeVisible();
  expect(form.getByLabelText('Trade name')).toHaveValue('trade a');
});

test('what is fixed may need no photo', async () => {
  const { page } = await openSettings();
  const form = within(page.getByRole('form', { name: 'Project' }));
  await userEvent.click(form.getByRole('radio', { name: 'No, a comment is enough' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Saved.')).toBeVisible();
});

test('who is no admin is told so', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE/settings');
  expect(await page.findByText('Only admins of this project change its settings')).toBeVisible();
});

test('days until due, working days and practical completion are set, and wrong ones said beside the field', async () => {
  const { page } = await openSettings();
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
    '{ project(code: "SITE") { dueDays { critical high } workingDays practicalCompletionOn } }',
  );
  expect(project).toEqual({
    dueDays: { critical: 2, high: 5 },
    workingDays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'],
    practicalCompletionOn: '2027-03-31',
  });
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    await userEvent.click(form.getByRole('checkbox', { name: day }));
  expect(form.getByRole('group', { name: 'Working days of the site' })).toHaveAccessibleDescription(
    'Choose at least one working day.',
  );
});
