import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type { AddPlanInput, useAddPlanMutation } from '../../../__generated__/relay/useAddPlanMutation.graphql';
import { addToPlans } from './plansList';

/** Creates a plan from one page of a file. Rejects with the server's refusal. */
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
        // An updater, because the plans are a plain list, and Relay's directives need a connection.
        commit({ variables: { input }, updater: (store) => addToPlans(store, projectId, input.planId), onCompleted: () => resolve(), onError: reject });
      }),
    [commit, projectId],
  );
}
