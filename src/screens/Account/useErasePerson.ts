import { graphql, useMutation } from 'react-relay/hooks';
import type { ErasePersonInput, useErasePersonMutation } from '../../../__generated__/relay/useErasePersonMutation.graphql';

/** Erases a person. Rejects with the server's refusal. */
export function useErasePerson(): (input: ErasePersonInput) => Promise<void> {
  const [commit] = useMutation<useErasePersonMutation>(graphql`
    mutation useErasePersonMutation($input: ErasePersonInput!) {
      erasePerson(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field
        erasedId
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
