import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { event, newId } from '../support/wire';
import { useScreens } from './arrive';

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

async function openLocations() {
  const visitor = await screens.arrive('admin', '/p/SITE/settings');
  const region = within(await visitor.page.findByRole('region', { name: 'Locations' }));
  await region.findByRole('button', { name: 'Add a location' });
  return { ...visitor, region };
}

test('a location is added inside another and stands under it', async () => {
  const { region } = await openLocations();
  await userEvent.click(region.getByRole('button', { name: 'Add a location inside Block A' }));
  const form = within(region.getByRole('form', { name: 'Add a location inside Block A' }));
  await userEvent.type(form.getByLabelText('Name'), 'L02');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(
    await region.findByRole('button', { name: 'Add a location inside Block A › L02' }),
  ).toBeVisible();
  expect(
    await region.findByRole('button', { name: 'Block A 1 inside', expanded: true }),
  ).toBeVisible();
});

describe('with many locations', () => {
  beforeAll(async () => {
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

  test('parts of a path find the location whose words they name first, and the folded tree comes back', async () => {
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

  test('a location that was found is renamed in its place, and others see the new name', async () => {
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
