import { graphql, useFragment } from 'react-relay/hooks';
import type { PinnedPlace_plan$key } from '../../../__generated__/relay/PinnedPlace_plan.graphql';
import type { Pin } from '../../../rules/snag';
import styles from './PinnedPlace.module.css';
import { messages } from './messages';

interface PinnedPlaceProps {
  plan: PinnedPlace_plan$key;
  pin: Pin;
}

/** Width of the sheet relative to the visible part, so that about a room is shown. */
const enlarged = 6;

/**
 * The spot of the new snag, as a part of the overview picture, which is cached and so works
 * offline.
 */
export function PinnedPlace({ plan, pin }: PinnedPlaceProps) {
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
  const tall = revision ? revision.pageHeightMm / revision.pageWidthMm : 1;
  return (
    <span
      className={styles.window}
      role="img"
      aria-label={messages.pinnedSpot(messages.pinnedOn(code, name))}
    >
      {revision?.medium != null && (
        <img
          src={revision.medium}
          alt=""
          draggable={false}
          style={{
            width: `${enlarged * 100}%`,
            left: `${50 - pin.x * enlarged * 100}%`,
            top: `${50 - pin.y * enlarged * tall * 100}%`,
          }}
        />
      )}
      <span className={styles.dot} />
    </span>
  );
}
