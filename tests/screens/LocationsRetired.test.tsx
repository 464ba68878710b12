import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event, newId } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();

const ids = new Map<string, string>();
const idOf = (path: string): string => ids.get(path) ?? '';
beforeAll(async () => {
  const all = [
    'Block B',
    'Block B › L01',
    'Block B › L01 › Hall',
    'Block B › L02',
    'Block C',
    'Block C › L01',
  ];
  for (const path of all) ids.set(path, newId('location'));
  const locations = all.map((path) => ({
    id: idOf(path),
    name: path.split(' › ').at(-1),
    parentId: idOf(path.split(' › ').slice(0, -1).join(' › ')) || null,
  }));
  await screens.site.ask(
    'admin',
    'mutation ($input: AddLocationsInput!) { addLocations(input: $input) { receipt { eventId } } }',
    { input: { ...event(), projectId: screens.site.projectId, locations } },
  );
  await screens.site.raise({ locationId: idOf('Block B › L01 › Hall') });
});

const namesOf = (listbox: ReturnType<typeof within>): (string | null)[] =>
  listbox.getAllByRole('option').map((option: HTMLElement) => option.textContent);

async function openLocations() {
  const visitor = await screens.arrive('admin', '/p/SITE/settings');
  const region = within(await visitor.page.findByRole('region', { name: 'Locations' }));
  await region.findByRole('button', { name: 'Add a location' });
  return { ...visitor, region };
}

test('one with a snag in it stays and the sentence says why; archived it is offered for nothing new, filters have it, and it can be restored', async () => {
  const { region } = await openLocations();
  await userEvent.click(region.getByRole('button', { name: 'Edit Block B' }));
  await userEvent.click(
    region.getByRole('button', { name: 'Remove Block B and the 3 locations in it' }),
  );
  await userEvent.click(
    region.getByRole('button', { name: 'Remove Block B and the 3 locations in it for good' }),
  );
  expect(
    await region.findByText('Block B cannot be removed: it has 1 snag. Archive it instead.'),
  ).toBeVisible();
  await userEvent.click(
    region.getByRole('button', { name: 'Archive Block B and the 3 locations in it' }),
  );
  expect(await region.findByRole('button', { name: 'Block B 3 inside Archived' })).toBeVisible();
  expect(region.getByRole('button', { name: 'Edit Block B' })).toHaveFocus();
  await waitFor(() =>
    expect(
      region.queryByRole('button', { name: 'Add a location inside Block B › L02' }),
    ).toBeNull(),
  );

  const { number } = await screens.site
    .ask<{ project: { snags: { edges: { node: { number: number } }[] } } }>(
      'admin',
      '{ project(code: "SITE") { snags(first: 1) { edges { node { number } } } } }',
    )
    .then(({ project }) => project.snags.edges[0]?.node ?? { number: 0 });
  const snag = (await screens.arrive('inspector', `/p/SITE/snags/${number}`)).page;
  expect(
    within(await snag.findByRole('region', { name: 'Facts' })).getByText(
      'Block B › L01 › Hall (archived)',
    ),
  ).toBeVisible();

  const raise = (await screens.arrive('inspector', '/p/SITE/new')).page;
  await userEvent.click(await raise.findByRole('combobox', { name: 'Location' }));
  expect(namesOf(within(await raise.findByRole('listbox')))).toEqual(['Block A']);

  const list = (await screens.arrive('inspector', '/p/SITE')).page;
  await userEvent.click(await list.findByRole('button', { name: 'Filter' }));
  const field = await within(document.body).findByRole('dialog', { name: 'Filter and order' });
  await userEvent.click(await within(field).findByRole('combobox', { name: 'Location' }));
  expect(namesOf(within(await within(field).findByRole('listbox')))).toEqual([
    'Block A',
    'Block B (archived)',
    'Block B › L01 (archived)',
    'Block B › L01 › Hall (archived)',
  ]);
  await userEvent.keyboard('{Escape}{Escape}');

  await userEvent.click(region.getByRole('button', { name: 'Edit Block B' }));
  await userEvent.click(
    region.getByRole('button', { name: 'Restore Block B and the 3 locations in it' }),
  );
  expect(await region.findByRole('button', { name: 'Block B 3 inside' })).toBeVisible();
});
