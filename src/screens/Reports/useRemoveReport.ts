import { graphql, useMutation } from 'react-relay/hooks';
import type { RemoveReportInput, useRemoveReportMutation } from '../../../__generated__/relay/useRemoveReportMutation.graphql';

/** Removes a report with its file. Rejects with the server's refusal. */
export function useRemoveReport(): (input: RemoveReportInput) => Promise<void> {
  const [commit] = useMutation<useRemoveReportMutation>(graphql`
    mutation useRemoveReportMutation($input: RemoveReportInput!) {
      removeReport(input: $input) {
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
