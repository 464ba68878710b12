import { graphql, useMutation } from 'react-relay/hooks';
import type { AcceptInvitationInput, useAcceptInvitationMutation } from '../../../__generated__/relay/useAcceptInvitationMutation.graphql';

/** Accepts an invitation. Resolves to the project's code; rejects with the server's refusal. */
export function useAcceptInvitation(): (input: AcceptInvitationInput) => Promise<string> {
  const [commit] = useMutation<useAcceptInvitationMutation>(graphql`
    mutation useAcceptInvitationMutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        projectCode
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) => {
      commit({ variables: { input }, onCompleted: ({ acceptInvitation }) => resolve(acceptInvitation.projectCode), onError: reject });
    });
}
