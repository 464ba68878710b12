import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { isFullOfPhotos } from '../../../rules/limits';
import { deviceSentenceOf } from '../../domain/deviceErrors';
import { newPhoto, PhotoRefusal } from '../../photos/newPhoto';
import { addToPhotos, photosOf } from '../../sync/journal/applyEvent';
import { useUserSession } from '../context';
import {
  addEvent,
  addTo,
  photoRecord,
  snagOf,
  stamp,
  useNewEvent,
  useOwnOutbox,
  type Kind,
} from './event';
import { may, showEvent } from './snagRecord';

/** Resolves when the bytes are on the disk; rejects with DeviceFull or PhotoRefusal. */
export function useAddPhoto(): (
  snagId: string,
  kind: 'DEFECT' | 'EVIDENCE',
  file: File,
  caption?: string,
) => Promise<{ eventId: string; photoId: string }> {
  const outbox = useOwnOutbox();
  const { environment, pictures } = useUserSession();
  const newEvent = useNewEvent();
  return useCallback(
    async (snagId, kind, file, caption) => {
      // Includes the photos in the outbox.
      if (isFullOfPhotos(photosOf(environment, snagId)))
        throw new PhotoRefusal('PHOTO_TOO_MANY', deviceSentenceOf('PHOTO_TOO_MANY'));
      const photo = await newPhoto(file);
      const { photoId } = photo.facts;
      const event = newEvent({
        kind: 'photo',
        snagId,
        fields: { kind, ...(caption !== undefined && { caption }) },
        photo: photo.facts,
      });
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
    const kind = projection.event.fields['kind'] === 'EVIDENCE' ? 'EVIDENCE' : 'DEFECT';
    if (!snag || !may(`ADD_${kind}_PHOTO`, projection, snag)) return;
    const photo = photoRecord(projection);
    if (!photo) return;
    if (addToPhotos(snag, photo)) {
      addTo(snag, 'photoCount', 1);
      if (kind === 'EVIDENCE') addTo(snag, 'evidenceCount', 1);
    }
    if (!snag.getLinkedRecord('thumbnail') && kind === 'DEFECT')
      snag.setLinkedRecord(photo, 'thumbnail');
    showEvent(projection, snag, { kind: 'PHOTO_ADDED' });
    addEvent(projection, snag, 'PHOTO_ADDED', { photo });
  },
};
