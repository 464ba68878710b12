import { graphql, useMutation } from 'react-relay/hooks';
import type { ArchiveCompanyInput, useArchiveCompanyMutation } from '../../../__generated__/relay/useArchiveCompanyMutation.graphql';

/** Archives a company or restores it. Rejects with the server's refusal. */
export function useArchiveCompany(): (input: ArchiveCompanyInput) => Promise<void> {
  const [commit] = useMutation<useArchiveCompanyMutation>(graphql`
    mutation useArchiveCompanyMutation($input: ArchiveCompanyInput!) {
      archiveCompany(input: $input) {
        company {
          ...CompanyRow_company
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
