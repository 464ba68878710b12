import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeLink } from '../../support/links';
import { event, newId } from '../../support/wire';
import { useScreens } from '../../screens/arrive';

const screens = useScreens();

const open = async () => {
  const visitor = await screens.arrive('admin', '/p/SITE/settings#companies');
  await visitor.page.findByRole('region', { name: 'Companies' });
  return {
    ...visitor,
    part: within(document.querySelector<HTMLElement>('#companies') ?? document.body),
  };
};

test('an admin reads what merging does before merging two companies', async () => {
  const { site } = screens;
  const archived = {
    ...event(),
    projectId: site.projectId,
    id: newId('company'),
    name: 'Archived company',
  };
  await site.ask(
    'admin',
    'mutation ($input: SaveCompanyInput!) { saveCompany(input: $input) { company { id } } }',
    { input: archived },
  );
  await site.ask(
    'admin',
    'mutation ($input: ArchiveCompanyInput!) { archiveCompany(input: $input) { company { id } } }',
    { input: { ...event(), companyId: archived.id, archived: true } },
  );
  const { number } = await site.raise({ title: 'Loose socket' });
  await makeLink(site, site.companies.A);
  const { page, part } = await open();
  await userEvent.click(part.getByRole('button', { name: 'Edit Company A' }));
  await userEvent.click(part.getByRole('button', { name: 'Merge Company A into another company' }));
  const form = within(part.getByRole('form', { name: 'Merge Company A into another company' }));
  const choice = form.getByLabelText('Company to keep');
  expect(choice).toHaveFocus();
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Choose a company', 'Company B']);
  expect(form.queryByRole('button')).toBeNull();
  await userEvent.selectOptions(choice, 'Company B');
  expect(form.getByText(/^Company B takes over/)).toHaveTextContent(
    'Company B takes over everything from Company A (1 snag, 1 person, 1 trade) and its open invitations. Company A is then removed. This can’t be undone. ' +
      'The history of its snags keeps its name. Saved views of Company A show Company B; its scheduled reports stop. ' +
      'The link for Company A stops working at once. Unsent work stays on each device. Send its people the link for Company B.',
  );
  await userEvent.click(form.getByRole('button', { name: 'Merge Company A into Company B' }));
  await waitFor(() => expect(part.queryByText('Company A')).toBeNull());
  // It is gone at once, and the history of its snags follows before the answer.
  expect(await page.findByText('Merged: Company A into Company B')).toBeInTheDocument();
  await waitFor(() => expect(part.getByRole('button', { name: 'Add a company' })).toHaveFocus());
  const trades = within(document.querySelector<HTMLElement>('#trades') ?? document.body);
  await waitFor(() => expect(trades.getAllByText(/Company B/)).toHaveLength(2));
  const { project } = await site.ask<{ project: object }>(
    'viewer',
    'query ($number: Int!) { project(code: "SITE") { snag(number: $number) { company { name } } } }',
    { number },
  );
  expect(project).toEqual({ snag: { company: { name: 'Company B' } } });
});
