import { Link } from '@tanstack/react-router';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ChipBar_project$key } from '../../__generated__/relay/ChipBar_project.graphql';
import { useSnagFilters } from '../app/filters';
import { classes } from '../ui/classes';
import styles from './FilterBar.module.css';
import { chipWords, filterWords } from './filterWords';

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
          toCheck
          open
          overdue
          mine
          unassigned
          sentBack
          disputed
          all
        }
      }
    `,
    project,
  );
  const [filters] = useSnagFilters();
  const chips = [
    { chip: 'TO_CHECK', count: snagCounts.toCheck },
    { chip: 'OPEN', count: snagCounts.open },
    { chip: 'OVERDUE', count: snagCounts.overdue },
    { chip: 'MINE', count: snagCounts.mine },
    { chip: 'UNASSIGNED', count: snagCounts.unassigned },
    { chip: 'SENT_BACK', count: snagCounts.sentBack },
    { chip: 'DISPUTED', count: snagCounts.disputed },
    { chip: 'ALL', count: snagCounts.all },
  ] as const;
  const current = filters.chip ?? 'OPEN';
  return (
    <nav aria-label={filterWords.chips}>
      <ul className={styles.chips}>
        {chips.map(({ chip, count }) => (
          <li key={chip}>
            <Link
              {...(plan === null
                ? { to: '/p/$code', params: { code }, search: { ...filters, chip } }
                : { to: '/p/$code/plans/$plan', params: { code, plan }, search: (before) => ({ ...before, chip }) })}
              replace
              className={classes(styles.chip, chip === current && styles.chosen)}
              aria-current={chip === current ? 'true' : undefined}
            >
              {chipWords[chip]} <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
