/** Something that changes and tells: fits React's `useSyncExternalStore`. */
export interface Value<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface MutableValue<T> extends Value<T> {
  /** Tells nobody if nothing changes. */
  set(next: T): void;
}

/** Calls every listener, also those behind one that throws; what it threw is shown where the browser shows bugs. */
export function tellAll(listeners: Iterable<() => void>): void {
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
      tellAll(listeners);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
