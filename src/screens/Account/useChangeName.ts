import { graphql, useMutation } from 'react-relay/hooks';
import type { ChangeNameInput, useChangeNameMutation } from '../../../__generated__/relay/useChangeNameMutation.graphql';

/** Changes the viewer's name. Rejects with the server's refusal. */
export function useChangeName(): (input: ChangeNameInput) => Promise<void> {
  const [commit] = useMutation<useChangeNameMutation>(graphql`
    mutation useChangeNameMutation($input: ChangeNameInput!) {
      changeName(input: $input) {
        user {
          ...NameForm_user
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
