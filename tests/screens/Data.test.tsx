import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { useScreens } from './arrive';

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

test('the list leads to a table of what it shows, which the server then gives', async () => {
  const begun = downloads();
  const { page } = await screens.arrive('inspector', '/p/SITE?priority=HIGH');
  await userEvent.click(await page.findByRole('button', { name: 'Views' }));
  await userEvent.click(
    await within(document.body).findByRole('menuitem', { name: 'Download as a table' }),
  );
  await userEvent.click(await page.findByRole('button', { name: 'Download 1 snag' }));
  const address = `/files/tables/${screens.site.projectId}/snags.xlsx?chip=OPEN&priority=HIGH`;
  await waitFor(() => expect(begun).toEqual([address]));
  await userEvent.selectOptions(page.getByLabelText('Which snags'), 'All');
  await userEvent.click(await page.findByRole('button', { name: 'Download 2 snags' }));
  await userEvent.click(page.getByRole('radio', { name: 'Text (CSV)' }));
  await userEvent.click(page.getByRole('button', { name: 'Download 2 snags' }));
  await waitFor(() =>
    expect(begun.slice(1)).toEqual([
      `/files/tables/${screens.site.projectId}/snags.xlsx?chip=ALL`,
      `/files/tables/${screens.site.projectId}/snags.csv?chip=ALL`,
    ]),
  );
});

test('without a line, and when the server refuses, a sentence says so and no download begins', async () => {
  const begun = downloads();
  const visitor = await screens.arrive('viewer', '/p/SITE/data');
  const button = await visitor.page.findByRole('button', { name: 'Locations: Text (CSV)' });
  visitor.cut();
  await userEvent.click(button);
  expect(
    await visitor.page.findByText(
      'There is no connection to the server. Nothing you entered was lost.',
    ),
  ).toBeVisible();
  expect(begun).toEqual([]);
});

test('an admin downloads the whole project; nobody else is offered it', async () => {
  const begun = downloads();
  const { page } = await screens.arrive('admin', '/p/SITE/data');
  const button = await page.findByRole('button', { name: 'Download the project' });
  await userEvent.click(button);
  await waitFor(() => expect(begun).toEqual([`/files/projects/${screens.site.projectId}.zip`]));
  expect(
    (await screens.arrive('inspector', '/p/SITE/data')).page.queryByRole('heading', {
      name: 'The whole project',
    }),
  ).toBeNull();
});
