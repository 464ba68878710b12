import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayAfter } from '../../../rules/days';
import { acceptanceInput, saveAcceptance } from '../../support/acceptances';
import { event, newId } from '../../support/wire';
import { useScreens } from '../../screens/arrive';

const screens = useScreens();

test('an inspector records an acceptance, sees until when defects can be claimed, and corrects the day', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE/reports#periods');
  await userEvent.click(await page.findByRole('button', { name: 'Record an acceptance' }));
  const form = within(await screen.findByRole('form', { name: 'Record an acceptance' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Choose the day of the acceptance')).toBeVisible();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Company' }), 'Company A');
  await userEvent.type(form.getByLabelText('Accepted on'), '2026-03-15');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Contract' }), 'VOB/B');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await page.findByText('4 years, VOB/B, from 15 Mar 2026', { exact: false })).toBeVisible();
  expect(page.getByText(/^Ends on 15 Mar 2030/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Correct: Company A' }));
  const correct = within(await screen.findByRole('form', { name: 'Correct' }));
  await userEvent.selectOptions(correct.getByRole('combobox', { name: 'Contract' }), 'BGB');
  await userEvent.click(correct.getByRole('button', { name: 'Save' }));
  expect(await page.findByText(/^Ends on 15 Mar 2031/)).toBeVisible();
});

test('a company sees the end of its own period and changes nothing', async () => {
  const { site } = screens;
  await site.ask('admin', saveAcceptance, {
    input: acceptanceInput(site, {
      companyId: site.companies.B,
      basis: 'JCT',
      lengthCount: 6,
      lengthUnit: 'MONTHS',
      // Half a year from then ends in a month.
      acceptedOn: dayAfter(new Date().toISOString().slice(0, 10), -150),
    }),
  });
  const { page } = await screens.arrive('tradeB', '/p/SITE/reports#periods');
  const soon = within(await page.findByRole('region', { name: 'Ends within 90 days' }));
  expect(soon.getByText('Company B')).toBeVisible();
  expect(page.queryByText(/Company A/)).toBeNull();
  expect(page.queryByRole('button', { name: /acceptance|Correct|Withdraw/ })).toBeNull();
});

test('what somebody else records is shown at once, with its history, and marks the snags raised after it', async () => {
  const { site } = screens;
  const companyId = newId('company');
  await site.ask(
    'admin',
    'mutation ($input: SaveCompanyInput!) { saveCompany(input: $input) { receipt { hash } } }',
    { input: { ...event(), projectId: site.projectId, id: companyId, name: 'Plaster' } },
  );
  await site.raise({ title: 'Crack', companyId });
  const { page } = await screens.arrive('viewer', '/p/SITE/reports#periods');
  const recorded = acceptanceInput(site, { companyId, acceptedOn: '2023-01-31' });
  await site.ask('admin', saveAcceptance, { input: recorded });
  expect(await page.findByText(/^Ends on 31 Jan 2027/)).toBeVisible();
  await site.ask('admin', saveAcceptance, {
    input: { ...recorded, ...event(), acceptedOn: '2024-02-29' },
  });
  expect(await page.findByText(/^Ends on 29 Feb 2028/)).toBeVisible();
  const plaster = page
    .getAllByRole('listitem')
    .find((row: HTMLElement) => row.textContent?.startsWith('Plaster') === true);
  await userEvent.click(within(plaster ?? document.body).getByRole('button', { name: 'History' }));
  expect(page.getByText(/Accepted on: 31 Jan 2023 → 29 Feb 2024/)).toBeInTheDocument();
  const list = await screens.arrive('inspector2', '/p/SITE');
  expect(await list.page.findByText('After acceptance')).toBeVisible();
});
