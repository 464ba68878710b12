import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { blank } from '../support/photos';
import { useScreens } from './arrive';

const screens = useScreens();

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

async function openForm(who: 'inspector' | 'viewer' = 'inspector') {
  const visitor = await screens.arrive(who, '/p/SITE/new');
  if (who === 'inspector') await visitor.page.findByRole('button', { name: 'Camera' });
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

test('asks where, for photos, trade and words; all but the place may stay empty', async () => {
  await openForm();
  expect(
    outline(document.querySelector('main') ?? document.body).replace(/due \d+ \w+/, 'due …'),
  ).toMatchSnapshot();
});

const where = ({ getByRole }: Awaited<ReturnType<typeof openForm>>['page']) =>
  getByRole('region', { name: 'Where' });

test('a photo, a trade, one of its phrases and a place make a snag that stands on top of the list', async () => {
  const visitor = await openForm();
  const { page } = visitor;
  await takePhoto();
  expect(await page.findByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
  await userEvent.click(page.getByRole('radio', { name: 'Trade A' }));
  await userEvent.click(page.getByRole('radio', { name: 'A phrase' }));
  await userEvent.type(page.getByRole('textbox', { name: 'In your own words' }), 'by the door');
  await userEvent.type(page.getByRole('combobox', { name: 'Location' }), 'block');
  await userEvent.click(page.getByRole('option', { name: 'Block A' }));
  await userEvent.click(page.getByRole('button', { name: 'Raise' }));
  expect(await page.findByRole('link', { name: /A phrase, by the door$/ })).toBeVisible();
  expect(await page.findByText('Raised.')).toBeVisible();
  expect(visitor.path()).toBe('/p/SITE');
  // For the next one in the same walk, and nothing of what was written: that would stay on the
  // device after a sign-out.
  const { locationId, trades, people } = screens.site;
  expect(
    JSON.parse(localStorage.getItem(`snagbook.last.${people.inspector.userId}.SITE`) ?? '{}'),
  ).toEqual({ tradeId: trades.A, locationId, recent: [locationId] });
});

test('without a location nothing is raised, and the form says so', async () => {
  const visitor = await openForm();
  await userEvent.click(visitor.page.getByRole('button', { name: 'Raise' }));
  expect(visitor.page.getByRole('combobox', { name: 'Location' })).toHaveAccessibleDescription(
    'Choose a room.',
  );
  expect(visitor.path()).toBe('/p/SITE/new');
});

test('the location is found and chosen with the keyboard alone', async () => {
  const { page } = await openForm();
  const field = page.getByRole('combobox', { name: 'Location' });
  await userEvent.type(field, 'nowhere');
  expect(page.getByText('No location matches.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'blo{ArrowDown}{Enter}');
  expect(where(page)).toHaveTextContent('Block A');
  expect(page.queryByRole('listbox')).toBeNull();
  expect(page.getByRole('button', { name: 'Change the room' })).toHaveFocus();
});

test('typing another location never raises at the one before', async () => {
  const visitor = await openForm();
  const findField = () => visitor.page.getByRole('combobox', { name: 'Location' });
  await userEvent.type(findField(), 'blo');
  await userEvent.tab();
  expect(where(visitor.page)).toHaveTextContent('Block A');
  await userEvent.click(visitor.page.getByRole('button', { name: 'Change the room' }));
  await userEvent.keyboard('nowhere');
  await userEvent.click(visitor.page.getByRole('button', { name: 'Raise' }));
  const field = findField();
  expect(field).toHaveAccessibleDescription('Choose a room.');
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
  expect(where(visitor.page)).toHaveTextContent('From your last snagBlock A');
  // Cleared on purpose, it stays empty.
  await userEvent.click(visitor.page.getByRole('button', { name: 'Change the room' }));
  expect(visitor.page.getByRole('listbox')).toHaveTextContent(/^Recent/);
  await userEvent.clear(visitor.page.getByRole('combobox', { name: 'Location' }));
  await userEvent.click(visitor.page.getByRole('button', { name: 'Raise' }));
  expect(visitor.page.getByRole('combobox', { name: 'Location' })).toHaveAccessibleDescription(
    'Choose a room.',
  );
});

test('who may not raise is told who may', async () => {
  const { page } = await openForm('viewer');
  expect(
    await page.findByText(
      'Inspectors and admins raise snags here, unless the project is archived.',
    ),
  ).toBeVisible();
});
