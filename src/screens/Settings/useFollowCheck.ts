import { useEffect } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useFollowCheckQuery } from '../../../__generated__/relay/useFollowCheckQuery.graphql';

/** ms between two looks at how far a check is. The journal does not tell of it. */
const pause = 1_000;

/** Asks how far the check of a project's record is, as long as it goes on. */
export function useFollowCheck(code: string, unfinished: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!unfinished) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let asking: { unsubscribe: () => void } | null = null;
    const later = (): void => {
      timer = setTimeout(ask, pause);
    };
    function ask(): void {
      // Whether it was answered or not: the next answer has what this one lacks.
      asking = fetchQuery<useFollowCheckQuery>(environment, followQuery, { code }).subscribe({ complete: later, error: later });
    }
    later();
    return () => {
      clearTimeout(timer);
      asking?.unsubscribe();
    };
  }, [environment, code, unfinished]);
}

const followQuery = graphql`
  query useFollowCheckQuery($code: String!) {
    project(code: $code) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the section reads it from the store
      ...Record_project
    }
  }
`;
