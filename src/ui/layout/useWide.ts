import { useSyncExternalStore } from 'react';

const query = '(min-width: 960px)';

/** Whether list and detail stand side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}

export function isWide(): boolean {
  return globalThis.matchMedia?.(query).matches ?? false;
}

function subscribe(listener: () => void): () => void {
  const media = globalThis.matchMedia?.(query);
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}
