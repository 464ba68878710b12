import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { grain } from '../support/photos';
import { useScreens } from './arrive';
import { pressInFilters } from '../support/inFilters';

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
  await page.findByText(/about 1 page$/);
  expect(outline(main())).toMatchSnapshot();
  const address = new URL(
    page.getByAltText('First page').getAttribute('src') ?? '',
    screens.site.url,
  );
  expect(address.pathname).toBe('/files/reports/preview/SITE');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    kind: 'LIST',
    photos: 'LARGE',
    grouping: 'PLACE',
    paper: 'A4',
    language: 'en',
    onPlan: 'true',
  });
  expect(JSON.parse(address.searchParams.get('filter') ?? '')).toEqual({
    chip: 'OVERDUE',
    tradeIds: screens.site.trades.A,
  });
});

test('what cannot be sent in time is waited for or left out, as the person says', async () => {
  const { number } = await screens.site.raise({ title: 'Behind the lift' });
  const { page, core } = await screens.arrive('inspector', `/p/SITE/snags/${number}`, undefined, {
    // Its answer never comes.
    onWay: (response, { body }) =>
      String(body).includes('Not sent') ? new Response(new ReadableStream(), response) : response,
  });
  await userEvent.type(await page.findByRole('textbox', { name: 'Comment' }), 'Not sent');
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  core.current()?.router.history.push('/p/SITE/reports');
  const form = within(await page.findByRole('form', { name: 'New report' }));
  await form.findByText(/^1 change on this device is not sent yet/);
  const { setTimeout: timer } = globalThis;
  const late: (() => void)[] = [];
  const noted = (run: () => void, ms?: number) => {
    if (ms === 30_000) late.push(run);
    return timer(run, ms);
  };
  Reflect.set(globalThis, 'setTimeout', noted);
  /** So much time has passed. */
  const tooLate = () => {
    for (const run of late.splice(0)) run();
  };
  try {
    await userEvent.click(form.getByRole('button', { name: 'Create PDF' }));
    tooLate();
    expect(
      await form.findByText('1 change is still not sent and would not be in it.'),
    ).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Wait' }));
    expect(form.getByText(/^1 change on this device is not sent yet/)).toBeVisible();
    tooLate();
    await userEvent.click(await form.findByRole('button', { name: 'Make it anyway' }));
  } finally {
    Reflect.set(globalThis, 'setTimeout', timer);
  }
  expect(await page.findByText(/^Creating the report/)).toBeVisible();
});

test('three presses lead from the list to a downloaded PDF, and its settings are offered next time', async () => {
  await screens.site.raise({ title: 'Paint drips' });
  const { page, leave } = await screens.arrive('inspector', '/p/SITE?chip=ALL');
  await pressInFilters(page, 'Views');
  await userEvent.click(
    await within(document.body).findByRole('menuitem', { name: 'Create report from this list' }),
  );
  const form = within(await page.findByRole('form', { name: 'New report' }));
  await userEvent.click(form.getByRole('radio', { name: '40 mm' }));
  const language = { name: 'Language of the report' };
  await userEvent.selectOptions(form.getByRole('combobox', language), 'Deutsch');
  await userEvent.click(form.getByRole('radio', { name: 'Letter' }));
  await userEvent.click(form.getByRole('button', { name: 'Create PDF' }));
  expect(await page.findByText(/^Creating the report/)).toBeVisible();
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
  for (const name of ['40 mm', 'Letter', 'Flat'])
    expect(later.getByRole('radio', { name })).toBeChecked();
  expect(later.getByRole('combobox', language)).toHaveValue('de');
  await userEvent.click(
    again.page.getByRole('button', { name: 'Remove: Snag list (all statuses)' }),
  );
  await waitFor(() => expect(again.page.queryByRole('link', { name: /^Download/ })).toBeNull());
  expect(again.page.getByText('No report yet')).toBeVisible();
  expect(document.activeElement).toHaveTextContent('Reports');
});

test('what was just done here is sent before the report is made, and the form says so', async () => {
  const { number, id } = await screens.site.raise({ title: 'Nearly closed' });
  await screens.site.addPhoto('tradeA', id, await grain(80, 64).jpeg().toBuffer(), 'EVIDENCE');
  await screens.site.move('tradeA', id, 'FIX');
  const { core, page } = await screens.arrive('inspector', `/p/SITE/snags/${number}`);
  await userEvent.click(await page.findByRole('button', { name: /^Close/ }));
  core.current()?.router.history.push('/p/SITE/reports');
  const form = within(await page.findByRole('form', { name: 'New report' }));
  expect(await form.findByText(/^1 change on this device is not sent yet/)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: /PDF/ }));
  await waitFor(async () =>
    expect(
      await screens.site.server.app.services.db.selectFrom('report').selectAll().execute(),
    ).toHaveLength(1),
  );
  const { status } = await screens.site.server.app.services.db
    .selectFrom('snag')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('CLOSED');
});
