import type { World } from '../device/world';
import { isPerson, isRecord, type Known } from './state';

/** Keys of localStorage, without this app's prefix. */
export type StoredName = 'person' | 'endSession' | 'left' | 'sessionCount';

/** What is in localStorage, which all tabs share. */
interface Stored {
  known(): Known;
  set(name: StoredName, text: string | null): void;
  /** Whether this page has changed it since it was loaded. */
  changed(): boolean;
}

export interface KeptMemory {
  /**
   * Reads the database. True if it is newer than localStorage, which is then updated from it. May
   * take any time.
   */
  recall(): Promise<boolean>;
  /** Copies localStorage to the database; false if that failed. */
  copy(): Promise<boolean>;
}

/**
 * Who is signed in, in IndexedDB: Firefox and WebKit write localStorage to the disk some seconds
 * late, so that a phone whose browser is killed just after the sign-in would start with nobody
 * signed in when it is offline, and one that is killed just after the sign-out with the person
 * still signed in.
 */
export function createKeptMemory(
  { databaseName }: Pick<World, 'databaseName'>,
  { known, set, changed }: Stored,
): KeptMemory {
  let recalled: Promise<boolean> | undefined;
  let copying: Promise<boolean> = Promise.resolve(true);

  function recall(): Promise<boolean> {
    recalled ??= inDatabase(databaseName, (kept, put) => {
      const stored = known();
      if (changed()) return false;
      if (kept !== null && kept.count > stored.count) {
        set('person', kept.person && JSON.stringify(kept.person));
        set('endSession', kept.endDue ? '1' : null);
        set('left', kept.left ?? null);
        set('sessionCount', String(kept.count));
        return true;
      }
      // Differs if an earlier build, which does not write the database, ran in between.
      if (stored.person?.id !== kept?.person?.id || stored.endDue !== (kept?.endDue ?? false))
        put(stored);
      return false;
    }).catch(() => false);
    return recalled;
  }

  const write = (): Promise<boolean> =>
    inDatabase(databaseName, (kept, put) => {
      const stored = known();
      // The database is ahead only if localStorage was lost.
      if (kept !== null && kept.count > stored.count) set('sessionCount', String(kept.count + 1));
      put(known());
      return true;
    });

  return {
    recall,
    // One write after the other, and only after the database has been read, so that nothing newer
    // is overwritten.
    copy: () =>
      (copying = copying
        .then(recall)
        .then(write)
        .catch(() => false)),
  };
}

/** Opens the database for one transaction. */
function inDatabase<T>(
  databaseName: string,
  work: (kept: Known | null, put: (known: Known) => void) => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(`${databaseName}-session`, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('session');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction('session', 'readwrite', { durability: 'strict' });
      const store = transaction.objectStore('session');
      const reading = store.get('session');
      let result: T;
      reading.onsuccess = () => {
        result = work(isKnown(reading.result) ? reading.result : null, (known) =>
          store.put(known, 'session'),
        );
      };
      // The browser may freeze a page that is left instead of closing it. Its open transaction
      // would block the next page, so it is aborted, and done again when the page is shown.
      const leave = ({ persisted }: Partial<PageTransitionEvent>): void => {
        if (persisted !== true) return;
        try {
          transaction.abort();
        } catch {
          // It is being committed, and ends without this page.
          return;
        }
        transaction.onabort = null;
        over();
        globalThis.addEventListener('pageshow', () => resolve(inDatabase(databaseName, work)), {
          once: true,
        });
      };
      const over = (): void => globalThis.removeEventListener?.('pagehide', leave);
      globalThis.addEventListener?.('pagehide', leave);
      transaction.oncomplete = () => {
        over();
        resolve(result);
      };
      transaction.onabort = () => {
        over();
        reject(transaction.error);
      };
      // Closes as soon as the transaction has ended.
      database.close();
    };
  });
}

function isKnown(value: unknown): value is Known {
  return (
    isRecord(value) &&
    typeof value['count'] === 'number' &&
    (value['person'] === null || isPerson(value['person'])) &&
    typeof value['endDue'] === 'boolean'
  );
}
