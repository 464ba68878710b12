import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEither } from '../../server/database/openEither';
import { addJob, type JobKind, type Jobs, openJobs, type WorkerOptions } from '../../server/jobs';
import { createWakeUps } from '../../server/coordination/wakeUps';
import { databaseOf, dropDatabaseOf } from './postgres';

export const kind: JobKind = 'RENDER_PHOTO';

/** A database with jobs, and processes that work on them by a clock of the test's. */
export async function openJobDesk() {
  const dir = await mkdtemp(join(tmpdir(), 'snagbook-jobs-'));
  const { db } = await openEither({
    dataDir: dir,
    databaseUrl: await databaseOf(dir),
    log: () => undefined,
  });
  const workers = createWakeUps();
  const lines: object[] = [];
  const closing: (() => Promise<void>)[] = [];
  const desk = {
    db,
    lines,
    now: Date.now(),
    openAs: (holder: string, alone = false): Promise<Jobs> =>
      openJobs({
        db,
        clock: () => desk.now,
        log: (line) => lines.push(line),
        workers,
        holder,
        alone,
      }),
    async add(...subjects: string[]): Promise<void> {
      for (const subject of subjects) await addJob(db, kind, subject);
    },
    async addFor(payerId: string, jobs: Record<string, number>): Promise<void> {
      for (const [subject, cost] of Object.entries(jobs))
        await addJob(db, kind, subject, { payerId, cost });
    },
    rows: () =>
      db
        .selectFrom('job')
        .select(['subject_id', 'state', 'attempts', 'leased_by', 'error'])
        .orderBy('id')
        .execute(),
    /** A process that works off jobs; what happens to each is decided by the test. */
    async site({ holder = 'one', ...options }: Partial<WorkerOptions> & { holder?: string } = {}) {
      const jobs = await desk.openAs(holder);
      const heard: string[] = [];
      const world = {
        heard,
        atOnce: 0,
        most: 0,
        done: async (_subject: string): Promise<void> => undefined,
        wake: () => jobs.wake(kind),
      };
      const worker = jobs.work(kind, {
        async run(lease) {
          world.atOnce += 1;
          world.most = Math.max(world.most, world.atOnce);
          try {
            await world.done(lease.subjectId);
            await lease.done(db);
            heard.push(`${lease.subjectId} done`);
          } finally {
            world.atOnce -= 1;
          }
        },
        async failed(lease, why) {
          await lease.done(db);
          heard.push(`${lease.subjectId} failed ${why.code}`);
        },
        ...options,
      });
      closing.push(worker.close);
      return Object.assign(world, { worker });
    },
    async close(): Promise<void> {
      for (const close of closing) await close();
      await db.destroy();
      await dropDatabaseOf(dir);
      await rm(dir, { recursive: true, force: true });
    },
  };
  return desk;
}
