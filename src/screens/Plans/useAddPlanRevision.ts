import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type { AddPlanRevisionInput, useAddPlanRevisionMutation } from '../../../__generated__/relay/useAddPlanRevisionMutation.graphql';

/** Adds a newer revision of a plan. Rejects with the server's refusal. */
export function useAddPlanRevision(): (input: AddPlanRevisionInput) => Promise<void> {
  const [commit] = useMutation<useAddPlanRevisionMutation>(graphql`
    mutation useAddPlanRevisionMutation($input: AddPlanRevisionInput!) {
      addPlanRevision(input: $input) {
        plan {
          ...PlanCard_plan
        }
      }
    }
  `);
  return useCallback((input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject })), [commit]);
}
