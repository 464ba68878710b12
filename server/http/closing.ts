import type { ServerResponse } from 'node:http';

/** What is under way when the server is asked to stop, and what comes after that. */
export interface Closing {
  /** True from the moment the server was asked to stop: nothing new is begun. */
  begun(): boolean;
  begin(): void;
  /** Counts an answer until its last byte has left, or its line is cut. */
  answering(res: ServerResponse): void;
  /** Counts work until it is done, though its sender may have left. */
  working(work: Promise<unknown>): void;
  /** True when nothing is under way any more; false after so many ms in which that did not come. Infinity waits for it. */
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
