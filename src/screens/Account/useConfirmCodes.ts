import { graphql, useMutation } from 'react-relay/hooks';
import type { ConfirmCodesInput, useConfirmCodesMutation } from '../../../__generated__/relay/useConfirmCodesMutation.graphql';

/** Switches one-time codes on; resolves to the recovery codes. Rejects with the server's refusal. */
export function useConfirmCodes(): (input: ConfirmCodesInput) => Promise<readonly string[]> {
  const [commit] = useMutation<useConfirmCodesMutation>(graphql`
    mutation useConfirmCodesMutation($input: ConfirmCodesInput!) {
      confirmCodes(input: $input) {
        codes
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: ({ confirmCodes }) => resolve(confirmCodes.codes), onError: reject }));
}
