import { graphql, useMutation } from 'react-relay/hooks';
import type { EditProjectInput, useEditSenderMutation } from '../../../__generated__/relay/useEditSenderMutation.graphql';

/** Changes who stands at the head of reports. Rejects with the server's refusal. */
export function useEditSender(): (input: EditProjectInput) => Promise<void> {
  const [commit] = useMutation<useEditSenderMutation>(graphql`
    mutation useEditSenderMutation($input: EditProjectInput!) {
      editProject(input: $input) {
        project {
          ...Sender_project
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
