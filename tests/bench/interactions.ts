import type { Page } from 'playwright-core';

/**
 * Tells, from the next page on, how long each tap and key waited until what came of it was drawn.
 */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const self = globalThis as unknown as { longest: number }; // only this bench knows it
    self.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        interactionId: number;
        duration: number;
      }[]) {
        // what 'event' means; the id is 0 for what is no interaction
        if (entry.interactionId > 0) self.longest = Math.max(self.longest, entry.duration);
      }
      // newer than the types
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The longest since it was asked last, in ms; below 16 it is 0. */
export function longestInteraction(page: Page): Promise<number> {
  return page.evaluate(() => {
    const self = globalThis as unknown as { longest: number }; // as above
    const { longest } = self;
    self.longest = 0;
    return longest;
  });
}

/** Milliseconds between two frames while something moves. */
export async function frames(
  page: Page,
  act: () => Promise<void>,
): Promise<{ median: number; p95: number }> {
  await page.evaluate(() => {
    const self = globalThis as unknown as { frames: number[]; recording: boolean }; // as above
    self.frames = [];
    self.recording = true;
    let before: number | null = null;
    const next = (now: number): void => {
      if (before !== null) self.frames.push(now - before);
      before = now;
      if (self.recording) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await act();
  const times = await page.evaluate(() => {
    const self = globalThis as unknown as { frames: number[]; recording: boolean }; // as above
    self.recording = false;
    return self.frames;
  });
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}
