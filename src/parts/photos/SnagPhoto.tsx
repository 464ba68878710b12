import { graphql, useFragment } from 'react-relay/hooks';
import type { SnagPhoto_photo$key } from '../../../__generated__/relay/SnagPhoto_photo.graphql';
import { useReachability } from '../../app/context';
import { usePhotoPicture, useSnagEntries } from '../../app/useOutbox';
import { dayAt, useNow } from '../../domain/time';
import { isBeingSent } from '../../sync/outbox/entry';
import { PendingMark } from '../../ui/marks';
import { Picture } from '../../ui/pictures/Picture';
import { PhotoDrawing } from '../PhotoDrawing';
import { captionOf, photoMessages } from '../photoMessages';
import styles from './SnagPhoto.module.css';
import { usePictures } from './usePictures';

interface SnagPhotoProps {
  photo: SnagPhoto_photo$key;
  snagId: string;
  timeZone: string;
  /** Its name for screen readers. */
  name: string;
  /** Its position among those of its side, from 1, and their number. */
  index: number;
  of: number;
  /** `contain` shows all of it. @default 'cover' */
  fit?: 'cover' | 'contain';
  /** Loads at once. @default false */
  eager?: boolean;
  onOpen: () => void;
}

/**
 * A photo of a snag with its caption, as a button that opens it: from this device until the server
 * has rendered it, and the small one where there is no line for the larger one.
 */
export function SnagPhoto({
  photo,
  snagId,
  timeZone,
  name,
  index,
  of,
  fit = 'cover',
  eager = false,
  onOpen,
}: SnagPhotoProps) {
  const data = useFragment(
    graphql`
      fragment SnagPhoto_photo on Photo {
        id
        kind
        state
        takenAt
        thumbHash
        medium: url(size: MEDIUM)
        small: url(size: SMALL)
        ...PhotoDrawing_photo
      }
    `,
    photo,
  );
  const now = useNow();
  const entry = useSnagEntries(snagId).find(({ photo: sent }) => sent?.photoId === data.id);
  const offline = useReachability().kind === 'offline';
  const rendered = usePictures([data.medium, data.small]);
  const { src, onFailed } = usePhotoPicture(data.id, rendered.src);
  const sending = entry !== undefined && entry.state !== 'refused';
  return (
    <button
      type="button"
      className={styles.photo}
      aria-label={name}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Picture
        className={styles.picture}
        fit={fit}
        eager={eager}
        src={src}
        thumbHash={data.thumbHash ?? null}
        alt=""
        onFailed={() => {
          rendered.onError();
          onFailed();
        }}
      />
      {src !== null && <PhotoDrawing photo={data} fit={fit} decorative />}
      <span className={styles.caption}>
        {captionOf(data.kind, dayAt(data.takenAt, now, timeZone), index, of)}
        {src === null && (
          <>
            <br />
            {data.state === 'FAILED' ? photoMessages.cannotShow : photoMessages.preparing}
          </>
        )}
        {sending &&
          (isBeingSent(entry, offline) ? (
            <span> {photoMessages.uploading(Math.round(entry.progress * 100))}</span>
          ) : (
            <PendingMark />
          ))}
      </span>
    </button>
  );
}
