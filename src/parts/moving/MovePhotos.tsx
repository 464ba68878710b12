import { useState } from 'react';
import { sentenceOf, toProblem } from '../../domain/errors';
import { useAddPhoto } from '../../app/events/useAddPhoto';
import { CameraIcon, ImageIcon } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import { Shutter } from '../../ui/pictures/Shutter';
import { moveWords } from './moves';
import styles from './MovePhotos.module.css';

interface MovePhotosProps {
  snagId: string;
  /** The snag can have no more photos. */
  full: boolean;
  kind: 'DEFECT' | 'EVIDENCE';
  /** Label of the photos. */
  label: string;
  /** The move needs a photo, and there is none yet. */
  needed: boolean;
  error: string | null;
}

/** Photos for a move, such as those of the finished work. Each becomes an event at once, so it is stored before the move is made. */
export function MovePhotos({ snagId, full, kind, label, needed, error }: MovePhotosProps) {
  const addPhoto = useAddPhoto();
  const [taken, setTaken] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);

  const add = async (files: readonly File[]) => {
    setRefused(null);
    for (const file of files) {
      try {
        // One after the other, to keep their order and to save memory.
        await addPhoto(snagId, kind, file);
        setTaken((count) => count + 1);
      } catch (problem) {
        setRefused(toProblem(problem).sentence);
      }
    }
  };

  return (
    <div className={styles.evidence} data-invalid={error === null ? undefined : ''}>
      <Shutter camera full={full} look={needed ? 'next' : 'plain'} size="big" wide onPhotos={(files) => void add(files)}>
        <CameraIcon />
        {taken === 0 ? label : moveWords.takeAnother}
      </Shutter>
      <Shutter full={full} wide onPhotos={(files) => void add(files)}>
        <ImageIcon />
        {moveWords.choose}
      </Shutter>
      <Notice kind="told">{taken > 0 && moveWords.photosSafe(taken)}</Notice>
      <Notice kind="told">{full && sentenceOf('PHOTO_TOO_MANY')}</Notice>
      <Notice kind="refused">{refused ?? error}</Notice>
    </div>
  );
}
