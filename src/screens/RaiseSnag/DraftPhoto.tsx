import type { DraftView } from '../../app/useDraft';
import { Drawing } from '../../ui/pictures/Drawing';
import { Picture } from '../../ui/pictures/Picture';
import styles from './RaiseSnag.module.css';
import { usePictureRatio } from './usePictureRatio';
import { words } from './messages';

interface DraftPhotoProps {
  photo: DraftView['photos'][number];
  /** From 1. */
  number: number;
  onOpen: () => void;
}

/** One photo of the strip, with what is drawn on it. */
export function DraftPhoto({ photo: { url, shapes }, number, onOpen }: DraftPhotoProps) {
  const ratio = usePictureRatio(url);
  return (
    <li>
      <button type="button" className={styles.shot} aria-label={words.openPhoto(number)} onClick={onOpen}>
        <Picture className={styles.shotPicture} src={url} alt={words.photo(number)} eager />
        <Drawing shapes={shapes} ratio={ratio} fit="cover" decorative />
      </button>
    </li>
  );
}
