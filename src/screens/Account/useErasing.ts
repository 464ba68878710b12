import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useErasingQuery } from '../../../__generated__/relay/useErasingQuery.graphql';

/** ms between two looks at how far an erasure is. */
const everyMs = 1_000;

/** Percent of an erasure while it is under way; null before the server has said it. */
export function useErasing(isUnderWay: boolean): number | null {
  const environment = useRelayEnvironment();
  const [percent, setPercent] = useState<number | null>(null);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const look = async () => {
      const data = await fetchQuery<useErasingQuery>(
        environment,
        graphql`
          query useErasingQuery {
            viewer {
              records {
                erasing
              }
            }
          }
        `,
        {},
        { fetchPolicy: 'network-only' },
      )
        .toPromise()
        .catch(() => undefined);
      setPercent(data?.viewer?.records?.erasing ?? null);
    };
    const timer = setInterval(() => void look(), everyMs);
    return () => {
      clearInterval(timer);
      setPercent(null);
    };
  }, [environment, isUnderWay]);
  return percent;
}
