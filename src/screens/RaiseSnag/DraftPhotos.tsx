import { useState } from 'react';
import { isFullOfPhotos, photoLimits } from '../../../rules/limits';
import type { DraftView } from '../../app/useDraft';
import { toProblem } from '../../domain/errors';
import { classes } from '../../ui/classes';
import { ImageIcon } from '../../ui/icons';
import { CameraIcon } from '../../ui/laterIcons';
import { Notice } from '../../ui/Notice';
import { Drawing } from '../../ui/pictures/Drawing';
import { Picture } from '../../ui/pictures/Picture';
import { Shutter } from '../../ui/pictures/Shutter';
import { Spoken } from '../../ui/Spoken';
import { DraftPhotoDialog } from './DraftPhotoDialog';
import { messages } from './messages';
import styles from './RaiseSnag.module.css';
import { usePictureRatio } from './usePictureRatio';

interface DraftPhotosProps {
  draft: DraftView;
  /** Error message if a photo is required. */
  error: string | null;
  /** Called after a photo was removed, together with the button that opened it. */
  onRemoved: () => void;
}

/**
 * The draft's photos, already stored, and the shutter. With the first photo they are laid out in
 * one row.
 */
export function DraftPhotos({ draft, error, onRemoved }: DraftPhotosProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const { photos } = draft;
  const some = photos.length > 0;
  // At the limit no more photos can be taken.
  const full = isFullOfPhotos(photos.length);

  const add = async (files: readonly File[]) => {
    setRefused(null);
    try {
      // All in one call, so that they are queued before any other change of the draft.
      await draft.addPhotos(files);
    } catch (problem) {
      setRefused(toProblem(problem).sentence);
    }
  };
  const index = photos.findIndex(({ photoId }) => photoId === opened);
  const shown = photos[index];

  return (
    <section
      aria-label={messages.photos}
      className={styles.photos}
      data-invalid={error === null ? undefined : ''}
    >
      {some && (
        <ul className={styles.strip}>
          {photos.map((photo, at) => (
            <DraftPhoto
              key={photo.photoId}
              photo={photo}
              number={at + 1}
              onOpen={() => setOpened(photo.photoId)}
            />
          ))}
        </ul>
      )}
      <div className={styles.shutters} data-field="shutters">
        <Shutter
          camera
          full={full}
          look={some ? 'plain' : 'ink'}
          size="big"
          onPhotos={(files) => void add(files)}
        >
          <CameraIcon />
          {some ? <Spoken>{messages.takeAnother}</Spoken> : messages.take}
        </Shutter>
        <Shutter full={full} size="big" onPhotos={(files) => void add(files)}>
          <ImageIcon />
          {some ? <Spoken>{messages.choose}</Spoken> : messages.choose}
        </Shutter>
      </div>
      <div className={classes(styles.said)}>
        <Notice kind="info">{full && messages.full(photoLimits.perSnag)}</Notice>
        <Notice kind="refused">{refused ?? error}</Notice>
      </div>
      {shown && (
        <DraftPhotoDialog
          key={shown.photoId}
          photo={shown}
          number={index + 1}
          draft={draft}
          onClose={() => setOpened(null)}
          onRemoved={onRemoved}
        />
      )}
    </section>
  );
}

interface DraftPhotoProps {
  photo: DraftView['photos'][number];
  /** From 1. */
  number: number;
  onOpen: () => void;
}

/** One photo of the strip, with its drawing. */
function DraftPhoto({ photo: { url, shapes }, number, onOpen }: DraftPhotoProps) {
  const ratio = usePictureRatio(url);
  return (
    <li>
      <button
        type="button"
        className={styles.shot}
        aria-label={messages.openPhoto(number)}
        onClick={onOpen}
      >
        <Picture className={styles.shotPicture} src={url} alt={messages.photo(number)} eager />
        <Drawing shapes={shapes} ratio={ratio} fit="cover" decorative />
      </button>
    </li>
  );
}
