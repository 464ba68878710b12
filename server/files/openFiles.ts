import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { Log } from '../monitoring/log';
import { Refusal } from '../refusal';
import { openFolderStorage, readFolder } from './folderStorage';
import { faultOf } from './s3/faults';
import type { S3Options } from './s3/options';
import type { FileStorage, Workspace } from './storage';

/**
 * The storage that FILES_URL names cannot be used; the sentence says what the operator can do.
 * Contains no credentials.
 */
export class FilesUnusable extends Error {
  override readonly name = 'FilesUnusable';
}

interface Options {
  /** Holds temporary files, and all others where there is no bucket. */
  dataDir: string;
  bucket: S3Options | undefined;
  log: Log;
}

/**
 * Photos and plans that are only read: nothing is made in the folder, nothing stored in the bucket.
 */
export async function readFiles({
  dataDir,
  bucket,
  log = () => undefined,
}: Partial<Options> & Pick<Options, 'dataDir'>): Promise<ReadFiles> {
  if (bucket === undefined)
    return { ...readFolder(resolve(dataDir)), close: () => Promise.resolve() };
  const writesNothing = (): Promise<never> => Promise.reject(new Error('Nothing is stored here.'));
  return openBucket(bucket, { file: writesNothing, remove: writesNothing }, log);
}

export type ReadFiles = Pick<FileStorage, 'get' | 'list' | 'close'>;

/**
 * Where photos and plans are kept. Only whoever uses a bucket loads what speaks to it. Throws
 * {@link FilesUnusable}.
 */
export async function openFiles({
  dataDir,
  bucket,
  log,
}: Options): Promise<{ storage: FileStorage; workspace: Workspace }> {
  const folder = await openFolderStorage({ dir: dataDir });
  if (bucket === undefined) return folder;
  const { workspace } = folder;
  return { storage: await openBucket(bucket, workspace, log), workspace };
}

async function openBucket(
  bucket: S3Options,
  workspace: Pick<Workspace, 'file' | 'remove'>,
  log: Log,
): Promise<FileStorage> {
  const { openS3Storage } = await import('./s3/s3Storage');
  const storage = openS3Storage({ ...bucket, workspace, log });
  try {
    await storage.look();
  } catch (error) {
    await storage.close();
    throw unusable(error, bucket);
  }
  return storage;
}

/**
 * Refuses a storage that does not let us write, read and delete, before anybody has sent a photo.
 */
export async function tryStorage(storage: FileStorage, bucket: S3Options): Promise<void> {
  // Left by a process that is killed here, it is swept with what was under way.
  const key = `photos/incoming/${randomUUID()}`;
  try {
    await storage.put(key, [Buffer.from('May be deleted.')]);
    await storage.remove(key);
  } catch (error) {
    throw unusable(error, bucket);
  }
}

/** Whether this was refused because the storage cannot be used now. */
export const isAway = (error: unknown): boolean =>
  error instanceof Refusal && error.extensions.meta?.away === 1;

/** What the log says of a fault of the storage. */
export function unusable(error: unknown, { bucket, endpoint }: S3Options): FilesUnusable {
  const { name, status, message } = faultOf(error instanceof Refusal ? error.cause : error);
  const at = endpoint ?? 'AWS';
  const say = (): string => {
    if (name === 'CredentialsProviderError')
      return 'There are no credentials for FILES_URL. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give this machine or container a role that may use the bucket.';
    if (/region is missing/i.test(message))
      return 'FILES_REGION says in which region the bucket of FILES_URL is, such as eu-central-1.';
    if (
      [
        'PermanentRedirect',
        'AuthorizationHeaderMalformed',
        'IllegalLocationConstraintException',
      ].includes(name) ||
      status === 301
    )
      return `The bucket ${bucket} of FILES_URL is in another region than FILES_REGION says.`;
    if (name === 'NoSuchBucket' || status === 404)
      return `There is no bucket ${bucket} at ${at}. Make it first, or set FILES_URL to another one.`;
    if (status === 401 || status === 403)
      return `The storage at ${at} does not let us use the bucket ${bucket} (${name}). Snagbook has to list, read, write and delete there.`;
    return `The storage of FILES_URL at ${at} cannot be used (${name}: ${message}).`;
  };
  return new FilesUnusable(say(), { cause: error });
}
