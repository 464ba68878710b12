import { setImmediate } from 'node:timers/promises';

/**
 * Makes a line in which long work waits between its parts, so that the event loop comes in between: the database answers at once, and so nothing else would. `share`: of a turn
 * of the event loop that the next part takes; parts that together take less than one go on at once.
 */
export function createLine(): (share: number) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  let taken = 0;
  return (share) => {
    taken += share;
    if (taken >= 1) {
      taken = 0;
      last = last.then(() => setImmediate());
    }
    return last;
  };
}
