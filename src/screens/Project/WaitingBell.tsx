import { graphql, useFragment } from 'react-relay/hooks';
import type { WaitingBell_project$key } from '../../../__generated__/relay/WaitingBell_project.graphql';
import type { WaitingBellQuery } from '../../../__generated__/relay/WaitingBellQuery.graphql';
import { useHasState, useKeepFresh } from '../../parts/useKeepFresh';
import { Link } from '../../router/components';
import { iconButtonClass } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { BellIcon } from '../../ui/icons';
import { messages } from './messages';
import railStyles from './Rail.module.css';
import styles from './TopBar.module.css';

/** Shortest time between two refetches of the number, in ms. */
const gapMs = 5_000;

/**
 * The number of new items waiting for the person in this project; links to the page of all waiting
 * items. On a desktop it is an entry of the navigation.
 */
export function WaitingBell({
  code,
  project,
  place,
  here = false,
}: {
  code: string;
  project: WaitingBell_project$key | null;
  place: 'bar' | 'rail';
  /** It is the open page. @default false */
  here?: boolean;
}) {
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
  const shown = count === 0 ? '' : count > 99 ? '99+' : String(count);
  const onRail = place === 'rail';
  return (
    <Link
      to="/p/$code/waiting"
      params={{ code }}
      className={
        onRail
          ? classes(railStyles.item, here && railStyles.here)
          : classes(iconButtonClass, styles.bell)
      }
      aria-label={name}
      title={name}
    >
      <BellIcon size={onRail ? 20 : 24} />
      {onRail && messages.forYou}
      {(onRail || shown !== '') && (
        <span className={onRail ? railStyles.count : styles.news} aria-hidden="true">
          {shown}
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
