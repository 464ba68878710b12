import { Refusal } from '../refusal';

// How files wait for their validation, which takes a process up to half a minute each: fairly by
// payer, and the same bytes only once. Previews of reports wait in the same kind of queue.

export interface QueuedWork {
  /** Whom it is for, as in `SignedIn.payer`. */
  by: string;
  /** Expected duration, in any unit. */
  cost: number;
  /** Aborted while it waits: it is not begun, and the signal's reason is thrown at once. */
  signal?: AbortSignal;
}

export interface FairQueue {
  /** Runs the work when it is next in the queue. One at a time. */
  run<T>(about: QueuedWork, work: () => Promise<T>): Promise<T>;
  /** Number of tasks that wait or run. */
  length(): number;
}

interface Waiting extends QueuedWork {
  start(): Promise<void>;
}

/**
 * A queue that runs one task at a time, fairly by payer: next is the waiting one who has used the
 * least time, with the quickest of their tasks. So after a hundred photos of one person, the first
 * photo of another waits for only one of them.
 */
export function createFairQueue(clock: () => number): FairQueue {
  const waiting: Waiting[] = [];
  /** ms that each payer has used since the queue was last empty. */
  const used = new Map<string, number>();
  /**
   * What the payer of the running task had used when it began: no waiting payer has used less.
   */
  let least = 0;
  let running = false;

  const usedBy = (by: string): number => used.get(by) ?? 0;

  function next(): Waiting | undefined {
    // In order of arrival, which decides if all else is equal.
    const [first] = waiting.toSorted((a, b) => usedBy(a.by) - usedBy(b.by) || a.cost - b.cost);
    if (first !== undefined) waiting.splice(waiting.indexOf(first), 1);
    return first;
  }

  async function runAll(): Promise<void> {
    if (running) return;
    running = true;
    for (let work = next(); work !== undefined; work = next()) {
      const since = clock();
      least = usedBy(work.by);
      await work.start();
      used.set(work.by, usedBy(work.by) + clock() - since);
    }
    running = false;
    used.clear();
    least = 0;
  }

  return {
    length: () => waiting.length + (running ? 1 : 0),
    run: (about, work) =>
      new Promise((resolve, reject) => {
        const start = (): Promise<void> => work().then(resolve, reject);
        // Time without waiting is not credited; otherwise somebody who comes only now and then
        // would always be first.
        used.set(about.by, Math.max(usedBy(about.by), least));
        const mine = { ...about, start };
        about.signal?.addEventListener('abort', () => {
          const at = waiting.indexOf(mine);
          if (at >= 0) waiting.splice(at, 1);
          // The promise of a task that runs is settled by the task.
          if (at >= 0) reject(about.signal?.reason as Error);
        });
        waiting.push(mine);
        void runAll();
      }),
  };
}

/** Results that are remembered, and for how long. */
const REMEMBERED = 100;
const REMEMBERED_MS = 600_000;

/**
 * Validates the same bytes only once. A device sends them again after a timeout, and a file that
 * fails only after the full time would otherwise delay everybody else repeatedly. `validate`
 * returns the facts of a file, or throws a Refusal with the reason why it is invalid.
 */
export function validateOnce<File extends { sha256: string }, Facts>(
  validate: (file: File) => Promise<Facts>,
  clock: () => number,
): (file: File) => Promise<Facts> {
  const results = new Map<string, { facts: Promise<Facts>; since: number }>();

  return async (file) => {
    const known = results.get(file.sha256);
    if (known !== undefined && clock() - known.since < REMEMBERED_MS) return known.facts;
    const result = { facts: validate(file), since: clock() };
    results.set(file.sha256, result);
    const oldest = results.keys().next();
    if (results.size > REMEMBERED && oldest.done !== true) results.delete(oldest.value);
    try {
      return await result.facts;
    } catch (error) {
      // A fault of the server says nothing about the file, so it is not remembered.
      if (!(error instanceof Refusal) && results.get(file.sha256) === result)
        results.delete(file.sha256);
      throw error;
    }
  };
}
