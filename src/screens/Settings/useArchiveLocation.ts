import { graphql, useMutation } from 'react-relay/hooks';
import type { ArchiveLocationInput, useArchiveLocationMutation } from '../../../__generated__/relay/useArchiveLocationMutation.graphql';

/** Archives a location or restores it. Rejects with the server's refusal. */
export function useArchiveLocation(): (input: ArchiveLocationInput) => Promise<void> {
  const [commit] = useMutation<useArchiveLocationMutation>(graphql`
    mutation useArchiveLocationMutation($input: ArchiveLocationInput!) {
      archiveLocation(input: $input) {
        location {
          # eslint-disable-next-line relay/unused-fields -- for whoever shows it
          archived
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
