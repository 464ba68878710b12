import { graphql, useFragment } from 'react-relay/hooks';
import type { PinnedPlace_plan$key } from '../../../__generated__/relay/PinnedPlace_plan.graphql';
import type { PinValue } from '../../app/pin';
import styles from './PinnedPlace.module.css';
import { words } from './words';

/** So many times as wide as its window the sheet is shown: a room with what is around it. */
const enlarged = 3;
/** Of the window, width by height, as in the rule of its class. */
const windowShape = 3;

/** The spot the snag is raised at, as a piece of the overview: that is on the device already, so it needs no signal. */
export function PinnedPlace({ plan, pin }: { plan: PinnedPlace_plan$key; pin: PinValue }) {
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
  const title = words.pinnedOn(code, name);
  const tall = revision ? (revision.pageHeightMm / revision.pageWidthMm) * windowShape : 1;
  return (
    <figure className={styles.place}>
      <span className={styles.window} role="img" aria-label={words.pinnedSpot(title)}>
        {revision?.medium != null && (
          <img
            src={revision.medium}
            alt=""
            draggable={false}
            style={{ width: `${enlarged * 100}%`, left: `${50 - pin.x * enlarged * 100}%`, top: `${50 - pin.y * enlarged * tall * 100}%` }}
          />
        )}
        <span className={styles.dot} />
      </span>
      <figcaption className={styles.caption}>{title}</figcaption>
    </figure>
  );
}
