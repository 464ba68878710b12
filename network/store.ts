import type { MutableRecordSource, Store as RelayStore } from 'relay-runtime';
import { RecordSource, Store } from './relay';
import * as settings from './settings';

/** What Relay's Store can be told beside its records. */
export type StoreOptions = NonNullable<ConstructorParameters<typeof Store>[1]>;

/** Relay's Store with the contract's cache: 100 released queries, stale after 900,000 ms, unless `options` say something else. */
export function createStore(source: MutableRecordSource = new RecordSource(), options: StoreOptions = {}): RelayStore {
  return new Store(source, { gcReleaseBufferSize: settings.storeReleaseBuffer, queryCacheExpirationTime: settings.storeExpiryMs, ...options });
}
