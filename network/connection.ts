import { safely } from './events';

/** How the live channel is, for a small indicator. `since` is the clock's ms of the last change of `kind`. */
export interface ConnectionState {
  /**
   * `idle` nobody subscribes · `connecting` the first socket is on its way · `live` · `reconnecting` it was or should be there ·
   * `offline` the device says so · `polling` websockets do not get through, changes are read by POST.
   */
  readonly kind: 'idle' | 'connecting' | 'live' | 'reconnecting' | 'offline' | 'polling';
  readonly since: number;
}

/** Fits React's `useSyncExternalStore`. */
export interface Connection {
  get(): ConnectionState;
  subscribe(listener: () => void): () => void;
}

export interface MutableConnection extends Connection {
  set(kind: ConnectionState['kind']): void;
}

export function createConnection(now: () => number, onChange: (state: ConnectionState) => void): MutableConnection {
  let state: ConnectionState = { kind: 'idle', since: now() };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(kind) {
      if (kind === state.kind) return;
      state = { kind, since: now() };
      onChange(state);
      for (const listener of listeners) safely(listener);
    },
  };
}
