import type {
  CacheConfig,
  GraphQLSingularResponse,
  RequestParameters,
  UploadableMap,
  Variables,
} from 'relay-runtime';
import type { NetworkFailure, NetworkRequestOptions, NetworkLayer } from '../../../network/index';

export interface Seen {
  readonly next: GraphQLSingularResponse[];
  readonly errors: unknown[];
  completed: number;
  /** The only failure; throws unless there is exactly one and nothing else. */
  readonly failure: () => NetworkFailure;
  readonly leave: () => void;
}

export const viewerQuery: RequestParameters = {
  id: 'q1',
  text: null,
  name: 'ViewerQuery',
  operationKind: 'query',
  metadata: {},
};
export const fixMutation: RequestParameters = {
  id: 'm1',
  text: null,
  name: 'useFixSnagMutation',
  operationKind: 'mutation',
  metadata: {},
};
export const journalSubscription: RequestParameters = {
  id: null,
  cacheID: 's1',
  text: 'subscription Journal($after: Int!) { journal(after: $after) }',
  name: 'JournalSubscription',
  operationKind: 'subscription',
  metadata: {},
};

/** Executes as Relay does and writes down everything that reaches the observer. */
export function observe(
  layer: NetworkLayer,
  params: RequestParameters = viewerQuery,
  variables: Variables = {},
  options: NetworkRequestOptions = {},
  uploadables?: UploadableMap,
): Seen {
  const cacheConfig: CacheConfig = { force: true, metadata: { ...options } };
  const seen: Seen = {
    next: [],
    errors: [],
    completed: 0,
    failure() {
      if (seen.errors.length !== 1 || seen.completed > 0)
        throw new Error(`errors: ${seen.errors.length}, completed: ${seen.completed}`);
      // Its class is what the tests of the failures assert.
      return seen.errors[0] as NetworkFailure;
    },
    leave: () => subscription.unsubscribe(),
  };
  const subscription = layer.network
    .execute(params, variables, cacheConfig, uploadables)
    .subscribe({
      // Nothing here executes batches.
      next: (value) => seen.next.push(value as GraphQLSingularResponse),
      error: (error: unknown) => seen.errors.push(error),
      complete: () => (seen.completed += 1),
    });
  return seen;
}
