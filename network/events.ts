import type { Attempt, FailureKind } from './failure';

/**
 * What the layer did, for a report or a developer's log. Never holds a token, a variable, a body, a
 * header, a file's name or a server's sentence.
 */
export type NetworkEvent =
  | {
      readonly type: 'start';
      readonly execution: number;
      readonly at: number;
      readonly operation: string;
      readonly id: string;
      readonly operationKind: string;
    }
  | { readonly type: 'attempt'; readonly execution: number; readonly at: number }
  | {
      readonly type: 'wait';
      readonly execution: number;
      readonly at: number;
      readonly reason: 'retry' | 'offline' | 'refresh';
      readonly ms?: number;
    }
  | EndEvent
  | {
      readonly type: 'refresh';
      readonly at: number;
      readonly outcome: 'renewed' | 'refused' | 'failed';
      readonly durationMs: number;
    }
  | { readonly type: 'connection'; readonly at: number; readonly state: ConnectionState };

/**
 * Exactly one for every `start`. An operation whose variables cannot be serialized never starts.
 */
export interface EndEvent {
  readonly type: 'end';
  readonly execution: number;
  readonly at: number;
  readonly operation: string;
  readonly id: string;
  readonly operationKind: string;
  /** `left`: the caller unsubscribed before the end. */
  readonly outcome: 'ok' | 'failed' | 'left';
  readonly durationMs: number;
  readonly attempts: readonly Attempt[];
  readonly failure?:
    | {
        readonly kind: FailureKind;
        readonly status: number | undefined;
        readonly retryable: boolean;
      }
    | undefined;
  /** Codes and paths of GraphQL errors, those that were tolerated too. */
  readonly errors?:
    | readonly { readonly code: string | undefined; readonly path: string | undefined }[]
    | undefined;
  readonly requestId?: string | undefined;
}

/** An event whose time `emitter` fills in. */
type Untimed<Event> = Event extends NetworkEvent ? Omit<Event, 'at'> & { at?: number } : never;
/** Passes an event to the listener; the object must not be used afterwards. */
export type Emit = (event: Untimed<NetworkEvent>) => void;

/**
 * Runs a callback of the layer's user. What it throws is reported (by default with `reportError`)
 * and does not reach the caller.
 */
export function safely(
  run: () => unknown,
  report = (bug: unknown): void => globalThis.reportError?.(bug),
): void {
  try {
    const result = run();
    // An async callback may reject.
    if (result instanceof Promise) result.catch(report);
  } catch (bug) {
    report(bug);
  }
}

/**
 * A listener that throws or rejects changes nothing. The error is dropped, because the listener may
 * be the error reporter itself.
 */
export function emitter(
  listener: ((event: NetworkEvent) => void) | undefined,
  now: () => number,
): Emit | undefined {
  return (
    listener &&
    ((event) => {
      event.at ??= now();
      try {
        // `at`, its only optional key, is set now.
        const result: unknown = listener(event as NetworkEvent);
        if (result instanceof Promise) result.catch(() => {});
      } catch {}
    })
  );
}

/**
 * State of the connection for subscriptions, for an indicator. `since`: the last change of `kind`,
 * by the platform's clock (in a browser `performance.now()`).
 */
export interface ConnectionState {
  /**
   * `idle` no subscription · `connecting` the first socket is being opened · `live` ·
   * `reconnecting` the socket was lost or could not be opened · `offline` the device says so
   * (`navigator.onLine`) · `polling` websockets are blocked, changes are read by POST.
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

export function createConnection(
  now: () => number,
  onChange: (state: ConnectionState) => void,
): MutableConnection {
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
