import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { DrawnShape } from '../../domain/photo';
import {
  stamp,
  type Kind,
  addEvent,
  setShapes,
  snagOf,
  text,
  useNewEvent,
  useOwnOutbox,
} from './event';
import { may, showEvent } from './snagRecord';

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
  project(projection) {
    const { store, event } = projection;
    const snag = snagOf(projection);
    const photo = store.get(text(event.fields['photoId']) ?? '');
    const { shapes } = event.fields;
    if (!snag || !photo || !isDrawing(shapes)) return;
    // Whoever may not add a photo of this kind may not draw on one either.
    if (
      !may(
        photo.getValue('kind') === 'EVIDENCE' ? 'ADD_EVIDENCE_PHOTO' : 'ADD_DEFECT_PHOTO',
        projection,
        snag,
      )
    )
      return;
    setShapes(store, photo, shapes);
    showEvent(projection, snag, { kind: 'PHOTO_MARKED' });
    addEvent(projection, snag, 'PHOTO_MARKED', { photo, shapes });
  },
};

/** Shapes are the only list among an event's fields. */
const isDrawing = (value: unknown): value is readonly DrawnShape[] => Array.isArray(value);
