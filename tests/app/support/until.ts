import { patienceMs } from '../../support/patience';

/** Waits for something that follows from what was done; fails with its text if it never comes. */
export async function until(condition: () => boolean): Promise<void> {
  for (const start = Date.now(); Date.now() - start < patienceMs;) {
    if (condition()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`Never came: ${condition.toString()}`);
}

/** Lets everything that is under way go as far as it can. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
