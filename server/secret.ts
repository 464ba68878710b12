import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './database/schema';

/** Random bytes of this data directory, made once. What is derived from them is good as long as the directory lives. */
export async function openSecret(db: Kysely<Database>): Promise<Buffer> {
  await db
    .insertInto('setting')
    .values({ name: 'secret', value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('setting').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow();
  return Buffer.from(row.value, 'base64');
}

/** The setting that a restore writes anew. */
export const epochSetting = 'epoch';

/** What cursors are sealed with. After a restore none that was given out before opens: what stood behind it may be gone, and its number be another event's. */
export async function openCursorSecret(db: Kysely<Database>, secret: Buffer): Promise<Buffer> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', epochSetting).executeTakeFirst();
  return row === undefined ? secret : createHmac('sha256', secret).update(row.value).digest();
}
