import { graphql, useFragment } from 'react-relay/hooks';
import type { PhotoFoot_photo$key } from '../../../__generated__/relay/PhotoFoot_photo.graphql';
import { factList } from '../../domain/lists';
import { exactTime, utcOffset } from '../../domain/time';
import { IconButton } from '../../ui/Button';
import { BackIcon } from '../../ui/icons';
import { PencilIcon } from '../../ui/laterIcons';
import styles from './PhotoViewer.module.css';
import { RemovePhoto } from './RemovePhoto';
import { messages } from './messages';

interface PhotoFootProps {
  photo: PhotoFoot_photo$key;
  snagId: string;
  timeZone: string;
  mayRemove: boolean;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  /** Null: drawing is not permitted. */
  onDraw: (() => void) | null;
  onClose: () => void;
}

/** The camera's maker and model, and its clock's UTC offset. */
function cameraFacts({
  device,
  offsetMinutes,
}: {
  device?: string | null | undefined;
  offsetMinutes?: number | null | undefined;
}): string {
  return factList(
    [device, offsetMinutes == null ? null : utcOffset(offsetMinutes)].filter(
      (fact) => fact != null,
    ),
  );
}

/** The photo's author and time, and its actions. */
export function PhotoFoot({
  photo,
  snagId,
  timeZone,
  mayRemove,
  onPrevious,
  onNext,
  onDraw,
  onClose,
}: PhotoFootProps) {
  const data = useFragment(
    graphql`
      fragment PhotoFoot_photo on Photo {
        id
        originalUrl
        caption
        takenAt
        camera {
          offsetMinutes
          device
        }
        by {
          name
        }
      }
    `,
    photo,
  );
  return (
    <>
      <IconButton
        label={messages.previous}
        className={styles.step}
        aria-disabled={onPrevious === null || undefined}
        onClick={() => onPrevious?.()}
      >
        <BackIcon />
      </IconButton>
      <p>
        {messages.taken({
          caption: data.caption,
          name: data.by.name,
          when: exactTime(data.takenAt, timeZone),
          camera: data.camera == null ? '' : cameraFacts(data.camera),
        })}
        {data.originalUrl != null && (
          <>
            {' '}
            <a href={data.originalUrl} download>
              {messages.original}
            </a>
          </>
        )}
      </p>
      {onDraw !== null && (
        <IconButton label={messages.draw} onClick={onDraw}>
          <PencilIcon />
        </IconButton>
      )}
      {mayRemove && (
        <RemovePhoto key={data.id} snagId={snagId} photoId={data.id} onRemoved={onClose} />
      )}
      <IconButton
        label={messages.next}
        className={`${styles.step} ${styles.turned}`}
        aria-disabled={onNext === null || undefined}
        onClick={() => onNext?.()}
      >
        <BackIcon />
      </IconButton>
    </>
  );
}
