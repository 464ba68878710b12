import { graphql, useMutation } from 'react-relay/hooks';
import type { InviteMemberInput, useInviteMemberMutation } from '../../../__generated__/relay/useInviteMemberMutation.graphql';

/** Makes an invitation. Resolves to the path of its link, or null if it was made before: it is told only once. Throws what the server refused with. */
export function useInviteMember(): (input: InviteMemberInput) => Promise<string | null> {
  const [commit] = useMutation<useInviteMemberMutation>(graphql`
    mutation useInviteMemberMutation($input: InviteMemberInput!) {
      inviteMember(input: $input) {
        path
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) => {
      commit({ variables: { input }, onCompleted: ({ inviteMember }) => resolve(inviteMember.path ?? null), onError: reject });
    });
}
