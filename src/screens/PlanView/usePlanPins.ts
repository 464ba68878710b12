/* oxlint-disable relay/unused-fields -- passed as a whole to the functions that read them */
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { usePlanPins_plan$key } from '../../../__generated__/relay/usePlanPins_plan.graphql';
import { useProjectSheet } from '../../app/useJournal';
import { pinsOf, type PlanPin } from './pins';
import { usePendingPins } from './usePendingPins';

type SheetFilter = Parameters<typeof useProjectSheet>[0]['filter'];

/** The pins of the filter on a revision, updated by events, and the pins raised on this device. */
export function usePlanPins(
  plan: usePlanPins_plan$key,
  revisionId: string,
  filter: SheetFilter,
): { readonly pins: readonly PlanPin[]; readonly lastKey: string | null } {
  const { id, pins } = useFragment(
    graphql`
      fragment usePlanPins_plan on Plan {
        id
        pins(filter: $filter, revisionId: $revision) {
          __id
          numbers
          xs
          ys
          statuses
          locationIds
          places
        }
      }
    `,
    plan,
  );
  useProjectSheet({ pinsId: pins.__id, planId: id, revisionId, filter });
  const stored = useMemo(() => pinsOf(pins), [pins]);
  const { pending, lastKey } = usePendingPins(revisionId);
  const all = useMemo(
    () => (pending.length === 0 ? stored : [...pending, ...stored]),
    [pending, stored],
  );
  return { pins: all, lastKey };
}
