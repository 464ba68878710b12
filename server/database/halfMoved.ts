import type { Handle } from './contract';
import { DatabaseUnusable } from './openPostgres';

/**
 * The setting of a PostgreSQL that has everything of an SQLite database, while that one has not
 * been put aside yet.
 */
export const movingSetting = 'moving';

/**
 * Nobody writes in a PostgreSQL while a server may still write in the SQLite database that it was
 * filled from. Throws {@link DatabaseUnusable}.
 */
export async function refuseHalfMoved(db: Handle): Promise<void> {
  const moving = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', movingSetting)
    .executeTakeFirst();
  if (moving !== undefined)
    throw new DatabaseUnusable(
      'A move to the database of DATABASE_URL was interrupted. Call npm run move again, which finishes it or begins anew.',
    );
}
