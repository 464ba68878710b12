import { graphql, useMutation } from 'react-relay/hooks';
import type { RemoveCodesInput, useRemoveCodesMutation } from '../../../__generated__/relay/useRemoveCodesMutation.graphql';

/** Switches one-time codes off. Rejects with the server's refusal. */
export function useRemoveCodes(): (input: RemoveCodesInput) => Promise<void> {
  const [commit] = useMutation<useRemoveCodesMutation>(graphql`
    mutation useRemoveCodesMutation($input: RemoveCodesInput!) {
      removeCodes(input: $input) {
        factors {
          # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the account is read anew
          codesSince
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
