import type { World } from '../device/world';
import { isPerson, isRecord, type Known } from './state';

/** Keys of localStorage, without what all of this app's begin with. */
export type StoredName = 'person' | 'endSession' | 'sessionCount';

/** What localStorage says, which all tabs share. */
interface Stored {
  known(): Known;
  set(name: StoredName, text: string | null): void;
  /** Whether this page has changed it. */
  changed(): boolean;
}

export interface KeptMemory {
  /** Reads the database; true if it is newer than localStorage, which has it then. May take any time. */
  recall(): Promise<boolean>;
  /** Writes what localStorage says; false if it could not be written. */
  copy(): Promise<boolean>;
}

/**
 * Who is signed in, in IndexedDB: Firefox and WebKit write localStorage to the disk some seconds late, so that a phone whose browser is killed just after
 * the sign-in would know nobody without a line, and one that is killed just after the sign-out would know them again.
 */
export function createKeptMemory({ databaseName }: Pick<World, 'databaseName'>, { known, set, changed }: Stored): KeptMemory {
  let recalled: Promise<boolean> | undefined;
  let copying: Promise<boolean> = Promise.resolve(true);

  function recall(): Promise<boolean> {
    recalled ??= inDatabase(databaseName, (kept, put) => {
      const stored = known();
      if (changed()) return false;
      if (kept !== null && kept.count > stored.count) {
        set('person', kept.person && JSON.stringify(kept.person));
        set('endSession', kept.endDue ? '1' : null);
        set('sessionCount', String(kept.count));
        return true;
      }
      // An earlier build does not write the database.
      if (stored.person?.id !== kept?.person?.id || stored.endDue !== (kept?.endDue ?? false)) put(stored);
      return false;
    }).catch(() => false);
    return recalled;
  }

  const write = (): Promise<boolean> =>
    inDatabase(databaseName, (kept, put) => {
      const stored = known();
      // More than here only where localStorage was lost.
      if (kept !== null && kept.count > stored.count) set('sessionCount', String(kept.count + 1));
      put(known());
      return true;
    });

  return {
    recall,
    // One after the other, and never over something newer that has not been read yet.
    copy: () => (copying = copying.then(recall).then(write).catch(() => false)),
  };
}

/** One transaction. */
function inDatabase<T>(databaseName: string, work: (kept: Known | null, put: (known: Known) => void) => T): Promise<T> {
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
        result = work(isKnown(reading.result) ? reading.result : null, (known) => store.put(known, 'session'));
      };
      // A page that is left in the middle of it, and kept asleep, would hold up the page that is opened next.
      const leave = ({ persisted }: Partial<PageTransitionEvent>): void => {
        if (persisted !== true) return;
        globalThis.addEventListener('pageshow', () => resolve(inDatabase(databaseName, work)), { once: true });
        over();
        transaction.onabort = null;
        transaction.abort();
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
      // When the transaction is through.
      database.close();
    };
  });
}

function isKnown(value: unknown): value is Known {
  return isRecord(value) && typeof value['count'] === 'number' && (value['person'] === null || isPerson(value['person'])) && typeof value['endDue'] === 'boolean';
}
