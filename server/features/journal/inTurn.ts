import { setImmediate } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves when this reader may read the next event: one reader after the other, with the event loop in between.
 * The database answers at once and a socket takes at once what is sent down it, so without this thousands of events, or one event for
 * hundreds of readers, would go through while everybody else waits.
 */
export function inTurn(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}
