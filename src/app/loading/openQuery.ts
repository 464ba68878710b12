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
import { toProblem, type Problem } from '../../domain/errors';
import { createValue, type Value } from '../../device/observable';

export interface OpenedState<TQuery extends OperationType> {
  readonly queryRef: PreloadedQuery<TQuery>;
  /** Set while the screen shows what the store has, because the server could not be asked. */
  readonly stale: Problem | null;
  /** The server was asked and has not answered all of it yet. */
  readonly asking: boolean;
  /** What was in the store is on the screen meanwhile. */
  readonly stored: boolean;
}

/** The query of a screen from the moment somebody goes there until nobody shows it any more. */
export interface OpenedQuery<TQuery extends OperationType> extends Value<OpenedState<TQuery>> {
  /** The answer did not come. True if the store has all of it, older than it should be, and the screen can go on with that. */
  fellBack(error: unknown): boolean;
  /** Asks the server again; what is on the screen stays until it has answered. */
  retry(): void;
  /** The name of its query. */
  readonly name: string;
  /** Milliseconds from its start to the first time this is asked; null from then on. */
  completeAfter(): number | null;
  /** Called by whoever shows it; returns the way to say that they do not any more. */
  shown(): () => void;
}

/**
 * Starts a screen's request. The router's `left` signal ends it: at once if nobody shows the screen yet, else when the last one stops (a list
 * stays on the screen until the list of the next filter is there). Never in an effect's cleanup alone: React runs those for practice.
 */
export function openQuery<TQuery extends OperationType>(
  environment: Environment,
  request: PreloadableConcreteRequest<TQuery>,
  variables: VariablesOf<TQuery>,
  fetchPolicy: Exclude<FetchPolicy, 'store-only'>,
  left: AbortSignal,
): OpenedQuery<TQuery> {
  const startedAt = performance.now();
  // What is older than it should be is shown until the answer is there, however long that takes. What is all there is not looked for once more: thousands of rows take long.
  const found = fetchPolicy === 'network-only' ? 'missing' : inStore();
  const state = createValue<OpenedState<TQuery>>({ queryRef: load(found === 'stale' || (found === 'available' && fetchPolicy === 'store-or-network') ? 'store-only' : fetchPolicy), stale: null, asking: false, stored: found !== 'missing' });
  let complete = false;
  let showing = 0;
  let refetch: { unsubscribe(): void } | undefined;
  if (found === 'stale') ask();
  else follow(state.get().queryRef);

  left.addEventListener('abort', disposeIfUnused, { once: true });

  function load(policy: FetchPolicy): PreloadedQuery<TQuery> {
    return loadQuery<TQuery>(environment, request, variables, { fetchPolicy: policy });
  }

  function inStore(): 'missing' | 'stale' | 'available' {
    const document = PreloadableQueryRegistry.get(request.params.id ?? '');
    return document == null ? 'missing' : environment.check(createOperationDescriptor(document, variables)).status;
  }

  /** Tells as long as its own request is under way. */
  function follow(queryRef: PreloadedQuery<TQuery>): void {
    const { source } = queryRef;
    if (source == null) return;
    const ended = (): void => {
      if (state.get().queryRef === queryRef) state.set({ ...state.get(), asking: false });
    };
    state.set({ ...state.get(), asking: true });
    // Whoever shows it is told of the error.
    source.subscribe({ complete: ended, error: ended });
  }

  /** Asks beside what is on the screen. */
  function ask(): void {
    const document = PreloadableQueryRegistry.get(request.params.id ?? '');
    if (document == null) return;
    refetch?.unsubscribe();
    state.set({ ...state.get(), asking: true });
    refetch = fetchQuery<TQuery>(environment, document, variables).subscribe({
      complete: () => set({ queryRef: load('store-or-network'), stale: null, asking: false, stored: true }),
      error: (error: unknown) => set({ ...state.get(), stale: toProblem(error), asking: false }),
    });
  }

  function disposeIfUnused(): void {
    if (!left.aborted || showing > 0) return;
    refetch?.unsubscribe();
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
      set({ queryRef: load('store-only'), stale: problem, asking: false, stored: true });
      return true;
    },
    retry() {
      if (state.get().stale !== null) return ask();
      const queryRef = load('network-only');
      set({ queryRef, stale: null, asking: false, stored: false });
      follow(queryRef);
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
