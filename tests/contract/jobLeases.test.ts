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

  test.each([
    [
      'by a worker',
      async () => {
        const other = await desk.site({ holder: 'other' });
        const look = async (): Promise<string[]> => {
          other.wake();
          await other.worker.idle();
          return other.heard;
        };
        return { look, taken: ['a done'] };
      },
    ],
    [
      'by name',
      async () => {
        const other = await desk.openAs('other');
        const look = async (): Promise<string[]> =>
          (await other.lease(kind, 'a')) === null ? [] : ['a'];
        return { look, taken: ['a'] };
      },
    ],
  ])(
    'what a killed one was at waits no longer than a lease, though the clock was put back by an hour, when it is taken %s',
    async (_how, open) => {
      await desk.add('a');
      await (await desk.openAs('killed')).lease(kind, 'a');
      desk.now -= 3_600_000;
      const { look, taken } = await open();
      expect(await look()).toEqual([]);
      desk.now += settings.jobs.lease - 1;
      // Looking again prolongs nothing.
      expect(await look()).toEqual([]);
      desk.now += 1;
      expect(await look()).toEqual(taken);
    },
  );

  test('a slow one writes nothing of a job that another is at, and changes nothing of its lease', async () => {
    const slow = await (await desk.openAs('slow')).lease(kind, 'a');
    desk.now += settings.jobs.lease;
    const second = await (await desk.openAs('second')).lease(kind, 'a');
    await expect(
      desk.db.transaction().execute(async (trx) => slow?.done(trx)),
    ).rejects.toBeInstanceOf(LeaseLost);
    await slow?.again(0, 'late');
    await slow?.release();
    expect(await desk.rows()).toMatchObject([
      { state: 'LEASED', leased_by: 'second', error: null },
    ]);
    await second?.done(desk.db);
    expect(await desk.rows()).toEqual([]);
  });

  test('a lease that was lost is never taken for that of a later job', async () => {
    const slow = await desk.openAs('slow');
    const lost = await slow.lease(kind, 'a');
    desk.now += settings.jobs.lease;
    await (await (await desk.openAs('second')).lease(kind, 'a'))?.done(desk.db);
    const later = await slow.lease(kind, 'b');
    await expect(lost?.done(desk.db)).rejects.toBeInstanceOf(LeaseLost);
    expect(await desk.rows()).toMatchObject([{ subject_id: 'b', state: 'LEASED' }]);
    await later?.done(desk.db);
  });

  test('a clock that is put forward makes no process lease what it is at already', async () => {
    const jobs = await desk.openAs('one');
    const lease = await jobs.lease(kind, 'a');
    desk.now += 24 * 3_600_000;
    expect(await jobs.lease(kind, 'a')).toBeNull();
    await lease?.release();
    expect(await jobs.lease(kind, 'a')).not.toBeNull();
  });
});

test('a result that is not written after all leaves the job', async () => {
  const jobs = await desk.openAs('one');
  const lease = await jobs.lease(kind, 'a');
  const writing = desk.db.transaction().execute(async (trx) => {
    await lease?.done(trx);
    throw new Error('database is locked');
  });
  await expect(writing).rejects.toThrow('database is locked');
  await lease?.again(0, 'fault');
  expect(await desk.rows()).toMatchObject([{ subject_id: 'a', state: 'WAITING', attempts: 1 }]);
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
