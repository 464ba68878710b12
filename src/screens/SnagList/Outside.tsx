import { graphql, useFragment } from 'react-relay/hooks';
import type { Outside_counts$key } from '../../../__generated__/relay/Outside_counts.graphql';
import type { SnagListScreenQuery } from '../../../__generated__/relay/SnagListScreenQuery.graphql';
import { filterInput, narrowings, useSnagFilters } from '../../domain/filters';
import { useChipCounts } from '../../parts/filter/useChipCounts';
import { outsideMessage } from '../../parts/list/outsideMessage';
import { Link } from '../../router/components';
import { buttonClass } from '../../ui/Button';
import styles from './SnagList.module.css';

interface OutsideProps {
  /** The variables of the search with the filters. */
  counts: Outside_counts$key;
  /** How many snags the search finds in all; null without a search. */
  everywhere: number | null;
  /** The filter for which the snags were counted. */
  counted: SnagListScreenQuery['variables']['filter'];
  code: string;
}

/** Search results that the chip or the filters exclude. */
export function Outside({ counts, everywhere, counted, code }: OutsideProps) {
  const found = useChipCounts(
    useFragment(
      graphql`
        fragment Outside_counts on SnagCounts {
          ...useChipCounts_counts
        }
      `,
      counts,
    ),
  );
  const [filters] = useSnagFilters();
  const message = outsideMessage(filters, found, everywhere);
  if (message === null) return null;
  // While another search is loading its number is not known; the line keeps its room, so that
  // nothing moves.
  const known = searchOf(filterInput(filters)) === searchOf(counted);
  const wide = Object.fromEntries(
    Object.entries(filters).filter(([name]) => !narrowings.some((field) => field === name)),
  );
  return (
    <p className={styles.outside} style={known ? undefined : { visibility: 'hidden' }}>
      <Link
        to="/p/$code"
        params={{ code }}
        search={{ ...wide, chip: 'ALL' }}
        replace
        className={buttonClass()}
      >
        {message}
      </Link>
    </p>
  );
}

const searchOf = ({ chip: _chip, ...search }: OutsideProps['counted']): string =>
  JSON.stringify(search);
