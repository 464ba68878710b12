import { graphql, useMutation } from 'react-relay/hooks';
import type { ErasePersonInput, useErasePersonMutation } from '../../../__generated__/relay/useErasePersonMutation.graphql';

/** Erases a person. Throws what the server refused with. */
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
