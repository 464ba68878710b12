import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MovePhotos_photo$key } from '../../../__generated__/relay/MovePhotos_photo.graphql';
import { useAddPhoto } from '../../app/events/useAddPhoto';
import { useRemovePhoto } from '../../app/events/useRemovePhoto';
import { usePhotoPicture } from '../../app/useOutbox';
import { deviceSentenceOf } from '../../domain/deviceErrors';
import { toProblem } from '../../domain/errors';
import { addInTurn } from '../../domain/refusedFiles';
import { IconButton } from '../../ui/Button';
import { CloseIcon, ImageIcon } from '../../ui/icons';
import { CameraIcon } from '../../ui/laterIcons';
import { Notice } from '../../ui/Notice';
import { Picture } from '../../ui/pictures/Picture';
import { Shutter } from '../../ui/pictures/Shutter';
import styles from './MovePhotos.module.css';
import { moveMessages } from './moves';

interface MovePhotosProps {
  snagId: string;
  /** The snag can have no more photos. */
  full: boolean;
  kind: 'DEFECT' | 'EVIDENCE';
  /** Label of the photos. */
  label: string;
  /** All photos of the snag. */
  photos: MovePhotos_photo$key;
  /** Ids of those that were taken for this move. */
  taken: readonly string[];
  onTaken: (change: (now: readonly string[]) => readonly string[]) => void;
  /** The move needs a photo, and there is none yet. */
  needed: boolean;
  error: string | null;
}

/**
 * Photos for a move, such as those of the finished work. Each becomes an event at once, so it is
 * stored before the move is made.
 */
export function MovePhotos({
  snagId,
  full,
  kind,
  label,
  photos,
  taken,
  onTaken,
  needed,
  error,
}: MovePhotosProps) {
  const shown = useFragment(
    graphql`
      fragment MovePhotos_photo on Photo @relay(plural: true) {
        id
        small: url(size: SMALL)
      }
    `,
    photos,
  );
  const addPhoto = useAddPhoto();
  const removePhoto = useRemovePhoto();
  const [refused, setRefused] = useState<string | null>(null);

  const add = async (files: readonly File[]) => {
    setRefused(null);
    await addInTurn(
      files,
      async (file) => {
        const { photoId } = await addPhoto(snagId, kind, file);
        onTaken((now) => [...now, photoId]);
      },
      setRefused,
    );
  };
  const remove = async (photoId: string) => {
    setRefused(null);
    try {
      await removePhoto(snagId, photoId);
      onTaken((now) => now.filter((id) => id !== photoId));
    } catch (problem) {
      setRefused(toProblem(problem).sentence);
    }
  };

  return (
    <div className={styles.evidence} data-invalid={error === null ? undefined : ''}>
      {taken.length > 0 && (
        <ul className={styles.taken}>
          {taken.map((photoId, at) => (
            <TakenPhoto
              key={photoId}
              photoId={photoId}
              url={shown.find(({ id }) => id === photoId)?.small ?? null}
              label={moveMessages.removePhoto(at + 1)}
              onRemove={() => void remove(photoId)}
            />
          ))}
        </ul>
      )}
      <Shutter
        camera
        full={full}
        look={needed ? 'ink' : 'plain'}
        size="big"
        wide
        onPhotos={(files) => void add(files)}
      >
        <CameraIcon />
        {taken.length === 0 ? label : moveMessages.takeAnother}
      </Shutter>
      <Shutter full={full} wide onPhotos={(files) => void add(files)}>
        <ImageIcon />
        {moveMessages.choose}
      </Shutter>
      <Notice kind="info">{taken.length > 0 && moveMessages.photosSafe(taken.length)}</Notice>
      <Notice kind="info">{full && deviceSentenceOf('PHOTO_TOO_MANY')}</Notice>
      <Notice kind="refused">{refused ?? error}</Notice>
    </div>
  );
}

interface TakenPhotoProps {
  photoId: string;
  url: string | null;
  label: string;
  onRemove: () => void;
}

function TakenPhoto({ photoId, url, label, onRemove }: TakenPhotoProps) {
  const { src, onFailed } = usePhotoPicture(photoId, url);
  return (
    <li>
      <Picture className={styles.picture} src={src} alt="" onFailed={onFailed} />
      <IconButton className={styles.remove} label={label} onClick={onRemove}>
        <CloseIcon size={20} />
      </IconButton>
    </li>
  );
}
