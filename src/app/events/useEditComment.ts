import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { stamp, type Kind, addEvent, snagOf, text, useNewEvent, useOwnOutbox } from './event';
import { showEvent } from './snagRecord';

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
  project(projection) {
    const { store, event } = projection;
    const snag = snagOf(projection);
    const body = text(event.fields['body']);
    const comment = store.get(text(event.fields['commentId']) ?? '');
    // Only its author may change it.
    if (!snag || !comment || comment.getLinkedRecord('actor')?.getDataID() !== projection.person.id)
      return;
    showEvent(projection, snag, { kind: 'COMMENT_EDITED' });
    addEvent(projection, snag, 'COMMENT_EDITED', {
      comment: body,
      edited: comment,
      change: { field: 'comment', from: text(comment.getValue('comment')), to: body },
    });
    comment.setValue(body, 'comment');
    comment.setValue(event.occurredAt, 'editedAt');
  },
};
