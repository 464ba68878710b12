import { Link } from '@tanstack/react-router';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ChipBar_project$key } from '../../__generated__/relay/ChipBar_project.graphql';
import { chips, useSnagFilters } from '../app/filters';
import { classes } from '../ui/classes';
import styles from './FilterBar.module.css';
import { chipWords, filterWords } from './filterWords';
import { useChipCounts } from './useChipCounts';

interface ChipBarProps {
  project: ChipBar_project$key;
  code: string;
  /** The code of the plan whose snags these are; null for the list of the project. */
  plan: string | null;
}

/** What the list can be narrowed to by one press, each with how many snags it would show. */
export function ChipBar({ project, code, plan }: ChipBarProps) {
  const { snagCounts } = useFragment(
    graphql`
      fragment ChipBar_project on Project {
        snagCounts(filter: $filter) {
          ...useChipCounts_counts
        }
      }
    `,
    project,
  );
  const counts = useChipCounts(snagCounts);
  const [filters] = useSnagFilters();
  const current = filters.chip ?? 'OPEN';
  return (
    <nav aria-label={filterWords.chips}>
      <ul className={styles.chips}>
        {chips.map((chip) => (
          <li key={chip}>
            <Link
              {...(plan === null
                ? { to: '/p/$code', params: { code }, search: { ...filters, chip } }
                : { to: '/p/$code/plans/$plan', params: { code, plan }, search: (before) => ({ ...before, chip }) })}
              replace
              className={classes(styles.chip, chip === current && styles.chosen)}
              aria-current={chip === current ? 'true' : undefined}
            >
              {chipWords[chip]} <span className={styles.count}>{counts[chip]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
