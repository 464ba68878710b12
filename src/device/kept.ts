import { useCallback, useSyncExternalStore } from 'react';

/** A text that is kept on the device under a key, shown wherever it is changed; null if there is none. */
export function useKept(key: string): [text: string | null, keep: (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => read(key));
  return [text, useCallback((next) => write(key, next), [key])];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A device that keeps nothing only loses a convenience.
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
