import { useSyncExternalStore } from 'react';
import { useUserSession } from './context';

/** What a snag is called as far as this page knows it: its reference, before it has one its title; null if the page has not met it. */
export function useSnagName(snagId: string): string | null {
  const { environment, outbox, line } = useUserSession();
  return useSyncExternalStore(
    // It gets its number with the receipt, which takes an entry out of the outbox.
    outbox?.entries.subscribe ?? line.subscribe,
    () => {
      const snag = environment.getStore().getSource().get(snagId);
      return text(snag?.['reference']) ?? text(snag?.['displayTitle']);
    },
  );
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
