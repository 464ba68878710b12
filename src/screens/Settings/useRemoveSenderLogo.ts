import { graphql, useMutation } from 'react-relay/hooks';
import type { RemoveSenderLogoInput, useRemoveSenderLogoMutation } from '../../../__generated__/relay/useRemoveSenderLogoMutation.graphql';

/** Deletes the logo at the head of reports. Rejects with the server's refusal. */
export function useRemoveSenderLogo(): (input: RemoveSenderLogoInput) => Promise<void> {
  const [commit] = useMutation<useRemoveSenderLogoMutation>(graphql`
    mutation useRemoveSenderLogoMutation($input: RemoveSenderLogoInput!) {
      removeSenderLogo(input: $input) {
        project {
          ...SenderLogo_project
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
