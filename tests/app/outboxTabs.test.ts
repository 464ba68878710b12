import { newId } from '../../src/domain/ids';
import type { Prepare } from '../../src/sync/outbox/preparer';
import { sha256Hex } from '../../src/photos/photoWork';
import { createDevice } from '../support/device';
import { event, openOutbox, photoEvent } from './support/openOutbox';
import { createSiteServer } from './support/siteServer';
import { settled, until } from './support/until';

function createGate(): { readonly opened: Promise<void>; open(): void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('two tabs of one browser', () => {
  test('send each event once, and both show what waits and what was confirmed', async () => {
    const device = createDevice();
    const server = createSiteServer();
    server.fate = () => 'hang';
    const first = openOutbox(device, server);
    const second = openOutbox(device, server);
    await Promise.all([first.outbox.loaded, second.outbox.loaded]);
    const comment = event('comment', newId('snag'));
    await second.outbox.add([comment]);
    await until(
      () =>
        second.entries.all()[0]?.state === 'sending' &&
        first.entries.all()[0]?.state === 'sending' &&
        server.requests > 0,
    );
    expect(server.requests).toBe(1);
    server.release();
    await until(() => first.entries.all().length === 0 && second.entries.all().length === 0);
    expect(second.absorbed).toEqual([comment.eventId]);
    expect(first.absorbed).toEqual([]);
    expect(server.requests).toBe(1);
  });

  test('both see that an event waits again when the line broke', async () => {
    const device = createDevice();
    const server = createSiteServer();
    server.fate = () => 'unreachable';
    const first = openOutbox(device, server);
    const second = openOutbox(device, server);
    await second.outbox.add([event('comment', newId('snag'))]);
    await until(() => first.entries.all()[0]?.attempts === 1);
    await settled();
    expect(second.entries.all()[0]).toMatchObject({
      state: 'waiting',
      problem: { code: 'NO_CONNECTION' },
    });
  });

  test('go on when the one that sends is closed or killed', async () => {
    const device = createDevice();
    const server = createSiteServer();
    server.fate = () => 'hang';
    const first = openOutbox(device, server);
    const second = openOutbox(device, server);
    await second.outbox.add([event('comment', newId('snag'))]);
    await until(() => server.requests === 1);
    server.fate = () => 'answer';
    first.kill();
    await until(() => second.entries.all().length === 0);
    expect(server.done).toHaveLength(1);
  });

  test('send nothing that was taken back in the other', async () => {
    const device = createDevice();
    const server = createSiteServer();
    const first = openOutbox(device, server);
    const second = openOutbox(device, server);
    await Promise.all([first.outbox.loaded, second.outbox.loaded]);
    const move = event('move', newId('snag'), { holdUntil: first.tab.world.clock.now() + 5_000 });
    await second.outbox.add([move]);
    await until(() => first.entries.all().length === 1);
    // The tab that sends is busy and hears late of it.
    const takingBack = second.outbox.takeBack(move.eventId);
    first.tab.advance(5_000);
    expect(await takingBack).toBe(true);
    await until(() => first.entries.all().length === 0);
    await settled();
    expect(server.requests).toBe(0);
  });

  test('prepare a photo in one of them only', async () => {
    const device = createDevice();
    const server = createSiteServer();
    const prepared: string[] = [];
    const prepareAs =
      (tab: string): Prepare =>
      async (bytes, facts) => {
        prepared.push(tab);
        return { bytes, facts: { ...facts, sha256: await sha256Hex(bytes) } };
      };
    const first = openOutbox(device, server, { prepare: prepareAs('first') });
    const second = openOutbox(device, server, { prepare: prepareAs('second') });
    await Promise.all([first.outbox.loaded, second.outbox.loaded]);
    const taken = photoEvent(newId('snag'));
    await second.outbox.add([taken.event], [taken.photo]);
    await until(() => server.done.length === 1 && second.entries.all().length === 0);
    expect(prepared).toEqual(['first']);
  });

  test('do not wait for one that sleeps: the tab in front of the person takes over', async () => {
    const device = createDevice();
    const server = createSiteServer();
    const first = openOutbox(device, server, { maySend: () => false });
    const second = openOutbox(device, server);
    await Promise.all([first.outbox.loaded, second.outbox.loaded]);
    await second.outbox.add([event('comment', newId('snag'))]);
    await settled();
    expect(server.requests).toBe(0);
    second.tab.advance(5_000);
    await until(() => second.entries.all().length === 0);
    expect(server.done).toHaveLength(1);
  });

  test('without locks keep the form of a photo in which one of them has begun to send it', async () => {
    const device = createDevice();
    const server = createSiteServer();
    server.fate = () => 'hang';
    // Two scalings of one picture need not come to the same bytes.
    const preparedTo =
      (fill: number, after: Promise<void>): Prepare =>
      async (_raw, facts) => {
        await after;
        const bytes = await new Blob([new Uint8Array(10).fill(fill)]).arrayBuffer();
        return {
          bytes,
          facts: { ...facts, byteLength: bytes.byteLength, sha256: await sha256Hex(bytes) },
        };
      };
    const [secondBegan, secondEnds, secondWrote] = [createGate(), createGate(), createGate()];
    const first = openOutbox(device, server, {
      locks: false,
      prepare: preparedTo(1, secondBegan.opened),
    });
    const second = openOutbox(device, server, {
      locks: false,
      prepare(...photo) {
        secondBegan.open();
        return preparedTo(2, secondEnds.opened)(...photo);
      },
      wrapStorage: (storage) => ({
        ...storage,
        async change(...change) {
          const changed = await storage.change(...change);
          secondWrote.open();
          return changed;
        },
      }),
    });
    await Promise.all([first.outbox.loaded, second.outbox.loaded]);
    const taken = photoEvent(newId('snag'));
    await first.outbox.add([taken.event], [taken.photo]);
    await until(() => server.requests > 0);
    secondEnds.open();
    await secondWrote.opened;
    expect(
      new Uint8Array(
        (await second.storage.bytes(taken.photo.facts.photoId)) ?? new ArrayBuffer(),
      )[0],
    ).toBe(1);
  });

  test('without locks may both send, and the server does it once', async () => {
    const device = createDevice();
    const server = createSiteServer();
    const first = openOutbox(device, server, { locks: false });
    const second = openOutbox(device, server, { locks: false });
    const comment = event('comment', newId('snag'));
    await first.outbox.add([comment]);
    await until(() => first.entries.all().length === 0 && second.entries.all().length === 0);
    expect(server.done).toEqual([comment.eventId]);
  });
});
