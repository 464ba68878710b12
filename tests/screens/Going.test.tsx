import userEvent from '@testing-library/user-event';
import { dropShared, readShared } from '../../src/sync/outbox/sharedPhotos';
import { openShared, sharedStore } from '../../src/worker/sharedPhotos';
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
afterEach(async () => dropShared((await readShared()).map(({ key }) => key)));

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
