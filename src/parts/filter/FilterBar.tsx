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
  /** What stands beside the filter. */
  beside?: ReactNode;
  /** What else can be done with the list. */
  more?: ReactNode;
}

/** What narrows a list of snags, above it. */
export function FilterBar({ project, code, plan = null, beside, more }: FilterBarProps) {
  const data = useFragment(
    graphql`
      fragment FilterBar_project on Project {
        ...ChipBar_project
      }
    `,
    project,
  );
  const bar = useRef<HTMLDivElement>(null);
  // What stays in sight below it, such as the name of a place, has to know where it ends: on a desktop its chips wrap.
  useEffect(() => {
    const here = bar.current;
    if (here === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => here.parentElement?.style.setProperty('--filters', `${here.offsetHeight}px`));
    observer.observe(here);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.filters} ref={bar}>
      <FilterButton code={code} plan={plan} />
      {beside}
      <div className={styles.scroller}>
        <ChipBar project={data} code={code} plan={plan} />
        {more}
      </div>
    </div>
  );
}
