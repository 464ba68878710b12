import { graphql, useFragment } from 'react-relay/hooks';
import type { WaitingBell_project$key } from '../../../__generated__/relay/WaitingBell_project.graphql';
import type { WaitingBellQuery } from '../../../__generated__/relay/WaitingBellQuery.graphql';
import { useHasState, useKeepFresh } from '../../parts/useKeepFresh';
import { Link } from '../../router/components';
import { iconButtonClass } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { BellIcon } from '../../ui/icons';
import styles from './TopBar.module.css';
import { messages } from './messages';

/** Shortest time between two refetches of the number, in ms. */
const gapMs = 5_000;

/**
 * The number of new items waiting for the person in this project; links to the page of all waiting
 * items.
 */
export function WaitingBell({ project }: { project: WaitingBell_project$key | null }) {
  const data = useFragment(
    graphql`
      fragment WaitingBell_project on Project {
        newlyWaiting
      }
    `,
    project,
  );
  const count = data?.newlyWaiting ?? 0;
  const name = count === 0 ? messages.waiting : messages.newForYou(count);
  return (
    <Link
      to="/waiting"
      className={classes(iconButtonClass, styles.bell)}
      aria-label={name}
      title={name}
    >
      <BellIcon />
      {count > 0 && (
        <span className={styles.news} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}

/**
 * Refetches the number, which only the server knows. `listed`: a list is on the screen, whose query
 * includes it unless the device answers that.
 */
export function FreshNews({ code, listed }: { code: string; listed: boolean }) {
  const isOfDevice = useHasState(code);
  return isOfDevice || !listed ? <Refetched code={code} atOnce={isOfDevice} /> : null;
}

function Refetched({ code, atOnce }: { code: string; atOnce: boolean }) {
  useKeepFresh<WaitingBellQuery>(bellQuery, { code }, gapMs, undefined, atOnce);
  return null;
}

const bellQuery = graphql`
  query WaitingBellQuery($code: String!) {
    project(code: $code) {
      ...WaitingBell_project
    }
  }
`;
