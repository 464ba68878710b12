import { graphql, useMutation } from 'react-relay/hooks';
import type { ArchiveTradeInput, useArchiveTradeMutation } from '../../../__generated__/relay/useArchiveTradeMutation.graphql';

/** Archives a trade or restores it. Rejects with the server's refusal. */
export function useArchiveTrade(): (input: ArchiveTradeInput) => Promise<void> {
  const [commit] = useMutation<useArchiveTradeMutation>(graphql`
    mutation useArchiveTradeMutation($input: ArchiveTradeInput!) {
      archiveTrade(input: $input) {
        trade {
          ...TradeRow_trade
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
