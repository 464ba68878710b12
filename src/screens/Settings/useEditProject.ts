import { graphql, useMutation } from 'react-relay/hooks';
import type { EditProjectInput, useEditProjectMutation } from '../../../__generated__/relay/useEditProjectMutation.graphql';

/** Changes the facts of the project. Rejects with the server's refusal. */
export function useEditProject(): (input: EditProjectInput) => Promise<void> {
  const [commit] = useMutation<useEditProjectMutation>(graphql`
    mutation useEditProjectMutation($input: EditProjectInput!) {
      editProject(input: $input) {
        project {
          ...ProjectForm_project
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
