import { graphql, useFragment } from 'react-relay/hooks';
import type { useChipCounts_counts$key } from '../../../__generated__/relay/useChipCounts_counts.graphql';
import type { SnagChip } from '../../../rules/lists';

/** How many snags each chip shows. */
export interface ChipCounts extends Readonly<Record<SnagChip, number>> {
  /** There may be more of each. */
  readonly atLeast: boolean;
  /** As it is written: “12”, or “12+”. */
  readonly shown: (chip: SnagChip) => string;
}

export function useChipCounts(counts: useChipCounts_counts$key): ChipCounts {
  const {
    atLeast,
    toCheck,
    open,
    overdue,
    mine,
    unassigned,
    sentBack,
    disputed,
    outstanding,
    all,
    undone,
  } = useFragment(
    graphql`
      fragment useChipCounts_counts on SnagCounts {
        toCheck
        open
        overdue
        mine
        unassigned
        sentBack
        disputed
        outstanding
        all
        undone
        atLeast
      }
    `,
    counts,
  );
  const known = {
    TO_CHECK: toCheck,
    OPEN: open,
    OVERDUE: overdue,
    MINE: mine,
    UNASSIGNED: unassigned,
    SENT_BACK: sentBack,
    DISPUTED: disputed,
    OUTSTANDING: outstanding,
    ALL: all,
    UNDONE: undone,
  };
  return { ...known, atLeast, shown: (chip) => `${known[chip]}${atLeast ? '+' : ''}` };
}
