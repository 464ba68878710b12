// Stand-ins for modules that Relay's code imports but the app does not need. Named after the
// modules;
// scripts/vite/relayModules.ts refuses documents that would need them.

const missing = (what: string) => (): never => {
  throw new Error(`${what} are left out of the build (scripts/vite/relayUnused.ts).`);
};

/**
 * Replaces the cache for Relay Resolvers (client-computed fields): 4 kB with the modules that only
 * it imports.
 */
export class LiveResolverCache {
  readFromCacheOrEvaluate = missing('Resolvers');
  ensureClientRecord = missing('Resolvers');
  getLiveResolverPromise = missing('Resolvers');

  batchLiveStateUpdates(change: () => void): void {
    change();
  }

  /** Whether resolvers have published updates. */
  batchLiveStateUpdatesWithoutNotify(change: () => void): boolean {
    change();
    return false;
  }

  /** No record depends on another one. */
  invalidateDataIDs(): void {}
  notifyUpdatedSubscribers(): void {}
  invalidateResolverRecords(): void {}
  unsubscribeFromLiveResolverRecords(): void {}
}

/** The key of a resolver's record; no record has it. */
export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = '__resolverLiveStateSubscription';
export const getUpdatedDataIDs = <T>(ids: T): T => ids;

/** Only that cache creates these. */
export const NormalizationEngine = missing('Resolvers');

/** For `@updatable`, which writes into the store by assignments. */
export const createUpdatableProxy = missing('Updatable documents');

/** For mutations with `configs`, the form before `@appendEdge` and the like. */
export const convert = missing('Mutations with configs');
export const MutationTypes = {};
export const RangeOperations = {};
