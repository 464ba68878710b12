import { loadQuery, type PreloadedQuery } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  fetchQuery,
  PreloadableQueryRegistry,
  type Environment,
  type FetchPolicy,
  type OperationType,
  type PreloadableConcreteRequest,
  type VariablesOf,
} from 'relay-runtime';
import { isUnreached, toProblem, type Problem } from '../../domain/errors';
import { createValue, type Value } from '../../device/observable';
import { DeviceEnvironment } from '../../sync/rows/deviceEnvironment';
import { queryKey } from '../../sync/rows/liveProjects';
import type { DeviceAnswered, DevicePolicy } from '../../sync/rows/deviceNetwork';

export interface OpenedState<TQuery extends OperationType> {
  readonly queryRef: PreloadedQuery<TQuery>;
  /** Set while the screen shows the store's data because the request failed. */
  readonly stale: Problem | null;
  /** The request is running. */
  readonly asking: boolean;
  /** The store's data, or the device's, is shown meanwhile. */
  readonly stored: boolean;
  /**
   * When the device's data that is shown last equalled the server's, epoch ms; null where the
   * store's is shown.
   */
  readonly asOf: number | null;
}

/** The query of a screen, from the navigation to it until it is unmounted. */
export interface OpenedQuery<TQuery extends OperationType> extends Value<OpenedState<TQuery>> {
  /**
   * Handles a failed request: true if the store has all of the data, though stale, and the screen
   * shows that.
   */
  fellBack(error: unknown): boolean;
  /** Sends the request again; the current data stays until the answer. */
  retry(): void;
  /**
   * Sends the request again while its failure stays on the screen; calls `changed` when there is
   * something else to show.
   */
  again(changed: () => void): void;
  /** The name of its query. */
  readonly name: string;
  /** Time from the start to the first call, in ms; null in all later calls. */
  completeAfter(): number | null;
  /** Called when a component shows the query; returns the function to call when it is unmounted. */
  shown(): () => void;
}

/**
 * Starts a screen's request. It is disposed when the router's `left` signal aborts and no component
 * shows it any more (a list stays on the screen until the list of the next filter is loaded). Not
 * in an effect's cleanup alone, because StrictMode runs effects twice.
 */
export function openQuery<TQuery extends OperationType>(
  environment: Environment,
  request: PreloadableConcreteRequest<TQuery>,
  variables: VariablesOf<TQuery>,
  fetchPolicy: Exclude<FetchPolicy, 'store-only'>,
  left: AbortSignal,
): OpenedQuery<TQuery> {
  const startedAt = performance.now();
  const device = environment instanceof DeviceEnvironment ? environment : null;
  const identifier = queryKey(request.params, variables);
  // Stale data is shown until the answer is there. Complete data is loaded `store-only`, because
  // checking thousands of rows a second time is slow.
  const found = fetchPolicy === 'network-only' ? 'missing' : inStore();
  const state = createValue<OpenedState<TQuery>>({
    queryRef: load(
      found === 'stale' || (found === 'available' && fetchPolicy === 'store-or-network')
        ? 'store-only'
        : fetchPolicy,
    ),
    stale: null,
    asking: false,
    stored: found !== 'missing',
    asOf: answered()?.freshAt ?? null,
  });
  let complete = false;
  let showing = 0;
  let refetch: { unsubscribe(): void } | undefined;
  if (found === 'stale') ask();
  else follow(state.get().queryRef);
  const stopWatching = device?.fromDevice.subscribe(showAnswered);

  left.addEventListener('abort', disposeIfUnused, { once: true });

  function load(policy: FetchPolicy): PreloadedQuery<TQuery> {
    // The device's answer is used only if the screen has nothing to show: otherwise it would
    // overwrite newer data of the store.
    const first: DevicePolicy | undefined = found === 'missing' ? 'first' : undefined;
    return loadQuery<TQuery>(environment, request, variables, {
      fetchPolicy: policy,
      networkCacheConfig: { metadata: { device: first } },
    });
  }

  function answered(): DeviceAnswered | null {
    return device?.fromDevice.get().get(identifier) ?? null;
  }

  function showAnswered(): void {
    const { freshAt: asOf = null, failure = null } = answered() ?? {};
    const before = state.get();
    if (asOf !== before.asOf || (failure !== null && before.stale === null)) {
      state.set({
        ...before,
        asOf,
        stored: before.stored || asOf !== null,
        ...(failure !== null && { stale: toProblem(failure), asking: false }),
      });
    }
  }

  function inStore(): 'missing' | 'stale' | 'available' {
    const document = PreloadableQueryRegistry.get(request.params.id ?? '');
    const status =
      document == null
        ? 'missing'
        : environment.check(createOperationDescriptor(document, variables)).status;
    return status === 'available' && answered() !== null ? 'stale' : status;
  }

  /** Keeps `asking` true while the query's own request runs. */
  function follow(queryRef: PreloadedQuery<TQuery>): void {
    const { source } = queryRef;
    if (source == null) return;
    const ended = (): void => {
      if (state.get().queryRef === queryRef) state.set({ ...state.get(), asking: false });
    };
    state.set({ ...state.get(), asking: true });
    // The error is thrown where the query is rendered.
    source.subscribe({ complete: ended, error: ended });
  }

  /** Sends a request while the current data stays on the screen. */
  function ask(): void {
    if (refresh((error) => set({ ...state.get(), stale: toProblem(error), asking: false })))
      state.set({ ...state.get(), asking: true });
  }

  /**
   * Sends a request and shows its answer; false if the screen's code, which contains the query, is
   * not loaded.
   */
  function refresh(failed: (error: unknown) => void, answered?: () => void): boolean {
    const document = PreloadableQueryRegistry.get(request.params.id ?? '');
    if (document == null) return false;
    refetch?.unsubscribe();
    refetch = fetchQuery<TQuery>(environment, document, variables).subscribe({
      complete() {
        set({
          queryRef: load('store-or-network'),
          stale: null,
          asking: false,
          stored: true,
          asOf: null,
        });
        showAnswered();
        answered?.();
      },
      error: failed,
    });
    return true;
  }

  function retry(): void {
    if (state.get().stale !== null) return ask();
    const queryRef = load('network-only');
    set({ queryRef, stale: null, asking: false, stored: false, asOf: null });
    follow(queryRef);
  }

  function disposeIfUnused(): void {
    if (!left.aborted || showing > 0) return;
    refetch?.unsubscribe();
    stopWatching?.();
    state.get().queryRef.dispose();
  }

  function set(next: OpenedState<TQuery>): void {
    const before = state.get().queryRef;
    state.set(next);
    if (before !== next.queryRef) before.dispose();
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    name: request.params.name,
    completeAfter() {
      if (complete) return null;
      complete = true;
      return performance.now() - startedAt;
    },
    fellBack(error) {
      const problem = toProblem(error);
      if (!problem.retryable || state.get().stale !== null || inStore() === 'missing') return false;
      set({
        ...state.get(),
        queryRef: load('store-only'),
        stale: problem,
        asking: false,
        stored: true,
      });
      return true;
    },
    retry,
    again(changed) {
      const anew = (): void => {
        retry();
        changed();
      };
      const failed = (error: unknown): void => (isUnreached(toProblem(error)) ? undefined : anew());
      if (!refresh(failed, changed)) anew();
    },
    shown() {
      showing += 1;
      return () => {
        showing -= 1;
        disposeIfUnused();
      };
    },
  };
}
