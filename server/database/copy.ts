import { constants, existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFile } from './open';

export interface DatabaseCopy {
  /** Where the copy lies, alone. */
  dir: string;
  remove(): Promise<void>;
}

/** The database and its write-ahead log. */
const files = [databaseFile, `${databaseFile}-wal`];

/**
 * A copy of a data directory's database in a new folder below `parent`, made without opening the
 * original: SQLite writes to a database that it opens, even when it only reads. Null if somebody
 * wrote to the original meanwhile.
 */
export async function copyDatabase(dataDir: string, parent: string): Promise<DatabaseCopy | null> {
  const dir = await mkdtemp(join(parent, 'snagbook-check-'));
  const remove = (): Promise<void> => rm(dir, { recursive: true, force: true });
  try {
    const before = await stateOf(dataDir);
    for (const file of files)
      if (existsSync(join(dataDir, file)))
        await copyFile(join(dataDir, file), join(dir, file), constants.COPYFILE_FICLONE);
    if ((await stateOf(dataDir)) === before) return { dir, remove };
  } catch (error) {
    await remove();
    throw error;
  }
  await remove();
  return null;
}

async function stateOf(dataDir: string): Promise<string> {
  const states = files.map(async (file) => {
    if (!existsSync(join(dataDir, file))) return null;
    const { size, mtimeNs } = await stat(join(dataDir, file), { bigint: true });
    return `${size} ${mtimeNs}`;
  });
  return (await Promise.all(states)).join(', ');
}
