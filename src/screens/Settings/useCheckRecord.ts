import { graphql, useMutation } from 'react-relay/hooks';
import type { CheckRecordInput, useCheckRecordMutation } from '../../../__generated__/relay/useCheckRecordMutation.graphql';

/** Has the record of a project checked, and resolves when the server has taken it down. Rejects with its refusal. Not an event, so not sent through the outbox. */
export function useCheckRecord(): (input: CheckRecordInput) => Promise<void> {
  const [commit] = useMutation<useCheckRecordMutation>(graphql`
    mutation useCheckRecordMutation($input: CheckRecordInput!) {
      checkRecord(input: $input) {
        project {
          ...Record_project
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
