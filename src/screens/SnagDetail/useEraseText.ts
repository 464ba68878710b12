import { graphql, useMutation } from 'react-relay/hooks';
import type { EraseTextInput, useEraseTextMutation } from '../../../__generated__/relay/useEraseTextMutation.graphql';

/** Erases the text of an event. Rejects with the server's refusal. */
export function useEraseText(): (input: EraseTextInput) => Promise<void> {
  const [commit] = useMutation<useEraseTextMutation>(graphql`
    mutation useEraseTextMutation($input: EraseTextInput!) {
      eraseText(input: $input) {
        # The line of the history comes with the journal; what was erased goes at once.
        event {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- normalised for whoever shows it
          ...snagChanges_event
        }
        snag {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- normalised for whoever shows it
          ...snagChanges_snag
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
