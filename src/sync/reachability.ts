import type {
  NetworkConnection,
  NetworkConnectionState,
  NetworkFailureKind,
  NetworkEvent,
} from '../../network/index';
import { createValue, type Value } from '../device/observable';
import type { World } from '../device/world';
import { isHeld, isKnown, type EntryList } from './outbox/entry';

/** Whether the server can be reached, and how changes by others reach this page. */
export interface ReachabilityState {
  /** `polling`: websockets are blocked, so the server is polled. */
  readonly kind: 'live' | 'polling' | 'connecting' | 'reconnecting' | 'offline';
  /**
   * What takes too long, whatever the socket's state, because a connection may be open and carry
   * nothing. `answer`: a query or a form's mutation has no answer, `unsent`: an outbox entry is not
   * sent, `unread`: the outbox has not been read from the disk.
   */
  readonly late: 'answer' | 'unsent' | 'unread' | null;
  /** The last request ended without an answer of the server. */
  readonly unanswered: boolean;
  /** Of the last change of `kind` or `late`, as Date.now(). */
  readonly since: number;
  /**
   * When the page's data was last known to equal the server's, as Date.now(); null if it never was.
   */
  readonly lastFreshAt: number | null;
}

/**
 * Whether the server is known not to answer now. Outside of a project there is no socket, so the
 * last request counts.
 */
export const isGone = ({ kind, late, unanswered }: ReachabilityState): boolean =>
  kind === 'offline' ||
  kind === 'reconnecting' ||
  late === 'answer' ||
  (unanswered && kind !== 'live');

/**
 * Failures that mean that the request did not reach the server, or that something else answered it.
 */
const withoutAnswer: ReadonlySet<NetworkFailureKind | undefined> = new Set<NetworkFailureKind>([
  'network',
  'timeout',
  'badBody',
  'emptyBody',
  'noData',
]);

export interface Reachability extends Value<ReachabilityState> {
  /** The server has answered a query or sent an event. */
  markFresh(): void;
  /** Takes the network layer's events. */
  onNetworkEvent(event: NetworkEvent): void;
  close(): void;
}

/** Time after which a request without its whole answer, and an unsent entry, are late, in ms. */
const answerMs = 3_000;
const unsentMs = 5_000;

/**
 * Mutations that do not count as late: those of the outbox, whose entries are counted, and uploads,
 * which may take minutes and show their progress.
 */
const countedElsewhere: ReadonlySet<string> = new Set(
  [
    'AddComment',
    'AddPhoto',
    'EditComment',
    'EditSnag',
    'MarkPhoto',
    'MoveSnag',
    'RaiseSnag',
    'RemovePhoto',
    'UploadPlanFile',
  ].map((name) => `use${name}Mutation`),
);

type Outbox = Pick<EntryList, 'all' | 'complete' | 'subscribe'>;

/** `entries`: the person's outbox; null when nobody is signed in. */
export function createReachability(
  connection: NetworkConnection,
  entries: Outbox | null,
  { online, clock }: Pick<World, 'online' | 'clock'>,
): Reachability {
  const openedAt = clock.now();
  /** Start of each query without an answer, by execution. */
  const pendingQueries = new Map<number, number>();
  const pendingMutations = new Map<number, number>();
  const state = createValue<ReachabilityState>({
    kind: kindNow(),
    late: null,
    unanswered: false,
    since: clock.date(),
    lastFreshAt: null,
  });
  let timer: unknown;
  update();

  function kindNow(): ReachabilityState['kind'] {
    return online.get() ? kinds[connection.get().kind] : 'offline';
  }

  function update(): void {
    clock.clearTimeout(timer);
    const now = clock.now();
    const date = clock.date();
    const due = [
      {
        late: 'answer',
        at: Math.min(...pendingQueries.values(), ...pendingMutations.values()) + answerMs,
      },
      { late: 'unsent', at: now + waitOfUnsent(entries, date) },
      {
        late: 'unread',
        at: entries?.complete() === false ? openedAt + unsentMs : Number.POSITIVE_INFINITY,
      },
    ] as const;
    const late = due.find(({ at }) => at <= now)?.late ?? null;
    const next = Math.min(...due.map(({ at }) => at).filter((at) => at > now));
    if (next < Number.POSITIVE_INFINITY) timer = clock.setTimeout(update, next - now);

    const before = state.get();
    const kind = kindNow();
    if (kind === before.kind && late === before.late) return;
    state.set({
      ...before,
      kind,
      late,
      since: date,
      lastFreshAt: freshUntil(before, { kind, late }),
    });
  }

  /**
   * While the socket was live no event was missed; but that is certain only up to the start of the
   * oldest query without an answer.
   */
  function freshUntil(
    before: ReachabilityState,
    { kind, late }: Pick<ReachabilityState, 'kind' | 'late'>,
  ): number | null {
    if (before.kind !== 'live' || before.late === 'answer') return before.lastFreshAt;
    const now = clock.now();
    if (late === 'answer') return clock.date() - (now - Math.min(now, ...pendingQueries.values()));
    return kind === 'live' ? before.lastFreshAt : clock.date();
  }

  function setUnanswered(unanswered: boolean): void {
    if (unanswered !== state.get().unanswered) state.set({ ...state.get(), unanswered });
  }

  const stops = [
    connection.subscribe(update),
    online.subscribe(update),
    ...(entries === null ? [] : [entries.subscribe(update)]),
  ];
  return {
    get: state.get,
    subscribe: state.subscribe,
    markFresh: () => state.set({ ...state.get(), lastFreshAt: clock.date() }),
    onNetworkEvent(event) {
      if (event.type !== 'start' && event.type !== 'end') return;
      if (event.type === 'end' && event.outcome !== 'left')
        setUnanswered(withoutAnswer.has(event.failure?.kind));
      if (event.operationKind === 'subscription' || countedElsewhere.has(event.operation)) return;
      const pending = event.operationKind === 'query' ? pendingQueries : pendingMutations;
      if (event.type === 'start') pending.set(event.execution, clock.now());
      else pending.delete(event.execution);
      update();
    },
    close() {
      clock.clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}

/** Time until the oldest unsent entry is late, in ms. */
function waitOfUnsent(entries: Outbox | null, date: number): number {
  // An entry that only a newer version can send does not wait for the connection.
  const sent = (entries?.all() ?? []).filter(
    (entry) => isKnown(entry) && entry.state !== 'refused',
  );
  const waits = sent.map((entry) => {
    const { addedAt, holdUntil = addedAt } = entry;
    const age = date - Math.max(addedAt, holdUntil);
    // The device's clock was set back since.
    return age < 0 && !isHeld(entry, date) ? 0 : unsentMs - age;
  });
  return Math.min(...waits);
}

const kinds: Record<NetworkConnectionState['kind'], ReachabilityState['kind']> = {
  // The state is shown only inside a project, whose subscription is about to start.
  idle: 'connecting',
  connecting: 'connecting',
  live: 'live',
  polling: 'polling',
  reconnecting: 'reconnecting',
  offline: 'offline',
};

/**
 * When the server last answered this person on this device, as Date.now(); null if that is not
 * known. Kept over reloads.
 */
export interface LastContact extends Value<number | null> {
  /** The server has answered. */
  made(): void;
}

/** How old the stored moment may be, in ms: a write for each answer would be too many. */
const writtenEvery = 30_000;

export function createLastContact(
  { storage, clock }: Pick<World, 'storage' | 'clock'>,
  userId: string,
): LastContact {
  const key = `snagbook.contact.${userId}`;
  const stored = Number(storage?.getItem(key) ?? Number.NaN);
  const { get, set, subscribe } = createValue<number | null>(
    Number.isFinite(stored) ? stored : null,
  );
  return {
    get,
    subscribe,
    made() {
      const now = clock.date();
      // Also when the clock was set back.
      if (Math.abs(now - (get() ?? 0)) < writtenEvery) return;
      set(now);
      try {
        storage?.setItem(key, String(now));
      } catch {
        // The device is full; the value is known until the page is closed.
      }
    },
  };
}
