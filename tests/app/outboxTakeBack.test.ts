import { dayMs } from '../../rules/days';
import { newId } from '../../src/domain/ids';
import { createDevice } from '../support/device';
import { event, openOutbox } from './support/openOutbox';
import { createSiteServer } from './support/siteServer';
import { settled, until } from './support/until';

const snag = newId('snag');
const dropped = ({ entries }: ReturnType<typeof openOutbox>): boolean => entries.all().length === 0;

describe('an event', () => {
  test('that is held can be taken back until its time has come', async () => {
    const server = createSiteServer();
    const open = openOutbox(createDevice(), server);
    const held = (): ReturnType<typeof event> =>
      event('move', snag, { holdUntil: open.tab.world.clock.now() + 5_000 });
    const taken = held();
    await open.outbox.add([taken]);
    open.tab.advance(4_999);
    await settled();
    expect(server.requests).toBe(0);
    expect(await open.outbox.takeBack(taken.eventId)).toBe(true);
    expect(await open.storage.list()).toEqual([]);

    const kept = held();
    await open.outbox.add([kept]);
    open.tab.advance(5_000);
    await until(() => dropped(open));
    expect(await open.outbox.takeBack(kept.eventId)).toBe(false);
    expect(server.done).toEqual([kept.eventId]);
  });

  test('that is held is sent at once where the clock was set back by days since, and can no longer be taken back', async () => {
    const server = createSiteServer();
    const open = openOutbox(createDevice(), server);
    const held = event('move', snag, { holdUntil: open.tab.world.clock.now() + 2 * dayMs + 5_000 });
    await open.outbox.add([held]);
    expect(await open.outbox.takeBack(held.eventId)).toBe(false);
    await until(() => dropped(open));
    expect(server.done).toEqual([held.eventId]);
  });

  test('that is held longer is sent when that time is over, by whichever tab sends', async () => {
    const device = createDevice();
    const server = createSiteServer();
    const [first, second] = [openOutbox(device, server), openOutbox(device, server)];
    const held = event('move', snag, { holdUntil: first.tab.world.clock.now() + 5_000 });
    await second.outbox.add([held]);
    await until(() => first.entries.all().length === 1);
    for (const { tab } of [first, second]) tab.advance(4_000);
    await second.outbox.hold([held.eventId], 5_000);
    for (const { tab } of [first, second]) tab.advance(4_999);
    await settled();
    expect(server.requests).toBe(0);
    expect(await second.outbox.takeBack(held.eventId)).toBe(true);

    const sent = event('move', snag, { holdUntil: first.tab.world.clock.now() + 1_000 });
    await second.outbox.add([sent]);
    await second.outbox.hold([sent.eventId], 2_000);
    for (const { tab } of [first, second]) tab.advance(2_000);
    await until(() => dropped(first) && dropped(second));
    expect(server.done).toEqual([sent.eventId]);
  });

  test('that is taken back as its time comes is not sent while the disk still works, and stays if the disk fails', async () => {
    const server = createSiteServer();
    let disk: 'slow' | 'broken' = 'slow';
    let go: () => void = () => undefined;
    const open = openOutbox(createDevice(), server, {
      wrapStorage: (storage) => ({
        ...storage,
        async remove(orders) {
          if (disk === 'broken') throw new Error('The disk is gone');
          await new Promise<void>((resolve) => void (go = resolve));
          await storage.remove(orders);
        },
      }),
    });
    const move = event('move', snag, { holdUntil: open.tab.world.clock.now() + 5_000 });
    await open.outbox.add([move]);
    disk = 'broken';
    await expect(open.outbox.takeBack(move.eventId)).rejects.toThrow('The disk is gone');
    expect(open.entries.all()).toHaveLength(1);
    disk = 'slow';
    const taking = open.outbox.takeBack(move.eventId);
    open.tab.advance(5_000);
    await settled();
    expect(server.requests).toBe(0);
    go();
    expect(await taking).toBe(true);
    await settled();
    expect([server.requests, await open.storage.list()]).toEqual([0, []]);
  });

  test('that is held longer as its time comes is not sent while the disk still works', async () => {
    const server = createSiteServer();
    let go: () => void = () => undefined;
    const open = openOutbox(createDevice(), server, {
      wrapStorage: (storage) => ({
        ...storage,
        async hold(...what) {
          await new Promise<void>((resolve) => void (go = resolve));
          return storage.hold(...what);
        },
      }),
    });
    const move = event('move', snag, { holdUntil: open.tab.world.clock.now() + 5_000 });
    await open.outbox.add([move]);
    await settled();
    const holding = open.outbox.hold([move.eventId], 10_000);
    open.tab.advance(5_000);
    await settled();
    go();
    await holding;
    await settled();
    expect(server.requests).toBe(0);
    open.tab.advance(5_000);
    await until(() => server.done.length === 1);
  });

  test('that is being held longer stays so when the disk is read in between', async () => {
    const device = createDevice();
    const server = createSiteServer();
    let go: () => void = () => undefined;
    const open = openOutbox(device, server, {
      wrapStorage: (storage) => ({
        ...storage,
        async hold(...what) {
          await new Promise<void>((resolve) => void (go = resolve));
          return storage.hold(...what);
        },
      }),
    });
    const move = event('move', snag, { holdUntil: open.tab.world.clock.now() + 5_000 });
    await open.outbox.add([move]);
    const until10 = open.tab.world.clock.now() + 10_000;
    const holding = open.outbox.hold([move.eventId], 10_000);
    // Another tab has added something, so that this one reads the disk again.
    const other = openOutbox(device, server, { maySend: () => false });
    await other.outbox.add([event('comment', newId('snag'))]);
    await until(() => server.done.length === 1);
    expect(open.entries.ofSnag(snag)).toMatchObject([{ holdUntil: until10 }]);
    open.tab.advance(5_000);
    await settled();
    expect(server.requests).toBe(1);
    go();
    await holding;
    open.tab.advance(5_000);
    await until(() => server.done.length === 2);
  });

  test('that the disk cannot hold longer says so, and is sent when its time is over', async () => {
    const server = createSiteServer();
    const open = openOutbox(createDevice(), server, {
      wrapStorage: (storage) => ({
        ...storage,
        hold: () => Promise.reject(new Error('The disk is gone')),
      }),
    });
    const move = event('move', snag, { holdUntil: open.tab.world.clock.now() + 5_000 });
    await open.outbox.add([move]);
    await expect(open.outbox.hold([move.eventId], 60_000)).rejects.toThrow('The disk is gone');
    expect(open.entries.all()[0]?.holdUntil).toBe(move.holdUntil);
  });

  test('that is refused after it was discarded elsewhere is gone', async () => {
    const device = createDevice();
    const server = createSiteServer();
    const open = openOutbox(device, server, {
      deliver: async (...request) => {
        await open.storage.remove([request[0].order]);
        return server.deliver(...request);
      },
    });
    server.fate = () => ({ code: 'FORBIDDEN', retryable: false });
    await open.outbox.add([event('comment', snag)]);
    await until(() => dropped(open));
    await settled();
    expect(server.requests).toBe(1);
  });
});
