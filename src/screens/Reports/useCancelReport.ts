import { graphql, useMutation } from 'react-relay/hooks';
import type { CancelReportInput, useCancelReportMutation } from '../../../__generated__/relay/useCancelReportMutation.graphql';

/** Stops the making of a report. Rejects with the server's refusal. */
export function useCancelReport(): (input: CancelReportInput) => Promise<void> {
  const [commit] = useMutation<useCancelReportMutation>(graphql`
    mutation useCancelReportMutation($input: CancelReportInput!) {
      cancelReport(input: $input) {
        report {
          ...ReportRow_report
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
