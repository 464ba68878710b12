import type { Environment } from 'relay-runtime';
import type { World } from '../../device/world';

export interface Journal {
  /**
   * Listeners run shortly after events arrived, to refetch what only the server knows: membership
   * in lists and counts.
   */
  readonly changes: Pick<Changes, 'subscribe' | 'happened'>;
  /**
   * The journal cursor up to which the store's data of the project includes events; null while the
   * store has none.
   */
  cursorOf(projectId: string): string | null;
  /** Follows a project from the cursor of its data in the store; returns the function to stop. */
  watch(projectId: string): () => void;
  close(): void;
}

/** Wait before the code that follows a project is requested again after a failure, in ms. */
const retryMs = 5_000;

export type Follow = (projectId: string, cursor: string) => () => void;

export function createJournal(
  environment: Environment,
  world: Pick<World, 'clock' | 'random' | 'visible'>,
  follower: () => Promise<Follow>,
): Journal {
  const changes = createChanges(world);
  const watches = new Set<() => void>();

  function cursorOf(projectId: string): string | null {
    const cursor = environment.getStore().getSource().get(projectId)?.['journalCursor'];
    return typeof cursor === 'string' ? cursor : null;
  }

  return {
    changes,
    cursorOf,
    watch(projectId) {
      const cursor = cursorOf(projectId);
      let timer: unknown;
      let end = (): void => {};
      let left = false;
      function start(): void {
        follower().then(
          (follow) => {
            if (!left && cursor !== null) end = follow(projectId, cursor);
          },
          () => {
            if (!left) timer = world.clock.setTimeout(start, retryMs);
          },
        );
      }
      function stop(): void {
        left = true;
        world.clock.clearTimeout(timer);
        watches.delete(stop);
        end();
      }
      watches.add(stop);
      start();
      return stop;
    },
    close() {
      for (const stop of watches) stop();
      changes.close();
    },
  };
}

/**
 * Wait from the first of several events to the refetch of lists and counts, so that one refetch
 * covers them all, in ms.
 */
const gatherMs = 100;
/**
 * Largest random addition to that wait, in ms, so that not all devices of a site ask at once. Both
 * together leave most of a second for the request.
 */
const jitterMs = 250;
/** Shortest time between two refetches, in ms, during a continuous stream of events. */
const gapMs = 2_000;

/** Kinds of events, as in the schema. Null: unknown, as after a lost connection. */
export type ChangeKinds = ReadonlySet<string> | null;
/** The snags that events were about. Null: not only about snags. */
export type ChangedSnags = ReadonlySet<string> | null;

/**
 * Calls its listeners once for many events, with their kinds. While the page is hidden it waits
 * until it is visible.
 */
interface Changes {
  /** `snagId`: null if it is not about a snag, or nobody knows. */
  happened(kind: string | null, snagId: string | null): void;
  subscribe(listener: (kinds: ChangeKinds, snags: ChangedSnags) => void): () => void;
  close(): void;
}

export function createChanges({
  clock,
  random,
  visible,
}: Pick<World, 'clock' | 'random' | 'visible'>): Changes {
  const listeners = new Set<(kinds: ChangeKinds, snags: ChangedSnags) => void>();
  let timer: unknown;
  /** Kinds that the listeners have not been given yet. */
  let due = new Set<string | null>();
  let dueSnags = new Set<string | null>();
  let lastAt = -Infinity;

  function notify(): void {
    timer = undefined;
    if (!visible.get()) return;
    const [kindsDue, snagsDue] = [due, dueSnags];
    due = new Set();
    dueSnags = new Set();
    lastAt = clock.now();
    const kinds = new Set([...kindsDue].filter((kind) => kind !== null));
    const snags = new Set([...snagsDue].filter((id) => id !== null));
    for (const listener of listeners)
      listener(kindsDue.has(null) ? null : kinds, snagsDue.has(null) ? null : snags);
  }

  const stop = visible.subscribe(() => {
    if (due.size > 0 && timer === undefined) notify();
  });
  return {
    happened(kind, snagId) {
      due.add(kind);
      dueSnags.add(snagId);
      timer ??= clock.setTimeout(
        notify,
        Math.max(gatherMs + random() * jitterMs, lastAt + gapMs - clock.now()),
      );
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
