import { graphql, useMutation } from 'react-relay/hooks';
import type { IssuePasswordLinkInput, useIssuePasswordLinkMutation } from '../../../__generated__/relay/useIssuePasswordLinkMutation.graphql';

/** Creates a link for a member to choose a new password. Resolves to its path; rejects with the server's refusal. */
export function useIssuePasswordLink(): (input: IssuePasswordLinkInput) => Promise<string> {
  const [commit] = useMutation<useIssuePasswordLinkMutation>(graphql`
    mutation useIssuePasswordLinkMutation($input: IssuePasswordLinkInput!) {
      issuePasswordLink(input: $input) {
        path
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) => {
      commit({ variables: { input }, onCompleted: ({ issuePasswordLink }) => resolve(issuePasswordLink.path), onError: reject });
    });
}
