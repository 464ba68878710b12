import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../../support/outline';
import { event, newId } from '../../support/wire';
import { useScreens } from '../../screens/arrive';

const screens = useScreens();

const saveLocation = async (name: string, parentId: string | null = null): Promise<string> => {
  const input = {
    ...event(),
    projectId: screens.site.projectId,
    id: newId('location'),
    name,
    parentId,
  };
  await screens.site.ask(
    'admin',
    'mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }',
    { input },
  );
  return input.id;
};

async function openLocations(of = screens) {
  const visitor = await of.arrive('admin', '/p/SITE/settings#locations');
  const region = within(await visitor.page.findByRole('region', { name: 'Locations' }));
  await region.findByRole('button', { name: 'Add a location' });
  return { ...visitor, region };
}

describe('with many locations', () => {
  beforeAll(async () => {
    await saveLocation('L02', screens.site.locationId);
    for (const block of ['Block B', 'Block C']) {
      const blockId = await saveLocation(block);
      for (const level of ['L01', 'L02', 'L03']) {
        const levelId = await saveLocation(level, blockId);
        for (const room of ['Kitchen', 'Hall', 'Bath', 'Core']) await saveLocation(room, levelId);
      }
    }
  });

  test('the tree is folded, and only what is unfolded is drawn', async () => {
    const { region } = await openLocations();
    expect(outline(document.getElementById('locations') ?? document.body)).toMatchSnapshot();
    await userEvent.click(
      region.getByRole('button', { name: 'Block C 15 inside', expanded: false }),
    );
    expect(region.getByRole('button', { name: 'Block C 15 inside', expanded: true })).toHaveFocus();
    await userEvent.click(region.getByRole('button', { name: 'L02 4 inside' }));
    expect(region.getByRole('button', { name: 'Edit Block C › L02 › Kitchen' })).toBeVisible();
    expect(region.queryByRole('button', { name: 'Edit Block C › L01 › Kitchen' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(region.queryByRole('button', { name: 'Edit Block C › L02 › Kitchen' })).toBeNull();
  });

  test('a search by parts of a path shows the best match first, and clearing it brings back the folded tree', async () => {
    const { region } = await openLocations();
    await userEvent.type(region.getByRole('searchbox', { name: 'Find a location' }), 'block c kit');
    expect(region.getByRole('status')).toHaveTextContent('6 locations found');
    const rows = within(region.getByRole('list', { name: '6 locations found' })).getAllByRole(
      'listitem',
    );
    expect(rows[0]).toHaveTextContent('Block C › L01 › Kitchen');
    await userEvent.type(region.getByRole('searchbox'), 'enette');
    expect(region.getByRole('status')).toHaveTextContent('No location matches.');
    await userEvent.clear(region.getByRole('searchbox'));
    expect(
      region.getByRole('button', { name: 'Block C 15 inside', expanded: false }),
    ).toBeVisible();
  });

  test('a location is renamed among the search results, and others see the new name', async () => {
    const { region } = await openLocations();
    const other = (await screens.arrive('admin', '/p/SITE/settings#locations')).page;
    const elsewhere = await other.findByRole('searchbox', { name: 'Find a location' });
    await userEvent.type(region.getByRole('searchbox', { name: 'Find a location' }), 'c l03 core');
    await userEvent.click(region.getByRole('button', { name: 'Edit Block C › L03 › Core' }));
    const name = within(
      region.getByRole('form', { name: 'Edit Block C › L03 › Core' }),
    ).getByLabelText('Name');
    expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, 'Stair Core{Enter}');
    expect(
      await region.findByRole('button', { name: 'Edit Block C › L03 › Stair Core' }),
    ).toHaveFocus();
    await userEvent.type(elsewhere, 'stair');
    expect(
      await other.findByRole('button', { name: 'Edit Block C › L03 › Stair Core' }),
    ).toBeVisible();
  });
});

const retired = useScreens();

const namesOf = (listbox: ReturnType<typeof within>): (string | null)[] =>
  listbox.getAllByRole('option').map((option: HTMLElement) => option.textContent);

test('a location with a snag cannot be removed; archived, it stays in filters only, and can be restored', async () => {
  const { site } = retired;
  const ids = { block: newId('location'), level: newId('location'), hall: newId('location') };
  const locations = [
    { id: ids.block, name: 'Block B', parentId: null },
    { id: ids.level, name: 'L01', parentId: ids.block },
    { id: ids.hall, name: 'Hall', parentId: ids.level },
  ];
  await site.ask(
    'admin',
    'mutation ($input: AddLocationsInput!) { addLocations(input: $input) { receipt { eventId } } }',
    { input: { ...event(), projectId: site.projectId, locations } },
  );
  const { number } = await site.raise({ locationId: ids.hall });
  const { region } = await openLocations(retired);
  await userEvent.click(region.getByRole('button', { name: 'Edit Block B' }));
  await userEvent.click(
    region.getByRole('button', { name: 'Remove Block B and the 2 locations in it' }),
  );
  await userEvent.click(
    region.getByRole('button', { name: 'Remove Block B and the 2 locations in it for good' }),
  );
  expect(
    await region.findByText('Block B cannot be removed: it has 1 snag. Archive it instead.'),
  ).toBeVisible();
  await userEvent.click(
    region.getByRole('button', { name: 'Archive Block B and the 2 locations in it' }),
  );
  expect(await region.findByRole('button', { name: 'Block B 2 inside Archived' })).toBeVisible();
  expect(region.getByRole('button', { name: 'Edit Block B' })).toHaveFocus();
  await waitFor(() =>
    expect(
      region.queryByRole('button', { name: 'Add a location inside Block B › L01' }),
    ).toBeNull(),
  );

  const snag = (await retired.arrive('inspector', `/p/SITE/snags/${number}`)).page;
  expect(
    within(await snag.findByRole('region', { name: 'Details' })).getByText(
      'Block B › L01 › Hall (archived)',
    ),
  ).toBeVisible();

  const raise = (await retired.arrive('inspector', '/p/SITE/new')).page;
  await userEvent.click(await raise.findByRole('combobox', { name: 'Location' }));
  expect(namesOf(within(await raise.findByRole('listbox')))).toEqual(['Block A']);

  const list = (await retired.arrive('inspector', '/p/SITE')).page;
  await userEvent.click(await list.findByRole('button', { name: /^Filter, order/ }));
  const field = await within(document.body).findByRole('dialog', { name: 'Filter and order' });
  await userEvent.click(await within(field).findByRole('button', { name: /^Location/ }));
  expect(
    within(within(field).getByRole('group', { name: 'Location' }))
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent),
  ).toEqual([
    'Block A',
    'Block B (archived)',
    'Block B › L01 (archived)',
    'Block B › L01 › Hall (archived)',
    'No location',
  ]);
  await userEvent.keyboard('{Escape}{Escape}');

  await userEvent.click(region.getByRole('button', { name: 'Edit Block B' }));
  await userEvent.click(
    region.getByRole('button', { name: 'Restore Block B and the 2 locations in it' }),
  );
  expect(await region.findByRole('button', { name: 'Block B 2 inside' })).toBeVisible();
});
