import { useState } from 'react';
import type { WaitingBell_project$key } from '../../../__generated__/relay/WaitingBell_project.graphql';
import { readFilters, useSnagFilters } from '../../domain/filters';
import { Link } from '../../router/components';
import { useSearch } from '../../router/useRouter';
import { IconButton, iconButtonClass } from '../../ui/Button';
import { BackIcon, SearchIcon } from '../../ui/icons';
import { useLayer } from '../../ui/overlays/layers';
import { useRegion } from '../../ui/focus/regions';
import type { ProjectView } from './ProjectNav';
import { Signal } from './Signal';
import { SnagSearch } from './SnagSearch';
import { WaitingBell } from './WaitingBell';
import styles from './TopBar.module.css';
import { words } from './messages';

interface TopBarProps {
  code: string;
  /** Null until it is known. */
  project: WaitingBell_project$key | null;
  name: string | null;
  view: ProjectView;
  wide: boolean;
}

/** The project's name, the search and the signal dot. */
export function TopBar({ code, project, name, view, wide }: TopBarProps) {
  const [filters, setFilters] = useSnagFilters();
  const [searching, setSearching] = useState(false);
  useLayer(searching && view === 'list' && !wide, () => {
    setSearching(false);
    if (filters.q !== undefined) setFilters({ q: undefined });
  });
  const asField = view !== 'settings' && view !== 'plans' && (wide || (view === 'list' && (searching || filters.q !== undefined)));
  return (
    <header className={styles.bar} ref={useRegion(null)}>
      {view !== 'list' && view !== 'plans' && !wide && (
        <Back code={code} view={view} />
      )}
      {(wide || !asField) && (
        <Link to="/" className={styles.project} title={words.allProjects}>
          <span className={styles.code}>{code}</span> {name !== null && <span className={styles.name}>{name}</span>}
        </Link>
      )}
      {asField && <SnagSearch code={code} autoFocus={!wide && searching} onClose={wide ? null : () => setSearching(false)} />}
      {!asField && view === 'list' && (
        <IconButton label={words.search} onClick={() => setSearching(true)}>
          <SearchIcon />
        </IconButton>
      )}
      {(wide || !asField) && <WaitingBell project={project} />}
      <Signal code={code} />
    </header>
  );
}

/** Link back to the list, the plan or the plans. */
function Back({ code, view }: Pick<TopBarProps, 'code' | 'view'>) {
  const { plan } = useSearch();
  if (view === 'new' && plan !== undefined) {
    return (
      <Link to="/p/$code/plans/$plan" params={{ code, plan }} search={readFilters} className={iconButtonClass} aria-label={words.backToPlan} title={words.backToPlan}>
        <BackIcon />
      </Link>
    );
  }
  const [to, label] = view === 'plan' ? (['/p/$code/plans', words.backToPlans] as const) : (['/p/$code', words.backToList] as const);
  return (
    <Link to={to} params={{ code }} search={readFilters} className={iconButtonClass} aria-label={label} title={label}>
      <BackIcon />
    </Link>
  );
}
