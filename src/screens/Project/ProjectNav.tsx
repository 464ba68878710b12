import { graphql, useFragment } from 'react-relay/hooks';
import type { ProjectNav_project$key } from '../../../__generated__/relay/ProjectNav_project.graphql';
import { useViewer } from '../../app/context';
import { useChecking } from '../../app/useChecking';
import { readFilters, useSnagFilters } from '../../domain/filters';
import type { ProjectView } from '../../domain/projectViews';
import { Link } from '../../router/components';
import { useParams } from '../../router/useRouter';
import { classes } from '../../ui/classes';
import { useRegion } from '../../ui/focus/regions';
import { CheckListIcon, ListIcon, MoreIcon, PlanIcon, PlusIcon } from '../../ui/icons';
import { Popout } from '../../ui/overlays/Popout';
import { MoreEntries } from './later';
import { messages } from './messages';
import styles from './ProjectNav.module.css';

interface ProjectNavProps {
  code: string;
  view: ProjectView;
  /** Null until it is known. */
  project: ProjectNav_project$key | null;
}

/** The project's navigation: a bar at the bottom on a phone, a rail on a desktop. */
export function ProjectNav({ code, view, project }: ProjectNavProps) {
  const data = useFragment(
    graphql`
      fragment ProjectNav_project on Project {
        name
        ...useChecking_project
        membership {
          may {
            raise
            archive
          }
        }
      }
    `,
    project,
  );
  const viewer = useViewer();
  const checks = useChecking(data ?? null);
  const may = data?.membership.may ?? null;
  const [{ chip }] = useSnagFilters();
  const { plan } = useParams();
  const onList = view === 'list' || view === 'snag';
  const checking = view === 'check' || (onList && chip === 'TO_CHECK');
  // From a plan, raising starts with placing the pin.
  const raise =
    view === 'plan' && plan !== undefined
      ? ({
          to: '/p/$code/plans/$plan',
          params: { code, plan },
          search: (before: object) => ({ ...readFilters({ ...before }), raise: '1' }),
        } as const) // the router's literal type of the path
      : ({ to: '/p/$code/new', params: { code } } as const); // the router's literal type
  return (
    <nav className={styles.nav} aria-label={messages.nav} ref={useRegion(null)}>
      <Link
        to="/p/$code"
        params={{ code }}
        search={viewer.link ? { sort: 'PLACE' } : {}}
        exact
        className={classes(styles.item, onList && !checking && styles.here)}
      >
        <ListIcon />
        {messages.list}
      </Link>
      <Link
        to="/p/$code/plans"
        params={{ code }}
        className={classes(styles.item, (view === 'plans' || view === 'plan') && styles.here)}
      >
        <PlanIcon />
        {messages.plan}
      </Link>
      {may?.raise !== false && (
        <Link
          {...raise}
          className={classes(styles.item, styles.raise, view === 'list' && styles.next)}
          // Hidden but laid out until the permission is known, and on the form, which has its own
          // button.
          style={may === null || view === 'new' ? { visibility: 'hidden' } : undefined}
        >
          <span className={styles.big}>
            <PlusIcon size={28} />
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
          className={classes(styles.item, checking && styles.here)}
          // Hidden but laid out until it is known whether the person checks snags.
          style={checks === null ? { visibility: 'hidden' } : undefined}
        >
          <CheckListIcon />
          {messages.toCheck}
        </Link>
      )}
      <MoreMenu
        code={code}
        name={data?.name ?? null}
        settings={may?.archive === true}
        here={view === 'settings' || view === 'reports' || view === 'data'}
      />
    </nav>
  );
}

function MoreMenu({
  code,
  name,
  settings,
  here,
}: {
  code: string;
  name: string | null;
  settings: boolean;
  here: boolean;
}) {
  return (
    <Popout
      title={messages.moreTitle}
      side="beside"
      buttonClassName={classes(styles.item, here && styles.here)}
      face={
        <>
          <MoreIcon />
          {messages.more}
        </>
      }
    >
      {(close) => <MoreEntries code={code} name={name} settings={settings} close={close} />}
    </Popout>
  );
}
