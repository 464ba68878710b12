import { graphql, useMutation } from 'react-relay/hooks';
import type { SaveTradeInput, useSaveTradeMutation } from '../../../__generated__/relay/useSaveTradeMutation.graphql';

/** Creates or changes a trade. Rejects with the server's refusal. */
export function useSaveTrade(): (input: SaveTradeInput) => Promise<void> {
  const [commit] = useMutation<useSaveTradeMutation>(graphql`
    mutation useSaveTradeMutation($input: SaveTradeInput!) {
      saveTrade(input: $input) {
        trade {
          ...TradeRow_trade
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
