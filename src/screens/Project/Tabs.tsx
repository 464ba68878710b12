import { Link } from '../../router/components';
import { classes } from '../../ui/classes';
import { useRegion } from '../../ui/focus/regions';
import { CheckListIcon, ListIcon, MoreIcon, PlanIcon, PlusIcon } from '../../ui/icons';
import { messages } from './messages';
import styles from './Tabs.module.css';
import { useNavigation, type NavigationProps } from './useNavigation';

/** Pages that are opened from it. */
const ofMore: readonly string[] = [
  'more',
  'overview',
  'reports',
  'data',
  'settings',
  'account',
  'outbox',
];

/** The project's navigation on a phone: a bar at the bottom. */
export function Tabs(props: NavigationProps) {
  const { code } = props;
  const { checks, mayRaise, here, toCheck, list, raise } = useNavigation(props);
  const at = (place: typeof here) => classes(styles.item, here === place && styles.here);
  return (
    <nav className={styles.nav} aria-label={messages.nav} ref={useRegion(null)}>
      <Link {...list} exact className={at('list')}>
        <span className={styles.icon}>
          <ListIcon />
        </span>
        {messages.list}
      </Link>
      <Link to="/p/$code/plans" params={{ code }} className={at('plan')}>
        <span className={styles.icon}>
          <PlanIcon />
        </span>
        {messages.plan}
      </Link>
      {mayRaise !== false && (
        <Link
          {...raise}
          className={classes(styles.item, styles.raise)}
          // Hidden but laid out until the permission is known.
          style={mayRaise === null ? { visibility: 'hidden' } : undefined}
        >
          <span className={styles.icon}>
            <PlusIcon />
          </span>
          {messages.raise}
        </Link>
      )}
      {checks !== 'nothing' && (
        <Link
          to="/p/$code/check"
          params={{ code }}
          search={{}}
          exact
          className={at('check')}
          // Hidden but laid out until it is known whether the person checks snags.
          style={checks === null ? { visibility: 'hidden' } : undefined}
        >
          <span className={styles.icon}>
            <CheckListIcon />
          </span>
          {messages.toCheck}
          {toCheck !== '' && <span className={styles.count}>{toCheck}</span>}
        </Link>
      )}
      <Link
        to="/p/$code/more"
        params={{ code }}
        exact
        className={classes(styles.item, ofMore.includes(here) && styles.here)}
      >
        <span className={styles.icon}>
          <MoreIcon />
        </span>
        {messages.more}
      </Link>
    </nav>
  );
}
