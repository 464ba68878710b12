import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from './open';
import { openPostgres, type Log } from './openPostgres';
import { refuseHalfMoved } from './halfMoved';
import { refuseHalfRestored, restoring } from './halfRestored';
import { refuseFilesOfBucket } from './ownerOfBucket';
import { checkOwnerOfFiles, refuseFilesOfPostgres } from './ownerOfFiles';
import type { Database } from './schema';

interface Options {
  dataDir: string;
  /** @default SQLite below `dataDir` */
  databaseUrl: string | undefined;
  /** Whether photos and plans lie below `dataDir` too. @default true */
  withFiles?: boolean;
  log: Log;
  /** Told the text of every statement. */
  onStatement?: ((statement: string) => void) | undefined;
}

/**
 * The database of the server, and how often something was written to it; `noteUnknown` counts what
 * another process has written.
 */
export async function openEither({
  dataDir,
  databaseUrl,
  withFiles = true,
  log,
  onStatement,
}: Options): Promise<{ db: Kysely<Database>; writes: Writes; noteUnknown: () => void }> {
  const { writes, note, noteUnknown } = countWrites();
  const hear = (statement: string): void => {
    if (databaseUrl === undefined) note(statement);
    onStatement?.(statement);
  };
  if (databaseUrl === undefined) await refuseFilesOfPostgres(dataDir);
  if (withFiles || databaseUrl === undefined) refuseHalfRestored(dataDir);
  const db = await (databaseUrl === undefined
    ? openDatabase(dataDir, hear)
    : openPostgres(databaseUrl, {
        log,
        onStatement: hear,
        onWritten: (statements) => statements.forEach(note),
      }));
  // A restore that was killed when everything was in its place has left it.
  if (databaseUrl === undefined)
    await rm(join(dataDir, restoring), { recursive: true, force: true });
  if (withFiles) await closing(db, refuseFilesOfBucket(db));
  if (databaseUrl !== undefined)
    await (withFiles ? checkOwnerOfFiles(db, dataDir) : closing(db, refuseHalfMoved(db)));
  return { db, writes, noteUnknown };
}

/**
 * How many statements may have changed something, or a row of one table, since the start; what is
 * heard of other processes counts too. A sum that stands still says that nothing was written.
 */
export type Writes = (table?: keyof Database) => number;

/**
 * Tables that nobody follows: they are written all the time, and what was read for many stays true.
 */
const unfollowed: readonly string[] = ['job', 'payer_use'];

/**
 * `note` is called with a statement when others may read what it wrote: at once where one
 * transaction is all that goes on, and else once it is committed.
 */
export function countWrites(): {
  writes: Writes;
  note: (statement: string) => void;
  noteUnknown: () => void;
} {
  const byTable = new Map<string, number>();
  let [all, unknown] = [0, 0];
  return {
    writes: (table) => (table === undefined ? all : unknown + (byTable.get(table) ?? 0)),
    /** Another process has written something. */
    noteUnknown() {
      all += 1;
      unknown += 1;
    },
    note(statement) {
      if (/^\s*(select|begin|start|commit|rollback|savepoint|release|pragma)\b/i.test(statement))
        return;
      const [, table] = /^\s*(?:insert into|update|delete from) "?(\w+)"?/i.exec(statement) ?? [];
      if (table === undefined || !unfollowed.includes(table)) all += 1;
      // What cannot be read may have changed anything.
      if (table === undefined) unknown += 1;
      else byTable.set(table, (byTable.get(table) ?? 0) + 1);
    },
  };
}

/** Closes the database when this fails. */
async function closing(db: Kysely<Database>, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
