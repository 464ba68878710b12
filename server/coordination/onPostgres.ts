import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { SignInTries } from '../features/auth/tries';
import { openJobs } from '../jobs';
import { settings } from '../settings';
import type { Coordination, CoordinationOptions, Endings } from './coordination';
import { type Line, openLine } from './line';
import { createSharedProgress } from './progress';
import { keepCountsInTable } from './countsInTable';
import { createWakeUps, type WakeUps } from './wakeUps';

interface Options extends CoordinationOptions {
  connect: () => Promise<Client>;
  /** Random bytes that all processes of this server have. */
  secret: Buffer;
  /**
   * Called before anybody here hears what another process has written: what was read before may
   * not hold any more.
   */
  noteWritten: () => void;
}

/**
 * For a server of several processes on one PostgreSQL. Each hears of the others at once, or finds
 * in the tables a moment later what it has not heard.
 */
export async function coordinateOnPostgres({
  db,
  clock,
  log,
  connect,
  secret,
  noteWritten,
}: Options): Promise<Coordination> {
  const [here, workers] = [createWakeUps(), createWakeUps()];
  const counts = keepCountsInTable(db, clock, secret);
  const line = openLine({ connect, hear, catchUp });
  const progress = createSharedProgress(here, line.tell, clock);
  /** Kinds of jobs that workers of this process take: it is woken for no others. */
  const begun = new Set<string>();
  /** The last number of each journal that is listened to here, as it was last read. */
  const known = new Map<string, number>();
  let sockets: Parameters<Endings['listen']>[0] = { open: () => [], end: () => undefined };
  let renewed = clock();
  let sweeping = Promise.resolve();

  function wake(projectId: string): void {
    noteWritten();
    here.wake(projectId);
  }

  /**
   * Notes that the listeners of this journal are woken for this number; they also find all numbers
   * below it, because these become visible in order. False if they were woken for it already.
   */
  function isNew(projectId: string, seq: number): boolean {
    const before = known.get(projectId);
    if (before !== undefined) known.set(projectId, Math.max(before, seq));
    return before === undefined || before < seq;
  }

  const wakeWorkers = (kind: string): void => {
    if (begun.has(kind)) workers.wake(kind);
  };

  function hear(kind: string, [first = '', second = '', third = '']: readonly string[]): void {
    if (kind === 'journal' && (second === '' || isNew(first, Number(second)))) wake(first);
    if (kind === 'shown') here.show(first, second);
    if (kind === 'progress') progress.heard(first, second, Number(third));
    if (kind === 'end') progress.heardEnd(first);
    if (kind === 'job') wakeWorkers(first);
    if (kind === 'session') sockets.end(first);
  }

  async function catchUp(client: Client): Promise<void> {
    await lookAtJournals(client);
    await lookAtJobs(client);
    await lookAtSessions(client);
    if (Math.abs(clock() - renewed) < settings.jobs.lease / 3) return;
    renewed = clock();
    progress.renew();
    // Not awaited: it may have to wait for the lock of the counts, or fail, and this process must
    // go on listening meanwhile.
    sweeping = counts.sweep().catch((error: unknown) =>
      log({
        level: 'error',
        message: 'old counts of tries cannot be dropped',
        error: String(error),
      }),
    );
  }

  async function lookAtJournals(client: Client): Promise<void> {
    const listenedTo = here.listenedTo();
    for (const projectId of known.keys())
      if (!listenedTo.includes(projectId)) known.delete(projectId);
    if (listenedTo.length === 0) return;
    const { rows } = await client.query<{ id: string; last_seq: number }>(
      'select id, last_seq from project where id = any($1)',
      [listenedTo],
    );
    const now = new Map(rows.map(({ id, last_seq }) => [id, last_seq]));
    for (const projectId of listenedTo) {
      // A project that is gone has no number.
      const seq = now.get(projectId) ?? 0;
      const before = known.get(projectId) ?? -1;
      // A smaller number is out of date: it was read before a notice gave a larger one.
      if (before === seq || (seq > 0 && seq < before)) continue;
      known.set(projectId, seq);
      wake(projectId);
    }
  }

  async function lookAtJobs(client: Client): Promise<void> {
    if (begun.size === 0) return;
    const { rows } = await client.query<{ kind: string }>(
      `select distinct kind from job where kind = any($1) and (state = 'WAITING' and not_before <= $2 or state = 'LEASED' and leased_until <= $2)`,
      [[...begun], clock()],
    );
    for (const { kind } of rows) wakeWorkers(kind);
  }

  async function lookAtSessions(client: Client): Promise<void> {
    const open = sockets.open();
    if (open.length === 0) return;
    const { rows } = await client.query<{ id: string }>(
      'select id from session where id = any($1) and ended_at is not null',
      [open],
    );
    for (const { id } of rows) sockets.end(id);
  }

  const jobs = await openJobs({
    db,
    clock,
    log,
    workers: shared(workers, line, 'job'),
    holder: randomUUID(),
    alone: false,
  });
  return {
    wakeUps: {
      ...shared(here, line, 'journal'),
      wake(projectId, seq) {
        if (seq !== undefined) isNew(projectId, seq);
        here.wake(projectId);
        line.tell('journal', projectId, ...(seq === undefined ? [] : [String(seq)]));
      },
    },
    progress,
    jobs: {
      ...jobs,
      wake(kind) {
        begun.add(kind);
        jobs.wake(kind);
      },
    },
    tries: new SignInTries(counts),
    endings: {
      tell: (sessionId) => line.tell('session', sessionId),
      listen: (those) => void (sockets = those),
    },
    async endCoordination() {
      await line.end();
      await sweeping;
    },
  };
}

/** Those of this process, which the others hear of. */
const shared = (here: WakeUps, line: Line, kind: 'journal' | 'job'): WakeUps => ({
  ...here,
  wake(id) {
    here.wake(id);
    line.tell(kind, id);
  },
  show(projectId, subjectId) {
    here.show(projectId, subjectId);
    line.tell('shown', projectId, subjectId);
  },
});
