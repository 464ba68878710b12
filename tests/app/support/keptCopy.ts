import { createCopies, type Copy } from '../../../src/sync/rows/copies';
import { openRowsDatabase } from '../../../src/sync/rows/rowsDatabase';
import type { Device } from '../../support/device';

/** What the device has of a project of this person, read from its disk; null if it has nothing. */
export async function keptCopy(device: Device, userId: string, code: string): Promise<Copy | null> {
  const name = `${device.databaseName}-rows-${userId}`;
  // To open it would make it.
  if (!(await indexedDB.databases()).some((each) => each.name === name)) return null;
  const database = openRowsDatabase(name);
  const copy = await createCopies(database).byCode(code);
  database.close();
  return copy;
}
