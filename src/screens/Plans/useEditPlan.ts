import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type { EditPlanInput, useEditPlanMutation } from '../../../__generated__/relay/useEditPlanMutation.graphql';

/** Changes code, name and place of a plan. Rejects with the server's refusal. */
export function useEditPlan(): (input: EditPlanInput) => Promise<void> {
  const [commit] = useMutation<useEditPlanMutation>(graphql`
    mutation useEditPlanMutation($input: EditPlanInput!) {
      editPlan(input: $input) {
        plan {
          ...PlanCard_plan
        }
      }
    }
  `);
  return useCallback((input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject })), [commit]);
}
