import { useCallback, useSyncExternalStore } from 'react';

/**
 * The text of a key in localStorage, updated wherever it is changed on this page; null if there is
 * none.
 */
export function useLocalStorage(key: string): [text: string | null, keep: (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => read(key));
  return [text, useCallback((next) => keepLocally(key, next), [key])];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepLocally(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Without storage only a convenience is lost.
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
