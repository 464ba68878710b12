import { graphql, useMutation } from 'react-relay/hooks';
import type { RemoveTradeInput, useRemoveTradeMutation } from '../../../__generated__/relay/useRemoveTradeMutation.graphql';

/** Removes a trade that is not in use. Rejects with the server's refusal. */
export function useRemoveTrade(): (input: RemoveTradeInput) => Promise<void> {
  const [commit] = useMutation<useRemoveTradeMutation>(graphql`
    mutation useRemoveTradeMutation($input: RemoveTradeInput!) {
      removeTrade(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the list is read anew
        removedId
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
