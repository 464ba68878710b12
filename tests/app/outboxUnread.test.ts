import { newId } from '../../src/domain/ids';
import type { OutboxStorage } from '../../src/sync/outbox/outboxStorage';
import { createDevice } from '../support/device';
import { event, openOutbox } from './support/openOutbox';
import { createSiteServer } from './support/siteServer';
import { settled, until } from './support/until';

/** A disk that cannot be read as long as it is broken. */
function brokenDisk(): {
  wrapStorage: (storage: OutboxStorage) => OutboxStorage;
  broken: boolean;
  reads: number;
} {
  const disk = {
    broken: true,
    reads: 0,
    wrapStorage: (storage: OutboxStorage): OutboxStorage => ({
      ...storage,
      list() {
        disk.reads += 1;
        return disk.broken
          ? Promise.reject(new DOMException('The connection was lost', 'UnknownError'))
          : storage.list();
      },
    }),
  };
  return disk;
}

/** A device with one comment that waits on its disk from before. */
async function deviceWithComment(): Promise<{
  device: ReturnType<typeof createDevice>;
  eventId: string;
  snagId: string;
}> {
  const device = createDevice();
  const away = createSiteServer();
  away.fate = () => 'unreachable';
  const before = openOutbox(device, away);
  const comment = event('comment', newId('snag'));
  await before.outbox.add([comment]);
  before.kill();
  return { device, eventId: comment.eventId, snagId: comment.snagId };
}

test('a disk that cannot be read at the start is read again, and until then the outbox does not say that nothing waits', async () => {
  const { device, eventId } = await deviceWithComment();
  const server = createSiteServer();
  const disk = brokenDisk();
  const open = openOutbox(device, server, { wrapStorage: disk.wrapStorage });
  await until(() => disk.reads === 2);
  await settled();
  expect(open.entries.complete()).toBe(false);
  open.tab.advance(1_000);
  await settled();
  expect(open.entries.complete()).toBe(false);

  disk.broken = false;
  open.tab.advance(2_000);
  await until(() => open.entries.complete());
  await until(() => open.entries.all().length === 0);
  expect(server.done).toEqual([eventId]);
});

test('what is entered while the disk cannot be read is sent after what is on it', async () => {
  const { device, eventId, snagId } = await deviceWithComment();
  const server = createSiteServer();
  const disk = brokenDisk();
  const open = openOutbox(device, server, { wrapStorage: disk.wrapStorage });
  await until(() => disk.reads === 2);
  const later = event('comment', snagId);
  await open.outbox.add([later]);
  await settled();
  expect(server.requests).toBe(0);
  disk.broken = false;
  open.outbox.wake();
  await until(() => server.done.length === 2);
  expect(server.done).toEqual([eventId, later.eventId]);
});
