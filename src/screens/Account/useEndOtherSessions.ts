import { graphql, useMutation } from 'react-relay/hooks';
import type { useEndOtherSessionsMutation } from '../../../__generated__/relay/useEndOtherSessionsMutation.graphql';

/** Signs the viewer out everywhere but here. Resolves to how many sessions that were; throws what the server refused with. */
export function useEndOtherSessions(): () => Promise<number> {
  const [commit] = useMutation<useEndOtherSessionsMutation>(graphql`
    mutation useEndOtherSessionsMutation {
      endOtherSessions {
        endedIds
      }
    }
  `);
  return () =>
    new Promise((resolve, reject) => {
      commit({ variables: {}, onCompleted: ({ endOtherSessions }) => resolve(endOtherSessions.endedIds.length), onError: reject });
    });
}
