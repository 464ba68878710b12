import { graphql, useMutation } from 'react-relay/hooks';
import type { MarkSeenInput, useMarkSeenMutation } from '../../../__generated__/relay/useMarkSeenMutation.graphql';

/** Notes up to where the person has looked; the numbers beside the bells follow. Whether it arrives matters to nobody but the next look. */
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
