import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event, newId } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();
let number = 0;
beforeAll(async () => {
  const { site } = screens;
  number = (await site.raise({ title: 'Cracked tile' })).number;
  for (const name of ['Roofing', 'Paving']) {
    const input = { ...event(), projectId: site.projectId, id: newId('trade'), name, phrases: [] };
    await site.ask(
      'admin',
      'mutation ($input: SaveTradeInput!) { saveTrade(input: $input) { receipt { eventId } } }',
      { input },
    );
  }
});

async function openSection(id: 'companies' | 'trades') {
  const visitor = await screens.arrive('admin', '/p/SITE/settings');
  await visitor.page.findByRole('region', { name: 'Locations' });
  return {
    ...visitor,
    part: within(document.querySelector<HTMLElement>(`#${id}`) ?? document.body),
  };
}

test('what snags have is not removed but archived and marked in its place, stands at the end the next time, and is restored', async () => {
  const { page, part, leave } = await openSection('companies');
  const rows = () => part.getAllByRole('listitem').map((row) => row.textContent);
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
  leave();
  const next = await openSection('companies');
  const nextRows = () => next.part.getAllByRole('listitem').map((row) => row.textContent);
  expect(nextRows()).toEqual(['Company BLinkEdit', 'Company AArchivedLinkEdit']);
  await userEvent.click(next.part.getByRole('button', { name: 'Edit Company A' }));
  await userEvent.click(next.part.getByRole('button', { name: 'Restore Company A' }));
  await waitFor(() => expect(nextRows()).toEqual(['Company BLinkEdit', 'Company ALinkEdit']));
  expect(next.page.getByText('Restored: Company A')).toBeInTheDocument();
});

describe('once a trade and a company are archived', () => {
  beforeAll(async () => {
    const { site } = screens;
    const paving = (
      await site.ask<{ project: { trades: { id: string; name: string }[] } }>(
        'admin',
        '{ project(code: "SITE") { trades { id name } } }',
      )
    ).project.trades.find(({ name }) => name === 'Paving');
    for (const tradeId of [site.trades.A, paving?.id]) {
      await site.ask(
        'admin',
        'mutation ($input: ArchiveTradeInput!) { archiveTrade(input: $input) { receipt { eventId } } }',
        { input: { ...event(), tradeId, archived: true } },
      );
    }
    await site.ask(
      'admin',
      'mutation ($input: ArchiveCompanyInput!) { archiveCompany(input: $input) { receipt { eventId } } }',
      { input: { ...event(), companyId: site.companies.A, archived: true } },
    );
  });
  const optionsOf = (field: HTMLElement) =>
    within(field)
      .getAllByRole('option')
      .map((option) => option.textContent);

  test('a new snag is offered neither, also if the last one raised here was of that trade', async () => {
    localStorage.setItem(
      'snagbook.last.SITE',
      JSON.stringify({ tradeId: screens.site.trades.A, locationId: screens.site.locationId }),
    );
    const { page } = await screens.arrive('inspector', '/p/SITE/new');
    const trades = within(await page.findByRole('group', { name: 'Trade' }));
    expect(trades.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Trade B',
    ]);
    expect(trades.queryByRole('radio', { checked: true })).toBeNull();
    localStorage.clear();
  });

  test('a trade keeps its usual company, marked as archived, when something else of it is saved', async () => {
    const { part } = await openSection('trades');
    const row = () =>
      part.getAllByRole('listitem').find((item) => item.textContent?.startsWith('Trade A'))
        ?.textContent;
    expect(row()).toBe('Trade AArchived · Company A (archived) · 1 phraseEdit');
    await userEvent.click(part.getByRole('button', { name: 'Edit Trade A' }));
    expect(part.getByLabelText('Usually fixed by')).toHaveDisplayValue('Company A (archived)');
    await userEvent.type(part.getByRole('textbox', { name: /phrases/i }), '\nAnother phrase');
    await userEvent.click(part.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(row()).toBe('Trade AArchived · Company A (archived) · 2 phrasesEdit'),
    );
  });

  test('an invitation is offered no archived company', async () => {
    const { page } = await openSection('companies');
    await userEvent.click(page.getByRole('button', { name: 'Invite people' }));
    expect(optionsOf(page.getByLabelText('Company'))).toEqual(['No company', 'Company B']);
  });

  test('a snag that has them keeps them when it is edited', async () => {
    const { page } = await screens.arrive('inspector', `/p/SITE/snags/${number}`);
    await userEvent.click(await page.findByRole('button', { name: 'Other actions' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Edit' }));
    const form = within(
      await within(document.body).findByRole('dialog', { name: 'Edit the snag' }),
    );
    expect(form.getByLabelText('Trade')).toHaveDisplayValue('Trade A (archived)');
    expect(form.getByLabelText('Who fixes it')).toHaveDisplayValue('Company A (archived)');
    expect(optionsOf(form.getByLabelText('Trade'))).not.toContain('Paving (archived)');
  });

  test('the list is narrowed by those that snags have, marked as archived', async () => {
    const { page } = await screens.arrive('inspector', '/p/SITE');
    await userEvent.click(await page.findByRole('button', { name: /^Filter/ }));
    const form = within(await within(document.body).findByRole('form', { name: /Filter/ }));
    expect(optionsOf(form.getByLabelText('Trade'))).toEqual([
      'All trades',
      'Trade A (archived)',
      'Trade B',
    ]);
    expect(optionsOf(form.getByLabelText('Company'))).toEqual([
      'All companies',
      'Company A (archived)',
      'Company B',
    ]);
  });
});
