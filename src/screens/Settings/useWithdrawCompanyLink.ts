import { graphql, useMutation } from 'react-relay/hooks';
import type { useWithdrawCompanyLinkMutation, WithdrawCompanyLinkInput } from '../../../__generated__/relay/useWithdrawCompanyLinkMutation.graphql';

/** Ends a company's link on every device. Rejects with the server's refusal. */
export function useWithdrawCompanyLink(): (input: WithdrawCompanyLinkInput) => Promise<void> {
  const [commit] = useMutation<useWithdrawCompanyLinkMutation>(graphql`
    mutation useWithdrawCompanyLinkMutation($input: WithdrawCompanyLinkInput!) {
      withdrawCompanyLink(input: $input) {
        company {
          ...CompanyLink_company
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
