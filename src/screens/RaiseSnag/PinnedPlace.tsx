import { graphql, useFragment } from 'react-relay/hooks';
import type { PinnedPlace_plan$key } from '../../../__generated__/relay/PinnedPlace_plan.graphql';
import type { PinValue } from '../../domain/pin';
import { classes } from '../../ui/classes';
import styles from './PinnedPlace.module.css';
import { messages } from './messages';

interface PinnedPlaceProps {
  plan: PinnedPlace_plan$key;
  pin: PinValue;
  /** A small square, for a row with the photos. */
  small: boolean;
}

/** Width of the sheet relative to the visible part, so that about a room is shown. */
const enlarged = { wide: 3, small: 6 };
/** Width by height of the visible part, as in its CSS classes. */
const windowShape = { wide: 3, small: 1 };

/**
 * The spot of the new snag, as a part of the overview picture, which is cached and so works
 * offline.
 */
export function PinnedPlace({ plan, pin, small }: PinnedPlaceProps) {
  const { code, name, revisions } = useFragment(
    graphql`
      fragment PinnedPlace_plan on Plan {
        code
        name
        # eslint-disable-next-line relay/unused-fields -- the page of the raised snag shows its place before the server knows it
        current {
          id
        }
        revisions {
          id
          # eslint-disable-next-line relay/unused-fields -- as above
          label
          # eslint-disable-next-line relay/unused-fields -- as above
          state
          pageWidthMm
          pageHeightMm
          medium: overviewUrl(size: MEDIUM)
          # eslint-disable-next-line relay/unused-fields -- the raised snag finds its plan through the revision before the server knows it
          plan {
            id
          }
        }
      }
    `,
    plan,
  );
  const revision = revisions.find(({ id }) => id === pin.revisionId);
  const title = messages.pinnedOn(code, name);
  const look = small ? 'small' : 'wide';
  const times = enlarged[look];
  const tall = revision ? (revision.pageHeightMm / revision.pageWidthMm) * windowShape[look] : 1;
  return (
    <figure className={styles.place}>
      <span
        className={classes(styles.window, styles[look])}
        role="img"
        aria-label={messages.pinnedSpot(title)}
      >
        {revision?.medium != null && (
          <img
            src={revision.medium}
            alt=""
            draggable={false}
            style={{
              width: `${times * 100}%`,
              left: `${50 - pin.x * times * 100}%`,
              top: `${50 - pin.y * times * tall * 100}%`,
            }}
          />
        )}
        <span className={styles.dot} />
      </span>
      {!small && <figcaption className={styles.caption}>{title}</figcaption>}
    </figure>
  );
}
