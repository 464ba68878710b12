import { deleteDB, openDB } from 'idb';
import { keepConnection } from '../../src/device/keptConnection';

test('a page that is left gives its database up, and opens it again when it is shown once more', async () => {
  const kept = keepConnection((events) => openDB('left', 1, { upgrade: (database) => void database.createObjectStore('notes'), ...events }));
  await kept.use((database) => database.put('notes', 'still here', 'one'));
  globalThis.dispatchEvent(new Event('pagehide'));
  // One that is not given up would be asked to close first.
  const blocked = jest.fn();
  await deleteDB('left', { blocked });
  expect(blocked).not.toHaveBeenCalled();
  await kept.use((database) => database.put('notes', 'again', 'one'));
  expect(await kept.use((database) => database.get('notes', 'one'))).toBe('again');
  kept.close();
});
