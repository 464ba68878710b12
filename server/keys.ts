import type { Kysely } from 'kysely';
import type { Database } from './database/schema';
import { openPushKeys, type PushKeys } from './features/notify/pushKeys';
import type { FileStorage } from './files';
import { openSecret } from './secret';

interface Keys {
  secret: Buffer;
  pushKeys: PushKeys;
}

/**
 * What a server reads of its database before it begins anything that would have to be ended. A
 * database that goes away in between is closed, with its files, so that all of it can be tried
 * again.
 */
export async function openKeys(
  db: Kysely<Database>,
  storage: Pick<FileStorage, 'close'>,
): Promise<Keys> {
  try {
    return { secret: await openSecret(db), pushKeys: await openPushKeys(db) };
  } catch (error) {
    await storage.close();
    await db.destroy();
    throw error;
  }
}
