import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { stamp, type Kind, useNewEvent, useOwnOutbox } from './event';

/**
 * Changes the text of a comment, which is named by its event's id. Resolves when the change is on
 * the disk; rejects with DeviceFull.
 */
export function useEditComment(): (
  snagId: string,
  commentId: string,
  body: string,
) => Promise<{ eventId: string }> {
  const outbox = useOwnOutbox();
  const newEvent = useNewEvent();
  return useCallback(
    async (snagId, commentId, body) => {
      const event = newEvent({ kind: 'editComment', snagId, fields: { commentId, body } });
      await outbox.add([event]);
      return { eventId: event.eventId };
    },
    [outbox, newEvent],
  );
}

export const editComment: Kind = {
  mutation: graphql`
    mutation useEditCommentMutation($input: EditCommentInput!) {
      editComment(input: $input) {
        ...snagAnswer_payload
      }
    }
  `,
  input: (event) => ({ ...stamp(event), ...event.fields }),
};
