import type { NetworkClock } from '../../../network/index';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Time that moves only when a test says so. */
export class FakeClock implements NetworkClock {
  #now = 0;
  readonly #timers = new Set<Timer>();

  now = (): number => this.#now;

  setTimeout = (run: () => void, ms: number): Timer => {
    const timer = { at: this.#now + ms, run };
    this.#timers.add(timer);
    return timer;
  };

  clearTimeout = (timer: unknown): void => {
    // Only this clock's own timers ever come back to it.
    this.#timers.delete(timer as Timer);
  };

  /** Timers that are still set. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Runs everything that is due within `ms`, in order, and lets promises settle after each. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settled();
    for (;;) {
      const next = [...this.#timers]
        .filter((timer) => timer.at <= end)
        .sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers.delete(next);
      this.#now = next.at;
      next.run();
      await settled();
    }
    this.#now = end;
  }
}

/**
 * Until everything that is not waiting for a timer or a line has run: a few iterations of the event
 * loop, no time.
 */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
