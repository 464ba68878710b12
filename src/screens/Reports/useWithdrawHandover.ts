import { graphql, useMutation } from 'react-relay/hooks';
import type { useWithdrawHandoverMutation, WithdrawHandoverInput } from '../../../__generated__/relay/useWithdrawHandoverMutation.graphql';

/** Ends a handover that not all have signed. Rejects with the server's refusal. */
export function useWithdrawHandover(): (input: WithdrawHandoverInput) => Promise<void> {
  const [commit] = useMutation<useWithdrawHandoverMutation>(graphql`
    mutation useWithdrawHandoverMutation($input: WithdrawHandoverInput!) {
      withdrawHandover(input: $input) {
        handover {
          ...HandoverRow_handover
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
