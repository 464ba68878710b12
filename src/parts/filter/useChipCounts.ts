import { graphql, useFragment } from 'react-relay/hooks';
import type { useChipCounts_counts$key } from '../../../__generated__/relay/useChipCounts_counts.graphql';
import type { SnagChip } from '../../../rules/lists';

/** How many snags each chip shows. */
export function useChipCounts(counts: useChipCounts_counts$key): Readonly<Record<SnagChip, number>> {
  const { toCheck, open, overdue, mine, unassigned, sentBack, disputed, all } = useFragment(
    graphql`
      fragment useChipCounts_counts on SnagCounts {
        toCheck
        open
        overdue
        mine
        unassigned
        sentBack
        disputed
        all
      }
    `,
    counts,
  );
  return { TO_CHECK: toCheck, OPEN: open, OVERDUE: overdue, MINE: mine, UNASSIGNED: unassigned, SENT_BACK: sentBack, DISPUTED: disputed, ALL: all };
}
