import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay/hooks';
import type { OperationType, VariablesOf } from 'relay-runtime';
import { useOnProjectChange } from '../app/useJournal';
import { oneAtATime, type OneAtATime } from './oneAtATime';

/**
 * Refetches a query after events: they update the snags in the store, but which snags belong to a list, and the counts of the chips, only the
 * server knows. Large queries are refetched at most every `gapMs`. `now` gives variables that depend on the moment of the refetch; with
 * `atOnce` the data on the screen is already old. Returns the number of
 * refetches.
 */
export function useKeepFresh<TQuery extends OperationType>(query: GraphQLTaggedNode, variables: VariablesOf<TQuery>, gapMs = 0, now?: () => Partial<VariablesOf<TQuery>>, atOnce = false): number {
  const environment = useRelayEnvironment();
  const [refreshed, setRefreshed] = useState(0);
  const asking = useRef<OneAtATime>(undefined);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askedAt = useRef(-Infinity);
  // The same variables are a new object in each render.
  const wanted = JSON.stringify(variables);
  const ask = useEffectEvent((ended: () => void) => {
    askedAt.current = performance.now();
    return fetchQuery<TQuery>(environment, query, { ...variables, ...now?.() }).subscribe({
      next: () => setRefreshed((times) => times + 1),
      complete: ended,
      // The list stays as it is; the next change refetches, and the signal dot shows that the server cannot be reached.
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
