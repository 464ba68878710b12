import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { UnsentSnagsQuery } from '../../../__generated__/relay/UnsentSnagsQuery.graphql';
import { useOutbox } from '../../app/useOutbox';
import { useStored } from '../../app/useStored';
import { useHasState } from '../useKeepFresh';
import { type KeyedRow, rowKey } from './rowKey';
import { rowMessages } from './rowMessages';
import { SnagRow } from './SnagRow';
import styles from './SnagRows.module.css';
import { useStaying } from './useStaying';

type UnsentSnag = NonNullable<NonNullable<UnsentSnagsQuery['response']['node']>['snag']>;

/**
 * What was raised on this device and is not among the rows `listed`: a list that comes from the
 * server cannot have it yet. Once sent it stays until the list was read again. `refreshed`: how
 * often that was.
 */
export function useUnsentSnags(
  code: string,
  plan: string | null,
  listed: readonly KeyedRow[],
  refreshed: number,
): readonly UnsentSnag[] {
  const isWhole = useHasState(code);
  const { entries } = useOutbox();
  const unsent = entries.flatMap(({ kind, projectCode, snagId }) =>
    kind === 'raise' && projectCode === code && !isWhole ? [snagId] : [],
  );
  const ids = useStaying(unsent, refreshed).join(' ');
  const variables = useMemo(() => (ids === '' ? [] : ids.split(' ').map((id) => ({ id }))), [ids]);
  return useStored<UnsentSnagsQuery>(unsentSnagsQuery, variables)
    .flatMap((each) => each?.node?.snag ?? [])
    .filter(
      ({ id, number, pin }) =>
        // One without a number that is not in the outbox was taken back.
        (number != null || unsent.includes(id)) &&
        !listed.some(({ node }) => node.id === id) &&
        (plan === null || pin?.plan.code === plan),
    )
    .toReversed();
}

interface UnsentSnagsProps {
  snags: readonly UnsentSnag[];
  code: string;
  plan: string | null;
  selected: string | null;
  now: number;
  timeZone: string;
}

/** What was raised on this device, above a list that comes from the server. */
export function UnsentSnags({ snags, selected, ...row }: UnsentSnagsProps) {
  if (snags.length === 0) return null;
  return (
    <section aria-label={rowMessages.unsent}>
      <h2 className={styles.place}>{rowMessages.unsent}</h2>
      <ol>
        {snags.map((snag, index) => (
          <SnagRow
            key={snag.id}
            {...row}
            snag={snag}
            selected={rowKey({ node: snag }) === selected}
            gone={false}
            level={3}
            checked={null}
            onCheck={undefined}
            item={index}
            gapPx={0}
            position={index + 1}
            setSize={snags.length}
            measure={() => undefined}
            stop={index === 0}
          />
        ))}
      </ol>
    </section>
  );
}

const unsentSnagsQuery = graphql`
  query UnsentSnagsQuery($id: ID!) {
    node(id: $id) {
      ... on Snag @alias(as: "snag") {
        id
        # eslint-disable-next-line relay/unused-fields -- rowKey reads it
        number
        pin {
          plan {
            code
          }
        }
        ...SnagRow_snag
      }
    }
  }
`;
