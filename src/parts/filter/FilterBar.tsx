import { useEffect, useRef, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FilterBar_project$key } from '../../../__generated__/relay/FilterBar_project.graphql';
import { ChipBar } from './ChipBar';
import { FilterButton } from './FilterButton';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  project: FilterBar_project$key;
  code: string;
  /** The code of the plan whose snags are filtered. @default null: those of the whole project */
  plan?: string | null;
  /** Further actions on the list, which stay in sight while the chips are scrolled. */
  beside?: ReactNode;
}

/** The filters above a list of snags. */
export function FilterBar({ project, code, plan = null, beside }: FilterBarProps) {
  const data = useFragment(
    graphql`
      fragment FilterBar_project on Project {
        ...ChipBar_project
      }
    `,
    project,
  );
  const bar = useRef<HTMLDivElement>(null);
  // Measures its height for sticky elements below it, such as headings: it is higher where a mouse
  // has a bar to drag, and with a larger font.
  useEffect(() => {
    const here = bar.current;
    if (here === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      here.parentElement?.style.setProperty('--filters', `${here.offsetHeight}px`),
    );
    observer.observe(here);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.filters} ref={bar}>
      <FilterButton code={code} plan={plan} />
      {beside}
      <div className={styles.scroller}>
        <ChipBar project={data} code={code} plan={plan} />
      </div>
    </div>
  );
}
