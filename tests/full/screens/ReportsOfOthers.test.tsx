import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newId } from '../../support/wire';
import { useScreens } from '../../screens/arrive';

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
  expect(page.getByText('37% done')).toBeVisible();
  await db.updateTable('report').set({ progress: 82 }).where('id', '=', id).execute();
  expect(await page.findByText('82% done')).toBeVisible();
  expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveProperty('value', 82);
  const { page: looksOn } = await screens.arrive('viewer', '/p/SITE/reports');
  expect(await looksOn.findByText('82% done')).toBeVisible();
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
  await userEvent.click(form.getByRole('button', { name: 'Create PDF' }));
  expect(
    await page.findByRole('link', { name: 'Download: Trade sheet (open, Company A)' }),
  ).toBeVisible();
  leave();

  const { page: chief } = await screens.arrive('admin', '/p/SITE/reports');
  const other = within(await chief.findByRole('form', { name: 'New report' }));
  await userEvent.click(other.getByRole('radio', { name: 'Trade sheet' }));
  await userEvent.click(other.getByRole('button', { name: 'Create PDF' }));
  expect(other.getByRole('combobox', { name: 'Company' })).toHaveAccessibleDescription(
    /Choose a company\./,
  );
  await userEvent.selectOptions(other.getByRole('combobox', { name: 'Company' }), 'Company B');
  await userEvent.click(other.getByRole('button', { name: 'Create PDF' }));
  expect(
    await chief.findByRole('link', { name: 'Download: Trade sheet (open, Company B)' }),
  ).toBeVisible();
});

test('a viewer makes the list and nothing else, and downloads what others made', async () => {
  const { page, leave } = await screens.arrive('viewer', '/p/SITE/reports');
  expect(await page.findByRole('button', { name: 'Create PDF' })).toBeVisible();
  expect(page.queryByRole('radio', { name: /Trade sheet|Handover/ })).toBeNull();
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
  const later = await screens.arrive('viewer', '/p/SITE/reports#made');
  expect(await later.page.findByRole('link', { name: 'Download: Snag list (open)' })).toBeVisible();
  expect(later.page.queryByRole('button', { name: /^Remove/ })).toBeNull();
});
