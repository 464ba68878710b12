import { useState } from 'react';
import { isFullOfPhotos, photoLimits } from '../../../rules/limits';
import type { DraftView } from '../../app/useDraft';
import { toProblem } from '../../domain/errors';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { ImageIcon } from '../../ui/icons';
import { CameraIcon, PencilIcon } from '../../ui/laterIcons';
import { Notice } from '../../ui/Notice';
import { Drawing } from '../../ui/pictures/Drawing';
import { Picture } from '../../ui/pictures/Picture';
import { openCamera, Shutter } from '../../ui/pictures/Shutter';
import { BurstCamera } from './BurstCamera';
import { DraftPhotoDialog } from './DraftPhotoDialog';
import { messages } from './messages';
import styles from './DraftPhotos.module.css';
import { usePictureRatio } from './usePictureRatio';

interface DraftPhotosProps {
  draft: DraftView;
  /** Error message if a photo is required. */
  error: string | null;
  /** Called after a photo was removed, together with the button that opened it. */
  onRemoved: () => void;
}

/**
 * The draft's photos, already stored, and the tiles that add some: side by side, beside a photo one
 * above the other.
 */
export function DraftPhotos({ draft, error, onRemoved }: DraftPhotosProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [lost, setLost] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const { photos } = draft;
  const some = photos.length > 0;
  // At the limit no more photos can be taken.
  const full = isFullOfPhotos(photos.length);

  const add = async (files: readonly File[]) => {
    setRefused(null);
    setLost(false);
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
      className={classes(styles.photos, some && styles.some)}
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
          onStream={(given) => {
            setLost(false);
            setStream(given);
          }}
          onPhotos={(files) => void add(files)}
        >
          <CameraIcon />
          {messages.camera}
        </Shutter>
        <Shutter full={full} onPhotos={(files) => void add(files)}>
          <ImageIcon />
          {messages.gallery}
        </Shutter>
      </div>
      <div className={styles.said}>
        <Notice kind="info">{full && messages.full(photoLimits.perSnag)}</Notice>
        <Notice kind="refused">{refused ?? error}</Notice>
        <Notice
          kind="info"
          action={
            <Button onClick={() => openCamera((files) => void add(files))}>
              {messages.phoneCamera}
            </Button>
          }
        >
          {lost && messages.cameraLost}
        </Notice>
      </div>
      {stream !== null && (
        <BurstCamera
          stream={stream}
          full={full}
          onPhoto={(photo) => void add([photo])}
          onClose={() => setStream(null)}
          onLost={() => {
            setStream(null);
            setLost(true);
          }}
        />
      )}
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
        <Picture className={styles.picture} src={url} alt={messages.photo(number)} eager />
        <Drawing shapes={shapes} ratio={ratio} fit="cover" decorative />
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span className={styles.draw} aria-hidden="true">
          <PencilIcon size={20} />
          {messages.draw}
        </span>
      </button>
    </li>
  );
}
