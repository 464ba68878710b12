import { openShared, sharedStore, wordsKey, type SharedPhoto } from '../../worker/sharedPhotos';

/** A photo that another app shared to Snagbook and that is in no draft yet. */
export interface Shared {
  readonly key: IDBValidKey;
  readonly file: File;
}

/** Their keys; that of the words is no number. */
const ofPhotos = (): IDBKeyRange => IDBKeyRange.upperBound(Number.MAX_SAFE_INTEGER);

/** In the order in which they came; none where the browser keeps nothing. */
export async function readShared(): Promise<readonly Shared[]> {
  const found = await inShared(
    'readonly',
    (store) => [store.getAllKeys(ofPhotos()), store.getAll(ofPhotos())] as const,
  ).catch(() => null);
  if (found === null) return [];
  const [keys, photos] = found;
  return (photos.result as SharedPhoto[]).flatMap(({ name, lastModified, bytes }, index) => {
    // src/worker/sharedPhotos.ts wrote them
    const key = keys.result[index];
    return key === undefined ? [] : [{ key, file: new File([bytes], name, { lastModified }) }];
  });
}

/** How many photos wait, and the words that do, empty if there are none. */
export interface Waiting {
  readonly photos: number;
  readonly words: string;
}

export const waitingShared = (): Promise<Waiting> =>
  inShared('readonly', (store): readonly [IDBRequest<number>, IDBRequest<unknown>] => [
    store.count(ofPhotos()),
    store.get(wordsKey),
  ]).then(
    ([photos, { result: words }]) => ({
      photos: photos.result,
      words: typeof words === 'string' ? words : '',
    }),
    () => ({ photos: 0, words: '' }),
  );

/** They are in a draft now, or somebody threw them away. */
export const dropWords = (): Promise<void> => dropShared([wordsKey]);

/** They are in a draft now, or somebody threw them away. */
export async function dropShared(keys: readonly IDBValidKey[]): Promise<void> {
  await inShared('readwrite', (store) => {
    for (const key of keys) store.delete(key);
  });
}

async function inShared<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => T,
): Promise<T> {
  const database = await openShared();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(sharedStore, mode);
      const result = work(transaction.objectStore(sharedStore));
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () =>
        reject(transaction.error ?? new Error('The database cannot be used'));
    });
  } finally {
    database.close();
  }
}
