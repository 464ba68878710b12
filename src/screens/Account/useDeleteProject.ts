import { graphql, useMutation } from 'react-relay/hooks';
import type { DeleteProjectInput, useDeleteProjectMutation } from '../../../__generated__/relay/useDeleteProjectMutation.graphql';

/** Deletes an archived project. Rejects with the server's refusal. */
export function useDeleteProject(): (input: DeleteProjectInput) => Promise<void> {
  const [commit] = useMutation<useDeleteProjectMutation>(graphql`
    mutation useDeleteProjectMutation($input: DeleteProjectInput!) {
      deleteProject(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the list is read anew
        deletedId
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
