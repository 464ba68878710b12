import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { blank } from '../support/photos';
import { event, newId } from '../support/wire';
import { useScreens } from './arrive';
import { screen, waitFor, within } from '@testing-library/react';

const screens = useScreens();

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

async function openForm(who: 'inspector' | 'viewer' = 'inspector') {
  const visitor = await screens.arrive(who, '/p/SITE/new');
  if (who === 'inspector') await visitor.page.findByRole('button', { name: 'Take a photo' });
  return visitor;
}

async function takePhoto(name = 'IMG_7.jpg'): Promise<void> {
  const bytes = await blank(400, 300).jpeg().toBuffer();
  const camera = document.querySelector<HTMLInputElement>('input[capture]');
  if (camera === null) throw new Error('There is no camera');
  await userEvent.upload(
    camera,
    new File([new Uint8Array(bytes)], name, { type: 'image/jpeg', lastModified: Date.now() }),
  );
}

test('begins with the camera; all but the place may stay empty', async () => {
  await openForm();
  expect(outline(document.querySelector('main') ?? document.body)).toMatchSnapshot();
});

test('a photo, a trade, one of its phrases and a place make a snag that stands on top of the list', async () => {
  const visitor = await openForm();
  const { page } = visitor;
  await takePhoto();
  expect(await page.findByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
  await userEvent.click(page.getByRole('radio', { name: 'Trade A' }));
  await userEvent.click(page.getByRole('radio', { name: 'A phrase' }));
  expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A phrase');
  await userEvent.type(page.getByRole('combobox', { name: 'Location' }), 'block');
  await userEvent.click(page.getByRole('option', { name: 'Block A' }));
  await userEvent.click(page.getByRole('button', { name: 'Raise' }));
  expect(await page.findByRole('link', { name: /A phrase$/ })).toBeVisible();
  expect(await page.findByText('Raised.')).toBeVisible();
  expect(visitor.path()).toBe('/p/SITE');
  // For the next one in the same walk, and nothing of what was written: that would stay on the
  // device after a sign-out.
  expect(
    Object.keys(JSON.parse(localStorage.getItem('snagbook.last.SITE') ?? '{}') as object),
  ).toEqual(['tradeId', 'locationId']);
});

test('without a location nothing is raised, and the form says so', async () => {
  const visitor = await openForm();
  await userEvent.click(visitor.page.getByRole('button', { name: 'Raise' }));
  expect(visitor.page.getByRole('combobox', { name: 'Location' })).toHaveAccessibleDescription(
    'Choose a location so the trade can find it.',
  );
  expect(visitor.path()).toBe('/p/SITE/new');
});

test('the location is found and chosen with the keyboard alone', async () => {
  const { page } = await openForm();
  const field = page.getByRole('combobox', { name: 'Location' });
  await userEvent.type(field, 'nowhere');
  expect(page.getByText('No location has these words.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'blo{ArrowDown}{Enter}');
  expect(field).toHaveValue('Block A');
  expect(page.queryByRole('listbox')).toBeNull();
});

test('typing another location never raises at the one before', async () => {
  const visitor = await openForm();
  const field = visitor.page.getByRole('combobox', { name: 'Location' });
  await userEvent.type(field, 'blo');
  await userEvent.tab();
  expect(field).toHaveValue('Block A');
  await userEvent.type(field, 'nowhere');
  await userEvent.click(visitor.page.getByRole('button', { name: 'Raise' }));
  expect(field).toHaveAccessibleDescription('Choose a location so the trade can find it.');
  await userEvent.type(field, 'bl{Escape}');
  await userEvent.tab();
  expect(field).toHaveValue('');
  expect(visitor.path()).toBe('/p/SITE/new');
});

test('of several chosen files, those that are not photos are named, and the others are taken', async () => {
  const { page } = await openForm();
  const chooser = document.querySelector<HTMLInputElement>('main input[type=file]:not([capture])');
  if (chooser === null) throw new Error('There is no chooser.');
  const good = new File([new Uint8Array(await blank(40, 30).jpeg().toBuffer())], 'IMG_1.jpg', {
    type: 'image/jpeg',
  });
  const wrong = (name: string) => new File(['%PDF-1.7 no photo'], name, { type: 'image/jpeg' });
  await userEvent.upload(chooser, [wrong('Plan.jpg'), good]);
  expect(
    await page.findByText(
      '“Plan.jpg”: This file is not a photo we can read. Use JPEG, PNG, WebP or HEIC.',
    ),
  ).toBeVisible();
  expect(await page.findAllByRole('button', { name: /^Photo \d: / })).toHaveLength(1);
});

test('trade and location of the last snag are chosen already', async () => {
  const visitor = await openForm();
  await userEvent.click(visitor.page.getByRole('radio', { name: 'Trade B' }));
  await userEvent.type(visitor.page.getByRole('combobox', { name: 'Location' }), 'blo{Enter}');
  await userEvent.click(visitor.page.getByRole('button', { name: 'Raise' }));
  await visitor.page.findByText('Raised.');
  await userEvent.click(await visitor.page.findByRole('link', { name: 'Raise' }));
  expect(await visitor.page.findByRole('radio', { name: 'Trade B' })).toBeChecked();
  const location = visitor.page.getByRole('combobox', { name: 'Location' });
  expect(location).toHaveValue('Block A');
  // Cleared on purpose, it stays empty.
  await userEvent.clear(location);
  await userEvent.click(visitor.page.getByRole('button', { name: 'Raise' }));
  expect(location).toHaveAccessibleDescription('Choose a location so the trade can find it.');
});

test('who may not raise is told who may', async () => {
  const { page } = await openForm('viewer');
  expect(
    await page.findByText(
      'Inspectors and admins of this project raise snags, unless it is archived.',
    ),
  ).toBeVisible();
});

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
  await userEvent.type(await page.findByRole('textbox', { name: 'Title' }), 'Door sticks');
  expect(page.queryByRole('combobox', { name: 'Location' })).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Raise' }));
  expect(page.getByText('Without a location or a pin the trade cannot find it.')).toBeVisible();
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
  expect(await page.findByRole('textbox', { name: 'Title' })).toHaveValue('Door sticks');
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
  expect(page.getByText('A snag can have 20 photos, and these are 20.')).toBeVisible();
  expect(within(photos).getAllByRole('button', { name: /^Photo \d+: draw/ })).toHaveLength(20);
  expect(page.getByRole('button', { name: 'Take another' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await userEvent.click(page.getByRole('button', { name: 'Photo 1: draw on it or remove it' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove photo' }));
  await waitFor(() =>
    expect(page.getByRole('button', { name: 'Take another' })).not.toHaveAttribute('aria-disabled'),
  );
});
