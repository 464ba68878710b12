import { openDB } from 'idb';
import { keepDatabase, openKept, whole } from '../../src/device/keptDatabase';

test('a page that is left gives its database up, also after what it writes last, and keeps it open again when it is shown', async () => {
  const kept = keepDatabase((events) =>
    openDB('left', 1, {
      upgrade: (database) => void database.createObjectStore('notes'),
      ...events,
    }),
  );
  const closed = jest.spyOn(IDBDatabase.prototype, 'close');
  const note = (text: string) => kept.use((database) => database.put('notes', text, 'one'));
  /** Whether each step closed it. */
  const closings: boolean[] = [];
  const step = async (work: () => unknown): Promise<void> => {
    closed.mockClear();
    await work();
    // It is closed when it has been opened.
    await kept.use(() => Promise.resolve());
    closings.push(closed.mock.calls.length > 0);
  };
  await step(() => note('entered'));
  globalThis.dispatchEvent(new Event('pagehide'));
  await step(() => note('on the way out'));
  globalThis.dispatchEvent(new Event('pageshow'));
  await step(() => note('back'));
  expect(closings).toEqual([false, true, false]);
  expect(await kept.use((database) => database.get('notes', 'one'))).toBe('back');
  kept.close();
  closed.mockRestore();
});

test('what a page is in the middle of when it falls asleep holds up no other page, and is done when it is shown again', async () => {
  const open = (events?: object) =>
    openKept('asleep', 1, {
      upgrade: (database) => void database.createObjectStore('notes'),
      ...events,
    });
  const kept = keepDatabase(open);
  let tries = 0;
  let midway: () => void = () => undefined;
  const isMidway = new Promise<void>((resolve) => {
    midway = resolve;
  });
  const entering = kept.use(async (database) => {
    tries += 1;
    const transaction = database.transaction('notes', 'readwrite');
    await transaction.store.put('entered', 'one');
    // The second half is asked for and not answered yet.
    const second = transaction.store.put('whole', 'two');
    midway();
    await second;
    await transaction.done;
  });
  await isMidway;
  globalThis.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  const meanwhile = kept.use((database) => database.get('notes', 'two'));

  const other = await open();
  expect(await other.getAll('notes')).toEqual([]);
  expect(tries).toBe(1);

  globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await Promise.all([entering, meanwhile]);
  expect(await other.getAll('notes')).toEqual(['entered', 'whole']);
  expect(tries).toBe(2);
  other.close();
  kept.close();
});

test('what a page has handed to the disk when it falls asleep is written without it, because it may never be shown again', async () => {
  const open = (events?: object) =>
    openDB('handed', 1, {
      upgrade: (database) => void database.createObjectStore('notes'),
      ...events,
    });
  const kept = keepDatabase(open);
  let tries = 0;
  let handOver: () => void = () => undefined;
  const isHandedOver = new Promise<void>((resolve) => {
    handOver = resolve;
  });
  const entering = kept.use((database) => {
    tries += 1;
    return whole(
      database.transaction('notes', 'readwrite', { durability: 'strict' }),
      async (transaction) => {
        await transaction.objectStore('notes').put('entered', 'one');
        void Promise.resolve()
          .then(() => Promise.resolve())
          .then(handOver);
      },
    );
  });
  await isHandedOver;
  globalThis.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));

  const other = await open();
  expect(await other.getAll('notes')).toEqual(['entered']);
  globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await entering;
  expect(tries).toBe(1);
  other.close();
  kept.close();
});

// As the browser does when it is being closed. Jest fails a test for a rejection that nobody
// handled.
test('a transaction that the browser aborts fails only for who waits for it', async () => {
  const upgrade = (database: { createObjectStore(name: string): unknown }): void =>
    void database.createObjectStore('notes');
  const database = await openKept('aborted', 1, { upgrade });
  const transaction = database.transaction('notes', 'readwrite');
  const entering = transaction.store.put('entered', 'one');
  transaction.abort();
  await expect(entering).rejects.toMatchObject({ name: 'AbortError' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(await database.getAll('notes')).toEqual([]);
  database.close();

  const upgrading = openKept('aborted', 2, {
    upgrade: (_database, _before, _now, upgraded) => upgraded.abort(),
  });
  await expect(upgrading).rejects.toMatchObject({ name: 'AbortError' });
  await new Promise((resolve) => setImmediate(resolve));
});
