import type { Server, ServerResponse } from 'node:http';
import { settings } from '../settings';

/** Running work when the server is asked to stop, and requests after that. */
export interface Closing {
  /** True once the server was asked to stop: no new work is begun. */
  begun(): boolean;
  begin(): void;
  /** Counts an answer until its last byte is sent or its connection is cut. */
  answering(res: ServerResponse): void;
  /** Counts work until it is done, even if its client has left. */
  working(work: Promise<unknown>): void;
  /**
   * Resolves with true when no work is running any more; with false after so many ms. Infinity
   * waits for the end.
   */
  ended(ms: number): Promise<boolean>;
}

export function createClosing(): Closing {
  const underWay = new Set<object>();
  let closing = false;
  let tell = (): void => undefined;
  const end = (thing: object): void => {
    underWay.delete(thing);
    if (underWay.size === 0) tell();
  };
  return {
    begun: () => closing,
    begin() {
      closing = true;
    },
    answering(res) {
      underWay.add(res);
      res.once('close', () => end(res));
    },
    working(work) {
      underWay.add(work);
      const done = (): void => end(work);
      work.then(done, done);
    },
    ended(ms) {
      if (underWay.size === 0) return Promise.resolve(true);
      return new Promise((resolve) => {
        const late = ms === Infinity ? undefined : setTimeout(() => resolve(false), ms);
        const others = tell;
        tell = () => {
          others();
          clearTimeout(late);
          resolve(true);
        };
      });
    },
  };
}

/**
 * Takes no more connections. Unless there was time enough before, whoever has one by then is
 * answered, mostly to come again, before the line is cut: a request may be on its way on it.
 */
export async function closeServer(server: Server, polite: boolean): Promise<void> {
  // Accepts waiting connections first: closing the port resets those that the process has not
  // accepted yet.
  await new Promise((resolve) => setImmediate(resolve));
  const closed = new Promise((resolve) => server.close(resolve));
  if (polite) {
    let late: NodeJS.Timeout | undefined;
    await Promise.race([
      closed,
      new Promise((resolve) => (late = setTimeout(resolve, settings.closing))),
    ]);
    clearTimeout(late);
  }
  server.closeAllConnections();
  await closed;
}
