import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PersonKey } from '../support/site';
import { event, newId } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();

async function openLocations(
  of = screens,
  [who, path]: readonly [PersonKey, string] = ['admin', '/p/SITE/settings'],
) {
  const visitor = await of.arrive(who, path);
  const region = within(await visitor.page.findByRole('region', { name: 'Locations' }));
  await region.findByRole('button', { name: 'Add a location' });
  return { ...visitor, region };
}

test('a location is added inside another and shown under it', async () => {
  const { region } = await openLocations(screens, ['outsider', '/p/OTHER/settings']);
  await userEvent.click(region.getByRole('button', { name: 'Add a location inside Elsewhere' }));
  const form = within(region.getByRole('form', { name: 'Add a location inside Elsewhere' }));
  await userEvent.type(form.getByLabelText('Name'), 'L02');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(
    await region.findByRole('button', { name: 'Add a location inside Elsewhere › L02' }),
  ).toBeVisible();
  expect(
    await region.findByRole('button', { name: 'Elsewhere 1 inside', expanded: true }),
  ).toBeVisible();
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
    within(await snag.findByRole('region', { name: 'Facts' })).getByText(
      'Block B › L01 › Hall (archived)',
    ),
  ).toBeVisible();

  const raise = (await retired.arrive('inspector', '/p/SITE/new')).page;
  await userEvent.click(await raise.findByRole('combobox', { name: 'Location' }));
  expect(namesOf(within(await raise.findByRole('listbox')))).toEqual(['Block A']);

  const list = (await retired.arrive('inspector', '/p/SITE')).page;
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
    region.getByRole('button', { name: 'Restore Block B and the 2 locations in it' }),
  );
  expect(await region.findByRole('button', { name: 'Block B 2 inside' })).toBeVisible();
});
