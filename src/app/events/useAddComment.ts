import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { stamp, type Kind, useNewEvent, useOwnOutbox } from './event';

/** Resolves when the comment is on the disk; rejects with DeviceFull. */
export function useAddComment(): (snagId: string, body: string) => Promise<{ eventId: string }> {
  const outbox = useOwnOutbox();
  const newEvent = useNewEvent();
  return useCallback(
    async (snagId, body) => {
      const event = newEvent({ kind: 'comment', snagId, fields: { body } });
      await outbox.add([event]);
      return { eventId: event.eventId };
    },
    [outbox, newEvent],
  );
}

export const addComment: Kind = {
  mutation: graphql`
    mutation useAddCommentMutation($input: AddCommentInput!) {
      addComment(input: $input) {
        ...snagAnswer_payload
      }
    }
  `,
  input: (event) => ({ ...stamp(event), snagId: event.snagId, ...event.fields }),
};
