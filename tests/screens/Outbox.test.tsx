import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDB } from 'idb';
import { newId } from '../../src/domain/ids';
import { createDevice } from '../support/device';
import { downloaded } from '../support/downloaded';
import { blank, grain } from '../support/photos';
import { unzipped } from '../support/unzipped';
import { event } from '../support/wire';
import { useScreens } from './arrive';
import { putEntry } from './putEntry';

const screens = useScreens();
type Arrived = Awaited<ReturnType<typeof screens.arrive>>;
const put = putEntry(screens);

const section = (page: Arrived['page'], name: string) => within(page.getByRole('region', { name }));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage');
});

test('where nothing waits it says that everything is sent, and leads back to the project', async () => {
  const visitor = await screens.arrive('inspector', '/p/SITE');
  await userEvent.click(await visitor.page.findByRole('button', { name: 'Live' }));
  await userEvent.click(visitor.page.getByRole('link', { name: 'Open the outbox' }));
  expect(await visitor.page.findByRole('heading', { name: 'Everything is sent' })).toBeVisible();
  expect(visitor.path()).toBe('/outbox?from=SITE');
  expect(visitor.page.getByText(/^The server last answered:/)).toHaveTextContent('just now');
  await userEvent.click(visitor.page.getByRole('link', { name: 'SITE' }));
  await visitor.page.findByRole('heading', { name: 'Snags of Site' });
});

test('without a connection it shows what waits in all projects: of which snag, how large, since when and why', async () => {
  const { number, id } = await screens.site.raise({ title: 'Loose socket' });
  const device = createDevice();
  const visitor = await screens.arrive('inspector', `/p/SITE/snags/${number}`, device);
  await visitor.page.findByRole('button', { name: 'Live' });
  visitor.cut();
  visitor.tab.online(false);
  const raised = newId('snag');
  await put(visitor, {
    kind: 'raise',
    snagId: raised,
    fields: { title: 'Cracked tile', locationId: screens.site.locationId },
  });
  const bytes = new Uint8Array(await blank(320, 240).jpeg().toBuffer()).buffer;
  await put(
    visitor,
    {
      kind: 'photo',
      snagId: raised,
      fields: { kind: 'DEFECT' },
      photo: {
        photoId: newId('photo'),
        name: 'IMG_1.jpg',
        mime: 'image/jpeg',
        byteLength: 840_000,
        sha256: 'f'.repeat(64),
        takenAt: Date.now(),
        width: 320,
        height: 240,
      },
    },
    bytes,
  );
  await userEvent.type(visitor.page.getByRole('textbox', { name: 'Comment' }), 'Behind the door');
  await userEvent.click(visitor.page.getByRole('button', { name: 'Add comment' }));
  await waitFor(() =>
    expect(visitor.core.current()?.userSession.outbox?.entries.ofSnag(id)).toHaveLength(1),
  );
  await visitor.core.current()?.router.navigate({ to: '/outbox' });
  const toSend = await visitor.page.findByRole('region', { name: 'To be sent' });
  const said = () =>
    [...toSend.querySelectorAll('h3, h4, ul ul li')].map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(said()).toEqual([
      'SITE',
      'Cracked tile',
      'the snag itself Entered: just nowWaits for a connection.',
      '1 photo, 840 kB Entered: just nowWaits for a connection.',
      `SITE-${number} Loose socket`,
      '1 comment Entered: just nowWaits for a connection.',
    ]),
  );
  expect(
    within(toSend).getByText(
      /^3 entries wait\. 1 photo among them, 840 kB\. All of it is safe on this device/,
    ),
  ).toBeVisible();
  expect(within(toSend).getByRole('link', { name: `SITE-${number} Loose socket` })).toBeVisible();

  // The same after a restart, when nothing of the project is on the page.
  visitor.kill();
  const again = await screens.arrive('inspector', '/outbox', device);
  expect(
    await again.page.findByRole('link', { name: `SITE-${number} Loose socket` }),
  ).toBeVisible();
});

test('a photo on its way has a bar of progress, which is gone with it', async () => {
  const { id } = await screens.site.raise({ title: 'Scratched pane' });
  const visitor = await screens.arrive('inspector', '/outbox');
  expect(await visitor.page.findByRole('heading', { name: 'Everything is sent' })).toBeVisible();
  visitor.cut('bytes');
  const bytes = new Uint8Array(await grain(320, 240).jpeg().toBuffer()).buffer;
  await put(
    visitor,
    {
      kind: 'photo',
      snagId: id,
      fields: { kind: 'DEFECT' },
      photo: {
        photoId: newId('photo'),
        name: 'IMG_7.jpg',
        mime: 'image/jpeg',
        byteLength: bytes.byteLength,
        sha256: null,
        takenAt: Date.now(),
        width: 320,
        height: 240,
      },
    },
    bytes,
  );
  await visitor.page.findByText('Sending, 0 %');
  const bar = visitor.page.getByRole('progressbar', { name: /IMG_7\.jpg/ });
  expect(bar).toHaveAttribute('max', '100');
  expect(bar).toHaveValue(0);
  visitor.mend();
  expect(await visitor.page.findByRole('heading', { name: 'Everything is sent' })).toBeVisible();
  expect(visitor.page.queryByRole('progressbar')).toBeNull();
});

test('what the server refused stands with its sentence, is saved with everything else as one file, and goes only when that is confirmed', async () => {
  const saved: { blob: Blob; name: string }[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    if (this.download !== '') saved.push({ blob: blobs.at(-1) ?? new Blob(), name: this.download });
  });
  const blobs: Blob[] = [];
  const before = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:made';
  };
  try {
    const visitor = await screens.arrive('inspector', '/outbox');
    await visitor.page.findByRole('heading', { name: 'Everything is sent' });
    await put(visitor, {
      kind: 'raise',
      snagId: newId('snag'),
      fields: { title: 'Nowhere in particular' },
    });
    const refused = within(
      await visitor.page.findByRole('region', { name: 'Not accepted by the server' }),
    );
    expect(
      refused.getByText('Drop a pin or choose a location so the trade can find it.'),
    ).toBeVisible();
    await userEvent.click(visitor.page.getByRole('button', { name: 'Save a copy of all' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^snagbook-outbox-\d{4}-\d\d-\d\d\.zip$/);
    expect(saved[0]?.blob.size).toBeGreaterThan(200);
    await userEvent.click(refused.getByRole('button', { name: 'Discard' }));
    expect(visitor.page.queryByRole('heading', { name: 'Everything is sent' })).toBeNull();
    await userEvent.click(refused.getByRole('button', { name: 'Discard for good' }));
    expect(await visitor.page.findByRole('heading', { name: 'Everything is sent' })).toBeVisible();
  } finally {
    URL.createObjectURL = before;
    click.mockRestore();
  }
});

test('of several refused snags all is discarded at once, with what waits behind them, when that is confirmed', async () => {
  const visitor = await screens.arrive('inspector', '/outbox');
  await visitor.page.findByRole('heading', { name: 'Everything is sent' });
  const raise = (title: string, snagId = newId('snag')) =>
    put(visitor, { kind: 'raise', snagId, fields: { title } });
  const first = newId('snag');
  await raise('Nowhere in particular', first);
  const refused = within(
    await visitor.page.findByRole('region', { name: 'Not accepted by the server' }),
  );
  expect(refused.queryByRole('button', { name: 'Discard all' })).toBeNull();
  await raise('Nowhere else');
  await put(visitor, { kind: 'comment', snagId: first, fields: { body: 'Behind the door.' } });
  await userEvent.click(await refused.findByRole('button', { name: 'Discard all' }));
  await userEvent.click(refused.getByRole('button', { name: 'Keep all' }));
  expect(refused.queryByRole('button', { name: /for good/ })).toBeNull();
  await userEvent.click(refused.getByRole('button', { name: 'Discard all' }));
  await userEvent.click(refused.getByRole('button', { name: 'Discard all 3 entries for good' }));
  expect(await visitor.page.findByRole('heading', { name: 'Everything is sent' })).toBeVisible();
});

test('photos that cannot be read are not left out of a copy in silence', async () => {
  const click = jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  URL.createObjectURL ??= () => 'blob:made';
  const visitor = await screens.arrive('inspector', '/outbox');
  await visitor.page.findByRole('heading', { name: 'Everything is sent' });
  const photo = {
    photoId: newId('photo'),
    name: 'IMG_9.jpg',
    mime: 'image/jpeg',
    byteLength: 840_000,
    sha256: 'f'.repeat(64),
    takenAt: Date.now(),
    width: 320,
    height: 240,
  };
  // Its bytes were lost.
  await put(visitor, { kind: 'photo', snagId: newId('snag'), fields: { kind: 'DEFECT' }, photo });
  await visitor.page.findByRole('region', { name: 'Not accepted by the server' });
  await userEvent.click(visitor.page.getByRole('button', { name: 'Save a copy of all' }));
  expect(
    await visitor.page.findByText(
      '1 photo is not in the copy, because this browser does not have it any more: IMG_9.jpg.',
    ),
  ).toBeVisible();
  click.mockRestore();
});

test('thirty entries that an archived project refused are all in one copy, with their photos, and each is sent once when the project is back and all of it is tried again', async () => {
  const { site } = screens;
  const snags = [await site.raise({ title: 'First' }), await site.raise({ title: 'Second' })];
  const visitor = await screens.arrive('inspector', '/outbox');
  await visitor.page.findByRole('heading', { name: 'Everything is sent' });
  const setState = (state: 'ARCHIVED' | 'ACTIVE') =>
    site.ask(
      'admin',
      'mutation ($input: SetProjectStateInput!) { setProjectState(input: $input) { receipt { eventId } } }',
      { input: { ...event(), projectId: site.projectId, state } },
    );
  await setState('ARCHIVED');
  const sent: string[] = [];
  for (const { id, number } of snags) {
    const about = { snagId: id, about: { number } };
    for (let n = 1; n <= 14; n += 1)
      sent.push(
        await put(visitor, { ...about, kind: 'comment', fields: { body: `Comment ${n}` } }),
      );
    const bytes = new Uint8Array(
      await grain(80 + number, 64)
        .jpeg()
        .toBuffer(),
    ).buffer;
    const photo = {
      photoId: newId('photo'),
      name: 'IMG_1.jpg',
      mime: 'image/jpeg',
      byteLength: bytes.byteLength,
      sha256: null,
      takenAt: Date.now(),
      width: null,
      height: null,
    };
    sent.push(
      await put(visitor, { ...about, kind: 'photo', fields: { kind: 'DEFECT' }, photo }, bytes),
    );
  }
  const refused = within(
    await visitor.page.findByRole('region', { name: 'Not accepted by the server' }),
  );
  await waitFor(() => expect(refused.getAllByText(/: 14 comments and 1 photo$/)).toHaveLength(2));

  const [{ blob } = { blob: new Blob() }] = await downloaded(async () => {
    await userEvent.click(visitor.page.getByRole('button', { name: 'Save a copy of all' }));
    await waitFor(() =>
      expect(visitor.page.getByRole('button', { name: 'Save a copy of all' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  });
  const files = unzipped(Buffer.from(await blob.arrayBuffer()));
  const told = JSON.parse(files.get('outbox.json')?.toString() ?? '[]') as {
    eventId: string;
    file: string | null;
  }[];
  expect(told.map(({ eventId }) => eventId).toSorted()).toEqual(sent.toSorted());
  const photos = told.flatMap(({ file }) => (file === null ? [] : [file]));
  expect(photos.map((path) => path.split('/')[1])).toEqual(
    snags.map(({ number }) => `SITE-${number}`),
  );
  for (const path of photos) expect(files.get(path)?.subarray(0, 2).toString('hex')).toBe('ffd8');

  await setState('ACTIVE');
  await userEvent.click(refused.getByRole('button', { name: 'Try all again' }));
  expect(await visitor.page.findByRole('heading', { name: 'Everything is sent' })).toBeVisible();
  const stored = await site.server.app.services.db
    .selectFrom('event')
    .select('id')
    .where('id', 'in', sent)
    .execute();
  expect(stored.map(({ id }) => id).toSorted()).toEqual(sent.toSorted());
});

test('a photo behind a snag that was refused says that it waits for it', async () => {
  const visitor = await screens.arrive('inspector', '/outbox');
  await visitor.page.findByRole('heading', { name: 'Everything is sent' });
  const raised = newId('snag');
  await put(visitor, { kind: 'raise', snagId: raised, fields: { title: 'Nowhere in particular' } });
  await visitor.page.findByRole('region', { name: 'Not accepted by the server' });
  await put(visitor, { kind: 'comment', snagId: raised, fields: { body: 'Behind the door' } });
  const toSend = within(await visitor.page.findByRole('region', { name: 'To be sent' }));
  expect(
    toSend.getByText('Waits for the snag itself, which the server did not accept.'),
  ).toBeVisible();
});

test('what was sent is counted while the screen is open', async () => {
  const { site } = screens;
  const { id } = await site.raise({ title: 'Counted' });
  const visitor = await screens.arrive('inspector', '/outbox');
  await visitor.page.findByRole('heading', { name: 'Everything is sent' });
  await put(visitor, { kind: 'comment', snagId: id, fields: { body: 'One' } });
  expect(
    await visitor.page.findByRole('button', { name: 'Save a copy of 1 sent entry' }),
  ).toBeVisible();
  await put(visitor, { kind: 'comment', snagId: id, fields: { body: 'Two' } });
  expect(
    await visitor.page.findByRole('button', { name: 'Save a copy of 2 sent entries' }),
  ).toBeVisible();
});

test('data that a newer version has laid out otherwise is not said to be nothing, and what is typed stays in the form', async () => {
  const device = createDevice();
  const newer = await openDB(device.databaseName, 99, {
    upgrade: (database) => void database.createObjectStore('entries'),
  });
  newer.close();
  const sentence =
    'What is stored on this device was written by a newer version of the app. Nothing of it is lost; reload the page to get that version.';
  const { page, core } = await screens.arrive('inspector', '/outbox', device);
  expect(await page.findByText(sentence)).toBeVisible();
  expect(page.getByRole('button', { name: 'Reload now' })).toBeVisible();
  expect(page.queryByRole('heading', { name: 'Everything is sent' })).toBeNull();
  await core.current()?.router.navigate({ to: '/p/$code/new', params: { code: 'SITE' } });
  const title = await page.findByRole('textbox', { name: 'Title' });
  await userEvent.type(title, 'Cracked tile');
  await userEvent.type(page.getByRole('combobox', { name: 'Location' }), 'block');
  await userEvent.click(await page.findByRole('option', { name: 'Block A' }));
  await userEvent.click(page.getByRole('button', { name: 'Raise' }));
  expect(await page.findByText(sentence)).toBeVisible();
  expect(title).toHaveValue('Cracked tile');
});

test('a browser that is set to keep nothing is said to be one, what is on the server can be read, and what is typed stays in the form', async () => {
  const device = createDevice();
  const { open } = IDBFactory.prototype;
  const opening = jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (
    this: IDBFactory,
    ...which: Parameters<IDBFactory['open']>
  ) {
    if (which[0] === device.databaseName)
      throw new DOMException('The operation is insecure.', 'SecurityError');
    return open.apply(this, which);
  });
  const { page, core } = await screens.arrive('inspector', '/outbox', device);
  const sentence =
    'This browser keeps nothing on this device, so unsent work could be lost. Leave private browsing or use another browser.';
  expect(await page.findByText(sentence)).toBeVisible();
  expect(page.queryByRole('heading', { name: 'Everything is sent' })).toBeNull();
  await core.current()?.router.navigate({ to: '/p/$code/new', params: { code: 'SITE' } });
  const title = await page.findByRole('textbox', { name: 'Title' });
  await userEvent.type(title, 'Cracked tile');
  await userEvent.type(page.getByRole('combobox', { name: 'Location' }), 'block');
  await userEvent.click(await page.findByRole('option', { name: 'Block A' }));
  await userEvent.click(page.getByRole('button', { name: 'Raise' }));
  expect(await page.findByText(sentence)).toBeVisible();
  expect(title).toHaveValue('Cracked tile');
  opening.mockRestore();
});

test('it says how much room there is, also after something was entered, and asks the browser to keep what is stored', async () => {
  let kept = false;
  let usage = 42_000_000;
  const storage = {
    estimate: async () => ({ quota: 2_500_000_000, usage }),
    persisted: async () => kept,
    persist: async () => (kept = true),
  };
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
  const visitor = await screens.arrive('inspector', '/outbox');
  const { page } = visitor;
  expect(await page.findByText('Room for 2.5 GB more; 42 MB in use.')).toBeVisible();
  expect(
    page.getByText('When the device runs out of room, the browser may delete what is stored here.'),
  ).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Ask the browser to keep it' }));
  expect(await page.findByText(/^The browser promises to keep what is stored here/)).toBeVisible();
  visitor.cut();
  usage = 55_000_000;
  await put(visitor, {
    kind: 'raise',
    snagId: newId('snag'),
    fields: { title: 'Takes some room' },
  });
  expect(await page.findByText('Room for 2.4 GB more; 55 MB in use.')).toBeVisible();
});

test('a browser that says nothing about its storage is no fault', async () => {
  const { page } = await screens.arrive('inspector', '/outbox');
  await page.findByRole('heading', { name: 'This device' });
  expect(await page.findByText('This browser does not say how much room there is.')).toBeVisible();
  expect(
    section(page, 'This device').getByText(/^This browser does not say whether it keeps/),
  ).toBeVisible();
  expect(page.queryByRole('button', { name: 'Ask the browser to keep it' })).toBeNull();
});
