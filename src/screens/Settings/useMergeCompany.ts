import { graphql, useMutation } from 'react-relay/hooks';
import type { MergeCompanyInput, useMergeCompanyMutation } from '../../../__generated__/relay/useMergeCompanyMutation.graphql';

/** Merges a company into another one. Of many snags the server takes some at a time: `tell` says how many are left. Rejects with the server's refusal. */
export function useMergeCompany(): (input: MergeCompanyInput, tell: (left: number) => void) => Promise<void> {
  const [commit] = useMutation<useMergeCompanyMutation>(graphql`
    mutation useMergeCompanyMutation($input: MergeCompanyInput!) {
      mergeCompany(input: $input) {
        left
      }
    }
  `);
  const send = (input: MergeCompanyInput): Promise<number> =>
    new Promise((resolve, reject) => {
      commit({ variables: { input }, onCompleted: ({ mergeCompany }) => resolve(mergeCompany.left), onError: reject });
    });
  return async (input, tell) => {
    for (let left = await send(input); left > 0; left = await send(input)) tell(left);
  };
}
