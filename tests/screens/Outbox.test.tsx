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
const put = putEntry(screens);

afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage');
});

test('an empty outbox says that everything is sent, and leads back to the project', async () => {
  const visitor = await screens.arrive('inspector', '/p/SITE');
  await userEvent.click(await visitor.page.findByRole('button', { name: 'Live' }));
  await userEvent.click(await visitor.page.findByRole('link', { name: 'Open the outbox' }));
  expect(await visitor.page.findByRole('heading', { name: 'Everything is sent' })).toBeVisible();
  expect(visitor.path()).toBe('/p/SITE/outbox');
  expect(visitor.page.getByText('Last contact with the server').parentElement).toHaveTextContent(
    'just now',
  );
  await userEvent.click(visitor.page.getByRole('link', { name: 'List' }));
  await visitor.page.findByRole('heading', { name: 'Snags of Site' });
});

test('offline, the outbox shows what waits: snag, size, since when and why', async () => {
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
      'snag Entered: just nowSends when online.',
      '1 photo, 840 kB Entered: just nowSends when online.',
      `SITE-${number} Loose socket`,
      '1 comment Entered: just nowSends when online.',
    ]),
  );
  expect(
    within(toSend).getByText(
      /^3 changes to send\. Including 1 photo, 840 kB\. Safe on this device/,
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

test('a refused entry shows its reason, can be saved, and is discarded only after confirming', async () => {
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
    await userEvent.click(visitor.page.getByRole('button', { name: 'Save a copy of everything' }));
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

test('a copy says which photos could not be read', async () => {
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
  await userEvent.click(visitor.page.getByRole('button', { name: 'Save a copy of everything' }));
  expect(
    await visitor.page.findByText(
      '1 photo is missing from the copy because this browser no longer has it: IMG_9.jpg.',
    ),
  ).toBeVisible();
  click.mockRestore();
});

test('twelve entries that an archived project refused are all in one copy, and each is sent once when the project is back', async () => {
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
    for (let n = 1; n <= 5; n += 1)
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
  await waitFor(() => expect(refused.getAllByText(/: 5 comments and 1 photo$/)).toHaveLength(2));

  const [{ blob } = { blob: new Blob() }] = await downloaded(async () => {
    await userEvent.click(visitor.page.getByRole('button', { name: 'Save a copy of everything' }));
    await waitFor(() =>
      expect(
        visitor.page.getByRole('button', { name: 'Save a copy of everything' }),
      ).not.toHaveAttribute('aria-disabled', 'true'),
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

test('data written by a newer version is not shown as empty, and the form keeps what is typed', async () => {
  const device = createDevice();
  const newer = await openDB(device.databaseName, 99, {
    upgrade: (database) => void database.createObjectStore('entries'),
  });
  newer.close();
  const sentence =
    'The data on this device is from a newer version of the app. Nothing is lost; reload the page to update.';
  const { page, core } = await screens.arrive('inspector', '/outbox', device);
  expect(await page.findByText(sentence)).toBeVisible();
  expect(page.getByRole('button', { name: 'Reload now' })).toBeVisible();
  expect(page.queryByRole('heading', { name: 'Everything is sent' })).toBeNull();
  await core.current()?.router.navigate({ to: '/p/$code/new', params: { code: 'SITE' } });
  const title = await page.findByRole('textbox', { name: 'In your own words' });
  await userEvent.type(title, 'Cracked tile');
  await userEvent.type(page.getByRole('combobox', { name: 'Location' }), 'block');
  await userEvent.click(await page.findByRole('option', { name: 'Block A' }));
  await userEvent.click(page.getByRole('button', { name: 'Raise' }));
  expect(await page.findByText(sentence)).toBeVisible();
  expect(title).toHaveValue('Cracked tile');
});

test('the outbox shows the free space, and asks the browser to keep what is stored', async () => {
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
  expect(await page.findByText('42 MB used, 2.5 GB free')).toBeVisible();
  expect(
    page.getByText('When space runs low, the browser may delete what is saved here.'),
  ).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Ask the browser to keep it' }));
  expect(await page.findByText(/^The browser keeps what is saved here/)).toBeVisible();
  visitor.cut();
  usage = 55_000_000;
  await put(visitor, {
    kind: 'raise',
    snagId: newId('snag'),
    fields: { title: 'Takes some room' },
  });
  expect(await page.findByText('55 MB used, 2.4 GB free')).toBeVisible();
});
