import { graphql, useMutation } from 'react-relay/hooks';
import type { SaveCompanyInput, useSaveCompanyMutation } from '../../../__generated__/relay/useSaveCompanyMutation.graphql';

/** Creates or changes a company. Rejects with the server's refusal. */
export function useSaveCompany(): (input: SaveCompanyInput) => Promise<void> {
  const [commit] = useMutation<useSaveCompanyMutation>(graphql`
    mutation useSaveCompanyMutation($input: SaveCompanyInput!) {
      saveCompany(input: $input) {
        company {
          ...CompanyRow_company
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
