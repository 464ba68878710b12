import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropShared, dropWords, readShared } from '../../src/sync/outbox/sharedPhotos';
import { keepShared, openShared, sharedStore } from '../../src/worker/sharedPhotos';
import { createDevice } from '../support/device';
import { grain } from '../support/photos';
import { useScreens } from './arrive';

const screens = useScreens();

/** As the service worker keeps what was shared. */
async function share(count: number): Promise<void> {
  const bytes = new Uint8Array(await grain(80, 64).jpeg().toBuffer());
  const database = await openShared();
  await new Promise<void>((resolve) => {
    const writing = database.transaction(sharedStore, 'readwrite');
    for (let n = 0; n < count; n += 1)
      writing
        .objectStore(sharedStore)
        .add({ name: `shared ${n}.jpg`, lastModified: 1, bytes: bytes.slice().buffer });
    writing.oncomplete = () => resolve();
  });
  database.close();
}

beforeAll(() => {
  // What comes out of the database here is of the context around jsdom's; a browser has only one.
  globalThis.ArrayBuffer = structuredClone(new ArrayBuffer(0))
    .constructor as ArrayBufferConstructor;
});
afterEach(async () => {
  await dropShared((await readShared()).map(({ key }) => key));
  await dropWords();
});

test('the app shortcuts lead straight to the only project, or say that there is none', async () => {
  const one = await screens.arrive('inspector', '/?go=raise');
  expect(await one.page.findByRole('heading', { level: 1, name: /Raise/ })).toBeVisible();
  one.leave();
  const check = await screens.arrive('inspector', '/?go=check');
  expect(await check.page.findByRole('heading', { level: 1, name: /check/i })).toBeVisible();
  check.leave();
  const none = await screens.arrive('viewer', '/?go=raise');
  expect(
    await none.page.findByText('You can’t raise snags in any of your projects.'),
  ).toBeVisible();
});

test('more shared photos than one snag can have begin a second snag, and none is lost', async () => {
  await share(22);
  const { page } = await screens.arrive('inspector', '/?go=photos');
  expect(await page.findByRole('img', { name: 'Photo 2' })).toBeVisible();
  expect(page.queryByRole('img', { name: 'Photo 3' })).toBeNull();
  // The other twenty wait beside it.
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  expect(await page.findByRole('img', { name: 'Photo 20' })).toBeVisible();
  expect(await readShared()).toEqual([]);
});

test('shared photos can be left for later', async () => {
  await share(1);
  const { page, leave } = await screens.arrive('inspector', '/');
  expect(await page.findByText('1 shared photo is waiting for its snag.')).toBeVisible();
  leave();
  expect(await readShared()).toHaveLength(1);
});

/** As the service worker takes words from another app. */
async function shareWords(words: Readonly<Record<string, string>>): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  await keepShared(form);
}

test('words that another app shares begin a snag, are in it after a reload, and wait nowhere else', async () => {
  await shareWords({ title: 'Tap drips', text: 'Tap drips in flat 14', url: '' });
  const device = createDevice();
  const first = await screens.arrive('inspector', '/?go=photos', device);
  const field = await first.page.findByRole('textbox', { name: 'In your own words' });
  await waitFor(() => expect(field).toHaveValue('Tap drips in flat 14'));
  first.leave();
  const again = await screens.arrive('inspector', '/p/SITE/new', device);
  const same = await again.page.findByRole('textbox', { name: 'In your own words' });
  await waitFor(() => expect(same).toHaveValue('Tap drips in flat 14'));
  again.leave();
  const { page } = await screens.arrive('inspector', '/?go=photos');
  expect(await page.findByText(/Nothing arrived/)).toBeVisible();
});

test('of many words the first line is what the snag is called, and all are its description', async () => {
  await shareWords({ text: 'Flat 14\nThe tap drips.' });
  await shareWords({ url: 'https://site.example/report/7' });
  const { page } = await screens.arrive('inspector', '/?go=photos');
  const field = await page.findByRole('textbox', { name: 'In your own words' });
  await waitFor(() => expect(field).toHaveValue('Flat 14'));
  await userEvent.click(page.getByRole('button', { name: /Medium/ }));
  expect(await within(document.body).findByRole('textbox', { name: 'Description' })).toHaveValue(
    'Flat 14\nThe tap drips.\nhttps://site.example/report/7',
  );
});
