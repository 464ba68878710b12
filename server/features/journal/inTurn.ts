import { setImmediate } from 'node:timers/promises';

/** Readers of one turn of the event loop who are given what is there already: that takes a tenth of a ms, and what is made first some. */
const readyAtOnce = 10;

let last: Promise<unknown> = Promise.resolve();
/** Parts of the turn that are taken. */
let taken = 0;

/**
 * Resolves when this reader may read the next event: one reader after the other, with the event loop in between.
 * The database answers at once and a socket takes at once what is sent down it, so without this thousands of events, or one event for
 * hundreds of readers, would go through while everybody else waits.
 */
export function inTurn({ isReady }: { isReady: boolean }): Promise<unknown> {
  taken += isReady ? 1 / readyAtOnce : 1;
  if (taken >= 1) {
    taken = 0;
    last = last.then(() => setImmediate());
  }
  return last;
}
