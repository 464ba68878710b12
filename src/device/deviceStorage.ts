// Browsers give the storage manager to secure contexts only, and some lack parts of it, though the
// types say otherwise.

/** Room that the browser gives this app on the device, in bytes. */
export interface StorageRoom {
  readonly used: number;
  readonly free: number;
}

/** Null if the browser does not say. */
export async function storageRoom(): Promise<StorageRoom | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || usage === undefined
      ? null
      : { used: usage, free: Math.max(0, quota - usage) };
  } catch {
    return null;
  }
}

/**
 * Whether the browser promises not to delete the stored data when the disk runs full; null if it
 * does not say.
 */
export async function isStorageKept(): Promise<boolean | null> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return null;
  }
}

/** Asks the browser for that promise; true if it gives it. The browser may ask the person. */
export async function askToKeepStorage(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}
