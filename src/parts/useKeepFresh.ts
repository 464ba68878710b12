import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  getRequest,
  getRequestIdentifier,
  type OperationType,
  type VariablesOf,
} from 'relay-runtime';
import { useOnProjectChange } from '../app/useJournal';
import { DeviceEnvironment } from '../sync/rows/deviceEnvironment';
import { oneAtATime, type OneAtATime } from './oneAtATime';

export interface KeptFresh {
  /** Number of refetches. */
  readonly refreshed: number;
  /** Whether the query's lists come from the device, because the server does not answer. */
  readonly decided: () => boolean;
}

/**
 * Refetches a query after events: they update the snags in the store, but which snags belong to a
 * list, and the counts of the chips, only the server knows. Offline the device computes them after
 * each action of the person. Large queries are refetched at most every `gapMs`. `now` returns
 * variables that depend on the moment of the refetch; with `atOnce` the data on the screen is
 * already old.
 */
export function useKeepFresh<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  gapMs = 0,
  now?: () => Partial<VariablesOf<TQuery>>,
  atOnce = false,
): KeptFresh {
  const environment = useRelayEnvironment();
  const device = environment instanceof DeviceEnvironment ? environment : null;
  const { params } = getRequest(query);
  const standing = getRequestIdentifier(params, variables);
  const [refreshed, setRefreshed] = useState(0);
  // Then the device keeps the query up to date by itself.
  const live = useSyncExternalStore(
    device?.watch ?? never,
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
  const askDevice = useEffectEvent(async (isStopped: () => boolean): Promise<void> => {
    const operation = createOperationDescriptor(getRequest(query), { ...variables, ...now?.() });
    const answered = await device?.answerAgain(operation, standing, isStopped);
    if (answered === true) setRefreshed((times) => times + 1);
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
  useEffect(() => {
    if (device === null || live) return undefined;
    let stopped = false;
    const here = oneAtATime((ended) => {
      void askDevice(() => stopped).finally(ended);
      return { unsubscribe: () => (stopped = true) };
    });
    let isAsked = false;
    const look = (): void => {
      if (device.isOutdated(params.name, standing)) here.ask();
      const overdue = device.overdue(standing);
      if (overdue === 'now' && !isAsked) asking.current?.ask();
      isAsked = overdue === 'now';
    };
    look();
    const stop = device.watch(look);
    return () => {
      stop();
      here.stop();
    };
  }, [device, params.name, standing, live]);
  useOnProjectChange(() => {
    // The server does not have the unsent entries yet.
    if (live || device?.overdue(standing) === 'later') return;
    const waitMs = askedAt.current + gapMs - performance.now();
    if (waitMs <= 0) asking.current?.ask();
    else
      later.current ??= setTimeout(() => {
        later.current = undefined;
        asking.current?.ask();
      }, waitMs);
  });
  const decided = useCallback(
    () => live || (device?.decides(standing) ?? false),
    [device, standing, live],
  );
  return { refreshed, decided };
}

const never = () => () => undefined;
