import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScreens } from '../../screens/arrive';
import type { Visitor } from '../../support/visitor';
import { event } from '../../support/wire';
import { arrive, makeLink } from '../../support/links';

const screens = useScreens();
/** A project in which no test changes anything. */
const untouched = useScreens();

async function openSettings(part: string, of = screens) {
  const visitor = await of.arrive('admin', `/p/SITE/settings#${part}`);
  await waitFor(() => expect(document.getElementById(part)).not.toBeNull());
  return visitor;
}

/** Goes to another part of the settings. */
async function goTo({ core }: Pick<Visitor, 'core'>, part: string): Promise<void> {
  await act(() => core.current()?.router.navigate({ href: `/p/SITE/settings#${part}` }));
  await waitFor(() => expect(document.getElementById(part)).not.toBeNull());
}

test('a double press removes nobody from the project', async () => {
  const { page } = await openSettings('people', untouched);
  await userEvent.click(page.getByRole('button', { name: 'Edit Person viewer' }));
  expect(page.getByRole('radio', { name: 'Viewer', checked: true })).toHaveFocus();
  await userEvent.dblClick(page.getByRole('button', { name: 'Remove from project' }));
  expect(page.queryByRole('button', { name: 'Remove Person viewer for good' })).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Remove from project' }));
  expect(page.getByRole('button', { name: 'Remove Person viewer for good' })).toBeVisible();
});

test('pressing again after a lost answer shows the link and makes no second invitation', async () => {
  const { page, cut, mend } = await openSettings('people');
  await userEvent.click(page.getByRole('button', { name: 'Invite people' }));
  const form = within(page.getByRole('form', { name: 'Invite people' }));
  await userEvent.type(form.getByLabelText('E-mails'), 'lost@site.example');
  cut('answers');
  await userEvent.click(form.getByRole('button', { name: 'Create invitation link' }));
  await within(form.getByRole('alert')).findByText(/./);
  mend();
  await userEvent.click(form.getByRole('button', { name: 'Create invitation link' }));
  expect(await page.findByLabelText('Link for lost@site.example')).toHaveDisplayValue(
    /\/join\/\S{20,}$/,
  );
  expect(
    await page.findAllByRole('button', { name: 'Withdraw the invitation for lost@site.example' }),
  ).toHaveLength(1);
});

test('a person of a trade needs a company', async () => {
  const { page } = await openSettings('people', untouched);
  await userEvent.click(page.getByRole('button', { name: 'Invite people' }));
  const form = within(page.getByRole('form', { name: 'Invite people' }));
  await userEvent.type(form.getByLabelText('E-mails'), 'tina@site.example');
  await userEvent.click(form.getByRole('radio', { name: 'Trade' }));
  await userEvent.click(form.getByRole('button', { name: 'Create invitation link' }));
  expect(form.getByLabelText('Company')).toHaveAccessibleDescription(/Choose a company/);
});

test('a name that is taken is refused beside the form', async () => {
  const { page } = await openSettings('trades');
  await userEvent.click(page.getByRole('button', { name: 'Add a trade' }));
  const form = within(page.getByRole('form', { name: 'Add a trade' }));
  await userEvent.type(form.getByLabelText('Trade name'), 'trade a');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/is already used by another/)).toBeVisible();
  expect(form.getByLabelText('Trade name')).toHaveValue('trade a');
});

test('a project can do without photos of fixed work, which is saved without what is unfinished elsewhere', async () => {
  const { form: at, formAt } = await look();
  await userEvent.clear(at('Name and address').getByLabelText('Name'));
  const form = await formAt('rules', 'Evidence and sign-in');
  await userEvent.click(form.getByRole('switch', { name: /^Require a photo/ }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Saved.')).toBeVisible();
});

async function look(tab?: Pick<Visitor, 'device'>) {
  const visitor = await screens.arrive('admin', '/p/SITE/settings#project', tab?.device);
  const { page } = visitor;
  await page.findByRole('form', { name: 'Name and address' });
  const form = (name: string) => within(page.getByRole('form', { name }));
  const formAt = async (part: string, name: string) => {
    await goTo(visitor, part);
    return form(name);
  };
  const opened = async (part: string, name: string) => {
    await goTo(visitor, part);
    await userEvent.click(await page.findByRole('button', { name }));
    return form(name);
  };
  return { ...visitor, form, formAt, opened };
}

test('unsaved settings survive a reload of the tab', async () => {
  const first = await look();
  await userEvent.type(first.form('Name and address').getByLabelText('Address'), '1 Half St');
  await userEvent.type(
    (await first.formAt('sender', 'Letterhead')).getByLabelText('Sender'),
    'Half a sen',
  );
  await userEvent.type(
    (await first.opened('companies', 'Add a company')).getByLabelText('Company name'),
    'Half a comp',
  );
  await userEvent.type(
    (await first.opened('trades', 'Add a trade')).getByLabelText('Phrases'),
    'Half a phr',
  );
  await userEvent.type(
    (await first.opened('locations', 'Add a location')).getByLabelText('Name'),
    'Half a pla',
  );
  await userEvent.type(
    (await first.opened('people', 'Invite people')).getByLabelText('E-mails'),
    'half@site.ex',
  );
  first.leave();

  const again = await look(first);
  await waitFor(() =>
    expect(again.form('Name and address').getByLabelText('Address')).toHaveValue('1 Half St'),
  );
  expect((await again.formAt('sender', 'Letterhead')).getByLabelText('Sender')).toHaveValue(
    'Half a sen',
  );
  expect(
    (await again.opened('companies', 'Add a company')).getByLabelText('Company name'),
  ).toHaveValue('Half a comp');
  expect((await again.opened('trades', 'Add a trade')).getByLabelText('Phrases')).toHaveValue(
    'Half a phr',
  );
  expect((await again.opened('locations', 'Add a location')).getByLabelText('Name')).toHaveValue(
    'Half a pla',
  );
  expect((await again.opened('people', 'Invite people')).getByLabelText('E-mails')).toHaveValue(
    'half@site.ex',
  );
});

test('only the due days that were changed are saved', async () => {
  const first = await look();
  const entered = (await first.formAt('due', 'Due dates')).getByLabelText<HTMLInputElement>(
    'Critical',
  );
  // Of a field that both have changed, the form would show what the other has saved.
  const critical = Number(entered.value);
  await userEvent.clear(entered);
  await userEvent.type(entered, '99');
  first.leave();
  const dueDays = { low: 10, medium: 6, high: 7, critical };
  await screens.site.ask(
    'admin',
    'mutation ($input: EditProjectInput!) { editProject(input: $input) { receipt { eventId } } }',
    { input: { ...event(), projectId: screens.site.projectId, dueDays } },
  );
  const again = await look(first);
  const due = await again.formAt('due', 'Due dates');
  await waitFor(() => expect(due.getByLabelText('Critical')).toHaveValue('99'));
  await waitFor(() => expect(due.getByLabelText('High')).toHaveValue('7'));
  await userEvent.click(due.getByRole('button', { name: 'Save' }));
  expect(await due.findByText('Saved.')).toBeVisible();
  const { project } = await screens.site.ask<{ project: object }>(
    'admin',
    '{ project(code: "SITE") { dueDays { low medium high critical } } }',
  );
  expect(project).toEqual({ dueDays: { ...dueDays, critical: 99 } });
});

test('an admin sees which companies have a link and how it is used, and reads the risk before making one', async () => {
  const { site } = screens;
  const row = async (
    page: Awaited<ReturnType<typeof screens.arrive>>['page'],
    company: string,
  ): Promise<HTMLElement> =>
    (await page.findByRole('button', { name: `Link for ${company}` })).closest('li') ??
    document.body;
  const before = await screens.arrive('admin', '/p/SITE/settings#companies');
  expect(await row(before.page, 'Company A')).not.toHaveTextContent('Has a link');
  await userEvent.click(before.page.getByRole('button', { name: 'Link for Company A' }));
  expect(
    before.page.getByText('It can be forwarded and works until you withdraw it.'),
  ).toBeVisible();
  await userEvent.click(before.page.getByRole('button', { name: 'Create link' }));
  expect(await before.page.findByLabelText('Link for Company A')).toHaveDisplayValue(
    /\/t\/[\w-]{43}$/,
  );
  await userEvent.click(before.page.getByRole('button', { name: 'Done' }));
  await userEvent.click(before.page.getByRole('button', { name: 'Close' }));
  expect(await row(before.page, 'Company A')).toHaveTextContent('Has a link · not used yet');
  before.leave();

  const token = await makeLink(site, site.companies.A);
  for (const name of ['Ann', 'Ben']) await arrive(site, token, name);
  const after = await screens.arrive('admin', '/p/SITE/settings#companies');
  expect(await row(after.page, 'Company A')).toHaveTextContent(
    /Has a link · last used .+ · in use on 2 devices/,
  );
  expect(await row(after.page, 'Company B')).not.toHaveTextContent('Has a link');
  await userEvent.click(after.page.getByRole('button', { name: 'Link for Company A' }));
  const link = within(document.body);
  expect(link.getByText(/^Created .+, last used .+, in use on 2 devices$/)).toBeVisible();
  await userEvent.click(link.getByRole('button', { name: 'End the session of Ann' }));
  await link.findByText(/in use on 1 device$/);
  expect(
    within(link.getByRole('list', { name: 'People using this link' })).getByRole('listitem'),
  ).toHaveTextContent('Ben');
  await userEvent.click(link.getByRole('button', { name: 'Withdraw' }));
  await userEvent.click(link.getByRole('button', { name: 'Withdraw now' }));
  await link.findByRole('button', { name: 'Create link' });
  await userEvent.click(link.getByRole('button', { name: 'Close' }));
  expect(await row(after.page, 'Company A')).not.toHaveTextContent('Has a link');
});

const archiving = useScreens();

test('a company with snags is archived instead of removed, is not offered for anything new, and can be restored', async () => {
  const { number } = await archiving.site.raise({ title: 'Cracked tile' });
  const openCompanies = async () => {
    const visitor = await archiving.arrive('admin', '/p/SITE/settings#companies');
    await visitor.page.findByRole('region', { name: 'Companies' });
    const part = within(document.querySelector<HTMLElement>('#companies') ?? document.body);
    const rows = () => part.getAllByRole('listitem').map((row) => row.textContent);
    return { ...visitor, part, rows };
  };
  const { page, core, part, rows, leave } = await openCompanies();
  await userEvent.click(part.getByRole('button', { name: 'Edit Company A' }));
  await userEvent.click(part.getByRole('button', { name: 'Remove Company A' }));
  await userEvent.click(part.getByRole('button', { name: 'Remove Company A for good' }));
  expect(
    await part.findByText('Company A cannot be removed: it has 1 snag. Archive it instead.'),
  ).toBeVisible();
  await userEvent.click(part.getByRole('button', { name: 'Archive Company A' }));
  await waitFor(() => expect(rows()).toEqual(['Company AArchivedLinkEdit', 'Company BLinkEdit']));
  expect(part.getByRole('button', { name: 'Edit Company A' })).toHaveFocus();
  expect(page.getByText('Archived: Company A')).toBeInTheDocument();
  await goTo({ core }, 'people');
  await userEvent.click(await page.findByRole('button', { name: 'Invite people' }));
  expect(
    within(page.getByLabelText('Company'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['No company', 'Company B']);
  leave();

  // A snag that has it keeps it when it is edited.
  const snag = await archiving.arrive('inspector', `/p/SITE/snags/${number}`);
  await userEvent.click(
    await snag.page.findByRole('button', { name: 'Change: Trade and company' }),
  );
  const form = within(
    await within(document.body).findByRole('dialog', { name: 'Trade and company' }),
  );
  expect(form.getByLabelText('Company')).toHaveDisplayValue('Company A (archived)');
  snag.leave();

  const next = await openCompanies();
  expect(next.rows()).toEqual(['Company BLinkEdit', 'Company AArchivedLinkEdit']);
  await userEvent.click(next.part.getByRole('button', { name: 'Edit Company A' }));
  await userEvent.click(next.part.getByRole('button', { name: 'Restore Company A' }));
  await waitFor(() => expect(next.rows()).toEqual(['Company BLinkEdit', 'Company ALinkEdit']));
  expect(next.page.getByText('Restored: Company A')).toBeInTheDocument();
});

test('several companies are added from cells of a spreadsheet, without its headings and those that are there', async () => {
  const { page } = await openSettings('companies');
  await userEvent.click(page.getByRole('button', { name: 'Add several' }));
  const form = within(
    await within(document.body).findByRole('form', { name: 'Add several companies' }),
  );
  await userEvent.click(form.getByLabelText('List'));
  await userEvent.paste(
    'Company\tE-mail\tPhone\nPasted GmbH\toffice@pasted.example\t+49 30 1234\ncompany a\t\t\nOther Ltd',
  );
  expect(await form.findByText('2 new, 1 already there')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Add 2 names' }));
  expect(await page.findByRole('button', { name: 'Edit Pasted GmbH' })).toBeVisible();
  expect(page.getByText('office@pasted.example', { exact: false })).toBeVisible();
});
