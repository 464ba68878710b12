import { Refusal } from '../refusal';

/** Null if the file does not exist. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    throw error;
  }
}

/** Throws STORAGE_FULL_SERVER if there is no room. */
export async function orFull<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error))) ? new Refusal('STORAGE_FULL_SERVER', { what: 'photo' }) : error;
  }
}

export function codeOf(error: unknown): unknown {
  // Checked without instanceof, because in a test runner errors of the file system come from another realm.
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
