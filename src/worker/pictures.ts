import { bytesStore, findKept, findSmaller, picturesDatabaseOf, type ReadBytes } from './kept';

// Answers requests for pictures of photos and plans that were kept offline. The device answers also
// when there is a connection, because the picture at an address never changes.

/**
 * Number of pieces held in memory (4 MB): a sheet is requested tile by tile, and neighbouring tiles
 * are in the same piece.
 */
const mostHeld = 16;
/** After no database was found, the next lookup waits for this time, in ms. */
const absentMs = 2_000;
/**
 * How long a lookup on the device may take before the server is asked, in ms. A database may never
 * answer.
 */
const lookingMs = 2_000;

let opening: Promise<IDBDatabase | null> | null = null;
const held = new Map<string, ArrayBuffer>();

/** `passOn` asks the server. */
export async function answerPicture(
  path: string,
  passOn: () => Promise<Response>,
): Promise<Response> {
  const kept = await found(() => findKept(path, read));
  if (kept !== null) return kept;
  const answer = await passOn().catch((error: unknown) =>
    error instanceof Error ? error : new Error('No answer', { cause: error }),
  );
  // An answer that is no picture comes from a Wi-Fi's sign-in page or a failing server.
  if (
    answer instanceof Response &&
    answer.status < 500 &&
    (!answer.ok || answer.headers.get('content-type')?.startsWith('image/') === true)
  )
    return answer;
  // The picture itself is looked up again, because the first lookup may have run out of time.
  const other = await found(async () => (await findKept(path, read)) ?? findSmaller(path, read));
  if (other !== null) return other;
  if (answer instanceof Response) return answer;
  throw answer;
}

/** Null also if the database does not answer in time. */
async function found(look: () => Promise<readonly BlobPart[] | null>): Promise<Response | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), lookingMs);
  });
  const pieces = await Promise.race([lookTwice(look), late]);
  clearTimeout(timer);
  if (pieces === 'late') close();
  if (pieces === 'late' || pieces === null) return null;
  // No other cache may keep it, so that a picture deleted from the device is gone.
  return new Response(new Blob([...pieces], { type: 'image/webp' }), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'no-store' },
  });
}

/** After a phone has slept an open database may be unusable; then it is opened again. */
async function lookTwice(
  look: () => Promise<readonly BlobPart[] | null>,
): Promise<readonly BlobPart[] | null> {
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
  // Checked, because the page may have deleted it.
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
    // The database may have been opened again meanwhile.
    const closeMine = (): void => {
      if (opening === mine) close();
    };
    const none = (): void => {
      setTimeout(closeMine, absentMs);
      resolve(null);
    };
    const request = indexedDB.open(picturesDatabaseOf('snagbook'));
    // There is no database. Only the page creates it.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = none;
    request.onsuccess = () => {
      const database = request.result;
      // A page wants to delete the database.
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

/** The next lookup opens the database again. */
function close(): void {
  // While it is open here, no page could delete the database.
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
