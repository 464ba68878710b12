import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { MoveReason, SnagFields, SnagMove } from '../../../rules/snag';
import { stamp, type Kind, useNewEvent, useOwnOutbox } from './event';

/** Absent: unchanged; null: cleared. */
export type EditSnagValues = Partial<SnagFields>;

export interface EditOptions {
  /** How long it is not sent, so that it can be undone, in ms. @default 0 */
  readonly holdMs?: number;
}

/** Resolves when the change is on the disk; rejects with DeviceFull. */
export function useEditSnag(): (
  snagId: string,
  changes: EditSnagValues,
  options?: EditOptions,
) => Promise<{ eventId: string }> {
  const outbox = useOwnOutbox();
  const newEvent = useNewEvent();
  return useCallback(
    async (snagId, changes, { holdMs = 0 } = {}) => {
      const event = newEvent({
        kind: 'edit',
        snagId,
        fields: { ...changes },
        ...(holdMs > 0 && { holdUntil: Date.now() + holdMs }),
      });
      await outbox.add([event]);
      return { eventId: event.eventId };
    },
    [outbox, newEvent],
  );
}

export const editSnag: Kind = {
  mutation: graphql`
    mutation useEditSnagMutation($input: EditSnagInput!) {
      editSnag(input: $input) {
        ...snagAnswer_payload
      }
    }
  `,
  input: (event) => ({ ...stamp(event), snagId: event.snagId, ...event.fields }),
};

/** The change that is made to each of many snags. */
export type SnagChange =
  | { readonly kind: 'edit'; readonly fields: EditSnagValues }
  | {
      readonly kind: 'move';
      readonly fields: {
        readonly move: SnagMove;
        readonly comment?: string;
        readonly reason?: MoveReason;
      };
    }
  | { readonly kind: 'comment'; readonly fields: { readonly body: string } };

/** The event made for one of the snags. */
export interface ChangedSnag {
  readonly snagId: string;
  readonly eventId: string;
}

/**
 * The same change to many snags, one event for each. Resolves when all are on the disk; rejects
 * with DeviceFull and none is. Not sent for `holdMs`.
 */
export function useChangeSnags(): (
  snagIds: readonly string[],
  change: SnagChange,
  holdMs: number,
) => Promise<readonly ChangedSnag[]> {
  const outbox = useOwnOutbox();
  const newEvent = useNewEvent();
  return useCallback(
    async (snagIds, { kind, fields }, holdMs) => {
      const holdUntil = Date.now() + holdMs;
      const events = snagIds.map((snagId) =>
        newEvent({ kind, snagId, fields: { ...fields }, holdUntil }),
      );
      await outbox.add(events);
      return events.map(({ snagId, eventId }) => ({ snagId, eventId }));
    },
    [outbox, newEvent],
  );
}
