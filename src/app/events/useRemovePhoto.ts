import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { stamp, useNewEvent, useOwnOutbox, type Kind } from './event';

/** Hides a photo. Resolves when that is on the disk; rejects with DeviceFull. */
export function useRemovePhoto(): (
  snagId: string,
  photoId: string,
) => Promise<{ eventId: string }> {
  const outbox = useOwnOutbox();
  const newEvent = useNewEvent();
  return useCallback(
    async (snagId, photoId) => {
      const event = newEvent({ kind: 'removePhoto', snagId, fields: { photoId } });
      await outbox.add([event]);
      return { eventId: event.eventId };
    },
    [outbox, newEvent],
  );
}

export const removePhoto: Kind = {
  mutation: graphql`
    mutation useRemovePhotoMutation($input: RemovePhotoInput!) {
      removePhoto(input: $input) {
        ...snagAnswer_payload
      }
    }
  `,
  input: (event) => ({ ...stamp(event), ...event.fields }),
};
