import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type { useRedrawPlanRevisionMutation } from '../../__generated__/relay/useRedrawPlanRevisionMutation.graphql';
import { useStamp } from '../app/forms';

/** Asks the server to render a failed revision again. Rejects with the server's refusal. */
export function useRedrawPlanRevision(): { readonly busy: boolean; readonly redraw: (revisionId: string) => Promise<void> } {
  const [commit, busy] = useMutation<useRedrawPlanRevisionMutation>(graphql`
    mutation useRedrawPlanRevisionMutation($input: RedrawPlanRevisionInput!) {
      redrawPlanRevision(input: $input) {
        plan {
          id
          revisions {
            id
            state
            progress
            failure
          }
        }
      }
    }
  `);
  const stamp = useStamp();
  const redraw = useCallback(
    (revisionId: string) =>
      new Promise<void>((resolve, reject) => {
        commit({ variables: { input: { ...stamp(), revisionId } }, onCompleted: () => resolve(), onError: reject });
      }),
    [commit, stamp],
  );
  return { busy, redraw };
}
