import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { useUnsentSnagsQuery } from '../../../__generated__/relay/useUnsentSnagsQuery.graphql';
import { type SnagChip, statusesOf } from '../../../rules/lists';
import { useOutbox } from '../../app/useOutbox';
import { useStored } from '../../app/useStored';
import { useHasState } from '../useKeepFresh';
import type { KeyedRow } from './rowKey';
import { useStaying } from './useStaying';

type UnsentSnag = NonNullable<NonNullable<useUnsentSnagsQuery['response']['node']>['snag']>;

/**
 * What of a chip was raised on this device and is not among the rows `listed`, newest first: a list that
 * comes from the server cannot have it yet. Once sent it stays until the list was read again.
 * `refreshed`: how often that was.
 */
export function useUnsentSnags(
  code: string,
  { plan, chip }: { readonly plan: string | null; readonly chip: SnagChip },
  listed: readonly KeyedRow[],
  refreshed: number,
): readonly { readonly node: UnsentSnag }[] {
  const isWhole = useHasState(code);
  const { entries } = useOutbox();
  const unsent = entries.flatMap(({ kind, projectCode, snagId }) =>
    kind === 'raise' && projectCode === code && !isWhole ? [snagId] : [],
  );
  const ids = useStaying(unsent, refreshed).join(' ');
  const variables = useMemo(() => (ids === '' ? [] : ids.split(' ').map((id) => ({ id }))), [ids]);
  const stored = useStored<useUnsentSnagsQuery>(unsentSnagsQuery, variables);
  const unsentIds = unsent.join(' ');
  return useMemo(
    () =>
      stored
        .flatMap((each) => each?.node?.snag ?? [])
        .filter(
          ({ id, number, status, pin }) =>
            // One without a number that is not in the outbox was taken back.
            (number != null || unsentIds.includes(id)) &&
            !listed.some(({ node }) => node.id === id) &&
            statusesOf(chip).includes(status) &&
            (plan === null || pin?.plan.code === plan),
        )
        .map((node) => ({ node }))
        .toReversed(),
    [stored, unsentIds, listed, plan, chip],
  );
}

const unsentSnagsQuery = graphql`
  query useUnsentSnagsQuery($id: ID!) {
    node(id: $id) {
      ... on Snag @alias(as: "snag") {
        id
        number
        status
        # eslint-disable-next-line relay/unused-fields -- groupRows reads it
        dueOn
        # eslint-disable-next-line relay/unused-fields -- groupRows reads it
        priority
        # eslint-disable-next-line relay/unused-fields -- groupRows reads it
        location {
          path
        }
        pin {
          plan {
            code
          }
        }
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- SnagRows renders them
        ...SnagRow_snag
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- as above
        ...SnagTableRow_snag
      }
    }
  }
`;
