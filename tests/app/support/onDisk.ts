import { deleteDB, openDB } from 'idb';
import type { Device } from '../../support/device';

/** All that a device has in its databases, by their names. */
export async function onDisk({ databaseName }: Device): Promise<Map<string, unknown[]>> {
  const found = new Map<string, unknown[]>();
  for (const { name = '' } of await indexedDB.databases()) {
    if (name !== databaseName && !name.startsWith(`${databaseName}-`)) continue;
    const database = await openDB(name);
    const stores = [...database.objectStoreNames];
    found.set(name, (await Promise.all(stores.map((store) => database.getAll(store)))).flat());
    database.close();
    // Deleted meanwhile: to look is to make an empty one.
    if (stores.length > 0) continue;
    await deleteDB(name);
    found.delete(name);
  }
  return found;
}

/** What is in these databases, to look for words and ids in. */
export const textOf = (databases: ReadonlyMap<string, unknown[]>): string =>
  JSON.stringify([...databases.values()]);
