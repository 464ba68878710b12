import { graphql, useMutation } from 'react-relay/hooks';
import type { RemoveFactorsInput, useRemoveFactorsMutation } from '../../../__generated__/relay/useRemoveFactorsMutation.graphql';

/** Removes all second factors of a person, for the owner of the server. Rejects with the server's refusal. */
export function useRemoveFactors(): (input: RemoveFactorsInput) => Promise<void> {
  const [commit] = useMutation<useRemoveFactorsMutation>(graphql`
    mutation useRemoveFactorsMutation($input: RemoveFactorsInput!) {
      removeFactors(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field
        removedOf
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
