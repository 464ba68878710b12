import { RecordSource, Store, type MutableRecordSource } from 'relay-runtime';
import * as settings from './settings';

/** Relay's Store with the contract's cache: 100 released queries, stale after 900,000 ms. */
export function createStore(source: MutableRecordSource = new RecordSource()): Store {
  return new Store(source, { gcReleaseBufferSize: settings.storeReleaseBuffer, queryCacheExpirationTime: settings.storeExpiryMs });
}
