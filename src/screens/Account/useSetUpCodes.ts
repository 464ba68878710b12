import { graphql, useMutation } from 'react-relay/hooks';
import type { SetUpCodesInput, useSetUpCodesMutation } from '../../../__generated__/relay/useSetUpCodesMutation.graphql';

/** Makes the secret of one-time codes, which are not asked for yet. Rejects with the server's refusal. */
export function useSetUpCodes(): (input: SetUpCodesInput) => Promise<{ secret: string; uri: string }> {
  const [commit] = useMutation<useSetUpCodesMutation>(graphql`
    mutation useSetUpCodesMutation($input: SetUpCodesInput!) {
      setUpCodes(input: $input) {
        secret
        uri
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: ({ setUpCodes }) => resolve(setUpCodes), onError: reject }));
}
