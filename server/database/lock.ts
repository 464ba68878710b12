import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';

/** Below the data directory, or a folder of backups. Empty: it is there to be locked. */
export const lockFile = 'lock';

export interface FolderLock {
  release(): void;
}

// A lock ends with its file, and libsql closes a file that nothing refers to any more, which is
// whenever garbage is collected.
const held = new Set<LibsqlDatabase.Database>();

/**
 * Locks a folder for this process until it is released or the process ends, however that is; null
 * if another process has it. It is SQLite's lock on an empty database, because Node has no locks of
 * the system. The database itself stays open for others to read, such as a backup.
 */
export function lockFolder(dir: string): FolderLock | null {
  const path = join(dir, lockFile);
  // In a file that it may only read SQLite would take a lock that several can have.
  if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
  const file = new LibsqlDatabase(path);
  try {
    file.exec('pragma busy_timeout = 0');
    file.exec('pragma journal_mode = off');
    // Never committed: nothing is ever written to it, so it works on a full disk too.
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (
      error instanceof Error &&
      'code' in error &&
      /^SQLITE_(BUSY|LOCKED)/.test(String(error.code))
    )
      return null;
    throw error;
  }
  held.add(file);
  return {
    release() {
      file.close();
      held.delete(file);
    },
  };
}
