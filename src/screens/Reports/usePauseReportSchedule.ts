import { graphql, useMutation } from 'react-relay/hooks';
import type { PauseReportScheduleInput, usePauseReportScheduleMutation } from '../../../__generated__/relay/usePauseReportScheduleMutation.graphql';

/** Stops a report of fixed days for a while, or lets it go on. Rejects with the server's refusal. */
export function usePauseReportSchedule(): (input: PauseReportScheduleInput) => Promise<void> {
  const [commit] = useMutation<usePauseReportScheduleMutation>(graphql`
    mutation usePauseReportScheduleMutation($input: PauseReportScheduleInput!) {
      pauseReportSchedule(input: $input) {
        schedule {
          ...ScheduleRow_schedule
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
