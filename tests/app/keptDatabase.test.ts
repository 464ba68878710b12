import { openDB } from 'idb';
import { keepDatabase, whole } from '../../src/device/keptDatabase';

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
