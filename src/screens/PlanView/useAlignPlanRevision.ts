import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type { useAlignPlanRevisionMutation } from '../../../__generated__/relay/useAlignPlanRevisionMutation.graphql';
import { useStamp } from '../../app/forms';
import type { PointPair } from './alignment';

/** Aligns a revision with an earlier one. Rejects with the server's refusal. */
export function useAlignPlanRevision(): (revisionId: string, baseId: string, pairs: readonly PointPair[]) => Promise<void> {
  const [commit] = useMutation<useAlignPlanRevisionMutation>(graphql`
    mutation useAlignPlanRevisionMutation($input: AlignPlanRevisionInput!) {
      alignPlanRevision(input: $input) {
        plan {
          id
          revisions {
            id
            aligned
          }
        }
      }
    }
  `);
  const stamp = useStamp();
  return useCallback(
    (revisionId, baseId, pairs) =>
      new Promise((resolve, reject) => {
        const points = pairs.map(({ here, base }) => ({ x: here.x, y: here.y, baseX: base.x, baseY: base.y }));
        commit({ variables: { input: { ...stamp(), revisionId, baseId, points } }, onCompleted: () => resolve(), onError: reject });
      }),
    [commit, stamp],
  );
}
