import { useState } from 'react';
import type { WaitingBell_project$key } from '../../../__generated__/relay/WaitingBell_project.graphql';
import { signalOf, useReachability, useViewer } from '../../app/context';
import { useShownAge } from '../../app/loading/shownAge';
import { readFilters, useSnagFilters } from '../../domain/filters';
import type { ProjectView } from '../../domain/projectViews';
import { BackLink } from '../../parts/BackLink';
import { Link } from '../../router/components';
import { IconButton } from '../../ui/Button';
import { ChevronIcon, SearchIcon } from '../../ui/icons';
import { useLayer } from '../../ui/overlays/layers';
import { useRegion } from '../../ui/focus/regions';
import { Signal } from './Signal';
import { SnagSearch } from '../../parts/filter/SnagSearch';
import { WaitingBell } from './WaitingBell';
import styles from './TopBar.module.css';
import { messages } from './messages';

interface TopBarProps {
  code: string;
  /** Null until it is known. */
  project: WaitingBell_project$key | null;
  name: string | null;
  view: ProjectView;
}

/**
 * The bar of a phone: the project's name, the search and the signal dot. What is not as usual with
 * the connection is said below the name, so that nothing moves when it comes and goes.
 */
export function TopBar({ code, project, name, view }: TopBarProps) {
  const [filters, setFilters] = useSnagFilters();
  const viewer = useViewer();
  const [searching, setSearching] = useState(false);
  useLayer(searching && view === 'list', () => {
    setSearching(false);
    if (filters.q !== undefined) setFilters({ q: undefined });
  });
  const asField = view === 'list' && (searching || filters.q !== undefined);
  const site = (
    <bdi className={styles.name} title={name ?? code}>
      {name ?? code}
    </bdi>
  );
  return (
    <header className={styles.bar} ref={useRegion(null)}>
      {view === 'overview' && (
        <BackLink
          label={messages.backToList}
          to="/p/$code"
          params={{ code }}
          search={readFilters}
        />
      )}
      {asField ? (
        <SnagSearch code={code} autoFocus={searching} onClose={() => setSearching(false)} />
      ) : (
        <>
          <div className={styles.site}>
            {viewer.link ? (
              <span className={styles.project}>{site}</span>
            ) : (
              <Link to="/" className={styles.project} title={messages.allProjects}>
                {site}
                <ChevronIcon size={20} />
              </Link>
            )}
            <State />
          </div>
          {view === 'list' && (
            <IconButton label={messages.search} onClick={() => setSearching(true)}>
              <SearchIcon />
            </IconButton>
          )}
          {!viewer.link && <WaitingBell code={code} project={project} place="bar" />}
        </>
      )}
      <Signal code={code} place="bar" />
    </header>
  );
}

/** The age of what is shown, and what is not as usual with the connection. */
function State() {
  const age = useShownAge();
  const signal = signalOf(useReachability());
  const usual = signal === 'live' || signal === 'connecting';
  return (
    <span key={age} className={styles.state} aria-hidden="true">
      {age ?? (!usual && messages.signal.short[signal])}
      {age !== null && !usual && (
        <span className={styles.more}> · {messages.signal.short[signal]}</span>
      )}
    </span>
  );
}
