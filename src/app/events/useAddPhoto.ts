import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { isFullOfPhotos } from '../../../rules/limits';
import { useUserSession } from '../context';
import { addToPhotos, photosOf } from '../../sync/journal/records';
import { sentenceOf } from '../../domain/errors';
import { newPhoto } from '../../photos/newPhoto';
import { PhotoRefusal } from '../../photos/refusal';
import { stamp, type Kind } from './kind';
import { addEvent, count, photoRecord, snagOf } from './projected';
import { useNewEvent, useOwnOutbox } from './useAddEvents';

/** Resolves when the bytes are on the disk; rejects with DeviceFull or PhotoRefusal. */
export function useAddPhoto(): (snagId: string, kind: 'DEFECT' | 'EVIDENCE', file: File, caption?: string) => Promise<{ eventId: string; photoId: string }> {
  const outbox = useOwnOutbox();
  const { environment, pictures } = useUserSession();
  const newEvent = useNewEvent();
  return useCallback(
    async (snagId, kind, file, caption) => {
      // What waits on this device is counted too.
      if (isFullOfPhotos(photosOf(environment, snagId))) throw new PhotoRefusal('PHOTO_TOO_MANY', sentenceOf('PHOTO_TOO_MANY'));
      const photo = await newPhoto(file);
      const { photoId } = photo.facts;
      const event = newEvent({ kind: 'photo', snagId, fields: { kind, ...(caption !== undefined && { caption }) }, photo: photo.facts });
      await outbox.add([event], [photo]);
      pictures.want(photoId, 'small');
      return { eventId: event.eventId, photoId };
    },
    [outbox, environment, pictures, newEvent],
  );
}

export const addPhoto: Kind = {
  mutation: graphql`
    mutation useAddPhotoMutation($input: AddPhotoInput!) {
      addPhoto(input: $input) {
        ...snagAnswer_payload
      }
    }
  `,
  input: (event, file) => ({
    ...stamp(event),
    snagId: event.snagId,
    photoId: event.photo?.photoId,
    sha256: event.photo?.sha256,
    byteLength: event.photo?.byteLength,
    takenAt: event.photo?.takenAt,
    camera: event.photo?.camera,
    ...event.fields,
    file,
  }),
  project(projection) {
    const snag = snagOf(projection);
    const photo = snag && photoRecord(projection);
    if (!snag || !photo) return;
    if (addToPhotos(snag, photo)) {
      snag.setValue(count(snag, 'photoCount') + 1, 'photoCount');
      if (photo.getValue('kind') === 'EVIDENCE') snag.setValue(count(snag, 'evidenceCount') + 1, 'evidenceCount');
    }
    if (!snag.getLinkedRecord('thumbnail') && photo.getValue('kind') === 'DEFECT') snag.setLinkedRecord(photo, 'thumbnail');
    addEvent(projection, snag, 'PHOTO_ADDED', { photo });
  },
};
