import { Refusal } from '../refusal';

/** Null where there is nothing of this name. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    throw error;
  }
}

/** STORAGE_FULL_SERVER where there is no room. */
export async function orFull<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error))) ? new Refusal('STORAGE_FULL_SERVER', { what: 'photo' }) : error;
  }
}

export function codeOf(error: unknown): unknown {
  // Not by instanceof: errors of the file system come from another realm when a test runner has its own.
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
