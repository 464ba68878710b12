import { newId } from '../../src/domain/ids';
import { createDevice } from '../support/device';
import { event, openOutbox } from './support/openOutbox';
import { createSiteServer } from './support/siteServer';
import { settled, until } from './support/until';

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

  test('send nothing that was undone in the other', async () => {
    const device = createDevice();
    const server = createSiteServer();
    const first = openOutbox(device, server);
    const second = openOutbox(device, server);
    await Promise.all([first.outbox.loaded, second.outbox.loaded]);
    const move = event('move', newId('snag'), { holdUntil: first.tab.world.clock.date() + 5_000 });
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
