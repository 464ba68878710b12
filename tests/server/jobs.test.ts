import { sql } from 'kysely';
import { Refusal } from '../../server/refusal';
import { eventually } from '../support/eventually';
import { openJobDesk } from '../support/jobDesk';

let desk: Awaited<ReturnType<typeof openJobDesk>>;
beforeEach(async () => void (desk = await openJobDesk()));
afterEach(() => desk.close());

const fullDisk = `create trigger full_disk before update on job begin select raise(abort, 'database or disk is full'); end`;

describe('a worker', () => {
  test('does what waits, one after the other, oldest first, and leaves no row', async () => {
    const world = await desk.site();
    await desk.add('c', 'a', 'b', 'a');
    world.wake();
    world.wake();
    await world.worker.idle();
    expect(world.heard).toEqual(['c done', 'a done', 'b done']);
    expect(world.most).toBe(1);
    expect(await desk.rows()).toEqual([]);
  });

  test('says once of a job that it can never be done, and goes on', async () => {
    const world = await desk.site();
    world.done = async (subject) => {
      if (subject === 'bad') throw new Refusal('PHOTO_UNREADABLE');
    };
    await desk.add('bad', 'good');
    world.wake();
    await world.worker.idle();
    expect(world.heard).toEqual(['bad failed PHOTO_UNREADABLE', 'good done']);
  });

  test.each([
    ['a full disk', () => new Refusal('STORAGE_FULL_SERVER', { what: 'photo' })],
    ['a fault of the server', () => new Error('boom')],
  ])('never gives a job up for %s: it comes again, after the others', async (_what, fault) => {
    const world = await desk.site({ pauses: [0] });
    let tries = 0;
    world.done = async (subject) => {
      if (subject === 'a' && (tries += 1) < 3) throw fault();
    };
    await desk.add('a', 'b');
    world.wake();
    await eventually(() => expect(world.heard.toSorted()).toEqual(['a done', 'b done']));
    expect(desk.lines).toMatchObject([
      { message: 'a job failed', id: 'a' },
      { message: 'a job failed', id: 'a' },
    ]);
  });

  test('leaves a job alone after a fault until its time has come, and says why in its row', async () => {
    const world = await desk.site({ pauses: [1_000, 10_000] });
    world.done = () => Promise.reject(new Error('no database'));
    await desk.add('a');
    world.wake();
    await world.worker.idle();
    desk.now += 999;
    world.wake();
    await world.worker.idle();
    expect(await desk.rows()).toEqual([
      {
        subject_id: 'a',
        state: 'WAITING',
        attempts: 1,
        leased_by: null,
        error: 'Error: no database',
      },
    ]);
    desk.now += 1;
    world.wake();
    await world.worker.idle();
    desk.now += 9_999;
    world.wake();
    await world.worker.idle();
    expect(await desk.rows()).toMatchObject([{ attempts: 2 }]);
  });

  test('asks a database that cannot write after growing pauses, and does what waits once it can', async () => {
    const world = await desk.site({ pauses: [1, 2, 40_000] });
    await sql.raw(fullDisk).execute(desk.db);
    await desk.add('a');
    world.wake();
    await eventually(() => expect(desk.lines).toHaveLength(3));
    await sql.raw('drop trigger full_disk').execute(desk.db);
    world.wake();
    await world.worker.idle();
    expect(world.heard).toEqual(['a done']);
  });

  test('gives back what was cut off by its closing, for the next start and as no fault', async () => {
    const world = await desk.site();
    let cut: (why: Error) => void = () => undefined;
    world.done = () => new Promise((_, reject) => (cut = reject));
    await desk.add('a');
    world.wake();
    await eventually(() => expect(world.atOnce).toBe(1));
    const closed = world.worker.close();
    cut(new Error('The renderer is closed.'));
    await closed;
    expect(await desk.rows()).toEqual([
      { subject_id: 'a', state: 'WAITING', attempts: 0, leased_by: null, error: null },
    ]);
    expect(desk.lines).toEqual([]);
  });
});
