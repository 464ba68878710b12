import { graphql, useMutation } from 'react-relay/hooks';
import type { ChangePasswordInput, useChangePasswordMutation } from '../../../__generated__/relay/useChangePasswordMutation.graphql';

/** Changes the viewer's password. Resolves to the number of other sessions ended; rejects with the server's refusal. */
export function useChangePassword(): (input: ChangePasswordInput) => Promise<number> {
  const [commit] = useMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        endedSessions
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) => {
      commit({ variables: { input }, onCompleted: ({ changePassword }) => resolve(changePassword.endedSessions), onError: reject });
    });
}
