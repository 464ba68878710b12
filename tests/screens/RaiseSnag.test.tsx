import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { blank } from '../support/photos';
import { event, newId } from '../support/wire';
import { useScreens } from './arrive';

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

test('without a place it says so and raises nothing', async () => {
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

test('who types another place and goes on never raises at the one before', async () => {
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
  // Called in full it is meant, though there are places inside it.
  const { site } = screens;
  const input = {
    ...event(),
    projectId: site.projectId,
    id: newId('location'),
    name: 'Hall',
    parentId: site.locationId,
  };
  await site.ask(
    'admin',
    `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }`,
    { input },
  );
  const again = (await openForm()).page.getByRole('combobox', { name: 'Location' });
  await userEvent.type(again, 'block a');
  await userEvent.tab();
  expect(again).toHaveValue('Block A');
});

test('of several chosen files those that are no photos are named, and the others are taken', async () => {
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
  await userEvent.upload(chooser, [wrong('Plan.jpg'), wrong('Letter.jpg')]);
  expect(
    await page.findByText(
      '“Plan.jpg”, “Letter.jpg”: These files are not photos we can read. Use JPEG, PNG, WebP or HEIC.',
    ),
  ).toBeVisible();
});

test('trade and place of the last snag are chosen already', async () => {
  const visitor = await openForm();
  await userEvent.click(visitor.page.getByRole('radio', { name: 'Trade B' }));
  await userEvent.type(visitor.page.getByRole('combobox', { name: 'Location' }), 'blo{Enter}');
  await userEvent.click(visitor.page.getByRole('button', { name: 'Raise' }));
  await visitor.page.findByText('Raised.');
  await userEvent.click(await visitor.page.findByRole('link', { name: 'Raise' }));
  expect(await visitor.page.findByRole('radio', { name: 'Trade B' })).toBeChecked();
  expect(visitor.page.getByRole('combobox', { name: 'Location' })).toHaveValue('Block A');
});

test('a place that was cleared on purpose is not taken from the last snag', async () => {
  const visitor = await openForm();
  await userEvent.click(visitor.page.getByRole('radio', { name: 'Trade B' }));
  await userEvent.type(visitor.page.getByRole('combobox', { name: 'Location' }), 'blo{Enter}');
  await userEvent.click(visitor.page.getByRole('button', { name: 'Raise' }));
  await visitor.page.findByText('Raised.');
  await userEvent.click(await visitor.page.findByRole('link', { name: 'Raise' }));
  await userEvent.clear(await visitor.page.findByRole('combobox', { name: 'Location' }));
  await userEvent.click(visitor.page.getByRole('button', { name: 'Raise' }));
  expect(visitor.page.getByRole('combobox', { name: 'Location' })).toHaveAccessibleDescription(
    'Choose a location so the trade can find it.',
  );
  expect(visitor.path()).toBe('/p/SITE/new');
});

test('who may not raise is told who may', async () => {
  const { page } = await openForm('viewer');
  expect(
    await page.findByText(
      'Inspectors and admins of this project raise snags, unless it is archived.',
    ),
  ).toBeVisible();
});
