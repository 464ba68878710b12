import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { newId } from '../../domain/ids';
import { createDraft } from '../../sync/outbox/draft';
import type { RaiseSnagValues } from '../../sync/outbox/entry';
import { useProject, useUserSession } from '../context';
import { stamp, useNewEvent, useOwnOutbox, type Kind } from './event';

export type { RaiseSnagValues };

/**
 * Raises a snag with the photos of the project's draft, and empties the draft. Resolves when all of
 * it is on the disk; rejects with DeviceFull or DRAFT_CHANGED. Not sent for `holdMs`.
 */
export function useRaiseSnag(): (
  values: RaiseSnagValues,
  holdMs: number,
) => Promise<{ snagId: string; eventId: string }> {
  const outbox = useOwnOutbox();
  const { draftOf, lastRaised } = useUserSession();
  const project = useProject();
  const newEvent = useNewEvent();
  return useCallback(
    async (values, holdMs) => {
      const snagId = newId('snag');
      const holdUntil = Date.now() + holdMs;
      const raise = newEvent({ kind: 'raise', snagId, fields: { ...values }, holdUntil });
      const draft = project && draftOf(project.code, createDraft);
      await draft?.raise((content) =>
        outbox.raiseDraft(raise, content, (photo, shapes) => [
          newEvent({ kind: 'photo', snagId, fields: { kind: 'DEFECT' }, photo, holdUntil }),
          ...(shapes.length > 0
            ? [
                newEvent({
                  kind: 'markPhoto',
                  snagId,
                  fields: { photoId: photo.photoId, shapes },
                  holdUntil,
                }),
              ]
            : []),
        ]),
      );
      lastRaised.set(snagId);
      return { snagId, eventId: raise.eventId };
    },
    [outbox, draftOf, lastRaised, project, newEvent],
  );
}

export const raiseSnag: Kind = {
  mutation: graphql`
    mutation useRaiseSnagMutation($input: RaiseSnagInput!) {
      raiseSnag(input: $input) {
        ...snagAnswer_payload
      }
    }
  `,
  input: (event) => ({
    ...stamp(event),
    projectId: event.projectId,
    snagId: event.snagId,
    ...event.fields,
  }),
};
