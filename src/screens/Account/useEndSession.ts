import { graphql, useMutation } from 'react-relay/hooks';
import type { EndSessionInput, useEndSessionMutation } from '../../../__generated__/relay/useEndSessionMutation.graphql';

/** Signs the viewer out in another browser. Rejects with the server's refusal. */
export function useEndSession(): (input: EndSessionInput) => Promise<void> {
  const [commit] = useMutation<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the list is read anew
        endedIds
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
