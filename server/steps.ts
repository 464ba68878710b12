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
    const began = performance.now();
    isMore = await step();
    await setTimeout(rest * (performance.now() - began));
  }
}
