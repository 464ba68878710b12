import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type { RemovePlanInput, useRemovePlanMutation } from '../../../__generated__/relay/useRemovePlanMutation.graphql';
import { takeFromPlans } from './plansList';

/** Takes a plan that carries no snags out of the list. Rejects with what the server has against it. */
export function useRemovePlan(projectId: string): (input: RemovePlanInput) => Promise<void> {
  const [commit] = useMutation<useRemovePlanMutation>(graphql`
    mutation useRemovePlanMutation($input: RemovePlanInput!) {
      removePlan(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field
        removedId
      }
    }
  `);
  return useCallback(
    (input) =>
      new Promise((resolve, reject) => {
        // The project's plans are a list without edges, which directives do not know.
        commit({ variables: { input }, updater: (store) => takeFromPlans(store, projectId, input.planId), onCompleted: () => resolve(), onError: reject });
      }),
    [commit, projectId],
  );
}
