import { graphql, useMutation } from 'react-relay/hooks';
import type { SetUpInput, useSetUpMutation } from '../../../__generated__/relay/useSetUpMutation.graphql';

/** Creates the owner and the first project. Rejects with the server's refusal. */
export function useSetUp(): (input: SetUpInput) => Promise<void> {
  const [commit] = useMutation<useSetUpMutation>(graphql`
    mutation useSetUpMutation($input: SetUpInput!) {
      setUp(input: $input) {
        __typename
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) => {
      commit({ variables: { input }, onCompleted: () => resolve(), onError: reject });
    });
}
