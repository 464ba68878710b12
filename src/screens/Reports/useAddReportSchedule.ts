import { graphql, useMutation } from 'react-relay/hooks';
import type { AddReportScheduleInput, useAddReportScheduleMutation } from '../../../__generated__/relay/useAddReportScheduleMutation.graphql';

/** Has a report made and sent on days of the week. Rejects with the server's refusal. */
export function useAddReportSchedule(): (input: AddReportScheduleInput) => Promise<void> {
  const [commit] = useMutation<useAddReportScheduleMutation>(graphql`
    mutation useAddReportScheduleMutation($input: AddReportScheduleInput!) {
      addReportSchedule(input: $input) {
        project {
          ...Schedules_project
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
