import { resolve } from 'node:path';
import { readFolder } from './folderStorage';
import { isPhotoKey, storageKey } from './photoKey';
import { isPlanKey, storageKeyOfPlan } from './plans/paths';
import type { StoredFile } from './storage';

/** The bytes of photos and plan files as they came. */
export interface Originals {
  /** Null if nothing is stored under the key, or if it is none. */
  photo(key: string): Promise<StoredFile | null>;
  planFile(key: string): Promise<StoredFile | null>;
}

/** Of a data directory that is only read: nothing is made in it. */
export function readOriginals(dataDir: string): Originals {
  const { get } = readFolder(resolve(dataDir));
  return {
    photo: async (key) => (isPhotoKey(key) ? get(storageKey(key, 'original')) : null),
    planFile: async (key) => (isPlanKey(key) ? get(storageKeyOfPlan(key)) : null),
  };
}
