import { bytesStore, findKept, findSmaller, picturesDatabaseOf, type ReadBytes } from './kept';

// Pictures of photos and plans that were taken along: from the device whether or not there is a line, because under one address there is always the same picture.

/** Pieces that are held in memory: a sheet is looked at tile by tile, and neighbours lie in the same piece. 4 MB. */
const mostHeld = 16;
/** After no database was found, none is looked for during this time, in ms. */
const absentMs = 2_000;
/** How long it looks on the device before the server is asked, in ms: a database may never answer. */
const lookingMs = 2_000;

let opening: Promise<IDBDatabase | null> | null = null;
const held = new Map<string, ArrayBuffer>();

/** `passOn` asks the server. */
export async function answerPicture(path: string, passOn: () => Promise<Response>): Promise<Response> {
  const kept = await found(() => findKept(path, read));
  if (kept !== null) return kept;
  const answer = await passOn().catch((error: unknown) => (error instanceof Error ? error : new Error('No answer', { cause: error })));
  // What is no picture is a Wi-Fi's sign-in page, or a server that cannot.
  if (answer instanceof Response && (answer.status < 500 && (!answer.ok || answer.headers.get('content-type')?.startsWith('image/') === true))) return answer;
  // Once more for the picture itself: a slow database may have been given up before.
  const other = await found(async () => (await findKept(path, read)) ?? findSmaller(path, read));
  if (other !== null) return other;
  if (answer instanceof Response) return answer;
  throw answer;
}

/** A database that does not open or read in time is none. */
async function found(look: () => Promise<readonly BlobPart[] | null>): Promise<Response | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), lookingMs);
  });
  const pieces = await Promise.race([lookTwice(look), late]);
  clearTimeout(timer);
  if (pieces === 'late') close();
  if (pieces === 'late' || pieces === null) return null;
  // Kept by nobody else: what is deleted from the device is gone.
  return new Response(new Blob([...pieces], { type: 'image/webp' }), { headers: { 'content-type': 'image/webp', 'cache-control': 'no-store' } });
}

/** After a phone has slept, its open database may be unusable for good: then it is opened again. */
async function lookTwice(look: () => Promise<readonly BlobPart[] | null>): Promise<readonly BlobPart[] | null> {
  try {
    return await look();
  } catch {
    close();
  }
  try {
    return await look();
  } catch {
    close();
    return null;
  }
}

const read: ReadBytes = async (key) => {
  const database = await open();
  if (database === null) return null;
  const store = database.transaction(bytesStore).objectStore(bytesStore);
  const known = held.get(key);
  // It may have been deleted meanwhile.
  if (known !== undefined && (await done(store.getKey(key))) !== undefined) return known;
  held.delete(key);
  const bytes: unknown = known === undefined ? await done(store.get(key)) : undefined;
  if (!(bytes instanceof ArrayBuffer)) return null;
  held.set(key, bytes);
  const [oldest] = held.keys();
  if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
  return bytes;
};

function open(): Promise<IDBDatabase | null> {
  opening ??= connect();
  return opening;
}

function connect(): Promise<IDBDatabase | null> {
  const mine = new Promise<IDBDatabase | null>((resolve) => {
    // Meanwhile another one may have been opened.
    const closeMine = (): void => {
      if (opening === mine) close();
    };
    const none = (): void => {
      setTimeout(closeMine, absentMs);
      resolve(null);
    };
    const request = indexedDB.open(picturesDatabaseOf('snagbook'));
    // There is none: it is the page that makes one.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = none;
    request.onsuccess = () => {
      const database = request.result;
      // Of a page that wants to delete it.
      database.onversionchange = () => {
        database.close();
        closeMine();
      };
      database.onclose = closeMine;
      if (database.objectStoreNames.contains(bytesStore)) return resolve(database);
      database.close();
      none();
    };
  });
  return mine;
}

/** It is opened again when it is needed next. */
function close(): void {
  // An open connection would hold up a page that deletes the database.
  void opening?.then((database) => database?.close());
  opening = null;
  held.clear();
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database cannot be read'));
  });
}
