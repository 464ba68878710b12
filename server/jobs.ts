import type { Kysely } from 'kysely';
import { engineOf, type Handle, type Trx, writeBeside } from './database/engine';
import type { Database } from './database/schema';
import { noteUse } from './payerUse';
import { Refusal } from './refusal';
import { settings } from './settings';
import type { WakeUps } from './coordination/wakeUps';
import type { Log } from './monitoring/log';

export type JobKind =
  | 'RENDER_PHOTO'
  | 'DRAW_SHEET'
  | 'DRAW_SLOW_SHEET'
  | 'SEND_MAILS'
  | 'MAIL'
  | 'PUSH'
  | 'MAKE_DEMO'
  | 'SWEEP_FILES'
  | 'MAKE_REPORT'
  | 'SEND_REPORT'
  | 'SEND_LINK'
  | 'ASK_SIGNER'
  | 'SEAL_HANDOVER'
  | 'MAKE_NOTICE'
  | 'SEND_NOTICE'
  | 'CHECK_RECORD'
  | 'BRING_IN'
  | 'IMPORT_TABLE'
  | 'DELETE_PROJECT'
  | 'SEND_WEBHOOK'
  | 'TELL_MERGED';

/**
 * The lease ran out, and another process has the job or has done it: no result of this process may
 * be written.
 */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/**
 * Whether a transaction that failed like this has certainly written nothing. Of a line that broke
 * at its end, or of any other fault, that is not known.
 */
export const wroteNothing = (error: unknown): boolean =>
  error instanceof LeaseLost ||
  (error instanceof Refusal &&
    (!error.extensions.retryable || error.code === 'STORAGE_FULL_SERVER'));

/** A job leased by this process. The lease is renewed until one of the three functions ends it. */
export interface Lease {
  subjectId: string;
  share: Share;
  /** Number of leases so far, including this one; see {@link WorkerOptions.countOutages}. */
  attempts: number;
  /**
   * Ends the job, in the transaction that writes its result, so that it is done once. Throws {@link
   * LeaseLost}.
   */
  done(db: Handle): Promise<void>;
  /**
   * It failed, and may be leased again after so many ms. `counts`: as one of its attempts. @default
   * true
   */
  again(afterMs: number, error: string, counts?: boolean): Promise<void>;
  /** It was not tried, and may be leased again at once. */
  release(): Promise<void>;
}

export interface WorkerOptions {
  /**
   * Does the job, including {@link Lease.done}. Any error but a final Refusal is a fault of the
   * server: the job is tried again after a pause, for ever.
   * `closing` is aborted when the server is asked to stop: what takes longer than seconds throws
   * its reason then, and the job is free for another process at once.
   */
  run(lease: Lease, closing: AbortSignal): Promise<void>;
  /** The job can never be done; also calls {@link Lease.done}. */
  failed(lease: Lease, why: Refusal): Promise<void>;
  /** Number of jobs at the same time. @default 1 */
  width?: number;
  /** Whether a payer has at most one of them at a time, in all processes. @default false */
  onePerPayer?: boolean;
  /** Pauses in ms after faults; the last repeats. @default settings.jobs.pauses */
  pauses?: readonly number[];
  /**
   * Whether a lease that ended with a Refusal that may pass, such as of a storage that is away,
   * counts in {@link Lease.attempts}. @default true
   */
  countOutages?: boolean;
}

export interface Worker {
  /** Resolves when no job is running and none waits, except for those that pause after a fault. */
  idle(): Promise<void>;
  /** Takes no new job, tells the running ones to end, and resolves when they have. */
  close(): Promise<void>;
}

export interface Jobs {
  /** Signals that jobs of the kind may wait: after they were added, and at the start. */
  wake(kind: JobKind): void;
  /** Leases this one job, added if it does not exist. Null while it is leased or pauses. */
  lease(kind: JobKind, subjectId: string): Promise<Lease | null>;
  /**
   * Runs waiting jobs whenever it is woken. Next is the payer who has used the least lately, with
   * their shortest job, and the oldest of these.
   */
  work(kind: JobKind, options: WorkerOptions): Worker;
}

export interface JobsOptions {
  db: Kysely<Database>;
  clock: () => number;
  log: Log;
  /** Wakes workers, by kind. */
  workers: WakeUps;
  /** Id of this process in its leases. */
  holder: string;
  /**
   * Whether no other process can be running: then every lease found at the start is of a process
   * that has ended.
   */
  alone: boolean;
}

/** Whom a job is for. */
export interface Share {
  /** An account or a link, as in `SignedIn.payer`; empty for the server's own jobs. */
  payerId: string;
  /** Expected ms of work. */
  cost: number;
}

/**
 * Adds a job in the transaction that makes it necessary; a waiting one stays as it is. Wake the
 * workers after the commit.
 */
export async function addJob(
  db: Handle,
  kind: JobKind,
  subjectId: string,
  { payerId, cost }: Share = { payerId: '', cost: 0 },
): Promise<void> {
  await db
    .insertInto('job')
    .values({ kind, subject_id: subjectId, payer_id: payerId, cost: Math.ceil(cost) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Jobs are rows, so that a process may end at any moment: waiting jobs are found by the next
 * process, and leased ones are done by another once the lease has run out. The transaction that
 * writes a result also checks the lease.
 */
export async function openJobs({
  db,
  clock,
  log,
  workers,
  holder,
  alone,
}: JobsOptions): Promise<Jobs> {
  /** Of this process. A clock that is put forward must not lease them a second time. */
  const held = new Set<number>();
  // A restart may have fixed the cause of a failure.
  if (alone)
    await db
      .updateTable('job')
      .set({ state: 'WAITING', leased_by: null, leased_until: 0, not_before: 0 })
      .where((eb) => eb.or([eb('state', '=', 'LEASED'), eb('not_before', '>', 0)]))
      .execute();

  /** What a job costs its payer is noted when it begins, so that no kill is forgotten. */
  const take = (
    kind: JobKind,
    which: { subjectId?: string; onePerPayer?: boolean },
  ): Promise<Lease | null> =>
    writeBeside(db, async (trx) => {
      // Two that look at the same time would not see that the other takes one of the same payer.
      if (which.onePerPayer === true) await engineOf(db).inTurn(trx, kind);
      const now = clock();
      const row = await leaseNext(trx, kind, now, which);
      const { remembered, longestUse } = settings.jobs;
      if (row !== undefined && row.payer_id !== '')
        await noteUse(
          trx,
          { kind, payerId: row.payer_id, now, mostMs: longestUse },
          Math.max(1, row.cost) * remembered,
        );
      return row ?? null;
    }).then(
      (row) =>
        row &&
        hold({
          id: row.id,
          subjectId: row.subject_id,
          share: { payerId: row.payer_id, cost: row.cost },
          attempts: row.attempts,
        }),
    );

  const leaseNext = (
    trx: Trx,
    kind: JobKind,
    now: number,
    { subjectId, onePerPayer = false }: { subjectId?: string; onePerPayer?: boolean },
  ) =>
    trx
      .updateTable('job')
      .set((eb) => ({
        state: 'LEASED' as const,
        leased_by: holder,
        leased_until: now + settings.jobs.lease,
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', '=', (eb) =>
        engineOf(db).takeNext(
          eb
            .selectFrom('job')
            .select('id')
            .where('kind', '=', kind)
            .$if(subjectId !== undefined, (query) =>
              query.where('subject_id', '=', subjectId ?? ''),
            )
            .where((is) =>
              is.or([
                is.and([is('state', '=', 'WAITING'), is('not_before', '<=', now)]),
                is.and([is('state', '=', 'LEASED'), is('leased_until', '<=', now)]),
              ]),
            )
            .$if(held.size > 0, (query) => query.where('id', 'not in', [...held]))
            .$if(onePerPayer, (query) =>
              query.where(({ not, exists, selectFrom }) =>
                not(
                  exists(
                    selectFrom('job as running')
                      .select('running.id')
                      .where('running.kind', '=', kind)
                      .where('running.state', '=', 'LEASED')
                      .where('running.leased_until', '>', now)
                      .whereRef('running.payer_id', '=', 'job.payer_id'),
                  ),
                ),
              ),
            )
            .orderBy(({ fn, selectFrom, lit }) =>
              fn.coalesce(
                selectFrom('payer_use')
                  .select('until')
                  .where('payer_use.kind', '=', kind)
                  .whereRef('payer_use.payer_id', '=', 'job.payer_id'),
                lit(0),
              ),
            )
            .orderBy('cost')
            .orderBy('id')
            .limit(1),
        ),
      )
      .returningAll()
      .executeTakeFirst();

  function hold(job: { id: number; subjectId: string; share: Share; attempts: number }): Lease {
    held.add(job.id);
    const set = (values: {
      state?: 'WAITING';
      leased_by?: null;
      leased_until?: number;
      not_before?: number;
      error?: string;
      attempts?: number;
    }): Promise<unknown> =>
      // `attempts` tells this lease from an earlier one that the same process had lost.
      db
        .updateTable('job')
        .set(values)
        .where('id', '=', job.id)
        .where('leased_by', '=', holder)
        .where('attempts', '=', job.attempts)
        .execute();
    // What cannot be renewed runs out.
    const renewing = setInterval(
      () => void set({ leased_until: clock() + settings.jobs.lease }).catch(() => undefined),
      settings.jobs.lease / 3,
    );
    renewing.unref();
    const giveBack = (): void => {
      clearInterval(renewing);
      held.delete(job.id);
    };
    return {
      subjectId: job.subjectId,
      share: job.share,
      attempts: job.attempts,
      async done(handle) {
        giveBack();
        const { numDeletedRows } = await handle
          .deleteFrom('job')
          .where('id', '=', job.id)
          .where('leased_by', '=', holder)
          .where('attempts', '=', job.attempts)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) throw new LeaseLost('Another process has this job.');
      },
      async again(afterMs, error, counts = true) {
        giveBack();
        await set({
          state: 'WAITING',
          leased_by: null,
          leased_until: 0,
          not_before: clock() + afterMs,
          error,
          ...(!counts && { attempts: job.attempts - 1 }),
        });
      },
      async release() {
        giveBack();
        await set({
          state: 'WAITING',
          leased_by: null,
          leased_until: 0,
          attempts: job.attempts - 1,
        });
      },
    };
  }

  /**
   * A clock that is set back must not prolong a pause, nor the lease of a process that has ended:
   * one that still runs renews its own.
   */
  async function capWaits(kind: JobKind, longestRest: number): Promise<void> {
    const [rested, leased] = [clock() + longestRest, clock() + settings.jobs.lease];
    await db
      .updateTable('job')
      .set({ not_before: rested })
      .where('kind', '=', kind)
      .where('not_before', '>', rested)
      .execute();
    await db
      .updateTable('job')
      .set({ leased_until: leased })
      .where('kind', '=', kind)
      .where('state', '=', 'LEASED')
      .where('leased_until', '>', leased)
      .execute();
  }

  /**
   * ms until the next job of the kind may be leased that this process has not leased; null if none
   * waits.
   */
  async function msUntilNext(kind: JobKind, onePerPayer: boolean): Promise<number | null> {
    const rows = await db
      .selectFrom('job')
      .select(['id', 'payer_id', 'state', 'not_before', 'leased_until'])
      .where('kind', '=', kind)
      .execute();
    const running = new Set(
      rows.flatMap((row) => (onePerPayer && row.state === 'LEASED' ? [row.payer_id] : [])),
    );
    const times = rows
      .filter(({ id, state, payer_id }) =>
        // After the payer's running job, its process looks for the next one.
        state === 'LEASED' ? !held.has(id) : !running.has(payer_id),
      )
      .map((row) => (row.state === 'LEASED' ? row.leased_until : row.not_before));
    return times.length === 0 ? null : Math.max(0, Math.min(...times) - clock());
  }

  return {
    wake: (kind) => workers.wake(kind),
    async lease(kind, subjectId) {
      await addJob(db, kind, subjectId);
      await capWaits(kind, settings.jobs.longestRest);
      return take(kind, { subjectId });
    },
    work(
      kind,
      {
        run,
        failed,
        width = 1,
        onePerPayer = false,
        pauses = settings.jobs.pauses,
        countOutages = true,
      },
    ) {
      const workingOff = new Set<Promise<void>>();
      let timer: NodeJS.Timeout | undefined;
      let woken = false;
      const closing = new AbortController();
      /** Faults of the database in a row. */
      let faults = 0;
      const pauseAfter = (attempts: number): number =>
        pauses[Math.min(attempts, pauses.length) - 1] ?? 0;

      function wake(): void {
        woken = true;
        while (!closing.signal.aborted && workingOff.size < width) {
          const one: Promise<void> = workOff().finally(() => {
            workingOff.delete(one);
            // A job was added after this worker had looked for the last time.
            if (woken) wake();
          });
          workingOff.add(one);
        }
      }

      async function workOff(): Promise<void> {
        try {
          while (!closing.signal.aborted) {
            woken = false;
            const lease = await take(kind, { onePerPayer });
            if (lease !== null) await perform(lease);
            else if (!woken) {
              await capWaits(kind, Math.max(0, ...pauses));
              wakeAfter(await msUntilNext(kind, onePerPayer));
              faults = 0;
              return;
            }
            faults = 0;
          }
        } catch (error) {
          // The database cannot say what waits, or not write that it is leased: its disk is full.
          if (closing.signal.aborted) return;
          faults += 1;
          log({ level: 'error', message: 'jobs cannot be read', kind, error: String(error) });
          wakeAfter(pauseAfter(faults));
        }
      }

      function wakeAfter(ms: number | null): void {
        clearTimeout(timer);
        if (!closing.signal.aborted && ms !== null)
          timer = setTimeout(wake, Math.min(ms, settings.jobs.lease)).unref();
      }

      async function perform(lease: Lease): Promise<void> {
        try {
          await orFailed(lease, run(lease, closing.signal));
        } catch (error) {
          if (error instanceof LeaseLost) return;
          // Work that ended because the server stops is no fault; the next start takes it up again.
          if (closing.signal.aborted) return lease.release();
          log({
            level: 'error',
            message: 'a job failed',
            kind,
            id: lease.subjectId,
            error: String(error),
          });
          await lease.again(
            pauseAfter(lease.attempts),
            error instanceof Refusal ? error.code : String(error),
            countOutages || !(error instanceof Refusal),
          );
        }
      }

      async function orFailed(lease: Lease, running: Promise<void>): Promise<void> {
        try {
          await running;
        } catch (error) {
          if (!(error instanceof Refusal) || error.extensions.retryable) throw error;
          await failed(lease, error);
        }
      }

      async function idle(): Promise<void> {
        while (workingOff.size > 0) await Promise.all(workingOff);
      }

      const unlisten = workers.listen(kind, wake);
      return {
        idle,
        async close() {
          closing.abort(new Error('The server stops.'));
          unlisten();
          clearTimeout(timer);
          await idle();
        },
      };
    },
  };
}
