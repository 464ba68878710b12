/* oxlint-disable relay/unused-fields -- passed as a whole to the functions that read them */
import { graphql, useFragment } from 'react-relay/hooks';
import type { AlignSheet_revision$key } from '../../../__generated__/relay/AlignSheet_revision.graphql';
import { classes } from '../../ui/classes';
import styles from './AlignView.module.css';
import { messages } from './messages';
import { SheetStage } from './SheetStage';
import { tilesOf } from './sheetTiles';
import { atSpot } from './useLaid';
import type { Spot } from './view';

interface AlignSheetProps {
  revision: AlignSheet_revision$key;
  title: string;
  /** The two points; null if not set. */
  points: readonly [Spot | null, Spot | null];
  onSet: (at: Spot) => void;
  /** Preview positions of the pins. */
  preview: readonly Spot[];
  shown: boolean;
}

/** One of the two sheets to align: a press, or Enter at the cross, sets the point. */
export function AlignSheet({ revision, title, points, onSet, preview, shown }: AlignSheetProps) {
  const data = useFragment(
    graphql`
      fragment AlignSheet_revision on PlanRevision {
        id
        widthPx
        heightPx
        tiles {
          url
          size
          overlap
        }
      }
    `,
    revision,
  );
  return (
    <section className={classes(styles.one, shown && styles.shown)} aria-label={title}>
      <h2 className={styles.name}>{title}</h2>
      <SheetStage
        viewKey={`align ${data.id}`}
        title={title}
        keys={messages.alignKeys}
        tiles={tilesOf(data)}
        onSet={onSet}
      >
        {preview.map((at) => (
          <span key={`${at.x} ${at.y}`} className={styles.dot} {...atSpot(at)} />
        ))}
        {points.map(
          (at, index) =>
            at !== null && (
              <span key={index} className={styles.point} {...atSpot(at)}>
                {index + 1}
              </span>
            ),
        )}
      </SheetStage>
    </section>
  );
}
