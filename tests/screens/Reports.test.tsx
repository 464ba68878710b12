import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { newId } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();

/** What the browser was told to download, which is not done here. */
const downloads: string[] = [];
const download = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a[download]') : null;
  if (link === null) return;
  event.preventDefault();
  downloads.push(link.getAttribute('href') ?? '');
};
beforeAll(() => document.addEventListener('click', download));
afterAll(() => document.removeEventListener('click', download));

afterEach(async () => {
  downloads.length = 0;
  await screens.site.server.app.rendered();
  await screens.site.server.app.services.db.deleteFrom('report').execute();
});

const main = (): HTMLElement => document.querySelector('main') ?? document.body;

test('offers to make a report of the list as it is filtered, and shows its first page', async () => {
  const { page } = await screens.arrive(
    'inspector',
    `/p/SITE/reports?chip=OVERDUE&trade=${screens.site.trades.A}`,
  );
  await page.findByRole('form', { name: 'New report' });
  expect(outline(main())).toMatchSnapshot();
  const address = new URL(
    page.getByAltText('The first page as it will be').getAttribute('src') ?? '',
    screens.site.url,
  );
  expect(address.pathname).toBe('/files/reports/preview/SITE');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    kind: 'LIST',
    photos: 'SMALL',
    grouping: 'PLACE',
    paper: 'A4',
    language: 'en',
  });
  expect(JSON.parse(address.searchParams.get('filter') ?? '')).toEqual({
    chip: 'OVERDUE',
    tradeId: screens.site.trades.A,
  });
});

test('three presses lead from the list to a downloaded PDF, and its settings are offered next time', async () => {
  await screens.site.raise({ title: 'Paint drips' });
  const { page, leave } = await screens.arrive('inspector', '/p/SITE?chip=ALL');
  await userEvent.click(await page.findByRole('button', { name: 'Views' }));
  await userEvent.click(
    await within(document.body).findByRole('menuitem', { name: 'Make a report of this list' }),
  );
  const form = within(await page.findByRole('form', { name: 'New report' }));
  await userEvent.click(form.getByRole('radio', { name: 'Large' }));
  await userEvent.click(form.getByRole('radio', { name: 'Deutsch' }));
  await userEvent.click(form.getByRole('radio', { name: 'Letter' }));
  await userEvent.click(form.getByRole('button', { name: 'Make the PDF' }));
  expect(await page.findByText(/^The report is being made/)).toBeVisible();
  const link = await page.findByRole('link', { name: 'Download: Snag list (all statuses)' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/files\/reports\/report_/));
  expect(page.getByText('Ready: Snag list (all statuses)')).toBeInTheDocument();
  expect(downloads).toEqual([link.getAttribute('href')]);
  const [report] = await screens.site.server.app.services.db
    .selectFrom('report')
    .selectAll()
    .execute();
  expect(JSON.parse(report?.filter ?? '')).toEqual({ chip: 'ALL' });
  leave();

  const again = await screens.arrive('inspector', '/p/SITE/reports');
  const later = within(await again.page.findByRole('form', { name: 'New report' }));
  for (const name of ['Large', 'Deutsch', 'Letter', 'Location'])
    expect(later.getByRole('radio', { name })).toBeChecked();
  await userEvent.click(
    again.page.getByRole('button', { name: 'Remove: Snag list (all statuses)' }),
  );
  await waitFor(() => expect(again.page.queryByRole('link', { name: /^Download/ })).toBeNull());
  expect(again.page.getByText('No report yet')).toBeVisible();
  expect(document.activeElement).toHaveTextContent('Reports');
});

test('the progress of a report is shown and updated, until it is cancelled', async () => {
  const { projectId, people, server } = screens.site;
  const { db } = server.app.services;
  const id = newId('report');
  const settings = JSON.stringify({
    photos: 'NONE',
    grouping: 'PLACE',
    paper: 'A4',
    language: 'en',
  });
  const unfinished = {
    sign_off: null,
    failure: null,
    snag_count: null,
    file_key: null,
    sha256: null,
    byte_length: null,
  };
  // As it is while a server makes it, which this one does not.
  await db
    .insertInto('report')
    .values({
      id,
      project_id: projectId,
      kind: 'LIST',
      filter: '{"chip":"ALL"}',
      settings,
      asked_by: people.inspector.userId,
      asked_at: Date.now(),
      state: 'MAKING',
      progress: 37,
      ...unfinished,
    })
    .execute();
  const { page } = await screens.arrive('inspector', '/p/SITE/reports');
  const bar = await page.findByRole('progressbar', { name: 'Progress' });
  expect(bar).toHaveProperty('value', 37);
  expect(bar).toHaveAttribute('max', '100');
  expect(page.getByText('37% made')).toBeVisible();
  await db.updateTable('report').set({ progress: 82 }).where('id', '=', id).execute();
  expect(await page.findByText('82% made')).toBeVisible();
  expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveProperty('value', 82);
  const { page: looksOn } = await screens.arrive('viewer', '/p/SITE/reports');
  expect(await looksOn.findByText('82% made')).toBeVisible();
  expect(looksOn.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Cancel: Snag list (all statuses)' }));
  expect(await page.findByText('Cancelled')).toBeVisible();
  expect(page.queryByRole('progressbar')).toBeNull();
  expect(await looksOn.findByText('Cancelled')).toBeVisible();
  expect(
    await db.selectFrom('report').select('state').where('id', '=', id).executeTakeFirst(),
  ).toEqual({ state: 'CANCELLED' });
});

test('a trade makes its own sheet; an admin chooses the company', async () => {
  const { page, leave } = await screens.arrive('tradeA', '/p/SITE/reports');
  const form = within(await page.findByRole('form', { name: 'New report' }));
  for (const name of ['Snag list', 'Handover report'])
    expect(form.queryByRole('radio', { name })).toBeNull();
  expect(form.queryByRole('combobox', { name: 'Company' })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Make the PDF' }));
  expect(
    await page.findByRole('link', { name: 'Download: Trade sheet (open, Company A)' }),
  ).toBeVisible();
  leave();

  const { page: chief } = await screens.arrive('admin', '/p/SITE/reports');
  const other = within(await chief.findByRole('form', { name: 'New report' }));
  await userEvent.click(other.getByRole('radio', { name: 'Trade sheet' }));
  await userEvent.click(other.getByRole('button', { name: 'Make the PDF' }));
  expect(other.getByRole('combobox', { name: 'Company' })).toHaveAccessibleDescription(
    /Choose the company whose work/,
  );
  await userEvent.selectOptions(other.getByRole('combobox', { name: 'Company' }), 'Company B');
  await userEvent.click(other.getByRole('button', { name: 'Make the PDF' }));
  expect(
    await chief.findByRole('link', { name: 'Download: Trade sheet (open, Company B)' }),
  ).toBeVisible();
});

test('a viewer downloads what others made, and is told who makes reports', async () => {
  const { page, leave } = await screens.arrive('viewer', '/p/SITE/reports');
  expect(
    await page.findByText(
      'The admins and inspectors of this project make reports; then they are listed here.',
    ),
  ).toBeVisible();
  expect(page.queryByRole('form', { name: 'New report' })).toBeNull();
  leave();

  const input = {
    projectId: screens.site.projectId,
    id: newId('report'),
    kind: 'LIST',
    filter: { chip: 'OPEN' },
    settings: { photos: 'NONE', grouping: 'TRADE', paper: 'A4', language: 'en' },
  };
  await screens.site.ask(
    'admin',
    'mutation ($input: MakeReportInput!) { makeReport(input: $input) { report { id } } }',
    { input },
  );
  await screens.site.server.app.rendered();
  const later = await screens.arrive('viewer', '/p/SITE/reports');
  expect(await later.page.findByRole('link', { name: 'Download: Snag list (open)' })).toBeVisible();
  expect(later.page.queryByRole('button', { name: /^Remove/ })).toBeNull();
});
