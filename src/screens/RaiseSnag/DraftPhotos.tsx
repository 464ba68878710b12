import { useState } from 'react';
import { toProblem } from '../../app/errors';
import type { useDraft } from '../../app/outbox/useDraft';
import { IconButton } from '../../ui/Button';
import { CameraIcon, CloseIcon, ImageIcon } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import { Picture } from '../../ui/Picture';
import { Shutter } from '../../ui/Shutter';
import styles from './RaiseSnag.module.css';
import { words } from './words';

/** The photos taken so far, already on the device, and the shutter for the next. */
export function DraftPhotos({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const [refused, setRefused] = useState<string | null>(null);
  const { photos } = draft;

  const add = async (files: readonly File[]) => {
    setRefused(null);
    try {
      // All at once, so that each has its place before anything else is done with the draft.
      await draft.addPhotos(files);
    } catch (error) {
      setRefused(toProblem(error).sentence);
    }
  };

  return (
    <section aria-label={words.photos} className={styles.photos}>
      {photos.length > 0 && (
        <ul className={styles.strip}>
          {photos.map((photo, index) => (
            <li key={photo.photoId}>
              <Picture className={styles.shot} src={photo.url} alt={words.photo(index + 1)} eager />
              <IconButton className={styles.remove} label={words.remove(index + 1)} onClick={() => void draft.removePhoto(photo.photoId)}>
                <CloseIcon size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.shutters}>
        <Shutter camera look={photos.length === 0 ? 'next' : 'plain'} size="big" onPhotos={(files) => void add(files)}>
          <CameraIcon />
          {photos.length === 0 ? words.take : words.takeAnother}
        </Shutter>
        <Shutter size="big" onPhotos={(files) => void add(files)}>
          <ImageIcon />
          {words.choose}
        </Shutter>
      </div>
      <Notice kind="refused">{refused}</Notice>
    </section>
  );
}
