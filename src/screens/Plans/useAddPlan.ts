import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type { AddPlanInput, useAddPlanMutation } from '../../../__generated__/relay/useAddPlanMutation.graphql';
import { addToPlans } from './plansList';

/** Makes a plan of one page of a file. Rejects with what the server has against it. */
export function useAddPlan(projectId: string): (input: AddPlanInput) => Promise<void> {
  const [commit] = useMutation<useAddPlanMutation>(graphql`
    mutation useAddPlanMutation($input: AddPlanInput!) {
      addPlan(input: $input) {
        plan {
          id
          code
          name
          ...PlanCard_plan
        }
      }
    }
  `);
  return useCallback(
    (input) =>
      new Promise((resolve, reject) => {
        // The project's plans are a list without edges, which directives do not know.
        commit({ variables: { input }, updater: (store) => addToPlans(store, projectId, input.planId), onCompleted: () => resolve(), onError: reject });
      }),
    [commit, projectId],
  );
}
