import type { MutableRecordSource, Store as RelayStore } from 'relay-runtime';
import { RecordSource, Store } from './relay';
import * as settings from './settings';

/** Options of Relay's Store. */
export type StoreOptions = NonNullable<ConstructorParameters<typeof Store>[1]>;

/** Relay's Store that keeps 100 released queries and calls data stale after 900,000 ms, unless `options` override that. */
export function createStore(source: MutableRecordSource = new RecordSource(), options: StoreOptions = {}): RelayStore {
  return new Store(source, { gcReleaseBufferSize: settings.storeReleaseBuffer, queryCacheExpirationTime: settings.storeExpiryMs, ...options });
}
