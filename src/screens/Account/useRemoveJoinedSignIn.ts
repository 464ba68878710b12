import { graphql, useMutation } from 'react-relay/hooks';
import type { RemoveJoinedSignInInput, useRemoveJoinedSignInMutation } from '../../../__generated__/relay/useRemoveJoinedSignInMutation.graphql';

/** Has an account of the company's own sign-in sign the viewer in no more. Rejects with the server's refusal. */
export function useRemoveJoinedSignIn(): (input: RemoveJoinedSignInInput) => Promise<void> {
  const [commit] = useMutation<useRemoveJoinedSignInMutation>(graphql`
    mutation useRemoveJoinedSignInMutation($input: RemoveJoinedSignInInput!) {
      removeJoinedSignIn(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the account is read anew
        removedId
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
