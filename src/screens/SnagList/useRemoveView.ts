import { graphql, useMutation } from 'react-relay/hooks';
import type { RemoveViewInput, useRemoveViewMutation } from '../../../__generated__/relay/useRemoveViewMutation.graphql';

/** Removes a view. Rejects with the server's refusal. */
export function useRemoveView(): (input: RemoveViewInput) => Promise<void> {
  const [commit] = useMutation<useRemoveViewMutation>(graphql`
    mutation useRemoveViewMutation($input: RemoveViewInput!) {
      removeView(input: $input) {
        project {
          ...useViews_project
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
