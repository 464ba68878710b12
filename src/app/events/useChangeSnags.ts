import { useCallback } from 'react';
import { useNewEvent, useOwnOutbox } from './useAddEvents';
import type { EditSnagValues } from './useEditSnag';
import type { MoveReason, SnagMove } from '../../../rules/snag';

/** What is done to each of many snags. */
export type SnagChange =
  | { readonly kind: 'edit'; readonly fields: EditSnagValues }
  | { readonly kind: 'move'; readonly fields: { readonly move: SnagMove; readonly comment?: string; readonly reason?: MoveReason } };

/** The event made for one of the snags. */
export interface ChangedSnag {
  readonly snagId: string;
  readonly eventId: string;
}

/** The same change to many snags, one event for each. Resolves when all are on the disk; rejects with DeviceFull and none is. Not sent for `holdMs`. */
export function useChangeSnags(): (snagIds: readonly string[], change: SnagChange, holdMs: number) => Promise<readonly ChangedSnag[]> {
  const outbox = useOwnOutbox();
  const newEvent = useNewEvent();
  return useCallback(
    async (snagIds, { kind, fields }, holdMs) => {
      const holdUntil = Date.now() + holdMs;
      const events = snagIds.map((snagId) => newEvent({ kind, snagId, fields: { ...fields }, holdUntil }));
      await outbox.add(events);
      return events.map(({ snagId, eventId }) => ({ snagId, eventId }));
    },
    [outbox, newEvent],
  );
}
