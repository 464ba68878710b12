import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event, newId } from '../../support/wire';
import { useScreens } from '../../screens/arrive';

const screens = useScreens();

const paths = async (): Promise<string[]> => {
  const { project } = await screens.site.ask<{ project: { locations: { path: string }[] } }>(
    'viewer',
    '{ project(code: "SITE") { locations { path } } }',
  );
  return project.locations.map(({ path }) => path);
};

async function openSheet(more: Parameters<typeof screens.arrive>[3] = {}) {
  const visitor = await screens.arrive('admin', '/p/SITE/settings#locations', undefined, more);
  const region = within(await visitor.page.findByRole('region', { name: 'Locations' }));
  await userEvent.click(await region.findByRole('button', { name: 'Add several' }));
  const sheet = within(
    await within(document.body).findByRole('dialog', { name: 'Add several locations' }),
  );
  const paste = async (text: string) => {
    await userEvent.clear(sheet.getByLabelText('List'));
    await userEvent.click(sheet.getByLabelText('List'));
    await userEvent.paste(text);
  };
  return { ...visitor, region, sheet, paste };
}

test('a pattern adds flats and their rooms inside the chosen location', async () => {
  const { region, sheet } = await openSheet();
  await userEvent.click(sheet.getByRole('radio', { name: 'By a pattern' }));
  await userEvent.type(sheet.getByRole('combobox', { name: 'Inside' }), 'block a{Enter}');
  await userEvent.type(sheet.getByLabelText('Names'), 'Unit 09–10');
  await userEvent.type(sheet.getByLabelText('In each one'), 'Hall, Bath');
  await userEvent.click(await sheet.findByRole('button', { name: 'Add 6 locations' }));
  expect(await region.findByRole('button', { name: 'Unit 09 2 inside' })).toBeVisible();
  expect((await paths()).filter((path) => path.includes('Unit'))).toEqual(
    ['09', '10'].flatMap((n) =>
      ['', ' › Bath', ' › Hall'].map((room) => `Block A › Unit ${n}${room}`),
    ),
  );
});

test('a floor is copied with everything in it, under the next free name', async () => {
  const lines = [
    'House',
    'House › L01',
    'House › L01 › Flat 1',
    'House › L01 › Flat 1 › Hall',
    'House › L02',
  ];
  const ids = new Map(lines.map((line) => [line, newId('location')]));
  const input = {
    ...event(),
    projectId: screens.site.projectId,
    locations: lines.map((line) => ({
      id: ids.get(line),
      name: line.split(' › ').at(-1),
      parentId: ids.get(line.split(' › ').slice(0, -1).join(' › ')) ?? null,
    })),
  };
  await screens.site.ask(
    'admin',
    'mutation ($input: AddLocationsInput!) { addLocations(input: $input) { receipt { eventId } } }',
    { input },
  );
  const { page } = await screens.arrive('admin', '/p/SITE/settings#locations');
  const region = within(await page.findByRole('region', { name: 'Locations' }));
  const unfold = async (name: string) => {
    const button = await region.findByRole('button', { name });
    if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button);
  };
  await unfold('House 4 inside');
  await userEvent.click(await region.findByRole('button', { name: 'Edit House › L01' }));
  await userEvent.click(region.getByRole('button', { name: 'Copy with contents' }));
  const form = within(region.getByRole('form', { name: 'Copy House › L01' }));
  expect(form.getByLabelText('Name of the copy')).toHaveFocus();
  expect(form.getByLabelText('Name of the copy')).toHaveValue('L03');
  await userEvent.clear(form.getByLabelText('Name of the copy'));
  await userEvent.type(form.getByLabelText('Name of the copy'), 'l02{Enter}');
  expect(form.getByLabelText('Name of the copy')).toHaveAccessibleDescription(
    /L02 already exists\./,
  );
  await userEvent.clear(form.getByLabelText('Name of the copy'));
  await userEvent.type(form.getByLabelText('Name of the copy'), 'Attic{Enter}');
  expect(await region.findByRole('button', { name: 'Attic 2 inside' })).toBeVisible();
  expect(region.getByRole('button', { name: 'Edit House › L01' })).toHaveFocus();
  expect((await paths()).filter((path) => path.includes('Attic'))).toEqual([
    'House › Attic',
    'House › Attic › Flat 1',
    'House › Attic › Flat 1 › Hall',
  ]);
});
