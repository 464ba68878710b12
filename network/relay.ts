import * as relayRuntime from 'relay-runtime';
import type { MutableRecordSource, Store as RelayStore } from 'relay-runtime';
import * as settings from './settings';

// In Node, Relay before 21 has no named exports, only the module as the default export, which its
// types do not declare. Each is named, so that a bundler can leave out the rest.
const whole = (relayRuntime as { readonly default?: typeof relayRuntime }).default;

/** The parts of relay-runtime that this layer uses at run time. */
export const Network = relayRuntime.Network ?? whole?.Network;
export const Observable = relayRuntime.Observable ?? whole?.Observable;
const RecordSource = relayRuntime.RecordSource ?? whole?.RecordSource;
const Store = relayRuntime.Store ?? whole?.Store;

/** Options of Relay's Store. */
export type StoreOptions = NonNullable<ConstructorParameters<typeof Store>[1]>;

/**
 * Relay's Store that keeps 100 released queries and calls data stale after 900,000 ms, unless
 * `options` override that.
 */
export function createStore(
  source: MutableRecordSource = new RecordSource(),
  options: StoreOptions = {},
): RelayStore {
  return new Store(source, {
    gcReleaseBufferSize: settings.storeReleaseBuffer,
    queryCacheExpirationTime: settings.storeExpiryMs,
    ...options,
  });
}
