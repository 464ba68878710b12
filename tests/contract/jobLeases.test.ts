import { LeaseLost } from '../../server/jobs';
import { sweepUse } from '../../server/payerUse';
import { settings } from '../../server/settings';
import { eventually } from '../support/eventually';
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

describe('jobs of several people', () => {
  test('are done in turns: next is whoever has used the least lately, with their shortest one', async () => {
    const site = await desk.site();
    await desk.addFor('ann', { 'ann large 1': 900, 'ann large 2': 900, 'ann small': 10 });
    await desk.addFor('ben', { 'ben 1': 100, 'ben 2': 100 });
    site.done = async (subject) => {
      if (subject === 'ann large 1') await desk.addFor('cem', { 'cem 1': 1, 'cem 2': 1 });
    };
    site.wake();
    await site.worker.idle();
    expect(site.heard.map((line) => line.replace(' done', ''))).toEqual([
      'ann small',
      'ben 1',
      'ann large 1',
      'cem 1',
      'cem 2',
      'ben 2',
      'ann large 2',
    ]);
  });

  test('take their turns by what was used in other processes too, and long ago is forgotten', async () => {
    const one = await desk.site({ holder: 'one' });
    await desk.addFor('ann', { 'ann 1': 1_000, 'ann 2': 1_000, 'ann 3': 1_000 });
    one.wake();
    await one.worker.idle();
    await one.worker.close();
    const other = await desk.site({ holder: 'other' });
    await desk.addFor('ann', { 'ann 4': 1 });
    await desk.addFor('ben', { 'ben 1': 1_000 });
    other.wake();
    await other.worker.idle();
    expect(other.heard).toEqual(['ben 1 done', 'ann 4 done']);
    const { until } = await desk.db
      .selectFrom('payer_use')
      .select('until')
      .where('payer_id', '=', 'ann')
      .executeTakeFirstOrThrow();
    expect(until - desk.now).toBe(3_001 * settings.jobs.remembered);
    desk.now = until;
    await sweepUse(desk.db, desk.now);
    expect(await desk.db.selectFrom('payer_use').selectAll().execute()).toEqual([]);
  });

  test('where each has one at a time, nobody waits for one who has many, also with two processes', async () => {
    const options = { width: 2, onePerPayer: true };
    const one = await desk.site({ holder: 'one', ...options });
    const other = await desk.site({ holder: 'other', ...options });
    const begun: string[] = [];
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    one.done = other.done = async (subject) => {
      begun.push(subject);
      if (subject === 'ann 1') await ended;
    };
    await desk.addFor('ann', { 'ann 1': 1, 'ann 2': 2 });
    one.wake();
    await eventually(() => expect(begun).toEqual(['ann 1']));
    await desk.addFor('ben', { 'ben 1': 100, 'ben 2': 100 });
    one.wake();
    await eventually(() => expect(begun).toEqual(['ann 1', 'ben 1', 'ben 2']));
    end();
    await Promise.all([one.worker.idle(), other.worker.idle()]);
    expect(begun.at(-1)).toBe('ann 2');
    expect(await desk.rows()).toEqual([]);
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
