import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FilterBar_project$key } from '../../../__generated__/relay/FilterBar_project.graphql';
import { classes } from '../../ui/classes';
import { useWide } from '../../ui/layout/useWide';
import { ChipBar } from './ChipBar';
import { FilterButton } from './FilterButton';
import styles from './FilterBar.module.css';
import { SnagSearch } from './SnagSearch';

interface FilterBarProps {
  project: FilterBar_project$key;
  code: string;
  /** The code of the plan whose snags are filtered. @default null: those of the whole project */
  plan?: string | null;
  /** Before the search. @default false: nothing */
  title?: ReactNode;
  /** What else is done with the list: on a phone in the sheet of the filters, which it may close. */
  also?: (close: () => void) => ReactNode;
  /** The same at a desk, beside the button of the filters. */
  beside?: ReactNode;
  /** The button of the filters. */
  button?: RefObject<HTMLButtonElement | null>;
  /** Below the chips. */
  children?: ReactNode;
}

/** The head of a list of snags: filters, and at a desk the search. */
export function FilterBar({
  project,
  code,
  plan = null,
  title = false,
  also,
  beside,
  button,
  children,
}: FilterBarProps) {
  const data = useFragment(
    graphql`
      fragment FilterBar_project on Project {
        ...ChipBar_project
      }
    `,
    project,
  );
  const searches = useWide();
  const bar = useRef<HTMLDivElement>(null);
  // Measures its height for sticky elements below it, such as headings: it is higher with filters
  // that are set, and with a larger font.
  useEffect(() => {
    const here = bar.current;
    if (here === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      here.parentElement?.style.setProperty('--filters', `${here.offsetHeight}px`),
    );
    observer.observe(here);
    return () => observer.disconnect();
  }, []);
  const filter = (
    <FilterButton code={code} plan={plan} also={searches ? undefined : also} ref={button} />
  );
  return (
    <div className={styles.filters} ref={bar} data-list={plan === null || undefined}>
      {searches && (
        <div className={classes(styles.head, title !== false && styles.titled)}>
          {title}
          <SnagSearch code={code} autoFocus={false} onClose={null} />
          {filter}
          {beside}
        </div>
      )}
      <div className={styles.chipRow}>
        <div className={styles.scroller}>
          <ChipBar project={data} code={code} plan={plan} />
        </div>
        {!searches && filter}
      </div>
      {children}
    </div>
  );
}
