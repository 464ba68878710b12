import { patienceMs } from './patience';

/** Between two looks, in ms. */
const betweenMs = 50;

/**
 * Looks again and again until nothing is wrong any more; fails with what was wrong at the last
 * look.
 */
export function eventually(look: () => void | Promise<void>, limitMs = patienceMs): Promise<void> {
  const end = Date.now() + limitMs;
  return new Promise((resolve, reject) => {
    async function again(): Promise<void> {
      try {
        await look();
        resolve();
      } catch (error) {
        if (Date.now() >= end) reject(error);
        else setTimeout(() => void again(), betweenMs);
      }
    }
    void again();
  });
}
