import { useEffect } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useFollowReportsQuery } from '../../../__generated__/relay/useFollowReportsQuery.graphql';

/** ms between two requests for the progress of reports, which makes no events. */
const pause = 1_000;

/** Polls the progress of a project's reports as long as one is being made. */
export function useFollowReports(code: string, unfinished: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!unfinished) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let asking: { unsubscribe: () => void } | null = null;
    const later = (): void => {
      timer = setTimeout(ask, pause);
    };
    function ask(): void {
      // Asked again after a failure, too.
      asking = fetchQuery<useFollowReportsQuery>(environment, followQuery, { code }).subscribe({
        complete: later,
        error: later,
      });
    }
    later();
    return () => {
      clearTimeout(timer);
      asking?.unsubscribe();
    };
  }, [environment, code, unfinished]);
}

// Only the fields that change while a report is made.
const followQuery = graphql`
  query useFollowReportsQuery($code: String!) {
    project(code: $code) {
      # eslint-disable-next-line relay/unused-fields -- the rows of the screen read it from the store
      reports {
        id
        state
        progress
        failure
        snagCount
        byteLength
        url
        maySend
        companyPeople
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- as above
        ...SentTo_report
      }
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the draft of a handover becomes one when it is made
      ...Handovers_project
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- a notice gets its PDF, and its mails are sent
      ...DefectNotices_project
    }
  }
`;
