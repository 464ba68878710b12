import type { World } from '../../device/world';

/** From the first event of many to the reading of lists and counts, in ms: what else comes at once is read with it. */
const gatherMs = 100;
/** At most so much more, so that not everybody on a site asks at once. Both together leave most of a second for the line. */
const jitterMs = 250;
/** Between two readings, in ms: a stream that never pauses must not ask all the time. */
const gapMs = 2_000;

/** Kinds of events, those of the schema. Null: nobody knows which, as after a line that was lost. */
export type ChangeKinds = ReadonlySet<string> | null;

/** One call for many events, with their kinds. While nobody looks at the page it waits for somebody to look. */
export interface Changes {
  happened(kind: string | null): void;
  subscribe(listener: (kinds: ChangeKinds) => void): () => void;
  close(): void;
}

export function createChanges({ clock, random, visible }: Pick<World, 'clock' | 'random' | 'visible'>): Changes {
  const listeners = new Set<(kinds: ChangeKinds) => void>();
  let timer: unknown;
  /** What was not told yet. */
  let due = new Set<string | null>();
  let lastTold = -Infinity;

  function tell(): void {
    timer = undefined;
    if (!visible.get()) return;
    const told = due;
    due = new Set();
    lastTold = clock.now();
    const kinds = new Set([...told].filter((kind) => kind !== null));
    for (const listener of listeners) listener(told.has(null) ? null : kinds);
  }

  const stop = visible.subscribe(() => {
    if (due.size > 0 && timer === undefined) tell();
  });
  return {
    happened(kind) {
      due.add(kind);
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
