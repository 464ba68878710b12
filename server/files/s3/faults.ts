import { Refusal } from '../../refusal';
import type { Log } from '../../monitoring/log';

/**
 * What the SDK throws, as far as it is looked at. Not by class: a test runner has its own classes.
 */
interface Fault {
  /** Of the error in S3's answer, or of the connection. */
  name: string;
  /** Of HTTP; null if there was no answer. */
  status: number | null;
  message: string;
}

export function faultOf(error: unknown): Fault {
  const { name, message, code, Code, $metadata } = error as {
    name?: string;
    message?: string;
    code?: string;
    Code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode ?? null;
  const said = Code ?? code ?? name ?? 'Error';
  // The answer to HEAD has no body that could say it.
  return {
    name: status !== null && said.startsWith('Unknown') ? `HTTP ${status}` : said,
    status,
    message: message ?? String(error),
  };
}

/**
 * There is nothing under the key. An answer to HEAD has no body that could say more than 404; that
 * the bucket itself is gone others say.
 */
export const isMissing = (error: unknown): boolean => {
  const { name, status } = faultOf(error);
  return (
    name === 'NoSuchKey' ||
    name === 'NotFound' ||
    (status === 404 && name !== 'NoSuchBucket' && name !== 'NoSuchUpload')
  );
};

/** Null if there is nothing under the key. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Codes by which storages say that they have no room. */
const full = new Set([
  'QuotaExceeded',
  'QuotaExceededException',
  'StorageFull',
  'InsufficientStorage',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'EDQUOT',
]);

/**
 * Turns a fault of the storage into a refusal for people, and logs what it was. What
 * was refused before stays as it is.
 */
export async function orAway<T>(log: Log, doing: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { name, status, message } = faultOf(error);
    const isFull = full.has(name) || status === 507;
    log({
      level: 'error',
      message: isFull
        ? 'the storage of photos and plans is full'
        : 'the storage of photos and plans cannot be used',
      doing,
      code: name,
      status,
      error: message,
    });
    throw Object.assign(
      new Refusal('STORAGE_FULL_SERVER', isFull ? { what: 'photo' } : { what: 'photo', away: 1 }),
      { cause: error },
    );
  }
}
