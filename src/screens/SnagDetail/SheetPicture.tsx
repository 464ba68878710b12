import { graphql, useFragment } from 'react-relay/hooks';
import type { SheetPicture_pin$key } from '../../../__generated__/relay/SheetPicture_pin.graphql';
import styles from './SnagPlace.module.css';
import { usePictures } from './usePictures';

/** The whole sheet, small, with a dot at the pin. The aspect ratio is the paper's, so it is laid out before it is loaded. */
export function SheetPicture({ pin }: { pin: SheetPicture_pin$key }) {
  const { x, y, revision } = useFragment(
    graphql`
      fragment SheetPicture_pin on Pin {
        x
        y
        revision {
          pageWidthMm
          pageHeightMm
          small: overviewUrl(size: SMALL)
          medium: overviewUrl(size: MEDIUM)
        }
      }
    `,
    pin,
  );
  const { src, onError } = usePictures([revision.small, revision.medium]);
  const shape = revision.pageWidthMm / revision.pageHeightMm;
  return (
    <span className={styles.sheet} style={{ aspectRatio: shape, width: `min(100%, calc(var(--sheet) * ${shape}))` }}>
      {src !== null && <img src={src} alt="" className={styles.extract} draggable={false} decoding="async" onError={onError} />}
      <span className={styles.dot} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
    </span>
  );
}
