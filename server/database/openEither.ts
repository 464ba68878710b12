import type { Kysely } from 'kysely';
import { openDatabase } from './open';
import { checkOwnerOfFiles, refuseFilesOfPostgres } from './ownerOfFiles';
import { type Log, openPostgres } from './openPostgres';
import type { Database } from './schema';
import { countWrites, type Writes } from './writes';

interface Options {
  dataDir: string;
  /** @default SQLite below `dataDir` */
  databaseUrl: string | undefined;
  log: Log;
  /** Told the text of every statement. */
  onStatement?: ((statement: string) => void) | undefined;
}

/** The database of the server, and how often something was written to it; `noteUnknown` counts what another process has written. */
export async function openEither({ dataDir, databaseUrl, log, onStatement }: Options): Promise<{ db: Kysely<Database>; writes: Writes; noteUnknown: () => void }> {
  const { writes, note, noteUnknown } = countWrites({ concurrent: databaseUrl !== undefined });
  const hear = (statement: string): void => {
    note(statement);
    onStatement?.(statement);
  };
  if (databaseUrl === undefined) await refuseFilesOfPostgres(dataDir);
  const db = await (databaseUrl === undefined ? openDatabase(dataDir, hear) : openPostgres(databaseUrl, { log, onStatement: hear }));
  if (databaseUrl !== undefined) await checkOwnerOfFiles(db, dataDir);
  return { db, writes, noteUnknown };
}
