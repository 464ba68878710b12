import { graphql, useMutation } from 'react-relay/hooks';
import type { RemoveViewInput, useRemoveViewMutation } from '../../../__generated__/relay/useRemoveViewMutation.graphql';
import { useKeepViews } from './useKeepViews';

/** Removes a view. Rejects with the server's refusal. */
export function useRemoveView(): (input: RemoveViewInput) => Promise<void> {
  const keepViews = useKeepViews();
  const [commit] = useMutation<useRemoveViewMutation>(graphql`
    mutation useRemoveViewMutation($input: RemoveViewInput!) {
      removeView(input: $input) {
        project {
          ...useViews_project
        }
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) => {
      const onCompleted = (): void => {
        keepViews();
        resolve();
      };
      commit({ variables: { input }, onCompleted, onError: reject });
    });
}
