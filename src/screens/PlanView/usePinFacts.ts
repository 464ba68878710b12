/* oxlint-disable relay/unused-fields -- passed as a whole to the functions that read them */
import { useCallback, useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { usePinFactsQuery } from '../../../__generated__/relay/usePinFactsQuery.graphql';
import { useStored } from '../../app/useStored';

export type PinFacts = NonNullable<NonNullable<usePinFactsQuery['response']['project']>['snag']>;

/** A pin's snag from the store, if the list, the snag's page or `useAskPinFacts` has loaded it. */
export function usePinFacts(code: string, number: number | null): PinFacts | null {
  const variables = useMemo(() => (number === null ? [] : [{ code, number }]), [code, number]);
  return useStored<usePinFactsQuery>(pinFactsQuery, variables)[0]?.project?.snag ?? null;
}

/** Fetches the facts of a pin, once for each pin; called when it is hovered. */
export function useAskPinFacts(code: string): (number: number) => void {
  const environment = useRelayEnvironment();
  return useCallback(
    (number) => {
      // After a failure the tip lacks the title; the next hover fetches again.
      fetchQuery<usePinFactsQuery>(
        environment,
        pinFactsQuery,
        { code, number },
        { fetchPolicy: 'store-or-network' },
      ).subscribe({ error: () => undefined });
    },
    [environment, code],
  );
}

const pinFactsQuery = graphql`
  query usePinFactsQuery($code: String!, $number: Int!) {
    project(code: $code) {
      snag(number: $number) {
        id
        reference
        displayTitle
        allowedActions
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by what shows events before the server has answered
        ...ruleFacts_snag
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- PinPeek hands it on
        ...SnagRow_snag
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- as above
        ...PinCard_snag
      }
    }
  }
`;
