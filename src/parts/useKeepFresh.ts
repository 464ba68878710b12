import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay/hooks';
import { getRequest, type OperationType, type VariablesOf } from 'relay-runtime';
import { useOnProjectChange } from '../app/useJournal';
import { DeviceEnvironment, hasState } from '../sync/rows/deviceEnvironment';
import { queryKey } from '../sync/rows/liveProjects';
import { oneAtATime, type OneAtATime } from './oneAtATime';

export interface KeptFresh {
  /** Number of refetches. */
  readonly refreshed: number;
}

/**
 * Refetches a query after events. A device with the state of the project answers it again by
 * itself. Large queries are refetched at most every `gapMs`. `now` returns
 * variables that depend on the moment of the refetch; with `atOnce` the data on the screen is
 * already old. `snagId`: the query is about one snag.
 */
export function useKeepFresh<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  gapMs = 0,
  now?: () => Partial<VariablesOf<TQuery>>,
  atOnce = false,
  snagId: string | null = null,
): KeptFresh {
  const environment = useRelayEnvironment();
  const device = environment instanceof DeviceEnvironment ? environment : null;
  const { params } = getRequest(query);
  const standing = queryKey(params, variables);
  const [refreshed, setRefreshed] = useState(0);
  // Then the device keeps the query up to date by itself.
  const live = useSyncExternalStore(
    device?.live.subscribe ?? never,
    () => device?.isLive(params, variables) ?? false,
  );
  const asking = useRef<OneAtATime>(undefined);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askedAt = useRef(-Infinity);
  const ask = useEffectEvent((ended: () => void) => {
    askedAt.current = performance.now();
    return fetchQuery<TQuery>(
      environment,
      query,
      { ...variables, ...now?.() },
      { networkCacheConfig: { metadata: { standing } } },
    ).subscribe({
      next: () => setRefreshed((times) => times + 1),
      complete: ended,
      // The list stays as it is; the next change refetches, and the signal dot shows that the
      // server cannot be reached.
      error: ended,
    });
  });
  useEffect(() => {
    const mine = oneAtATime((ended) => ask(ended));
    asking.current = mine;
    if (atOnce && !live) mine.ask();
    return () => {
      clearTimeout(later.current);
      later.current = undefined;
      mine.stop();
    };
  }, [standing, atOnce, live]);
  const wasLive = useRef(live);
  useEffect(() => {
    // The server knows why the device does not have the state any more.
    if (wasLive.current && !live) asking.current?.ask();
    wasLive.current = live;
  }, [live]);
  const onChange = () => {
    if (live) return;
    const waitMs = askedAt.current + gapMs - performance.now();
    if (waitMs <= 0) asking.current?.ask();
    else
      later.current ??= setTimeout(() => {
        later.current = undefined;
        asking.current?.ask();
      }, waitMs);
  };
  useOnProjectChange(onChange, null, snagId);
  return { refreshed };
}

const never = () => () => undefined;

/** The same as `hasState`, when it changes. */
export function useHasState(code: string): boolean {
  const environment = useRelayEnvironment();
  const device = environment instanceof DeviceEnvironment ? environment : null;
  return useSyncExternalStore(device?.live.subscribe ?? never, () => hasState(environment, code));
}
