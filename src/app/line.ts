import type { Connection, ConnectionState } from '../../network/index';
import { createValue, type Value } from './value';
import type { World } from './world';

/** How what others do reaches this page. */
export interface LineState {
  /** `polling`: websockets do not get through here, so the server is asked now and then. */
  readonly kind: 'live' | 'polling' | 'connecting' | 'reconnecting' | 'offline';
  /** Of the last change of `kind`, as Date.now(). */
  readonly since: number;
  /** When what is on the page was last known to be as the server has it, as Date.now(); null if it has not been yet. */
  readonly lastFreshAt: number | null;
}

export interface Line extends Value<LineState> {
  /** The server has answered or told something. */
  fresh(): void;
  close(): void;
}

export function createLine(connection: Connection, { online, clock }: Pick<World, 'online' | 'clock'>): Line {
  const state = createValue<LineState>({ kind: kindNow(), since: clock.now(), lastFreshAt: null });

  function kindNow(): LineState['kind'] {
    return online.get() ? kinds[connection.get().kind] : 'offline';
  }

  function look(): void {
    const before = state.get();
    const kind = kindNow();
    if (kind === before.kind) return;
    const now = clock.now();
    // Until this moment nothing was missed.
    state.set({ kind, since: now, lastFreshAt: before.kind === 'live' ? now : before.lastFreshAt });
  }

  const stops = [connection.subscribe(look), online.subscribe(look)];
  return {
    get: state.get,
    subscribe: state.subscribe,
    fresh: () => state.set({ ...state.get(), lastFreshAt: clock.now() }),
    close() {
      for (const stop of stops) stop();
    },
  };
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
