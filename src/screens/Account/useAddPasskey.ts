import { graphql, useMutation } from 'react-relay/hooks';
import type { AddPasskeyInput, useAddPasskeyMutation } from '../../../__generated__/relay/useAddPasskeyMutation.graphql';

/** Keeps the public half of a passkey that the browser has made. Rejects with the server's refusal. */
export function useAddPasskey(): (input: AddPasskeyInput) => Promise<void> {
  const [commit] = useMutation<useAddPasskeyMutation>(graphql`
    mutation useAddPasskeyMutation($input: AddPasskeyInput!) {
      addPasskey(input: $input) {
        factors {
          # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the account is read anew
          shown
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
