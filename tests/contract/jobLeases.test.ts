import { LeaseLost } from '../../server/jobs';
import { settings } from '../../server/settings';
import { kind, openJobDesk } from '../support/jobDesk';

let desk: Awaited<ReturnType<typeof openJobDesk>>;
beforeEach(async () => void (desk = await openJobDesk()));
afterEach(() => desk.close());

describe('two processes', () => {
  test('never do the same job', async () => {
    const [one, other] = [await desk.site({ holder: 'one' }), await desk.site({ holder: 'other' })];
    const subjects = Array.from({ length: 30 }, (_, n) => `job ${n}`);
    await desk.add(...subjects);
    one.wake();
    await Promise.all([one.worker.idle(), other.worker.idle()]);
    expect([...one.heard, ...other.heard].toSorted()).toEqual(
      subjects.map((subject) => `${subject} done`).toSorted(),
    );
    expect(one.heard.length * other.heard.length).toBeGreaterThan(0);
  });

  test('what a killed one was at is done by the other when the lease has run out, and once', async () => {
    const killed = await desk.openAs('killed');
    await desk.add('a');
    const lease = await killed.lease(kind, 'a');
    const other = await desk.site({ holder: 'other' });
    desk.now += settings.jobs.lease - 1;
    other.wake();
    await other.worker.idle();
    expect(other.heard).toEqual([]);
    expect(await desk.rows()).toMatchObject([{ state: 'LEASED', leased_by: 'killed' }]);
    desk.now += 1;
    other.wake();
    await other.worker.idle();
    expect(other.heard).toEqual(['a done']);
    // It was not killed after all, only slow: what it has made is not written.
    await expect(lease?.done(desk.db)).rejects.toBeInstanceOf(LeaseLost);
  });

  test('what a killed one was at waits no longer than a lease, though the clock was put back by an hour', async () => {
    await desk.add('a');
    await (await desk.openAs('killed')).lease(kind, 'a');
    desk.now -= 3_600_000;
    const other = await desk.site({ holder: 'other' });
    const look = async (): Promise<string[]> => {
      other.wake();
      await other.worker.idle();
      return other.heard;
    };
    expect(await look()).toEqual([]);
    desk.now += settings.jobs.lease - 1;
    // Looking again prolongs nothing.
    expect(await look()).toEqual([]);
    desk.now += 1;
    expect(await look()).toEqual(['a done']);
  });
});

test('the only process there is takes up at once what one before it was at, or had left alone', async () => {
  const before = await desk.openAs('before');
  await before.lease(kind, 'leased');
  await (await before.lease(kind, 'failed'))?.again(3_600_000, 'fault');
  const jobs = await desk.openAs('after', true);
  expect([await jobs.lease(kind, 'leased'), await jobs.lease(kind, 'failed')]).toEqual([
    expect.objectContaining({ attempts: 2 }),
    expect.objectContaining({ attempts: 2 }),
  ]);
});
