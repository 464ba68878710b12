import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { MoveReason, SnagMove } from '../../../rules/snag';
import { newPhoto } from '../../photos/newPhoto';
import { stamp, type Kind, useNewEvent, useOwnOutbox, type ProjectElsewhere } from './event';

export interface MoveOptions {
  readonly comment?: string;
  readonly reason?: MoveReason;
  /** Evidence; each becomes an event of its own before the move. */
  readonly photos?: readonly File[];
  /** How long it is not sent, so that it can be undone, in ms. @default 0 */
  readonly holdMs?: number;
}

/**
 * One move of the state machine. Resolves when it is on the disk with its photos; rejects with
 * DeviceFull or PhotoRefusal. `elsewhere`: in which project. @default the one on the screen
 */
export function useMoveSnag(
  elsewhere: ProjectElsewhere | null = null,
): (snagId: string, move: SnagMove, options?: MoveOptions) => Promise<{ eventId: string }> {
  const outbox = useOwnOutbox();
  const newEvent = useNewEvent(elsewhere);
  return useCallback(
    async (snagId, move, { comment, reason, photos = [], holdMs = 0 } = {}) => {
      const evidence = await Promise.all(photos.map((file) => newPhoto(file)));
      const moving = newEvent({
        kind: 'move',
        snagId,
        fields: {
          move,
          ...(comment !== undefined && { comment }),
          ...(reason !== undefined && { reason }),
        },
        ...(holdMs > 0 && { holdUntil: Date.now() + holdMs }),
      });
      const events = evidence.map(({ facts }) =>
        newEvent({ kind: 'photo', snagId, fields: { kind: 'EVIDENCE' }, photo: facts }),
      );
      await outbox.add([...events, moving], evidence);
      return { eventId: moving.eventId };
    },
    [outbox, newEvent],
  );
}

export const moveSnag: Kind = {
  mutation: graphql`
    mutation useMoveSnagMutation($input: MoveSnagInput!) {
      moveSnag(input: $input) {
        ...snagAnswer_payload
      }
    }
  `,
  input: (event) => ({ ...stamp(event), snagId: event.snagId, ...event.fields }),
};
