import { useCallback, useEffect, useRef } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useReadHandoversQuery } from '../../../__generated__/relay/useReadHandoversQuery.graphql';

/** Maximum page size of the server. */
const most = 100;

/** Reads the newest handovers of a project again, one request at a time; a call during a request causes one more after it. */
export function useReadHandovers(code: string, shown: number): () => void {
  const environment = useRelayEnvironment();
  const asking = useRef<{ unsubscribe: () => void } | null>(null);
  const again = useRef(false);
  const count = useRef(shown);
  useEffect(() => void (count.current = Math.min(shown, most)), [shown]);
  useEffect(() => () => asking.current?.unsubscribe(), [environment, code]);
  return useCallback(() => {
    const ask = (): void => {
      const ended = (): void => {
        asking.current = null;
        if (again.current) ask();
      };
      again.current = false;
      asking.current = fetchQuery<useReadHandoversQuery>(environment, readQuery, { code, count: count.current }).subscribe({ complete: ended, error: ended });
    };
    if (asking.current === null) ask();
    else again.current = true;
  }, [environment, code]);
}

const readQuery = graphql`
  query useReadHandoversQuery($code: String!, $count: Int!) {
    project(code: $code) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the rows of the screen read it from the store
      ...Handovers_project @arguments(count: $count)
    }
  }
`;
