import { graphql, useMutation } from 'react-relay/hooks';
import type { SaveLocationInput, useSaveLocationMutation } from '../../../__generated__/relay/useSaveLocationMutation.graphql';

/** Creates a location or renames it. Rejects with the server's refusal. */
export function useSaveLocation(): (input: SaveLocationInput) => Promise<void> {
  const [commit] = useMutation<useSaveLocationMutation>(graphql`
    mutation useSaveLocationMutation($input: SaveLocationInput!) {
      saveLocation(input: $input) {
        location {
          # eslint-disable-next-line relay/unused-fields -- the new name, for whoever shows it
          name
          # eslint-disable-next-line relay/unused-fields -- as the name
          path
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
