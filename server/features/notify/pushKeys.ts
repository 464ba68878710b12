import { createECDH } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import { dropOfOtherKeys } from './pushStore';

/**
 * The pair that identifies this server to push services (VAPID, RFC 8292), as base64url. Whoever
 * has the private key can send in its name to devices whose subscriptions they know.
 */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** One setting holds both keys, so that no process sees one without the other. */
const setting = 'push';

/** Made at the first start, and part of the database from then on. */
export async function openPushKeys(db: Kysely<Database>): Promise<PushKeys> {
  const made = createECDH('prime256v1');
  made.generateKeys();
  // Padded, because Node leaves out leading zero bytes.
  const privateKey = Buffer.concat([Buffer.alloc(32), made.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  const pair: PushKeys = { publicKey: made.getPublicKey('base64url'), privateKey };
  await db
    .insertInto('setting')
    .values({ name: setting, value: JSON.stringify(pair) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', setting)
    .executeTakeFirstOrThrow();
  const keys = JSON.parse(value) as PushKeys; // written above
  await dropOfOtherKeys(db, keys.publicKey);
  return keys;
}
