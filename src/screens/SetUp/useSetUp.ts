import { graphql, useMutation } from 'react-relay/hooks';
import type { SetUpInput, useSetUpMutation } from '../../../__generated__/relay/useSetUpMutation.graphql';

/** Makes the owner and the first project. Resolves once both are there; throws what the server refused with. */
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
