import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { isFullOfPhotos } from '../../rules/limits';
import { useUserSession } from './context';
import { deviceSentenceOf } from '../domain/deviceErrors';
import { Refusal, toProblem } from '../domain/errors';
import { sentenceOfRefused } from '../domain/refusedFiles';
import { newPhoto, PhotoRefusal } from '../photos/newPhoto';
import type { DrawnShape } from '../domain/photo';
import { createDraft, type Draft, type DraftState } from '../sync/outbox/draft';
import { hasContent } from '../sync/outbox/draftContent';

export interface DraftView
  extends
    Pick<DraftState, 'ready' | 'fields' | 'spot' | 'begunAt' | 'restored' | 'aside'>,
    Pick<
      Draft,
      | 'open'
      | 'leave'
      | 'setFields'
      | 'removePhoto'
      | 'draw'
      | 'startAfresh'
      | 'resume'
      | 'deleteAside'
    > {
  /** Nothing was entered yet. */
  readonly untouched: boolean;
  readonly photos: readonly {
    photoId: string;
    name: string;
    url: string | null;
    shapes: readonly DrawnShape[];
  }[];
  /**
   * Called when the files are chosen, so that the photos belong to the snag raised next. Rejects
   * after all were tried, with a Refusal that says it of all that were refused.
   */
  addPhotos(files: readonly File[]): Promise<void>;
}

const tooMany = (): PhotoRefusal =>
  new PhotoRefusal('PHOTO_TOO_MANY', deviceSentenceOf('PHOTO_TOO_MANY'));

/** The draft of a snag, restored from the disk after a reload or a killed tab. */
export function useDraft(projectCode: string): DraftView {
  const { draftOf, pictures } = useUserSession();
  const draft = draftOf(projectCode, createDraft);
  const state = useSyncExternalStore(draft.subscribe, draft.get);
  const { photos, drawings = {} } = state;
  useSyncExternalStore(pictures.subscribe, () =>
    photos.map(({ photoId }) => pictures.url(photoId, 'small')).join(),
  );
  useEffect(() => {
    for (const { photoId } of photos) pictures.want(photoId, 'small');
  }, [pictures, photos]);
  const addPhotos = useCallback(
    async (files: readonly File[]) => {
      // Begun one after the other, so that they are queued in this order before any other change of
      // the draft.
      const added = await Promise.allSettled(
        files.map((file) =>
          draft.addPhotos([
            () =>
              isFullOfPhotos(draft.get().photos.length)
                ? Promise.reject(tooMany())
                : newPhoto(file),
          ]),
        ),
      );
      const refused = added.flatMap((each, at) =>
        each.status === 'rejected'
          ? [{ name: files[at]?.name ?? '', error: each.reason as unknown }]
          : [],
      );
      if (refused.length > 0)
        throw new Refusal(
          toProblem(refused[0]?.error).code,
          sentenceOfRefused(refused, files.length),
        );
    },
    [draft],
  );
  return {
    ...draft,
    ...state,
    untouched: !hasContent(state),
    photos: photos.map(({ photoId, name }) => ({
      photoId,
      name,
      url: pictures.url(photoId, 'small'),
      shapes: drawings[photoId] ?? noShapes,
    })),
    addPhotos,
  };
}

const noShapes: readonly DrawnShape[] = [];

/** A photo of the draft in full size; the small picture until that is loaded. */
export function useDraftPicture(photoId: string): string | null {
  const { pictures } = useUserSession();
  useEffect(() => pictures.want(photoId, 'whole'), [pictures, photoId]);
  return useSyncExternalStore(
    pictures.subscribe,
    () => pictures.url(photoId, 'whole') ?? pictures.url(photoId, 'small'),
  );
}
