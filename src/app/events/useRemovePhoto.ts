import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { takeFromPhotos } from '../../sync/journal/applyEvent';
import {
  addEvent,
  addTo,
  snagOf,
  stamp,
  text,
  useNewEvent,
  useOwnOutbox,
  type Kind,
} from './event';
import { cameThisRound, mayHide, showEvent } from './snagRecord';

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
  project(projection) {
    const snag = snagOf(projection);
    const photoId = text(projection.event.fields['photoId']);
    if (!snag || photoId === null) return;
    const photo = projection.store.get(photoId);
    if (photo && mayHide(projection, snag, photo) === false) return;
    const ofThisRound = photo ? cameThisRound(snag, photo) : false;
    if (takeFromPhotos(snag, photoId)) {
      addTo(snag, 'photoCount', -1);
      if (ofThisRound && photo?.getValue('kind') === 'EVIDENCE') addTo(snag, 'evidenceCount', -1);
    }
    if (snag.getLinkedRecord('thumbnail')?.getDataID() === photoId) {
      const next = snag
        .getLinkedRecords('photos')
        ?.find((each) => each?.getValue('kind') === 'DEFECT');
      if (next) snag.setLinkedRecord(next, 'thumbnail');
      else snag.setValue(null, 'thumbnail');
    }
    showEvent(projection, snag, { kind: 'PHOTO_REMOVED' });
    addEvent(projection, snag, 'PHOTO_REMOVED', photo ? { photo } : {});
  },
};
