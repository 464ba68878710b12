import { graphql, useMutation } from 'react-relay/hooks';
import type { useEndOtherSessionsMutation } from '../../../__generated__/relay/useEndOtherSessionsMutation.graphql';

/** Signs the viewer out everywhere else. Resolves to the number of ended sessions; rejects with the server's refusal. */
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
