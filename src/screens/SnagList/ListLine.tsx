import { graphql, useFragment } from 'react-relay/hooks';
import type { ListLine_project$key } from '../../../__generated__/relay/ListLine_project.graphql';
import type { useChipCounts_counts$key } from '../../../__generated__/relay/useChipCounts_counts.graphql';
import { useSnagFilters } from '../../domain/filters';
import { OrderMenu } from '../../parts/filter/OrderMenu';
import { useChipCounts, type ChipCounts } from '../../parts/filter/useChipCounts';
import { classes } from '../../ui/classes';
import { lineMessages } from './lineMessages';
import styles from './SnagList.module.css';

interface ListLineProps {
  project: ListLine_project$key;
  code: string;
  /** It lies over headings, which have the counts. */
  over: boolean;
}

/** How many snags the list has, and its order. */
export function ListLine({ project, code, over }: ListLineProps) {
  const { membership, snagCounts, whole } = useFragment(
    graphql`
      fragment ListLine_project on Project {
        membership {
          role
        }
        snagCounts(filter: $filter) {
          ...useChipCounts_counts
        }
        whole: snagCounts(filter: {}) @include(if: $narrowed) {
          ...useChipCounts_counts
        }
      }
    `,
    project,
  );
  const counts = useChipCounts(snagCounts);
  return (
    <div className={classes(styles.line, over && styles.over)}>
      {!over &&
        (whole == null ? (
          <Count counts={counts} all={null} />
        ) : (
          <CountOf counts={counts} whole={whole} />
        ))}
      <OrderMenu code={code} role={membership.role} />
    </div>
  );
}

function CountOf({ counts, whole }: { counts: ChipCounts; whole: useChipCounts_counts$key }) {
  return <Count counts={counts} all={useChipCounts(whole)} />;
}

function Count({ counts, all }: { counts: ChipCounts; all: ChipCounts | null }) {
  const [{ chip = 'OPEN' }] = useSnagFilters();
  const count = counts.shown(chip);
  return (
    <strong className={styles.count}>
      {lineMessages.what[chip](
        all === null || all.shown(chip) === count ? count : lineMessages.of(count, all.shown(chip)),
      )}
    </strong>
  );
}
