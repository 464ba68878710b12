import type { Clock } from './world';

export interface Polling {
  /** Reads at once and then every 20,000 ms. Does nothing while it runs. */
  start(): void;
  stop(): void;
  /** The last read succeeded: what the screen shows is at most that old. */
  works(): boolean;
}

/** Stands in for the socket where websockets do not get through. One read at a time; a failed one is tried again in its turn. */
export function createPolling(clock: Clock, pollMs: number, read: () => Promise<unknown>, changed: () => void): Polling {
  /** Another one for each start, so that a read that ends late is known. */
  let round: object | undefined;
  let works = false;
  let timer: unknown;

  function poll(): void {
    const mine = round;
    const settle = (success: boolean) => (): void => {
      if (mine !== round) return;
      works = success;
      timer = clock.setTimeout(poll, pollMs);
      changed();
    };
    read().then(settle(true), settle(false));
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
