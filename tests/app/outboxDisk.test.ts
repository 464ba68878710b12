import { newId } from '../../src/domain/ids';
import { DeviceFull } from '../../src/sync/outbox/database';
import { createDevice } from '../support/device';
import { openForm } from './support/openForm';
import { event, openOutbox, photoEvent } from './support/openOutbox';
import { createSiteServer } from './support/siteServer';
import { settled, until } from './support/until';
import type { OutboxStorage } from '../../src/sync/outbox/outboxStorage';

describe('a device that is full', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'storage');
  });

  /** No room for a record in these stores. */
  function fill(...stores: readonly string[]): void {
    const put = IDBObjectStore.prototype.put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
      key?: IDBValidKey,
    ) {
      if (stores.includes(this.name)) throw new DOMException('No room', 'QuotaExceededError');
      return put.call(this, value, key);
    });
  }

  test('forgets a confirmed photo all the same, and tells what became of it as long as the page is open', async () => {
    const server = createSiteServer();
    server.fate = () => 'notice';
    const open = openOutbox(createDevice(), server);
    const taken = photoEvent(newId('snag'));
    fill('outcomes');
    await open.outbox.add([taken.event], [taken.photo]);
    await until(() => open.entries.all().length === 0);
    open.tab.advance(600_000);
    await settled();
    expect(server.requests).toBe(1);
    expect([
      await open.storage.list(),
      await open.storage.bytes(taken.photo.facts.photoId),
    ]).toEqual([[], null]);
    expect(open.outcomes.get()).toMatchObject([{ eventId: taken.event.eventId }]);
    await open.outbox.markRead([taken.event.eventId]);
    expect(open.outcomes.get()).toEqual([]);
  });

  test('sends nothing again that the server has confirmed, though it cannot be taken off the disk', async () => {
    const server = createSiteServer();
    let disk: 'full' | 'free' = 'full';
    const open = openOutbox(createDevice(), server, {
      wrapStorage: (storage) => ({
        ...storage,
        settle: (...what) =>
          disk === 'full'
            ? Promise.reject(new DOMException('No room', 'QuotaExceededError'))
            : storage.settle(...what),
      }),
    });
    const taken = photoEvent(newId('snag'));
    await open.outbox.add([taken.event], [taken.photo]);
    await until(() => open.entries.all()[0]?.attempts === 1);
    open.tab.advance(1_000);
    await until(() => open.entries.all()[0]?.attempts === 2);
    expect(server.requests).toBe(1);
    disk = 'free';
    open.tab.advance(2_000);
    await until(() => open.entries.all().length === 0);
    expect(server.requests).toBe(1);
  });

  test('says so before anything is taken from the form, and half of nothing is stored', async () => {
    fill('photos');
    Object.defineProperty(navigator, 'storage', {
      configurable: true,
      value: { estimate: async () => ({ quota: 50_000_000, usage: 43_000_000 }) },
    });
    const server = createSiteServer();
    const open = openOutbox(createDevice(), server);
    const { event: taking, photo: taken } = photoEvent(newId('snag'));
    const refusal = await open.outbox
      .add([event('raise', taking.snagId), taking], [taken])
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DeviceFull);
    expect(refusal).toMatchObject({
      code: 'STORAGE_FULL_DEVICE',
      message:
        'This device is almost full: 7 MB left. Send your outbox or free up space before you continue.',
    });
    expect(await open.storage.list()).toEqual([]);
    expect(server.requests).toBe(0);
  });

  test('says which photo was not kept, and raises the snag without it only when its person has read that', async () => {
    const open = await openForm(createDevice());
    open.draft.setFields({ title: 'Cracked tile' });
    await settled();
    // As Chromium does it: all is written but the end of the transaction.
    const full = jest.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (
      this: IDBTransaction,
    ) {
      // a method of the fake
      (this as unknown as { _abort(name: string): void })._abort('DataError');
    });
    const shot = open.take();
    const raised = open.raise();
    const sentence = 'Photo not saved. Free up space and take it again.';
    await expect(shot).rejects.toMatchObject({ code: 'STORAGE_FULL_DEVICE', message: sentence });
    await expect(raised).rejects.toThrow(sentence);
    full.mockRestore();
    expect(open.shown()).toEqual([]);
    expect(open.draft.get().fields).toEqual({ title: 'Cracked tile' });
    expect(await open.raise()).toEqual([]);
  });

  test('loses nothing of what was typed or drawn when its person changes between drafts', async () => {
    const open = await openForm(createDevice());
    await open.take();
    const photoId = open.draft.get().photos[0]?.photoId ?? '';
    const drawn = {
      [photoId]: [{ kind: 'TEXT', x: 0.1, y: 0.1, toX: null, toY: null, text: 'Here' }],
    } as const;
    const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const type = async (title: string): Promise<void> => {
      open.draft.setFields({ title });
      await settled();
    };
    const asideNow = () => open.draft.get().aside ?? [];
    await type('Cracked tile');
    open.draft.draw(photoId, drawn[photoId] ?? []);
    await expect(open.take()).rejects.toThrow('Photo not saved');
    await open.draft.startAfresh();
    await type('Dripping tap');
    await open.draft.startAfresh();
    expect(asideNow().map(({ fields }) => fields.title)).toEqual(['Cracked tile', 'Dripping tap']);
    full.mockRestore();
    await type('Loose hinge');
    expect(await open.storage.draft('EDEN')).toMatchObject({
      fields: { title: 'Loose hinge' },
      aside: [
        { fields: { title: 'Dripping tap' } },
        { fields: { title: 'Cracked tile' }, drawings: drawn },
      ],
    });
    // What was lost belongs to the first draft alone.
    expect(await open.raise()).toEqual([]);
    for (const first of asideNow().slice(0, 1)) await open.draft.resume(first);
    await expect(open.raise()).rejects.toThrow('Photo not saved');
  });
});

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

test('a disk that cannot be read at the start is tried again, and the outbox does not claim to be empty meanwhile', async () => {
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
