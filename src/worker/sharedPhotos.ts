import { photoMimeOf } from '../../rules/fileKinds';

// Photos and words that another app shared to Snagbook: the service worker writes them, also without
// a connection, and the page takes them into a draft.

/** They belong to the device until somebody takes them, so signing out leaves them. */
export const sharedDatabase = 'snagbook-shared';

/**
 * The object store with a photo in each row, by numbers in the order in which they came, and all
 * words in one.
 */
export const sharedStore = 'photos';
export const wordsKey = 'words';

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

/** Keeps what was shared and leads to the page. */
export async function takeShared(request: Request): Promise<Response> {
  const led = (more: Readonly<Record<string, string>>): Response =>
    Response.redirect(`/?${new URLSearchParams({ go: 'photos', ...more })}`, 303);
  try {
    const others = await keepShared(await request.formData());
    return led(others > 0 ? { others: String(others) } : {});
  } catch {
    return led({ failed: '1' });
  }
}

/**
 * Keeps photos and words. What is no photo by its content is left out and counted: the app that
 * shared it still has it.
 */
export async function keepShared(form: FormData): Promise<number> {
  const sent = form.getAll('photos');
  const photos: SharedPhoto[] = [];
  for (const file of sent.slice(0, mostFiles)) {
    if (typeof file === 'string') continue;
    const bytes = await file.arrayBuffer();
    if (photoMimeOf(new Uint8Array(bytes)) !== null)
      photos.push({ name: file.name, lastModified: file.lastModified, bytes });
  }
  await keep(photos, wordsOf(form));
  return sent.length - photos.length;
}

/** Apps put a link into the text, the address or both, and a title often stands in the text. */
function wordsOf(form: FormData): string {
  const all = ['title', 'text', 'url']
    .flatMap((name) => form.get(name) ?? [])
    .flatMap((value) => (typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []));
  return all
    .filter((each, index) => !all.some((other, at) => at > index && other.includes(each)))
    .filter((each, index, kept) => !kept.slice(0, index).some((before) => before.includes(each)))
    .join('\n');
}

/** All of them, or none. Words are put after those that wait already. */
async function keep(photos: readonly SharedPhoto[], words: string): Promise<void> {
  if (photos.length === 0 && words === '') return;
  const database = await openShared();
  try {
    await new Promise<void>((resolve, reject) => {
      const writing = database.transaction(sharedStore, 'readwrite', { durability: 'strict' });
      const store = writing.objectStore(sharedStore);
      for (const photo of photos) store.add(photo);
      if (words !== '') {
        const waiting: IDBRequest<unknown> = store.get(wordsKey);
        waiting.onsuccess = () => {
          const { result } = waiting;
          store.put(typeof result === 'string' ? `${result}\n${words}` : words, wordsKey);
        };
      }
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
