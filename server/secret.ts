import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Handle } from './database/engine';
import type { Database } from './database/schema';

/**
 * Random bytes of this data directory, made once. What is derived from them is good as long as the
 * directory lives.
 */
export async function openSecret(db: Kysely<Database>): Promise<Buffer> {
  await db
    .insertInto('setting')
    .values({ name: 'secret', value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow();
  return Buffer.from(row.value, 'base64');
}

/** The setting that a restore writes anew. */
export const epochSetting = 'epoch';

/** Which state of the data this is: another one after each restore, empty before the first. */
export async function openEpoch(db: Handle): Promise<string> {
  return (
    (
      await db
        .selectFrom('setting')
        .select('value')
        .where('name', '=', epochSetting)
        .executeTakeFirst()
    )?.value ?? ''
  );
}

/**
 * What cursors of an epoch are sealed with. After a restore none that was given out before opens as
 * one of today: what stood behind it may be gone, and its number be another event's.
 */
export const cursorSecretOf = (secret: Buffer, epoch: string): Buffer =>
  epoch === '' ? secret : createHmac('sha256', secret).update(epoch).digest();

/** Devices compare it with the one that was there when something was confirmed. */
export const epochForDevices = (epoch: string): string =>
  epoch === '' ? '' : createHash('sha256').update(epoch).digest('hex').slice(0, 16);
