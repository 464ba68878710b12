import { photoMimeOf } from '../../rules/fileKinds';

// Photos that another app shared to Snagbook: the service worker writes them, also without a
// connection, and the page takes them into a draft.

/** They belong to the device until somebody takes them, so signing out leaves them. */
export const sharedDatabase = 'snagbook-shared';

/** The object store with a photo in each row, in the order in which they came. */
export const sharedStore = 'photos';

/** The address that the manifest names as share target, and to which the page is led. */
export const isShareTarget = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/' && searchParams.get('go') === 'photos';

export interface SharedPhoto {
  readonly name: string;
  readonly lastModified: number;
  /** An ArrayBuffer, because browsers have lost Blobs stored in IndexedDB. */
  readonly bytes: ArrayBuffer;
}

/** Files in one share; more than anybody chooses by hand. */
const mostFiles = 100;

/**
 * Keeps what was shared and leads to the page. What is no photo by its content is left out and
 * counted: the app that shared it still has it.
 */
export async function takeShared(request: Request): Promise<Response> {
  const led = (more: Readonly<Record<string, string>>): Response =>
    Response.redirect(`/?${new URLSearchParams({ go: 'photos', ...more })}`, 303);
  try {
    const sent = (await request.formData()).getAll('photos');
    const photos: SharedPhoto[] = [];
    for (const file of sent.slice(0, mostFiles)) {
      if (typeof file === 'string') continue;
      const bytes = await file.arrayBuffer();
      if (photoMimeOf(new Uint8Array(bytes)) !== null)
        photos.push({ name: file.name, lastModified: file.lastModified, bytes });
    }
    await keep(photos);
    const others = sent.length - photos.length;
    return led(others > 0 ? { others: String(others) } : {});
  } catch {
    return led({ failed: '1' });
  }
}

/** All of them, or none. */
async function keep(photos: readonly SharedPhoto[]): Promise<void> {
  if (photos.length === 0) return;
  const database = await openShared();
  try {
    await new Promise<void>((resolve, reject) => {
      const writing = database.transaction(sharedStore, 'readwrite', { durability: 'strict' });
      for (const photo of photos) writing.objectStore(sharedStore).add(photo);
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new Error('The database cannot be written'));
    });
  } finally {
    database.close();
  }
}

export function openShared(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(sharedDatabase, 1);
    opening.onupgradeneeded = () =>
      void opening.result.createObjectStore(sharedStore, { autoIncrement: true });
    opening.onerror = () => reject(opening.error ?? new Error('The database cannot be opened'));
    opening.onsuccess = () => resolve(opening.result);
  });
}
