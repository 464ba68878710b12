import { graphql, useFragment } from 'react-relay/hooks';
import type { SpotPicture_pin$data, SpotPicture_pin$key } from '../../../__generated__/relay/SpotPicture_pin.graphql';
import { StatusMark, type Status } from '../../ui/StatusMark';
import { placeWords } from './placeMessages';
import styles from './SnagPlace.module.css';
import { usePictures } from './usePictures';

/** Of the extract, width by height. */
const shape = 640 / 400;
/** So much paper an extract shows from side to side, in mm. */
const paperMm = 90;
/** The overview says nothing when it is enlarged more than this. */
const mostEnlarged = 4;

/** The spot enlarged, the mark in its middle. Without the extract it is a piece of the overview, which may be on the device already. */
export function SpotPicture({ pin, status }: { pin: SpotPicture_pin$key; status: Status }) {
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
  // Of the height of the window, so much as a whole of the sheet is high.
  const tall = (revision.pageHeightMm / revision.pageWidthMm) * shape * enlarged;
  const piece = { width: `${enlarged * 100}%`, left: `${50 - x * enlarged * 100}%`, top: `${50 - y * tall * 100}%` };
  return (
    <span className={styles.spot}>
      {src !== null && (
        <img src={src} alt="" draggable={false} decoding="async" onError={onError} {...(src === extractUrl ? { className: styles.extract } : { className: styles.piece, style: piece })} />
      )}
      {src === null && <span className={styles.missing}>{whyMissing(revision)}</span>}
      <span className={styles.mark}>
        <StatusMark status={status} />
      </span>
    </span>
  );
}

function whyMissing({ state, progress, failure }: SpotPicture_pin$data['revision']): string {
  switch (state) {
    case 'QUEUED':
      return placeWords.queued;
    case 'RENDERING':
      return placeWords.rendering(progress ?? 0);
    case 'FAILED':
      return failure ?? placeWords.failed;
    case 'READY':
      return placeWords.notHere;
  }
}
