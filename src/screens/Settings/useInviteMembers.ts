import { graphql, useMutation } from 'react-relay/hooks';
import type { InviteMembersInput, useInviteMembersMutation, useInviteMembersMutation$data } from '../../../__generated__/relay/useInviteMembersMutation.graphql';

export type MadeInvitations = useInviteMembersMutation$data['inviteMembers'];

/** Makes invitations. Resolves to their links and to whoever needs none. Throws what the server refused with. */
export function useInviteMembers(): (input: InviteMembersInput) => Promise<MadeInvitations> {
  const [commit] = useMutation<useInviteMembersMutation>(graphql`
    mutation useInviteMembersMutation($input: InviteMembersInput!) {
      inviteMembers(input: $input) {
        links {
          path
          invitation {
            id
            email
            role
          }
        }
        alreadyMembers {
          email
          user {
            name
          }
        }
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) => {
      commit({ variables: { input }, onCompleted: ({ inviteMembers }) => resolve(inviteMembers), onError: reject });
    });
}
