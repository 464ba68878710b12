import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import { isFullOfPhotos } from '../../../rules/limits';
import { deviceSentenceOf } from '../../domain/deviceErrors';
import { newPhoto, PhotoRefusal } from '../../photos/newPhoto';
import { isRecord } from '../../session/state';
import { useUserSession } from '../context';
import { stamp, useNewEvent, useOwnOutbox, type Kind } from './event';

/**
 * Resolves when the bytes are on the disk; rejects with DeviceFull or PhotoRefusal. `id`: @default a
 * new one
 */
export function useAddPhoto(): (
  snagId: string,
  kind: 'DEFECT' | 'EVIDENCE',
  file: File,
  caption?: string,
  id?: string,
) => Promise<{ eventId: string; photoId: string }> {
  const outbox = useOwnOutbox();
  const { environment, pictures } = useUserSession();
  const newEvent = useNewEvent();
  return useCallback(
    async (snagId, kind, file, caption, id) => {
      // Includes the photos in the outbox.
      if (isFullOfPhotos(photosOf(environment, snagId)))
        throw new PhotoRefusal('PHOTO_TOO_MANY', deviceSentenceOf('PHOTO_TOO_MANY'));
      const photo = await newPhoto(file, id);
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
};

/** Number of photos of a snag in the store, those in the outbox included. */
function photosOf(environment: Environment, snagId: string): number {
  const photos: unknown = environment.getStore().getSource().get(snagId)?.['photos'];
  // Relay stores the ids of a linked list under this key
  const refs = isRecord(photos) ? photos['__refs'] : null;
  return Array.isArray(refs) ? refs.length : 0;
}
