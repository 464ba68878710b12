import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile } from './open';
import { DatabaseUnusable } from './openPostgres';

/**
 * Below the data directory: where a restore keeps the database until all that it names is there.
 */
export const restoring = 'restoring';

/**
 * A server would make an empty database in the folder, delete the photos that are there already,
 * and leave no room for the restore. Throws {@link DatabaseUnusable}.
 */
export function refuseHalfRestored(dataDir: string): void {
  if (!existsSync(join(dataDir, restoring)) || existsSync(join(dataDir, databaseFile))) return;
  throw new DatabaseUnusable(
    `A restore to ${dataDir} is under way or was interrupted. Wait for it, or call npm run restore again, which goes on where it stood, or set DATA_DIR to another folder.`,
  );
}
