import { graphql, useMutation } from 'react-relay/hooks';
import type { SendReportInput, useSendReportMutation } from '../../../__generated__/relay/useSendReportMutation.graphql';

/** Requests that a report is sent, and resolves when the server has accepted the request. Rejects with its refusal. Not an event, so not sent through the outbox. */
export function useSendReport(): (input: SendReportInput) => Promise<void> {
  const [commit] = useMutation<useSendReportMutation>(graphql`
    mutation useSendReportMutation($input: SendReportInput!) {
      sendReport(input: $input) {
        report {
          ...ReportRow_report
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
