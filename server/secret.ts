import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
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
