import { useSyncExternalStore } from 'react';

const query = '(min-width: 1024px)';

/** Whether list and detail stand side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(query).matches ?? false);
}

function subscribe(listener: () => void): () => void {
  const media = globalThis.matchMedia?.(query);
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}
