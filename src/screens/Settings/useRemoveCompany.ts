import { graphql, useMutation } from 'react-relay/hooks';
import type { RemoveCompanyInput, useRemoveCompanyMutation } from '../../../__generated__/relay/useRemoveCompanyMutation.graphql';

/** Removes a company that is not in use. Rejects with the server's refusal. */
export function useRemoveCompany(): (input: RemoveCompanyInput) => Promise<void> {
  const [commit] = useMutation<useRemoveCompanyMutation>(graphql`
    mutation useRemoveCompanyMutation($input: RemoveCompanyInput!) {
      removeCompany(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the list is read anew
        removedId
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
