import { graphql, useMutation } from 'react-relay/hooks';
import type { SetUpPasskeyInput, useSetUpPasskeyMutation } from '../../../__generated__/relay/useSetUpPasskeyMutation.graphql';

/** Asks what the browser needs to make a passkey. Rejects with the server's refusal. */
export function useSetUpPasskey(): (input: SetUpPasskeyInput) => Promise<{ options: string; step: string }> {
  const [commit] = useMutation<useSetUpPasskeyMutation>(graphql`
    mutation useSetUpPasskeyMutation($input: SetUpPasskeyInput!) {
      setUpPasskey(input: $input) {
        options
        step
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: ({ setUpPasskey }) => resolve(setUpPasskey), onError: reject }));
}
