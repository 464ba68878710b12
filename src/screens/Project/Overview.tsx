import { graphql } from 'react-relay/hooks';
import type { OverviewQuery } from '../../../__generated__/relay/OverviewQuery.graphql';
import { chipsOf } from '../../../rules/lists';
import { filterInput, useSnagFilters } from '../../domain/filters';
import { useStored } from '../../app/useStored';
import { chipLabels } from '../../parts/filter/filterMessages';
import { useChipCounts } from '../../parts/filter/useChipCounts';
import type { useChipCounts_counts$key } from '../../../__generated__/relay/useChipCounts_counts.graphql';
import { Link } from '../../router/components';
import { useRegion } from '../../ui/focus/regions';
import styles from './Overview.module.css';
import { laterMessages } from './laterMessages';
import { messages } from './messages';

const counted = ['TO_CHECK', 'OVERDUE', 'SENT_BACK', 'DISPUTED', 'UNASSIGNED'] as const;

/**
 * Next to the list while no snag is open: links to what needs action, with the counts that the list
 * has loaded.
 */
export function Overview({ code }: { code: string }) {
  const [filters] = useSnagFilters();
  const [stored] = useStored<OverviewQuery>(overviewQuery, [
    { code, filter: filterInput(filters) },
  ]);
  const project = stored?.project ?? null;
  return (
    <div className={styles.pane} ref={useRegion(messages.skipTo.list)} data-titled="">
      <h2 className={styles.title}>{laterMessages.overview}</h2>
      {project !== null && (
        <Counts counts={project.snagCounts} role={project.membership.role} code={code} />
      )}
      <p className={styles.hint}>{laterMessages.chooseHint}</p>
    </div>
  );
}

function Counts({
  counts,
  role,
  code,
}: {
  counts: useChipCounts_counts$key;
  role: string;
  code: string;
}) {
  const found = useChipCounts(counts);
  const [filters] = useSnagFilters();
  return (
    <ul className={styles.counts}>
      {counted
        .filter((chip) => chipsOf(role).includes(chip))
        .map((chip) => (
          <li key={chip}>
            <Link
              to="/p/$code"
              params={{ code }}
              search={{ ...filters, chip }}
              className={styles.count}
            >
              <strong>{found.shown(chip)}</strong> {chipLabels[chip]}
            </Link>
          </li>
        ))}
    </ul>
  );
}

// Read from the store only; the list's query has loaded it.
const overviewQuery = graphql`
  query OverviewQuery($code: String!, $filter: SnagFilter!) {
    project(code: $code) {
      membership {
        role
      }
      snagCounts(filter: $filter) {
        ...useChipCounts_counts
      }
    }
  }
`;
