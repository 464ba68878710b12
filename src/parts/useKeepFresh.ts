import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay/hooks';
import type { OperationType, VariablesOf } from 'relay-runtime';
import { useOnProjectChange } from '../app/useJournal';
import { oneAtATime, type OneAtATime } from './oneAtATime';

/**
 * Events change the snags that are on the screen; which snags belong to the list, and how many each chip shows, only the server knows.
 * After a change it is asked once, and for much data not again before `gapMs`. `now` is what is another one at that moment; with
 * `atOnce` what is on the screen is old already. Returns how often
 * that has happened.
 */
export function useKeepFresh<TQuery extends OperationType>(query: GraphQLTaggedNode, variables: VariablesOf<TQuery>, gapMs = 0, now?: () => Partial<VariablesOf<TQuery>>, atOnce = false): number {
  const environment = useRelayEnvironment();
  const [refreshed, setRefreshed] = useState(0);
  const asking = useRef<OneAtATime>(undefined);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askedAt = useRef(-Infinity);
  // The same filter comes as another object with each reading.
  const wanted = JSON.stringify(variables);
  const ask = useEffectEvent((ended: () => void) => {
    askedAt.current = performance.now();
    return fetchQuery<TQuery>(environment, query, { ...variables, ...now?.() }).subscribe({
      next: () => setRefreshed((times) => times + 1),
      complete: ended,
      // The list stays as it is; the next change asks again, and the connection's dot tells that the line is gone.
      error: ended,
    });
  });
  useEffect(() => {
    const mine = oneAtATime((ended) => ask(ended));
    asking.current = mine;
    if (atOnce) mine.ask();
    return () => {
      clearTimeout(later.current);
      later.current = undefined;
      mine.stop();
    };
  }, [wanted, atOnce]);
  useOnProjectChange(() => {
    const waitMs = askedAt.current + gapMs - performance.now();
    if (waitMs <= 0) asking.current?.ask();
    else
      later.current ??= setTimeout(() => {
        later.current = undefined;
        asking.current?.ask();
      }, waitMs);
  });
  return refreshed;
}
