import type { Environment } from 'relay-runtime';

export type Store = ReturnType<Environment['getStore']>;
export type Records = Parameters<Store['publish']>[0];
export type StoredRecord = NonNullable<ReturnType<Records['get']>>;

/** Passes each answer through `change` before the store takes it. */
export function beforePublish(store: Store, change: (answer: Records) => Records): void {
  // Between `snapshot` and `restore` Relay publishes the optimistic updates. They are no answer,
  // and Relay publishes them again with all data that arrives.
  let projecting = false;
  const { publish, snapshot, restore } = {
    publish: store.publish.bind(store),
    snapshot: store.snapshot.bind(store),
    restore: store.restore.bind(store),
  };
  store.snapshot = () => {
    snapshot();
    projecting = true;
  };
  store.restore = () => {
    restore();
    projecting = false;
  };
  store.publish = (source, invalidated) =>
    publish(projecting ? source : change(source), invalidated);
}
