import type { NetworkClock } from '../../network/index';

/** Tries something again after a pause that doubles with each failure. */
export interface Retry {
  /** Runs it after the next pause; one that is waiting already is replaced. */
  later(run: () => void): void;
  /** Whether it is waiting. */
  waits(): boolean;
  /** Ends the wait. */
  stop(): void;
  /** It worked: the next pause is the first one again. True if there had been a failure. */
  worked(): boolean;
  /** The next pause without waiting for it, in ms. */
  next(): number;
}

/** `firstMs`, `lastMs`: the first and the longest pause, in ms. */
export function createRetry(
  clock: Pick<NetworkClock, 'setTimeout' | 'clearTimeout'>,
  { firstMs, lastMs }: { readonly firstMs: number; readonly lastMs: number },
): Retry {
  let pauseMs = firstMs;
  let timer: unknown;

  function next(): number {
    const ms = pauseMs;
    pauseMs = Math.min(ms * 2, lastMs);
    return ms;
  }

  function stop(): void {
    clock.clearTimeout(timer);
    timer = undefined;
  }

  return {
    later(run) {
      stop();
      timer = clock.setTimeout(() => {
        timer = undefined;
        run();
      }, next());
    },
    waits: () => timer !== undefined,
    stop,
    worked() {
      const failed = pauseMs > firstMs;
      pauseMs = firstMs;
      return failed;
    },
    next,
  };
}
