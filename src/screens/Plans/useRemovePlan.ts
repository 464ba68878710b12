import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type { RemovePlanInput, useRemovePlanMutation } from '../../../__generated__/relay/useRemovePlanMutation.graphql';
import { takeFromPlans } from './plansList';

/** Removes a plan that has no snags. Rejects with the server's refusal. */
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
        // An updater, because the plans are a plain list, and Relay's directives need a connection.
        commit({ variables: { input }, updater: (store) => takeFromPlans(store, projectId, input.planId), onCompleted: () => resolve(), onError: reject });
      }),
    [commit, projectId],
  );
}
