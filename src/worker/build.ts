// What the service worker and the page both know of a build.

/** A build as scripts/build.ts writes it into the worker's file. */
export interface Build {
  readonly id: string;
  /** Path of each file, with the hash of its bytes as Subresource Integrity writes it. Empty in a build that removes the worker. */
  readonly files: Readonly<Record<string, string>>;
}

export const workerPath = '/worker.js';
export const shellPath = '/index.html';

/** Every cache of ours is a build's and begins with this; others at the origin are left alone. */
const cachePrefix = 'snagbook-build-';
export const cacheOf = (build: Build): string => cachePrefix + build.id;
export const isCacheOfBuild = (name: string): boolean => name.startsWith(cachePrefix);

/** The hash is part of the key, so that a file is found in another build's cache only if its bytes are the same. */
export const keyOf = (path: string, integrity: string): string => `${path}?${encodeURIComponent(integrity)}`;

/** A page holds a lock of this name while it lives. Its first script stands for the build, because every other file's name is in it or below it. */
export const lockOf = (firstScript: string): string => `snagbook-page ${firstScript}`;

/** What a page says to the worker that waits: the person wants the new version. */
export const takeOver = 'takeOver';
