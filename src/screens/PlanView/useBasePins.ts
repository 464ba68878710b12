import { useCallback, useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { fromParts } from '../../../rules/pins';
import type { useBasePinsQuery } from '../../../__generated__/relay/useBasePinsQuery.graphql';
import { useStored } from '../../app/useStored';
import type { Spot } from './view';

/** All pins of a plan at their positions on a revision; empty until loaded. */
export function useBasePins(planId: string, revisionId: string): readonly Spot[] {
  const stored = useStored<useBasePinsQuery>(basePinsQuery, [{ planId, revisionId }])[0];
  const pins = stored?.node?.plan?.pins;
  return useMemo(
    () =>
      pins?.xs.map((x, index) => ({ x: fromParts(x), y: fromParts(pins.ys[index] ?? 0) })) ?? [],
    [pins],
  );
}

export function useAskBasePins(planId: string): (revisionId: string) => void {
  const environment = useRelayEnvironment();
  return useCallback(
    (revisionId) => {
      // After a failure the preview lacks the pins.
      fetchQuery<useBasePinsQuery>(environment, basePinsQuery, { planId, revisionId }).subscribe({
        error: () => undefined,
      });
    },
    [environment, planId],
  );
}

const basePinsQuery = graphql`
  query useBasePinsQuery($planId: ID!, $revisionId: ID!) {
    node(id: $planId) {
      ... on Plan @alias(as: "plan") {
        pins(revisionId: $revisionId) {
          xs
          ys
        }
      }
    }
  }
`;
