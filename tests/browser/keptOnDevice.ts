// What the device keeps, as a page finds it. The functions run in the page, and know nothing but
// their arguments.

/** The copy of the first project is whole, as far as the device knows. */
export async function projectIsCopied(): Promise<boolean> {
  const found = (await indexedDB.databases()).find(({ name }) => name?.includes('-rows-'));
  if (found?.name === undefined) return false;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(found.name ?? '');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The database does not open'));
  });
  const copies = await new Promise<{ freshAt: number | null }[]>((resolve) => {
    const request: IDBRequest<{ freshAt: number | null }[]> = database
      .transaction('copies')
      .objectStore('copies')
      .getAll();
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  return copies[0] !== undefined && copies[0].freshAt !== null;
}

/** How many pictures the device has, and the deepest level of each sheet. */
export async function picturesKept(): Promise<{ items: number; deepest: Record<string, number> }> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('snagbook-pictures');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The database does not open'));
  });
  const store = database.transaction('bytes').objectStore('bytes');
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve) => void (request.onsuccess = () => resolve(request.result)));
  const items = await done(store.count());
  const deepest: Record<string, number> = {};
  for (const key of await done(store.getAllKeys())) {
    const [, revisionId = ''] = /^plans\/(\w+)\/pack\/0$/.exec(String(key)) ?? [];
    if (revisionId === '') continue;
    const head = new DataView((await done(store.get(key))) as ArrayBuffer); // a part of a pack
    deepest[revisionId] = Math.ceil(
      Math.log2(Math.max(head.getUint32(0, true), head.getUint32(4, true))),
    );
  }
  database.close();
  return { items, deepest };
}
