import { isPhotoKey, storageKey } from './photoKey';
import { isPlanKey, storageKeyOfPlan } from './plans/paths';
import type { FileStorage, StoredFile } from './storage';

/** The bytes of photos and plan files as they came. */
export interface Originals {
  /** Null if nothing is stored under the key, or if it is none. */
  photo(key: string): Promise<StoredFile | null>;
  planFile(key: string): Promise<StoredFile | null>;
}

export const readOriginals = ({ get }: Pick<FileStorage, 'get'>): Originals => ({
  photo: async (key) => (isPhotoKey(key) ? get(storageKey(key, 'original')) : null),
  planFile: async (key) => (isPlanKey(key) ? get(storageKeyOfPlan(key)) : null),
});
