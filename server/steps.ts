import { setTimeout } from 'node:timers/promises';

/**
 * Work in steps of some milliseconds, until one answers false. After each the thread, and on SQLite
 * the database, are for others for `rest` times as long as the step had them.
 */
export async function inSteps(
  step: () => Promise<boolean>,
  { closing, rest = 1 }: { closing?: AbortSignal; rest?: number } = {},
): Promise<void> {
  for (let isMore = true; isMore;) {
    closing?.throwIfAborted();
    isMore = await thenRest(step, rest);
  }
}

/** One such step. */
export async function thenRest<T>(step: () => Promise<T>, rest = 1): Promise<T> {
  const began = performance.now();
  try {
    return await step();
  } finally {
    await setTimeout(rest * (performance.now() - began));
  }
}
