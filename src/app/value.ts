/** Something that changes and tells: fits React's `useSyncExternalStore`. */
export interface Value<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface MutableValue<T> extends Value<T> {
  /** Tells nobody if nothing changes. */
  set(next: T): void;
}

export function createValue<T>(initial: T): MutableValue<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
