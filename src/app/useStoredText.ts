import { useSyncExternalStore } from 'react';
import { useUserSession } from './context';

/** One text of a snag or a project, from the store; null if it is not there. */
export type TextOf = (id: string, field: 'reference' | 'displayTitle' | 'timeZone') => string | null;

export const useStoredText: TextOf = (id, field) => useStoredTexts((textOf) => textOf(id, field));

/** What is made of such texts. */
export function useStoredTexts<Made extends string | null>(make: (textOf: TextOf) => Made): Made {
  const { environment, outbox, reachability } = useUserSession();
  return useSyncExternalStore(
    // The number comes with the receipt, which removes the entry from the outbox, so the outbox's changes are enough.
    outbox?.entries.subscribe ?? reachability.subscribe,
    () => make((id, field) => text(environment.getStore().getSource().get(id)?.[field])),
  );
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
