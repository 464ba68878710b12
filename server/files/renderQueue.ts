import { Refusal } from '../refusal';

/** A photo or a sheet that waits to be rendered. */
export interface RenderTask {
  id: string;
}

export interface RenderQueueOptions<Task extends RenderTask, Done> {
  /** The one that waits longest, other than those named. Null when none waits. */
  next(except: readonly string[]): Promise<Task | null>;
  /** Throws a final Refusal if that can never be done; anything else is a fault of ours. */
  render(task: Task): Promise<Done>;
  ready(task: Task, done: Done): Promise<void>;
  /** It can never be rendered. */
  failed(task: Task, why: Refusal): Promise<void>;
  log?: (line: Readonly<Record<string, unknown>>) => void;
  /** Rendered at the same time. @default 1 */
  width?: number;
  /**
   * After a fault of ours (no room, no database) a task is left aside for so many ms; the last repeats. It is never given up for that.
   * @default [1_000, 10_000, 60_000]
   */
  patienceMs?: readonly number[];
}

export interface RenderQueue {
  /** Says that something may be waiting. Call it at start and after each row is written. */
  wake(): void;
  /** Resolves when nothing is being rendered and nothing waits but what is left aside after a fault. */
  idle(): Promise<void>;
  /** Takes nothing new and resolves when what is under way has ended. */
  close(): Promise<void>;
}

/** Takes what waits from the rows that say so and from nowhere else: a restart goes on where the last run stopped. */
export function createRenderQueue<Task extends RenderTask, Done>(options: RenderQueueOptions<Task, Done>): RenderQueue {
  const { log = () => undefined, width = 1, patienceMs = [1_000, 10_000, 60_000] } = options;
  const lanes = new Set<Promise<void>>();
  const busy = new Set<string>();
  const faults = new Map<string, number>();
  const timers = new Map<string, NodeJS.Timeout>();
  let turn: Promise<unknown> = Promise.resolve();
  let woken = false;
  let closed = false;

  function wake(): void {
    woken = true;
    while (!closed && lanes.size < width) {
      const lane: Promise<void> = work().finally(() => {
        lanes.delete(lane);
        // Woken between the lane's last look and its end.
        if (woken) wake();
      });
      lanes.add(lane);
    }
  }

  async function work(): Promise<void> {
    while (!closed) {
      woken = false;
      const task = await take();
      if (task !== null) {
        await render(task);
        busy.delete(task.id);
      } else if (!woken) return;
    }
  }

  /** One lane asks after the other, or two would be given the same task. */
  function take(): Promise<Task | null> {
    const mine = turn.then(ask);
    turn = mine;
    return mine;
  }

  async function ask(): Promise<Task | null> {
    try {
      const task = await options.next([...busy, ...timers.keys()]);
      if (task === null || busy.has(task.id) || timers.has(task.id)) return null;
      busy.add(task.id);
      return task;
    } catch (error) {
      leaveAside('', error);
      return null;
    }
  }

  async function render(task: Task): Promise<void> {
    try {
      const done = await options.render(task);
      await options.ready(task, done);
      faults.delete(task.id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.extensions.retryable) return leaveAside(task.id, error);
      try {
        await options.failed(task, error);
      } catch (unsaid) {
        leaveAside(task.id, unsaid);
      }
    }
  }

  function leaveAside(id: string, error: unknown): void {
    // What was ended because the server ends is no fault, and the next start takes it up again.
    if (closed) return;
    const count = faults.get(id) ?? 0;
    faults.set(id, count + 1);
    log({ event: 'render-fault', id, fault: String(error) });
    const timer = setTimeout(() => {
      timers.delete(id);
      wake();
    }, patienceMs[Math.min(count, patienceMs.length - 1)]);
    timers.set(id, timer.unref());
  }

  async function idle(): Promise<void> {
    while (lanes.size > 0) await Promise.all(lanes);
  }

  return {
    wake,
    idle,
    async close() {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await idle();
    },
  };
}
