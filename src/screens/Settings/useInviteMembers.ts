import { graphql, useMutation } from 'react-relay/hooks';
import type {
  InviteMembersInput,
  useInviteMembersMutation,
  useInviteMembersMutation$data,
} from '../../../__generated__/relay/useInviteMembersMutation.graphql';
import { Refusal, toProblem } from '../../domain/errors';
import { messages } from './messages';

export type MadeInvitations = useInviteMembersMutation$data['inviteMembers'];

/**
 * Creates invitations. Resolves to their links and to the people who are members already. Rejects
 * with the server's refusal, which names the person it is about.
 */
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
            mail
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
      commit({
        variables: { input },
        onCompleted: ({ inviteMembers }) => resolve(inviteMembers),
        onError: (error) => reject(withItsPerson(error, input)),
      });
    });
}

function withItsPerson(error: Error, { people }: InviteMembersInput): Error {
  const { code, sentence, retryable, field } = toProblem(error);
  const person = people[Number(/^people\.(\d+)\./.exec(field ?? '')?.[1])];
  return person === undefined || people.length === 1
    ? error
    : new Refusal(code, messages.atPerson(person.email, sentence), { retryable, cause: error });
}
