import { graphql, useMutation } from 'react-relay/hooks';
import type { WithdrawInvitationInput, useWithdrawInvitationMutation } from '../../../__generated__/relay/useWithdrawInvitationMutation.graphql';

/** Withdraws an invitation, so that its link is invalid. Rejects with the server's refusal. */
export function useWithdrawInvitation(): (input: WithdrawInvitationInput) => Promise<void> {
  const [commit] = useMutation<useWithdrawInvitationMutation>(graphql`
    mutation useWithdrawInvitationMutation($input: WithdrawInvitationInput!) {
      withdrawInvitation(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the list is read anew
        withdrawnId
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
