import { graphql, useFragment } from 'react-relay/hooks';
import type {
  SpotPicture_pin$data,
  SpotPicture_pin$key,
} from '../../../__generated__/relay/SpotPicture_pin.graphql';
import { classes } from '../../ui/classes';
import { StatusMark, type Status } from '../../ui/StatusMark';
import { placeMessages } from './placeMessages';
import styles from './SnagPlace.module.css';
import { usePictures } from '../../parts/photos/usePictures';

/** Of the extract, width by height. */
const shape = 640 / 400;
/** Width of paper that an extract shows, in mm. */
const paperMm = 90;
/** Largest useful enlargement of the overview. */
const mostEnlarged = 4;

/**
 * The spot enlarged, with the mark in the middle. Without the extract, a part of the overview,
 * which may be cached already.
 */
export function SpotPicture({
  pin,
  status,
  late,
}: {
  pin: SpotPicture_pin$key;
  status: Status;
  late: boolean;
}) {
  const { extractUrl, x, y, revision } = useFragment(
    graphql`
      fragment SpotPicture_pin on Pin {
        x
        y
        extractUrl
        revision {
          state
          progress
          failure
          pageWidthMm
          pageHeightMm
          medium: overviewUrl(size: MEDIUM)
        }
      }
    `,
    pin,
  );
  const { src, onError } = usePictures([extractUrl, revision.medium]);
  const enlarged = Math.min(mostEnlarged, Math.max(1, revision.pageWidthMm / paperMm));
  // Height of the whole sheet, relative to the visible part's height.
  const tall = (revision.pageHeightMm / revision.pageWidthMm) * shape * enlarged;
  const piece = {
    width: `${enlarged * 100}%`,
    left: `${50 - x * enlarged * 100}%`,
    top: `${50 - y * tall * 100}%`,
  };
  return (
    <span className={styles.spot}>
      {src !== null && (
        <img
          src={src}
          alt=""
          draggable={false}
          decoding="async"
          onError={onError}
          {...(src === extractUrl
            ? { className: styles.extract }
            : { className: styles.piece, style: piece })}
        />
      )}
      {src === null && <span className={styles.missing}>{whyMissing(revision)}</span>}
      <span className={classes(styles.mark, styles[status], late && styles.late)}>
        <StatusMark status={status} />
      </span>
    </span>
  );
}

function whyMissing({ state, progress, failure }: SpotPicture_pin$data['revision']): string {
  switch (state) {
    case 'QUEUED':
      return placeMessages.queued;
    case 'RENDERING':
      return placeMessages.rendering(progress ?? 0);
    case 'FAILED':
      return failure ?? placeMessages.failed;
    case 'READY':
      return placeMessages.notHere;
  }
}
