import { graphql, useMutation } from 'react-relay/hooks';
import type { MakeReportInput, useMakeReportMutation } from '../../../__generated__/relay/useMakeReportMutation.graphql';

/** Requests a report, and resolves when the server has accepted the request. Rejects with its refusal. Not an event, so not sent through the outbox. */
export function useMakeReport(): (input: MakeReportInput) => Promise<void> {
  const [commit] = useMutation<useMakeReportMutation>(graphql`
    mutation useMakeReportMutation($input: MakeReportInput!) {
      makeReport(input: $input) {
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
