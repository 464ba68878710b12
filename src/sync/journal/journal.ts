import type { Environment } from 'relay-runtime';
import type { SnagChip } from '../../../rules/lists';
import type { World } from '../../device/world';

export interface Journal {
  readonly lists: Lists;
  readonly answers: Answers;
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
  const answers = createAnswers();
  const watches = new Set<() => void>();

  function cursorOf(projectId: string): string | null {
    const cursor = environment.getStore().getSource().get(projectId)?.['journalCursor'];
    return typeof cursor === 'string' ? cursor : null;
  }

  return {
    lists: createLists(),
    answers,
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

/**
 * Calls its listeners once for many events, with their kinds. While the page is hidden it waits
 * until it is visible.
 */
interface Changes {
  happened(kind: string | null): void;
  subscribe(listener: (kinds: ChangeKinds) => void): () => void;
  close(): void;
}

export function createChanges({
  clock,
  random,
  visible,
}: Pick<World, 'clock' | 'random' | 'visible'>): Changes {
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
      timer ??= clock.setTimeout(
        tell,
        Math.max(gatherMs + random() * jitterMs, lastTold + gapMs - clock.now()),
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

/** Which snags raised here a list shows until the server has answered. */
export interface ListKind {
  /** The code of the plan whose snags the list holds; null for a list of the whole project. */
  readonly planCode: string | null;
  readonly chip: SnagChip;
  /**
   * Whether the device itself has computed the list, including the snags raised here. @default ()
   * => false
   */
  readonly decided?: () => boolean;
}

/** A plan on the screen. */
export interface Sheet {
  /** Id of the record that holds the columns. */
  readonly pinsId: string;
  readonly planId: string;
  /** The revision that is shown. */
  readonly revisionId: string;
  readonly filter: SheetFilter;
}

/** The filter its pins were queried with. */
export interface SheetFilter {
  readonly chip?: SnagChip | null | undefined;
  readonly planCode?: string | null | undefined;
  readonly [narrowing: string]: unknown;
}

/**
 * The lists of snags on the screen, by the record id of their Relay connection. Snags raised here
 * are put on top, snags the person may no longer see are removed.
 */
export interface Lists {
  ids(): ReadonlySet<string>;
  kindOf(listId: string): ListKind;
  /** Returns the function to remove the list. */
  add(listId: string, kind?: ListKind): () => void;
  /** The plan sheets on the screen, whose pins are kept up to date. */
  sheets(): ReadonlySet<Sheet>;
  addSheet(sheet: Sheet): () => void;
  /** Listeners run when a list or sheet was added, which then needs the entries of the outbox. */
  subscribe(listener: () => void): () => void;
}

const everything: ListKind = { planCode: null, chip: 'ALL' };

export function createLists(): Lists {
  // Counted, because React mounts twice in development and a list may be on two screens.
  const counts = new Map<string, number>();
  const kinds = new Map<string, ListKind>();
  const sheets = new Set<Sheet>();
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());
  return {
    ids: () => new Set(counts.keys()),
    kindOf: (listId) => kinds.get(listId) ?? everything,
    add(listId, kind = everything) {
      counts.set(listId, (counts.get(listId) ?? 0) + 1);
      kinds.set(listId, kind);
      notify();
      return () => {
        const left = (counts.get(listId) ?? 1) - 1;
        if (left > 0) counts.set(listId, left);
        else {
          counts.delete(listId);
          kinds.delete(listId);
        }
      };
    },
    sheets: () => sheets,
    addSheet(sheet) {
      sheets.add(sheet);
      notify();
      return () => sheets.delete(sheet);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * When the answer to a query cannot come any more, in ms: three attempts of 15 s, two waits of up
 * to 30 s between them (Retry-After), and a refresh of the session of 15 s.
 */
export const lateMs = 120_000;

/**
 * Finds stale answers: one that was requested before an event arrived may overwrite the event's
 * data in the store.
 */
export interface StaleResponses {
  /** An event arrives now; `before` is the journal cursor before it. */
  arrived(before: string, eventId: string | null): void;
  /**
   * The journal cursor before the first event that arrived after the answer's request; null if
   * there is none and the answer is not stale.
   */
  by(answer: Answered): string | null;
}

export function createStaleResponses(clock: Pick<World['clock'], 'now'>): StaleResponses {
  let arrivals: {
    readonly at: number;
    readonly before: string;
    readonly eventId: string | null;
  }[] = [];
  return {
    arrived(before, eventId) {
      const now = clock.now();
      arrivals = [...arrivals.filter(({ at }) => at > now - lateMs), { at: now, before, eventId }];
    },
    by: ({ askedAt, ownEventId = null }) =>
      arrivals.find(
        ({ at, eventId }) => at > askedAt && (eventId === null || eventId !== ownEventId),
      )?.before ?? null,
  };
}

/** An answer that is in the store. */
export interface Answered {
  /** By the clock that nothing sets back, in ms. */
  readonly askedAt: number;
  /** For the answer to an event: that event does not make it stale. */
  readonly ownEventId?: string;
}

/** Passes each answer to the code that follows a project. */
export interface Answers {
  received(answer: Answered): void;
  subscribe(listener: (answer: Answered) => void): () => void;
}

export function createAnswers(): Answers {
  const listeners = new Set<(answer: Answered) => void>();
  return {
    received(answer) {
      for (const listener of listeners) listener(answer);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
