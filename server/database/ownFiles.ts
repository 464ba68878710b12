import type { Kysely } from 'kysely';
import { type FileStorage, openFiles, type S3Options, tryStorage, type Workspace } from '../files';
import type { Log } from '../monitoring/log';
import { inDataDir } from './open';
import type { Handle } from './engine';
import {
  checkOwnerOfBucket,
  elsewhere,
  isInBucket,
  isOwnerOfBucket,
  refuseFilesOfBucket,
} from './ownerOfBucket';
import { checkFilesAreOf } from './ownerOfFiles';
import type { Database } from './schema';

/** Where the photos and plans of a database are kept. */
export interface OwnFiles {
  storage: FileStorage;
  workspace: Workspace;
  /**
   * Whether they are still those of this database: asked before anything is deleted because no row
   * names it.
   */
  areOurs(): Promise<boolean>;
}

interface Options {
  db: Kysely<Database>;
  dataDir: string;
  /** @default a folder: `dataDir` */
  bucket: S3Options | undefined;
  log: Log;
}

/** For a program that only reads: refuses photos and plans that are not those of this database. */
export async function checkFilesOf(
  db: Handle,
  files: Pick<FileStorage, 'get'>,
  {
    dataDir,
    bucket,
    onPostgres,
  }: { dataDir: string; bucket: S3Options | undefined; onPostgres: boolean },
): Promise<void> {
  if (bucket !== undefined) {
    if (!(await isOwnerOfBucket(db, files))) throw elsewhere();
    return;
  }
  await refuseFilesOfBucket(db);
  if (onPostgres) await checkFilesAreOf(db, dataDir);
}

/**
 * Refuses those of another database, and a bucket that cannot be used; closes the database then.
 */
export async function openOwnFiles({ db, dataDir, bucket, log }: Options): Promise<OwnFiles> {
  try {
    const { storage, workspace } = await inDataDir(dataDir, () =>
      openFiles({ dataDir, bucket, log }),
    );
    if (bucket === undefined)
      return { storage, workspace, areOurs: async () => !(await isInBucket(db)) };
    try {
      await tryStorage(storage, bucket);
      await checkOwnerOfBucket(db, storage);
    } catch (error) {
      await storage.close();
      throw error;
    }
    return { storage, workspace, areOurs: () => isOwnerOfBucket(db, storage) };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
