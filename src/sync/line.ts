import { isKnown } from './outbox/entry';
import type { Connection, ConnectionState, NetworkEvent } from '../../network/index';
import type { EntryList } from './outbox/entryList';
import { createValue, type Value } from '../device/observable';
import type { World } from '../device/world';

/** How what others do reaches this page, and whether what is asked and sent gets through. */
export interface LineState {
  /** `polling`: websockets do not get through here, so the server is asked now and then. */
  readonly kind: 'live' | 'polling' | 'connecting' | 'reconnecting' | 'offline';
  /**
   * What takes longer than it should, whatever the socket says: a line may be connected and carry nothing. `answer`: a question waits,
   * `unsent`: something a person entered does, `unread`: the disk has not said what waits on it.
   */
  readonly late: 'answer' | 'unsent' | 'unread' | null;
  /** Of the last change of `kind` or `late`, as Date.now(). */
  readonly since: number;
  /** When what is on the page was last known to be as the server has it, as Date.now(); null if it has not been yet. */
  readonly lastFreshAt: number | null;
}

export interface Line extends Value<LineState> {
  /** The server has answered or told something. */
  fresh(): void;
  /** What the network layer does. */
  watch(event: NetworkEvent): void;
  close(): void;
}

/** A question without its whole answer, and something unsent, are late after so long, in ms. */
const answerMs = 3_000;
const unsentMs = 5_000;
const longestWaitMs = 60_000;

type Outbox = Pick<EntryList, 'all' | 'complete' | 'subscribe'>;

/** `entries`: what of this person is unsent; null for nobody. */
export function createLine(connection: Connection, entries: Outbox | null, { online, clock }: Pick<World, 'online' | 'clock'>): Line {
  const openedAt = clock.now();
  /** When each question that has no answer yet was asked. */
  const asked = new Map<number, number>();
  const state = createValue<LineState>({ kind: kindNow(), late: null, since: openedAt, lastFreshAt: null });
  let timer: unknown;
  look();

  function kindNow(): LineState['kind'] {
    return online.get() ? kinds[connection.get().kind] : 'offline';
  }

  function look(): void {
    clock.clearTimeout(timer);
    const now = clock.now();
    const due = [
      { late: 'answer', at: Math.min(...asked.values()) + answerMs },
      { late: 'unsent', at: waitingSince(entries) + unsentMs },
      { late: 'unread', at: entries?.complete() === false ? openedAt + unsentMs : Number.POSITIVE_INFINITY },
    ] as const;
    const late = due.find(({ at }) => at <= now)?.late ?? null;
    const next = Math.min(...due.map(({ at }) => at).filter((at) => at > now));
    // A clock that was set back makes what waits wait for days; a timer cannot.
    if (next < Number.POSITIVE_INFINITY) timer = clock.setTimeout(look, Math.min(next - now, longestWaitMs));

    const before = state.get();
    const kind = kindNow();
    if (kind === before.kind && late === before.late) return;
    state.set({ kind, late, since: now, lastFreshAt: freshUntil(before, { kind, late }, now) });
  }

  /** As long as the socket was live nothing was missed; but it is known to have been only until the oldest question without an answer. */
  function freshUntil(before: LineState, { kind, late }: Pick<LineState, 'kind' | 'late'>, now: number): number | null {
    if (before.kind !== 'live' || before.late === 'answer') return before.lastFreshAt;
    if (late === 'answer') return Math.min(...asked.values());
    return kind === 'live' ? before.lastFreshAt : now;
  }

  const stops = [connection.subscribe(look), online.subscribe(look), ...(entries === null ? [] : [entries.subscribe(look)])];
  return {
    get: state.get,
    subscribe: state.subscribe,
    fresh: () => state.set({ ...state.get(), lastFreshAt: clock.now() }),
    watch(event) {
      // What is sent waits in the outbox; a form says by itself that it waits; and an upload may rightly take minutes.
      if (event.type !== 'start' && event.type !== 'end') return;
      if (event.operationKind !== 'query') return;
      if (event.type === 'start') asked.set(event.execution, clock.now());
      else asked.delete(event.execution);
      look();
    },
    close() {
      clock.clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}

/** Since when the oldest thing that is to be sent could have been sent. */
function waitingSince(entries: Outbox | null): number {
  // What only a newer version can send does not wait for the line.
  const sent = (entries?.all() ?? []).filter((entry) => isKnown(entry) && entry.state !== 'refused');
  const times = sent.map(({ addedAt, holdUntil = addedAt }) => Math.max(addedAt, holdUntil));
  return Math.min(...times);
}

const kinds: Record<ConnectionState['kind'], LineState['kind']> = {
  // Whoever sees the line is in a project, and it is about to be followed.
  idle: 'connecting',
  connecting: 'connecting',
  live: 'live',
  polling: 'polling',
  reconnecting: 'reconnecting',
  offline: 'offline',
};
