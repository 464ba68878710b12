import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useScope } from '../context';
import { newPhoto } from '../photos/newPhoto';
import type { RaiseSnagValues } from './entry';

export interface DraftView {
  /** False until what was on the disk is known. */
  readonly ready: boolean;
  readonly fields: RaiseSnagValues;
  readonly photos: readonly { photoId: string; name: string; url: string | null }[];
  setFields(fields: RaiseSnagValues): void;
  /** Rejects with PhotoRefusal or DeviceFull. Called in the moment the file is chosen, the photo is part of what is raised next. */
  addPhoto(file: File): Promise<void>;
  /** The same for several; rejects with the first reason after all others were tried. */
  addPhotos(files: readonly File[]): Promise<void>;
  removePhoto(photoId: string): Promise<void>;
  clear(): Promise<void>;
}

/** The form of a snag that is not raised yet, as it was left, whatever happened to the tab. */
export function useDraft(projectCode: string): DraftView {
  const { draftOf, pictures } = useScope();
  const draft = draftOf(projectCode);
  const { ready, fields, photos } = useSyncExternalStore(draft.subscribe, draft.get);
  useSyncExternalStore(pictures.subscribe, () => photos.map(({ photoId }) => pictures.url(photoId)).join());
  useEffect(() => {
    for (const { photoId } of photos) pictures.want(photoId);
  }, [pictures, photos]);
  const addPhotos = useCallback((files: readonly File[]) => draft.addPhotos(files.map((file) => () => newPhoto(file))), [draft]);
  const addPhoto = useCallback((file: File) => addPhotos([file]), [addPhotos]);
  return {
    ready,
    fields,
    photos: photos.map(({ photoId, name }) => ({ photoId, name, url: pictures.url(photoId) })),
    setFields: draft.setFields,
    addPhoto,
    addPhotos,
    removePhoto: draft.removePhoto,
    clear: draft.clear,
  };
}
