import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { takeFromPhotos } from '../../sync/journal/records';
import { stamp, type Kind } from './kind';
import { addEvent, count, snagOf, text } from './projected';
import { useNewEvent, useOwnOutbox } from './useAddEvents';

/** Hides a photo. Resolves when that is on the disk; rejects with DeviceFull. */
export function useRemovePhoto(): (snagId: string, photoId: string) => Promise<{ eventId: string }> {
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
  project(projection) {
    const snag = snagOf(projection);
    const photoId = text(projection.event.fields['photoId']);
    if (!snag || photoId === null) return;
    const photo = projection.store.get(photoId);
    if (takeFromPhotos(snag, photoId)) {
      snag.setValue(Math.max(0, count(snag, 'photoCount') - 1), 'photoCount');
      if (photo?.getValue('kind') === 'EVIDENCE') snag.setValue(Math.max(0, count(snag, 'evidenceCount') - 1), 'evidenceCount');
    }
    if (snag.getLinkedRecord('thumbnail')?.getDataID() === photoId) {
      const next = snag.getLinkedRecords('photos')?.find((each) => each?.getValue('kind') === 'DEFECT');
      if (next) snag.setLinkedRecord(next, 'thumbnail');
      else snag.setValue(null, 'thumbnail');
    }
    addEvent(projection, snag, 'PHOTO_REMOVED', photo ? { photo } : {});
  },
};
