import { openDB } from 'idb';
import type { Device } from './device';

/** What a device keeps of forms that are not sent, as a text to look for words in; empty if nothing. */
export async function unsavedOn({ databaseName }: Device): Promise<string> {
  const name = `${databaseName}-unsaved`;
  if (!(await indexedDB.databases()).some((each) => each.name === name)) return '';
  const database = await openDB(name);
  const kept: unknown[] = await database.getAll('inputs');
  database.close();
  return kept.length === 0 ? '' : JSON.stringify(kept);
}
