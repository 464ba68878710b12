import { Link } from '@tanstack/react-router';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OutsideChip_counts$key } from '../../../__generated__/relay/OutsideChip_counts.graphql';
import { useSnagFilters } from '../../domain/filters';
import { chipWords } from '../../parts/filter/filterMessages';
import { rowWords } from '../../parts/list/rowMessages';
import { useChipCounts } from '../../parts/filter/useChipCounts';
import { buttonClass } from '../../ui/Button';
import styles from './SnagList.module.css';

/** Search results that the chip excludes. */
export function OutsideChip({ counts, code }: { counts: OutsideChip_counts$key; code: string }) {
  const found = useChipCounts(
    useFragment(
      graphql`
        fragment OutsideChip_counts on SnagCounts {
          ...useChipCounts_counts
        }
      `,
      counts,
    ),
  );
  const [filters] = useSnagFilters();
  const { chip = 'OPEN' } = filters;
  const outside = found.ALL - found[chip];
  if (filters.q === undefined || outside === 0) return null;
  return (
    <p className={styles.line}>
      <Link to="/p/$code" params={{ code }} search={{ ...filters, chip: 'ALL' }} replace className={buttonClass()}>
        {rowWords.outside(outside, chipWords[chip])}
      </Link>
    </p>
  );
}
