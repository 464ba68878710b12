import { useEffect, useEffectEvent } from 'react';
import type { WaitingBell_project$key } from '../../../__generated__/relay/WaitingBell_project.graphql';
import { isShortcut } from '../../parts/isTyping';
import { Link } from '../../router/components';
import { useNavigate } from '../../router/useRouter';
import { readsReports } from '../../session/byLink';
import { Avatar } from '../../ui/Avatar';
import { classes } from '../../ui/classes';
import { useRegion } from '../../ui/focus/regions';
import {
  ArrowsIcon,
  ChartIcon,
  CheckListIcon,
  ChevronIcon,
  ListIcon,
  PlanIcon,
  PlusIcon,
  ReportIcon,
  SettingsIcon,
} from '../../ui/icons';
import { messages } from './messages';
import styles from './Rail.module.css';
import { Signal } from './Signal';
import { useNavigation, type NavigationProps } from './useNavigation';
import { WaitingBell } from './WaitingBell';

interface RailProps extends NavigationProps {
  name: string | null;
  waiting: WaitingBell_project$key | null;
}

/** The project's navigation on a desktop. It stays on all pages of the project. */
export function Rail({ name, waiting, ...props }: RailProps) {
  const { code, view } = props;
  const { viewer, checks, mayRaise, mayArchive, here, open, toCheck, list, raise } =
    useNavigation(props);
  const at = (place: typeof here) => classes(styles.item, here === place && styles.here);
  const navigate = useNavigate();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'n' || !isShortcut(event)) return;
    // The form is open already.
    if (mayRaise !== true || view === 'new') return;
    event.preventDefault();
    void navigate(raise);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const project = (
    <>
      <Avatar name={name ?? code} square />
      <span className={styles.names}>
        <bdi className={styles.name}>{name ?? code}</bdi>
        <span className={styles.code}>{code}</span>
      </span>
    </>
  );
  return (
    <nav className={styles.rail} aria-label={messages.nav} ref={useRegion(null)}>
      {viewer.link ? (
        <div className={styles.project} title={name ?? code}>
          {project}
        </div>
      ) : (
        <Link to="/" className={styles.project} title={messages.allProjects}>
          {project}
          <ChevronIcon size={20} className={styles.chevron} />
        </Link>
      )}
      {mayRaise !== false && (
        <Link
          {...raise}
          className={classes(styles.item, styles.raise)}
          aria-label={messages.raiseSnag}
          // Hidden but laid out until the permission is known.
          style={mayRaise === null ? { visibility: 'hidden' } : undefined}
          aria-keyshortcuts="N"
        >
          <PlusIcon size={20} />
          <span className={styles.whole}>{messages.raiseSnag}</span>
          <span className={styles.short}>{messages.raise}</span>
          <kbd aria-hidden="true">N</kbd>
        </Link>
      )}
      <div className={styles.places}>
        <Link to="/p/$code/overview" params={{ code }} exact className={at('overview')}>
          <ChartIcon size={20} />
          {messages.overview}
        </Link>
        <Link {...list} exact className={at('list')}>
          <ListIcon size={20} />
          {messages.list}
          <span className={styles.count}>{open}</span>
        </Link>
        <Link to="/p/$code/plans" params={{ code }} className={at('plan')}>
          <PlanIcon size={20} />
          {messages.plan}
        </Link>
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
            <CheckListIcon size={20} />
            {messages.toCheck}
            <span className={styles.count}>{toCheck}</span>
          </Link>
        )}
        {readsReports(viewer) && (
          <Link to="/p/$code/reports" params={{ code }} className={at('reports')}>
            <ReportIcon size={20} />
            {messages.reports}
          </Link>
        )}
        {!viewer.link && (
          <Link to="/p/$code/data" params={{ code }} className={at('data')}>
            <ArrowsIcon size={20} />
            {messages.data}
          </Link>
        )}
        {mayArchive && (
          <Link to="/p/$code/settings" params={{ code }} className={at('settings')}>
            <SettingsIcon size={20} />
            {messages.settings}
          </Link>
        )}
      </div>
      <div className={styles.foot}>
        {!viewer.link && (
          <WaitingBell code={code} project={waiting} place="rail" here={here === 'waiting'} />
        )}
        <Signal code={code} place="rail" />
        <Link
          to="/p/$code/more"
          params={{ code }}
          exact
          className={classes(
            styles.item,
            ['more', 'account', 'outbox'].includes(here) && styles.here,
          )}
        >
          <Avatar name={viewer.name} />
          <bdi className={styles.person}>{viewer.name}</bdi>
        </Link>
      </div>
    </nav>
  );
}
