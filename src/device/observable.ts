/** A value with change listeners, for React's `useSyncExternalStore`. */
export interface Value<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface MutableValue<T> extends Value<T> {
  /** Listeners run only if the value has changed. */
  set(next: T): void;
}

/** Calls every listener, also those after one that throws; errors go to `reportError`. */
export function notifyListeners(listeners: Iterable<() => void>): void {
  for (const listener of listeners) {
    try {
      listener();
    } catch (bug) {
      reportError(bug);
    }
  }
}

export function createValue<T>(initial: T): MutableValue<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      notifyListeners(listeners);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
