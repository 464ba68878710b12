import type { Clock } from './world';

export interface Polling {
  /** Reads at once and then every 20,000 ms. Does nothing while it runs. */
  start(): void;
  stop(): void;
  /** The last read succeeded, so the data is at most one interval old. */
  works(): boolean;
}

/** Replaces the socket while websockets are blocked. One read at a time; after a failed one the next follows at the usual interval. */
export function createPolling(clock: Clock, pollMs: number, read: () => Promise<unknown>, changed: () => void): Polling {
  /** A new object for each start, so that a read of an earlier one is ignored when it ends. */
  let round: object | undefined;
  let works = false;
  let timer: unknown;

  function poll(): void {
    const mine = round;
    const closeIfUnused = (success: boolean) => (): void => {
      if (mine !== round) return;
      works = success;
      timer = clock.setTimeout(poll, pollMs);
      changed();
    };
    read().then(closeIfUnused(true), closeIfUnused(false));
  }

  return {
    start() {
      if (round !== undefined) return;
      round = {};
      poll();
    },
    stop() {
      round = undefined;
      works = false;
      clock.clearTimeout(timer);
    },
    works: () => works,
  };
}
