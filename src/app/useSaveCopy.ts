import { useCallback } from 'react';
import { saveCopy } from '../sync/outbox/saveCopy';
import { useUserSession } from './context';

/** Returns the function that saves an unconfirmed event as a download: its photo, or its fields. */
export function useSaveCopy(): (eventId: string) => Promise<void> {
  const { outbox } = useUserSession();
  return useCallback(
    async (eventId) => {
      const entry = outbox?.entries.all().find((each) => each.eventId === eventId);
      if (entry && outbox) await saveCopy(entry, outbox.bytes);
    },
    [outbox],
  );
}
