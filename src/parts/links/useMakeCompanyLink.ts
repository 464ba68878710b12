import { graphql, useMutation } from 'react-relay/hooks';
import type {
  MakeCompanyLinkInput,
  useMakeCompanyLinkMutation,
} from '../../../__generated__/relay/useMakeCompanyLinkMutation.graphql';

/**
 * Makes a company's link, or another address of the one it has. Resolves to its path; rejects with
 * the server's refusal.
 */
export function useMakeCompanyLink(): (input: MakeCompanyLinkInput) => Promise<string> {
  const [commit] = useMutation<useMakeCompanyLinkMutation>(graphql`
    mutation useMakeCompanyLinkMutation($input: MakeCompanyLinkInput!) {
      makeCompanyLink(input: $input) {
        path
        company {
          ...CompanyLink_company
        }
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) => {
      commit({
        variables: { input },
        onCompleted: ({ makeCompanyLink }) => resolve(makeCompanyLink.path),
        onError: reject,
      });
    });
}
