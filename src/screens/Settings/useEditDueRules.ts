import { graphql, useMutation } from 'react-relay/hooks';
import type { EditProjectInput, useEditDueRulesMutation } from '../../../__generated__/relay/useEditDueRulesMutation.graphql';

/** Changes when snags are due. Rejects with the server's refusal. */
export function useEditDueRules(): (input: EditProjectInput) => Promise<void> {
  const [commit] = useMutation<useEditDueRulesMutation>(graphql`
    mutation useEditDueRulesMutation($input: EditProjectInput!) {
      editProject(input: $input) {
        project {
          ...DueRules_project
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
