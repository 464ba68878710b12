import { safely } from './events';

/** State of the connection for subscriptions, for an indicator. `since`: the clock's time of the last change of `kind`, in ms. */
export interface ConnectionState {
  /**
   * `idle` no subscription · `connecting` the first socket is being opened · `live` · `reconnecting` the socket was lost or could not be opened ·
   * `offline` the device says so (`navigator.onLine`) · `polling` websockets are blocked, changes are read by POST.
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
