import type { World } from '../../device/world';

/** From the first event of many to the reading of lists and counts, in ms: what else comes at once is read with it. */
const gatherMs = 100;
/** At most so much more, so that not everybody on a site asks at once. Both together leave most of a second for the line. */
const jitterMs = 250;
/** Between two readings, in ms: a stream that never pauses must not ask all the time. */
const gapMs = 2_000;

/** One call for many events. While nobody looks at the page it waits for somebody to look. */
export interface Changes {
  happened(): void;
  subscribe(listener: () => void): () => void;
  close(): void;
}

export function createChanges({ clock, random, visible }: Pick<World, 'clock' | 'random' | 'visible'>): Changes {
  const listeners = new Set<() => void>();
  let timer: unknown;
  let due = false;
  let lastTold = -Infinity;

  function tell(): void {
    timer = undefined;
    if (!visible.get()) return;
    due = false;
    lastTold = clock.now();
    for (const listener of listeners) listener();
  }

  const stop = visible.subscribe(() => {
    if (due && timer === undefined) tell();
  });
  return {
    happened() {
      due = true;
      timer ??= clock.setTimeout(tell, Math.max(gatherMs + random() * jitterMs, lastTold + gapMs - clock.now()));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      clock.clearTimeout(timer);
      stop();
      listeners.clear();
    },
  };
}
