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
});
