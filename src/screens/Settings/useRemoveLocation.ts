import { graphql, useMutation } from 'react-relay/hooks';
import type { RemoveLocationInput, useRemoveLocationMutation } from '../../../__generated__/relay/useRemoveLocationMutation.graphql';

/** Removes a location with everything in it. Rejects with the server's refusal. */
export function useRemoveLocation(): (input: RemoveLocationInput) => Promise<void> {
  const [commit] = useMutation<useRemoveLocationMutation>(graphql`
    mutation useRemoveLocationMutation($input: RemoveLocationInput!) {
      removeLocation(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the tree is read anew
        removedId
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
