import { graphql, useMutation } from 'react-relay/hooks';
import type { ChangeMemberInput, useChangeMemberMutation } from '../../../__generated__/relay/useChangeMemberMutation.graphql';

/** Gives a member another role or company. Rejects with the server's refusal. */
export function useChangeMember(): (input: ChangeMemberInput) => Promise<void> {
  const [commit] = useMutation<useChangeMemberMutation>(graphql`
    mutation useChangeMemberMutation($input: ChangeMemberInput!) {
      changeMember(input: $input) {
        member {
          ...MemberRow_member
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
