import { graphql, useMutation } from 'react-relay/hooks';
import type { AcceptInvitationInput, useAcceptInvitationMutation } from '../../../__generated__/relay/useAcceptInvitationMutation.graphql';

/** Accepts an invitation; rejects with the server's refusal. */
export function useAcceptInvitation(): (input: AcceptInvitationInput) => Promise<void> {
  const [commit] = useMutation<useAcceptInvitationMutation>(graphql`
    mutation useAcceptInvitationMutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        projectCode
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) => {
      commit({ variables: { input }, onCompleted: () => resolve(), onError: reject });
    });
}
