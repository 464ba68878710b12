import { graphql, useMutation } from 'react-relay/hooks';
import type { PrepareHandoverInput, usePrepareHandoverMutation } from '../../../__generated__/relay/usePrepareHandoverMutation.graphql';

/** Requests the draft of a handover, and resolves when the server has accepted the request. Rejects with its refusal. */
export function usePrepareHandover(): (input: PrepareHandoverInput) => Promise<void> {
  const [commit] = useMutation<usePrepareHandoverMutation>(graphql`
    mutation usePrepareHandoverMutation($input: PrepareHandoverInput!) {
      prepareHandover(input: $input) {
        project {
          reports {
            ...ReportRow_report
          }
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
