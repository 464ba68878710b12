import { graphql, useMutation } from 'react-relay/hooks';
import type { RemoveReportScheduleInput, useRemoveReportScheduleMutation } from '../../../__generated__/relay/useRemoveReportScheduleMutation.graphql';

/** Removes a report of fixed days. Rejects with the server's refusal. */
export function useRemoveReportSchedule(): (input: RemoveReportScheduleInput) => Promise<void> {
  const [commit] = useMutation<useRemoveReportScheduleMutation>(graphql`
    mutation useRemoveReportScheduleMutation($input: RemoveReportScheduleInput!) {
      removeReportSchedule(input: $input) {
        project {
          ...Schedules_project
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
