import { graphql, useFragment } from 'react-relay/hooks';
import type { PhotoTile_photo$key } from '../../../__generated__/relay/PhotoTile_photo.graphql';
import { useReachability } from '../../app/context';
import { usePhotoPicture, useSnagEntries } from '../../app/useOutbox';
import { PhotoDrawing } from '../../parts/PhotoDrawing';
import { isBeingSent } from '../../sync/outbox/entry';
import { PendingMark } from '../../ui/marks';
import { Picture } from '../../ui/pictures/Picture';
import styles from './SnagDetail.module.css';
import { messages } from './messages';

interface PhotoTileProps {
  photo: PhotoTile_photo$key;
  snagId: string;
  name: string;
  onOpen: () => void;
}

export function PhotoTile({ photo, snagId, name, onOpen }: PhotoTileProps) {
  const data = useFragment(
    graphql`
      fragment PhotoTile_photo on Photo {
        id
        state
        thumbHash
        url(size: SMALL)
        ...PhotoDrawing_photo
      }
    `,
    photo,
  );
  const entry = useSnagEntries(snagId).find(({ photo: sent }) => sent?.photoId === data.id);
  const offline = useReachability().kind === 'offline';
  const { src, onFailed } = usePhotoPicture(data.id, data.url);
  return (
    <li>
      <button type="button" className={styles.tile} aria-label={name} onClick={onOpen}>
        <Picture className={styles.tilePicture} src={src} thumbHash={data.thumbHash ?? null} alt="" onFailed={onFailed} />
        {src !== null && <PhotoDrawing photo={data} fit="cover" decorative />}
        {src === null && <span className={styles.tileNote}>{data.state === 'FAILED' ? messages.cannotShow : messages.preparing}</span>}
        {entry && entry.state !== 'refused' && (
          <span className={styles.tileNote}>{isBeingSent(entry, offline) ? messages.uploading(Math.round(entry.progress * 100)) : <PendingMark />}</span>
        )}
      </button>
    </li>
  );
}
