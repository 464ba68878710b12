import { openDB } from 'idb';
import { newId } from '../../src/domain/ids';
import { createDevice } from '../support/device';
import { event, openOutbox } from './support/openOutbox';
import { createSiteServer } from './support/siteServer';
import { settled, until } from './support/until';
import type { StoredEvent } from '../../src/sync/outbox/entry';

const sentence = 'EDEN-42 was closed by Ada while you were offline.';
/** A server that did what it was sent, and not as it was meant. */
function overtaken(): ReturnType<typeof createSiteServer> {
  const server = createSiteServer();
  server.fate = () => 'notice';
  return server;
}

test('what became of an event is told by the next page, when the tab was killed between receipt and notice', async () => {
  const device = createDevice();
  const move = event('move', newId('snag'));
  let killed = false;
  const first = openOutbox(device, overtaken(), {
    wrapStorage: (storage) => ({
      ...storage,
      async settle(...receipt) {
        await storage.settle(...receipt);
        first.kill();
        killed = true;
        return new Promise(() => undefined);
      },
    }),
  });
  await first.outbox.add([move]);
  await until(() => killed);
  expect(first.outcomes.get()).toEqual([]);
  const second = openOutbox(device, createSiteServer());
  await until(() => second.outcomes.get().length === 1);
  expect(second.outcomes.get()).toEqual([
    {
      eventId: move.eventId,
      userId: move.userId,
      projectId: move.projectId,
      seen: null,
      projectCode: 'EDEN',
      snagId: move.snagId,
      number: 42,
      code: 'STATUS_CHANGED_MEANWHILE',
      message: sentence,
      at: expect.any(Number),
    },
  ]);
  expect(second.entries.all()).toEqual([]);
});

test('what one tab has read is read in the other and after the next start', async () => {
  const device = createDevice();
  const server = overtaken();
  const first = openOutbox(device, server);
  const second = openOutbox(device, server);
  await Promise.all([first.outbox.loaded, second.outbox.loaded]);
  const [one, two] = [event('move', newId('snag')), event('move', newId('snag'))];
  await second.outbox.add([one, two]);
  await until(() => first.outcomes.get().length === 2 && second.outcomes.get().length === 2);
  await second.outbox.markRead([one.eventId]);
  await until(() => first.outcomes.get().length === 1);
  expect(first.outcomes.get()).toMatchObject([{ eventId: two.eventId }]);
  first.kill();
  second.kill();
  const next = openOutbox(device, server);
  await until(() => next.outcomes.get().length === 1);
});

test('what became of one person’s events is not told to the next one on the device', async () => {
  const device = createDevice();
  const ada = openOutbox(device, overtaken());
  await ada.outbox.add([event('move', newId('snag'))]);
  await until(() => ada.outcomes.get().length === 1);
  ada.kill();
  const ben = openOutbox(device, createSiteServer(), { userId: 'user_ben' });
  await ben.outbox.loaded;
  await settled();
  expect(ben.outcomes.get()).toEqual([]);
});

test('an outbox of the version before outcomes is taken over with what waits in it', async () => {
  const device = createDevice();
  const comment = event('comment', newId('snag'));
  const before = await openDB(device.databaseName, 1, {
    upgrade(database) {
      const events = database.createObjectStore('events', {
        keyPath: 'order',
        autoIncrement: true,
      });
      events.createIndex('eventId', 'eventId', { unique: true });
      events.createIndex('userId', 'userId');
      database.createObjectStore('photos');
      database.createObjectStore('drafts', { keyPath: ['userId', 'projectCode'] });
    },
  });
  await before.add('events', { ...comment, addedAt: 0 });
  before.close();
  const server = overtaken();
  const open = openOutbox(device, server);
  await until(() => open.outcomes.get().length === 1);
  expect(server.done).toEqual([comment.eventId]);
});

test('an outbox that a newer version has extended is still read and sent, also by a tab that was open before', async () => {
  const device = createDevice();
  const server = createSiteServer();
  const open = openOutbox(device, server);
  await open.outbox.loaded;
  // The open tab lets go of the database for it.
  const newer = await openDB(device.databaseName, 99, {
    upgrade: (database) => void database.createObjectStore('weather'),
  });
  newer.close();
  const comment = event('comment', newId('snag'));
  await open.outbox.add([comment]);
  await until(() => open.entries.all().length === 0);
  expect(server.done).toEqual([comment.eventId]);
  open.kill();
  const next = openOutbox(device, server);
  await next.outbox.loaded;
  expect(next.entries.complete()).toBe(true);
});

// What was confirmed, and goes back into the outbox because the server has lost it.

const stored = (
  made: ReturnType<typeof event>,
  order: number,
  number: number | null = null,
): StoredEvent => ({ ...made, order, addedAt: 0, again: { number } });

test('says that a snag has another number than before', async () => {
  const device = createDevice();
  const open = openOutbox(device, createSiteServer());
  // The server gives all of them 42.
  const [same, other] = [event('raise', newId('snag')), event('raise', newId('snag'))];
  await open.storage.addAgain(stored(same, 1, 42), null);
  await open.storage.addAgain(stored(other, 2, 12), null);
  open.outbox.changed();
  await until(
    () =>
      open.entries.complete() && open.entries.all().length === 0 && open.outcomes.get().length > 0,
  );
  expect(open.outcomes.get()).toMatchObject([
    {
      eventId: other.eventId,
      code: 'NUMBER_CHANGED',
      message:
        'The server was restored from a backup: EDEN-12 is now EDEN-42, because another snag has that number.',
    },
  ]);
});

test('waits for what somebody else has to send again before it, in its order, and is sent when that comes; after three days it is refused', async () => {
  const server = createSiteServer();
  let isThere = false;
  server.fate = ({ kind }) =>
    kind === 'comment' || isThere ? 'answer' : { code: 'TRANSITION_NOT_ALLOWED', retryable: true };
  const open = openOutbox(createDevice(), server);
  const at = open.tab.world.clock.date();
  const [snagId, other] = [newId('snag'), newId('snag')];
  const [move, comment, old] = [
    event('move', snagId),
    event('comment', snagId),
    event('move', other),
  ];
  await open.storage.addAgain({ ...stored(move, 1), again: { number: 42, at } }, null);
  await open.storage.addAgain(stored(comment, 2), null);
  await open.storage.addAgain(
    { ...stored(old, 3), again: { number: 42, at: at - 3 * 86_400_000 } },
    null,
  );
  open.outbox.changed();
  await until(
    () =>
      open.entries.ofSnag(snagId)[0]?.problem?.code === 'AWAITS_OTHERS' &&
      open.entries.ofSnag(other)[0]?.state === 'refused',
  );
  expect(server.done).toEqual([]);
  expect(open.entries.ofSnag(other)[0]?.refusal?.code).toBe('TRANSITION_NOT_ALLOWED');
  isThere = true;
  open.outbox.happened(snagId);
  await until(() => open.entries.ofSnag(snagId).length === 0);
  expect(server.done).toEqual([move.eventId, comment.eventId]);
});
