// What the service worker and the page both need to know of a build.

/** A build as scripts/build.ts writes it into the worker's file. */
export interface Build {
  readonly id: string;
  /**
   * Path of each file, with the hash of its bytes as Subresource Integrity writes it. Empty in a
   * build that removes the worker.
   */
  readonly files: Readonly<Record<string, string>>;
}

export const workerPath = '/worker.js';
export const shellPath = '/index.html';

/**
 * The names of our caches, one for each build, begin with this. Other caches of the origin are left
 * alone.
 */
const cachePrefix = 'snagbook-build-';
export const cacheOf = (build: Build): string => cachePrefix + build.id;
export const isCacheOfBuild = (name: string): boolean => name.startsWith(cachePrefix);

/** Below it the name of a file has a hash of its bytes. */
export const assets = '/assets/';

/**
 * A file is found in another build's cache only if its bytes are the same: a hash of them is part
 * of its name, else of the key. What has it in its name is kept by its own address, because only
 * then does a browser keep the compiled code of a script beside it.
 */
export const keyOf = (path: string, integrity: string): string =>
  path.startsWith(assets) ? path : `${path}?${encodeURIComponent(integrity)}`;

/**
 * Each page holds a lock with this name until it is closed. The hash of its first script identifies
 * the build, because that script names all other files, directly or indirectly.
 */
export const lockOf = (firstScript: string): string => `snagbook-page ${firstScript}`;

/** The page's message to the waiting worker: the person wants the new version. */
export const takeOver = 'takeOver';
