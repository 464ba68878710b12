import userEvent from '@testing-library/user-event';
import { blank } from '../../support/photos';
import { event, newId } from '../../support/wire';
import { useScreens } from '../../screens/arrive';
import { screen, waitFor, within } from '@testing-library/react';

const screens = useScreens();

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

test('in a project without locations an admin is led to add one, and continues the draft', async () => {
  const input = {
    ...event(),
    id: newId('project'),
    code: 'NEW',
    name: 'New',
    timeZone: 'Europe/Berlin',
  };
  await screens.site.ask(
    'admin',
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { receipt { eventId } } }',
    { input },
  );
  const { page, path } = await screens.arrive('admin', '/p/NEW/new');
  await userEvent.type(
    await page.findByRole('textbox', { name: 'In your own words' }),
    'Door sticks',
  );
  expect(page.queryByRole('combobox', { name: 'Location' })).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Raise' }));
  expect(page.getByText('Add a location or a pin so the trade can find it.')).toBeVisible();
  expect(page.queryByRole('link', { name: 'Choose a plan and set a pin' })).toBeNull();
  await userEvent.click(
    within(page.getByRole('group', { name: 'Location' })).getByRole('link', {
      name: 'Add locations',
    }),
  );
  const locations = await page.findByRole('region', { name: 'Locations' });
  expect(path()).toBe('/p/NEW/settings#locations');
  await userEvent.click(within(locations).getByRole('button', { name: 'Add a location' }));
  await userEvent.type(within(locations).getByLabelText('Name'), 'Block A{Enter}');
  await within(locations).findByText('Block A');
  await userEvent.click(page.getByRole('link', { name: 'Raise' }));
  expect(await page.findByRole('textbox', { name: 'In your own words' })).toHaveValue(
    'Door sticks',
  );
  await userEvent.type(await page.findByRole('combobox', { name: 'Location' }), 'block{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Raise' }));
  expect(await page.findByRole('link', { name: /Door sticks$/ })).toBeVisible();
});

test('of 21 chosen photos 20 are taken, and no more can be added until one is removed', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE/new');
  const photos = await page.findByRole('region', { name: 'Photos' });
  const chooser: HTMLInputElement | null = photos.querySelector('input[type=file][multiple]');
  if (chooser === null) throw new Error('There is no way to choose photos');
  const bytes = new Uint8Array(await blank(90, 70).jpeg().toBuffer());
  await userEvent.upload(
    chooser,
    Array.from({ length: 21 }, (_, n) => new File([bytes], `${n}.jpg`, { type: 'image/jpeg' })),
  );
  expect(await page.findByText('A snag can have 20 photos. Remove one first.')).toBeVisible();
  expect(page.getByText('A snag can have 20 photos, and this one has 20.')).toBeVisible();
  expect(within(photos).getAllByRole('button', { name: /^Photo \d+: draw/ })).toHaveLength(20);
  expect(page.getByRole('button', { name: 'Camera' })).toHaveAttribute('aria-disabled', 'true');

  await userEvent.click(page.getByRole('button', { name: 'Photo 1: draw on it or remove it' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove photo' }));
  await waitFor(() =>
    expect(page.getByRole('button', { name: 'Camera' })).not.toHaveAttribute('aria-disabled'),
  );
});
