import { useState } from 'react';
import type { WaitingBell_project$key } from '../../../__generated__/relay/WaitingBell_project.graphql';
import { signalOf, useReachability, useViewer } from '../../app/context';
import { useShownAge } from '../../app/loading/shownAge';
import { readFilters, useSnagFilters } from '../../domain/filters';
import { type ProjectView, projectViews } from '../../domain/projectViews';
import { Link } from '../../router/components';
import { useSearch } from '../../router/useRouter';
import { IconButton, iconButtonClass } from '../../ui/Button';
import { BackIcon, SearchIcon } from '../../ui/icons';
import { useLayer } from '../../ui/overlays/layers';
import { useRegion } from '../../ui/focus/regions';
import { Signal } from './Signal';
import { SnagSearch } from './SnagSearch';
import { WaitingBell } from './WaitingBell';
import styles from './TopBar.module.css';
import { messages } from './messages';

interface TopBarProps {
  code: string;
  /** Null until it is known. */
  project: WaitingBell_project$key | null;
  name: string | null;
  view: ProjectView;
  wide: boolean;
}

/**
 * The project's name, the search and the signal dot. What is not as usual with the line stands in
 * the name's place, so that nothing moves when it comes and goes.
 */
export function TopBar({ code, project, name, view, wide }: TopBarProps) {
  const [filters, setFilters] = useSnagFilters();
  const viewer = useViewer();
  const [searching, setSearching] = useState(false);
  useLayer(searching && view === 'list' && !wide, () => {
    setSearching(false);
    if (filters.q !== undefined) setFilters({ q: undefined });
  });
  const asField =
    projectViews[view].search &&
    (wide || (view === 'list' && (searching || filters.q !== undefined)));
  const age = useShownAge();
  const signal = messages.signal.short[signalOf(useReachability())];
  return (
    <header className={styles.bar} ref={useRegion(null)}>
      {view !== 'list' && view !== 'plans' && !wide && <Back code={code} view={view} />}
      {(wide || !asField) && (
        <div className={styles.site}>
          <Link to="/" className={styles.project} title={messages.allProjects}>
            <span className={styles.code}>{code}</span>{' '}
            <span className={styles.name}>
              <bdi>{name ?? '\u00a0'}</bdi>
            </span>
          </Link>
          <span key={age} className={styles.state} aria-hidden="true">
            {age ?? signal}
            {age !== null && signal !== '' && <span className={styles.more}> · {signal}</span>}
          </span>
        </div>
      )}
      {asField && (
        <SnagSearch
          code={code}
          autoFocus={!wide && searching}
          onClose={wide ? null : () => setSearching(false)}
        />
      )}
      {!asField && view === 'list' && (
        <IconButton label={messages.search} onClick={() => setSearching(true)}>
          <SearchIcon />
        </IconButton>
      )}
      {(wide || !asField) && !viewer.link && <WaitingBell project={project} />}
      <Signal code={code} state={wide || !asField ? '' : (age ?? signal)} />
    </header>
  );
}

/** Link back to the list, the plan or the plans. */
function Back({ code, view }: Pick<TopBarProps, 'code' | 'view'>) {
  const { plan } = useSearch();
  if (view === 'new' && plan !== undefined) {
    return (
      <Link
        to="/p/$code/plans/$plan"
        params={{ code, plan }}
        search={readFilters}
        className={iconButtonClass}
        aria-label={messages.backToPlan}
        title={messages.backToPlan}
      >
        <BackIcon />
      </Link>
    );
  }
  const [to, label] =
    view === 'plan'
      ? (['/p/$code/plans', messages.backToPlans] as const)
      : (['/p/$code', messages.backToList] as const);
  return (
    <Link
      to={to}
      params={{ code }}
      search={readFilters}
      className={iconButtonClass}
      aria-label={label}
      title={label}
    >
      <BackIcon />
    </Link>
  );
}
