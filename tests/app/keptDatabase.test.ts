import { openDB } from 'idb';
import { keepDatabase } from '../../src/device/keptDatabase';

test('a page in the background closes its database after the last write, and opens it again when shown', async () => {
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
