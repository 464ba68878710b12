import { useSyncExternalStore } from 'react';
import { useUserSession } from './context';

/** A snag's reference, or its title before it has one, from the store; null if the snag is not there. */
export function useSnagName(snagId: string): string | null {
  const { environment, outbox, reachability } = useUserSession();
  return useSyncExternalStore(
    // The number comes with the receipt, which removes the entry from the outbox, so the outbox's changes are enough.
    outbox?.entries.subscribe ?? reachability.subscribe,
    () => {
      const snag = environment.getStore().getSource().get(snagId);
      return text(snag?.['reference']) ?? text(snag?.['displayTitle']);
    },
  );
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
