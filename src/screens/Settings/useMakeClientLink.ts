import { graphql, useMutation } from 'react-relay/hooks';
import type {
  MakeClientLinkInput,
  useMakeClientLinkMutation,
} from '../../../__generated__/relay/useMakeClientLinkMutation.graphql';

/**
 * Makes a client's link, or another address of one that is open. Resolves to its path; rejects with
 * the server's refusal.
 */
export function useMakeClientLink(): (input: MakeClientLinkInput) => Promise<string> {
  const [commit] = useMutation<useMakeClientLinkMutation>(graphql`
    mutation useMakeClientLinkMutation($input: MakeClientLinkInput!) {
      makeClientLink(input: $input) {
        path
        project {
          ...ClientLinks_project
        }
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) => {
      commit({
        variables: { input },
        onCompleted: ({ makeClientLink }) => resolve(makeClientLink.path),
        onError: reject,
      });
    });
}
