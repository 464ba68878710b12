import { useSyncExternalStore } from 'react';
import { useUserSession } from './context';

/** One text of a snag or a project, from the store; null if it is not there. */
export function useStoredText(id: string, field: 'reference' | 'displayTitle' | 'timeZone'): string | null {
  const { environment, outbox, reachability } = useUserSession();
  return useSyncExternalStore(
    // The number comes with the receipt, which removes the entry from the outbox, so the outbox's changes are enough.
    outbox?.entries.subscribe ?? reachability.subscribe,
    () => text(environment.getStore().getSource().get(id)?.[field]),
  );
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
