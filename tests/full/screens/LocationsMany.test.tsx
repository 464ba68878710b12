import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../../support/outline';
import type { PersonKey } from '../../support/site';
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

async function openLocations(
  of = screens,
  [who, path]: readonly [PersonKey, string] = ['admin', '/p/SITE/settings'],
) {
  const visitor = await of.arrive(who, path);
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
    expect(region.getByRole('status')).toHaveTextContent(
      'No location has all of this in its path.',
    );
    await userEvent.clear(region.getByRole('searchbox'));
    expect(
      region.getByRole('button', { name: 'Block C 15 inside', expanded: false }),
    ).toBeVisible();
  });

  test('a location is renamed among the search results, and others see the new name', async () => {
    const { region } = await openLocations();
    const other = (await screens.arrive('admin', '/p/SITE/settings')).page;
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
