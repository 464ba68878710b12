/* oxlint-disable relay/unused-fields -- passed as a whole to the functions that read them */
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { usePlanPins_plan$key } from '../../../__generated__/relay/usePlanPins_plan.graphql';
import { pinsOf, type PlanPin } from './pins';
import { usePendingPins } from './usePendingPins';

/** The pins of the filter on a revision, updated by events, and the pins raised on this device. */
export function usePlanPins(
  plan: usePlanPins_plan$key,
  revisionId: string,
): { readonly pins: readonly PlanPin[]; readonly lastKey: string | null } {
  const { pins } = useFragment(
    graphql`
      fragment usePlanPins_plan on Plan {
        pins(filter: $filter, revisionId: $revision) {
          numbers
          xs
          ys
          statuses
          locationIds
          places
          overdue
        }
      }
    `,
    plan,
  );
  const stored = useMemo(() => pinsOf(pins), [pins]);
  const { pending, lastKey } = usePendingPins(revisionId, stored);
  const all = useMemo(
    () => (pending.length === 0 ? stored : [...pending, ...stored]),
    [pending, stored],
  );
  return { pins: all, lastKey };
}
