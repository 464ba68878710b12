import { graphql, useMutation } from 'react-relay/hooks';
import type { RenewRecoveryCodesInput, useRenewRecoveryCodesMutation } from '../../../__generated__/relay/useRenewRecoveryCodesMutation.graphql';

/** Makes new recovery codes in place of those before. Rejects with the server's refusal. */
export function useRenewRecoveryCodes(): (input: RenewRecoveryCodesInput) => Promise<readonly string[]> {
  const [commit] = useMutation<useRenewRecoveryCodesMutation>(graphql`
    mutation useRenewRecoveryCodesMutation($input: RenewRecoveryCodesInput!) {
      renewRecoveryCodes(input: $input) {
        codes
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: ({ renewRecoveryCodes }) => resolve(renewRecoveryCodes.codes), onError: reject }));
}
