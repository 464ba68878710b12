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

interface UnsentSnagsProps {
  code: string;
  plan: string | null;
  selected: string | null;
  now: number;
  timeZone: string;
  /** The rows of the list below. */
  listed: readonly KeyedRow[];
  /** Number of refetches of that list. */
  refreshed: number;
}

/**
 * What was raised on this device, above a list that comes from the server: it cannot have them yet.
 * Once sent they stay until the list was read again.
 */
export function UnsentSnags({ code, plan, listed, refreshed, ...row }: UnsentSnagsProps) {
  const isWhole = useHasState(code);
  const { entries } = useOutbox();
  const unsent = entries.flatMap(({ kind, projectCode, snagId }) =>
    kind === 'raise' && projectCode === code && !isWhole ? [snagId] : [],
  );
  const ids = useStaying(unsent, refreshed).join(' ');
  const variables = useMemo(() => (ids === '' ? [] : ids.split(' ').map((id) => ({ id }))), [ids]);
  const snags = useStored<UnsentSnagsQuery>(unsentSnagsQuery, variables)
    .flatMap((each) => each?.node?.snag ?? [])
    .filter(
      ({ id, pin }) =>
        !listed.some(({ node }) => node.id === id) && (plan === null || pin?.plan.code === plan),
    )
    .toReversed();
  if (snags.length === 0) return null;
  return (
    <section aria-label={rowMessages.unsent}>
      <h2 className={styles.place}>{rowMessages.unsent}</h2>
      <ol>
        {snags.map((snag, index) => (
          <SnagRow
            key={snag.id}
            {...row}
            code={code}
            plan={plan}
            snag={snag}
            selected={rowKey({ node: snag }) === row.selected}
            gone={false}
            level={2}
            checked={null}
            onCheck={undefined}
            item={index}
            gapPx={0}
            position={index + 1}
            setSize={snags.length}
            measure={() => undefined}
            stop
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
