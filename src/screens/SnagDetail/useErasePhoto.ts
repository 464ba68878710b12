import { graphql, useMutation } from 'react-relay/hooks';
import type { ErasePhotoInput, useErasePhotoMutation } from '../../../__generated__/relay/useErasePhotoMutation.graphql';
import { takeFromPhotos } from '../../sync/journal/applyEvent';

/** Erases a photo. Rejects with the server's refusal. */
export function useErasePhoto(): (input: ErasePhotoInput) => Promise<void> {
  const [commit] = useMutation<useErasePhotoMutation>(graphql`
    mutation useErasePhotoMutation($input: ErasePhotoInput!) {
      erasePhoto(input: $input) {
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
  return (input) =>
    new Promise((resolve, reject) =>
      commit({
        variables: { input },
        // An updater, because the photos are a plain list, and Relay's directives need a connection.
        updater: (store) => {
          const snag = store.getRootField('erasePhoto').getLinkedRecord('snag');
          if (snag) takeFromPhotos(snag, input.photoId);
        },
        onCompleted: () => resolve(),
        onError: reject,
      }),
    );
}
