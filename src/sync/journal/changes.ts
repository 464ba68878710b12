import type { World } from '../../device/world';

/** Wait from the first of several events to the refetch of lists and counts, so that one refetch covers them all, in ms. */
const gatherMs = 100;
/** Largest random addition to that wait, in ms, so that not all devices of a site ask at once. Both together leave most of a second for the request. */
const jitterMs = 250;
/** Shortest time between two refetches, in ms, during a continuous stream of events. */
const gapMs = 2_000;

/** Kinds of events, as in the schema. Null: unknown, as after a lost connection. */
export type ChangeKinds = ReadonlySet<string> | null;

/** Calls its listeners once for many events, with their kinds. While the page is hidden it waits until it is visible. */
export interface Changes {
  happened(kind: string | null): void;
  subscribe(listener: (kinds: ChangeKinds) => void): () => void;
  close(): void;
}

export function createChanges({ clock, random, visible }: Pick<World, 'clock' | 'random' | 'visible'>): Changes {
  const listeners = new Set<(kinds: ChangeKinds) => void>();
  let timer: unknown;
  /** Kinds that the listeners have not been given yet. */
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
