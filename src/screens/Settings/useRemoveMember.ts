import { graphql, useMutation } from 'react-relay/hooks';
import type { RemoveMemberInput, useRemoveMemberMutation } from '../../../__generated__/relay/useRemoveMemberMutation.graphql';

/** Removes a person from the project. Rejects with the server's refusal. */
export function useRemoveMember(): (input: RemoveMemberInput) => Promise<void> {
  const [commit] = useMutation<useRemoveMemberMutation>(graphql`
    mutation useRemoveMemberMutation($input: RemoveMemberInput!) {
      removeMember(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the list is read anew
        removedId
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
