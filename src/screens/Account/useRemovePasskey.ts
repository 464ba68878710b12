import { graphql, useMutation } from 'react-relay/hooks';
import type { RemovePasskeyInput, useRemovePasskeyMutation } from '../../../__generated__/relay/useRemovePasskeyMutation.graphql';

/** Removes one of the viewer's passkeys. Rejects with the server's refusal. */
export function useRemovePasskey(): (input: RemovePasskeyInput) => Promise<void> {
  const [commit] = useMutation<useRemovePasskeyMutation>(graphql`
    mutation useRemovePasskeyMutation($input: RemovePasskeyInput!) {
      removePasskey(input: $input) {
        factors {
          # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the account is read anew
          shown
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
