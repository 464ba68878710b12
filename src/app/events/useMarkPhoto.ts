import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { DrawnShape } from '../../domain/photo';
import { stamp, type Kind, useNewEvent, useOwnOutbox } from './event';

/** Replaces the drawing on a photo. Resolves when it is on the disk; rejects with DeviceFull. */
export function useMarkPhoto(): (
  snagId: string,
  photoId: string,
  shapes: readonly DrawnShape[],
) => Promise<{ eventId: string }> {
  const outbox = useOwnOutbox();
  const newEvent = useNewEvent();
  return useCallback(
    async (snagId, photoId, shapes) => {
      const event = newEvent({ kind: 'markPhoto', snagId, fields: { photoId, shapes } });
      await outbox.add([event]);
      return { eventId: event.eventId };
    },
    [outbox, newEvent],
  );
}

export const markPhoto: Kind = {
  mutation: graphql`
    mutation useMarkPhotoMutation($input: MarkPhotoInput!) {
      markPhoto(input: $input) {
        ...snagAnswer_payload
      }
    }
  `,
  input: (event) => ({ ...stamp(event), ...event.fields }),
};
