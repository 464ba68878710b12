export interface QueuedWork {
  /** Whose it is. */
  by: string;
  /** How long it may take, in a measure of one's own. */
  cost: number;
}

export interface FairQueue {
  /** Runs the work when it is its turn. One at a time. */
  run<T>(about: QueuedWork, work: () => Promise<T>): Promise<T>;
  /** How much waits or runs. */
  length(): number;
}

interface Waiting extends QueuedWork {
  start(): Promise<void>;
}

/**
 * Work that shares one lane, fairly by person: next is whoever has used the lane least of those who wait, with the quickest of what they
 * wait for. So one person's hundred photos keep another's first one waiting for one of them at most.
 */
export function createFairQueue(clock: () => number): FairQueue {
  const waiting: Waiting[] = [];
  /** ms that each has used the lane since it was last empty. */
  const used = new Map<string, number>();
  /** What the person whose work runs had used when it began: nobody who waits has used less. */
  let least = 0;
  let running = false;

  const usedBy = (by: string): number => used.get(by) ?? 0;

  function next(): Waiting | undefined {
    // What came first stands first, and stays it where all else is equal.
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
        // Time in which they did not wait is not saved up: who comes now and then would else always be first.
        used.set(about.by, Math.max(usedBy(about.by), least));
        waiting.push({ ...about, start });
        void runAll();
      }),
  };
}
