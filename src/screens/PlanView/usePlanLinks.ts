import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { usePlanLinks_plan$key } from '../../../__generated__/relay/usePlanLinks_plan.graphql';
import { mapBetween } from '../../../rules/alignment';
import { affineOf, apply, identity } from '../../../rules/pins';
import { isOnSheet, type Spot } from './view';

/** A mark on a sheet that opens a place of another plan. */
export interface PlanLink extends Spot {
  readonly key: string;
  readonly toCode: string;
  readonly toName: string;
  readonly toRevisionId: string;
  readonly to: Spot;
}

/** The links of a plan at their positions on a revision. */
export function usePlanLinks(plan: usePlanLinks_plan$key, revisionId: string): readonly PlanLink[] {
  const { links, current, revisions } = useFragment(
    graphql`
      fragment usePlanLinks_plan on Plan {
        links {
          key
          x
          y
          toCode
          toName
          toRevisionId
          toX
          toY
        }
        current {
          id
        }
        revisions {
          id
          toFirst
        }
      }
    `,
    plan,
  );
  return useMemo(() => {
    const laid = (wanted: string) => ({
      id: wanted,
      toFirst: affineOf(revisions.find(({ id }) => id === wanted)?.toFirst ?? []) ?? identity,
    });
    const map = mapBetween(laid(current.id), laid(revisionId));
    return links
      .map(({ key, x, y, toCode, toName, toRevisionId, toX, toY }) => ({
        key,
        toCode,
        toName,
        toRevisionId,
        to: { x: toX, y: toY },
        ...apply(map, { x, y }),
      }))
      .filter(isOnSheet);
  }, [links, current, revisions, revisionId]);
}
