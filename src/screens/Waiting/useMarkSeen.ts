import { graphql, useMutation } from 'react-relay/hooks';
import type { MarkSeenInput, useMarkSeenMutation } from '../../../__generated__/relay/useMarkSeenMutation.graphql';

/** Tells the server up to which event the person has looked; the bells' numbers follow. Failures are ignored: the next visit sends it again. */
export function useMarkSeen(): (input: MarkSeenInput) => void {
  const [commit] = useMutation<useMarkSeenMutation>(graphql`
    mutation useMarkSeenMutation($input: MarkSeenInput!) {
      markSeen(input: $input) {
        projects {
          id
          # eslint-disable-next-line relay/unused-fields -- for whoever shows it
          newlyWaiting
        }
      }
    }
  `);
  return (input) => void commit({ variables: { input }, onError: () => undefined });
}
