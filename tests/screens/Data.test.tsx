import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { blank } from '../support/photos';
import { useScreens } from './arrive';
import { pressInFilters } from '../support/inFilters';

const screens = useScreens();

/** Takes the place of the browser: addresses whose download was begun. */
function downloads(): string[] {
  const begun: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function begin(
    this: HTMLAnchorElement,
  ) {
    begun.push(this.getAttribute('href') ?? '');
  });
  return begun;
}
afterEach(() => jest.restoreAllMocks());

beforeAll(async () => {
  await screens.site.raise({ title: 'Crack above the door' });
  await screens.site.raise({ title: 'Scratched sill', priority: 'HIGH' });
});

test('an admin can download the snags, what is set up, the people and the journal', async () => {
  const { page } = await screens.arrive('admin', '/p/SITE/data');
  await page.findByRole('button', { name: 'Download 2 snags' });
  expect(outline(document.querySelector('main') ?? document.body)).toMatchSnapshot();
});

test('the list can be downloaded as a table of the same snags', async () => {
  const begun = downloads();
  const { page } = await screens.arrive('inspector', '/p/SITE?priority=HIGH');
  await pressInFilters(page, 'Views');
  await userEvent.click(
    await within(document.body).findByRole('menuitem', { name: 'Download as a table' }),
  );
  await userEvent.click(await page.findByRole('button', { name: 'Download 1 snag' }));
  const address = `/files/tables/${screens.site.projectId}/snags.xlsx?chip=OPEN&priorities=HIGH`;
  await waitFor(() => expect(begun).toEqual([address]));
  await userEvent.selectOptions(page.getByLabelText('Which snags'), 'All');
  await userEvent.click(await page.findByRole('button', { name: 'Download 2 snags' }));
  await userEvent.click(page.getByRole('radio', { name: 'CSV' }));
  await userEvent.click(page.getByRole('button', { name: 'Download 2 snags' }));
  await waitFor(() =>
    expect(begun.slice(1)).toEqual([
      `/files/tables/${screens.site.projectId}/snags.xlsx?chip=ALL`,
      `/files/tables/${screens.site.projectId}/snags.csv?chip=ALL`,
    ]),
  );
});

test('without a connection a sentence says so and no download begins', async () => {
  const begun = downloads();
  const visitor = await screens.arrive('viewer', '/p/SITE/data');
  const button = await visitor.page.findByRole('button', { name: 'Locations: CSV' });
  visitor.cut();
  await userEvent.click(button);
  expect(
    await visitor.page.findByText(
      'There is no connection to the server. Nothing you entered was lost.',
    ),
  ).toBeVisible();
  expect(begun).toEqual([]);
});

test('only an admin can download the whole project', async () => {
  const begun = downloads();
  const { page } = await screens.arrive('admin', '/p/SITE/data');
  const button = await page.findByRole('button', { name: 'Download project' });
  await userEvent.click(button);
  await waitFor(() => expect(begun).toEqual([`/files/projects/${screens.site.projectId}.zip`]));
  expect(
    (await screens.arrive('inspector', '/p/SITE/data')).page.queryByRole('heading', {
      name: 'Project export',
    }),
  ).toBeNull();
});

const imported = useScreens();

const pasted = [
  'Nr.\tMangel\tOrt\tStatus',
  '1\tRiss\tHaus B > EG\twartet',
  '2\tKratzer\tBlock A\toffen',
  '3\tOhne Ort\t\toffen',
].join('\n');

test('an admin pastes a list, maps a word, answers what is asked, imports it, and undoes the import', async () => {
  const { page } = await imported.arrive('admin', '/p/SITE/data#import');
  const section = within(await page.findByRole('region', { name: 'Import a table' }));
  await userEvent.click(section.getByRole('button', { name: 'Read pasted table' }));
  expect(section.getByLabelText('Or paste it here')).toBeInvalid();
  await userEvent.click(section.getByLabelText('Or paste it here'));
  await userEvent.paste(pasted);
  await userEvent.click(section.getByRole('button', { name: 'Read pasted table' }));
  const columns = within(await section.findByRole('form', { name: 'What the columns contain' }));
  for (const [name, field] of [
    ['Nr.', 'key'],
    ['Mangel', 'title'],
    ['Ort', 'location'],
    ['Status', 'status'],
  ] as const)
    expect(columns.getByLabelText(name)).toHaveValue(field);
  await userEvent.selectOptions(columns.getByLabelText('Status: what “wartet” means'), 'Open');
  await userEvent.click(columns.getByRole('button', { name: 'Check the rows' }));
  expect(await section.findByRole('heading', { name: '2 rows, 2 reasons' })).toBeVisible();
  expect(
    section.getByText('Drop a pin or choose a location so the trade can find it.'),
  ).toBeVisible();
  const place = within(section.getByRole('region', { name: 'Place not known: “Haus B › EG”.' }));
  await userEvent.click(place.getByRole('button', { name: 'Add place' }));
  expect(await section.findByRole('heading', { name: '1 row, 1 reason' })).toBeVisible();
  expect(section.getByText('2 locations', { exact: false })).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Leave out 1 row' }));
  expect(await section.findByText('1 row left out.')).toBeVisible();
  expect(await section.findByText('New location, will be created: Haus B › EG.')).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Import 2 rows' }));
  expect(await section.findByText('Imported.')).toBeVisible();
  await userEvent.click(section.getByRole('radio', { name: 'New: 2' }));
  expect(await section.findByRole('link', { name: 'SITE-1' })).toBeVisible();
  const photo = new File([new Uint8Array(await blank(32, 24).jpeg().toBuffer())], '2.jpg');
  const photos = document.querySelector<HTMLInputElement>('input[accept*=".zip"]');
  if (photos === null) throw new Error('There is no field for photos.');
  await userEvent.upload(photos, photo, { applyAccept: false });
  expect(await section.findByText(/^1 photo added/)).toBeVisible();
  await userEvent.upload(photos, photo, { applyAccept: false });
  expect(await section.findByText('1 photo was added before.')).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Undo import' }));
  await userEvent.click(section.getByRole('button', { name: 'Undo the import' }));
  expect(await section.findByRole('progressbar', { name: /^Undoing the import/ })).toBeVisible();
  expect(await section.findByText(/^Imported snags are void and keep their numbers/)).toBeVisible();
});
