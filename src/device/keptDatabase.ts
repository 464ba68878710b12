import { openDB, unwrap, wrap, type IDBPDatabase, type OpenDBCallbacks } from 'idb';

/** An IndexedDB database that is opened when first needed, and again when the browser closed it. */
export interface KeptDatabase<Schema> {
  use<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T>;
  close(): void;
}

/**
 * Closes the database for a newer version of the app in another tab that wants to upgrade or delete
 * it, and when the browser does.
 */
export interface DatabaseEvents {
  blocking(current: number, blocked: number | null, event: Event): void;
  terminated(): void;
}

export function keepDatabase<Schema>(
  connect: (events: DatabaseEvents) => Promise<IDBPDatabase<Schema>>,
): KeptDatabase<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  let closed = false;

  function open(): Promise<IDBPDatabase<Schema>> {
    if (closed) return Promise.reject(new Error('The database was closed'));
    opened ??= connect({
      blocking(_current, _blocked, event) {
        if (event.target instanceof IDBDatabase) event.target.close();
        opened = undefined;
      },
      terminated() {
        opened = undefined;
      },
    }).then(
      (database) => {
        follow(unwrap(database), running);
        return database;
      },
      (error: unknown) => {
        opened = undefined;
        throw error;
      },
    );
    return opened;
  }

  /**
   * The browser may freeze a page that is left (`persisted`), as Safari does. Its open database
   * would block the page that is opened next, and a running transaction would do so for as long as
   * the page is frozen. So transactions are aborted, and run again when the page is shown. One that
   * is being committed ends without the page, and stays: the page may never be shown again, and
   * what it writes would be lost.
   */
  let left = false;
  let asleep: Promise<void> | null = null;
  let wakeUp = (): void => {};
  let interruptions = 0;
  const running = new Set<IDBTransaction>();
  const letGo = (): void => {
    void opened?.then(
      (database) => database.close(),
      () => {},
    );
    opened = undefined;
  };
  const leave = ({ persisted }: Partial<PageTransitionEvent>): void => {
    left = true;
    letGo();
    if (persisted !== true) return;
    interruptions += 1;
    for (const transaction of running) abort(transaction);
    asleep ??= new Promise((resolve) => {
      wakeUp = resolve;
    });
  };
  const comeBack = (): void => {
    left = false;
    asleep = null;
    wakeUp();
  };
  globalThis.addEventListener?.('pagehide', leave);
  globalThis.addEventListener?.('pageshow', comeBack);

  async function attempt<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    for (;;) {
      await asleep;
      const before = interruptions;
      try {
        return await work(await open());
      } catch (error) {
        if (interruptions === before) throw error;
      }
    }
  }

  return {
    /** After a phone has slept its open database may be unusable: reopens it once. */
    async use(work) {
      try {
        return await attempt(work);
      } catch (error) {
        if (!isDeadDatabase(error)) throw error;
        opened = undefined;
        return await attempt(work);
      } finally {
        // Writes that start while the page is being left.
        if (left) letGo();
      }
    },
    close() {
      closed = true;
      globalThis.removeEventListener?.('pagehide', leave);
      globalThis.removeEventListener?.('pageshow', comeBack);
      comeBack();
      letGo();
    },
  };
}

/**
 * Opens a database in this version, or as it is if a newer version of the app has opened it,
 * perhaps in another tab: that one may have added stores, and what is in them says by itself
 * whether this version can read it. The browser aborts running transactions when the database is
 * closed, which also rejects `done`. Not every caller awaits that, because the requests of the
 * transaction are rejected too; it would be reported as an error that nobody handled.
 */
export async function openKept<Schema>(
  name: string,
  version: number,
  { upgrade, ...events }: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema>> {
  const open = (as: number | undefined): Promise<IDBPDatabase<Schema>> =>
    openDB<Schema>(name, as, {
      upgrade(...given) {
        given[3].done.catch(() => {});
        upgrade?.(...given);
      },
      ...events,
    });
  const database = await open(version).catch((error: unknown) => {
    if (nameOf(error) !== 'VersionError') throw error;
    return open(undefined);
  });
  const raw = unwrap(database);
  const begin = raw.transaction.bind(raw);
  raw.transaction = (...options) => {
    const transaction = begin(...options);
    wrap(transaction).done.catch(() => {});
    return transaction;
  };
  return database;
}

/** Tracks the transactions of a database that have not ended yet. */
function follow(database: IDBDatabase, running: Set<IDBTransaction>): void {
  const begin = database.transaction.bind(database);
  database.transaction = (...options) => {
    const transaction = begin(...options);
    running.add(transaction);
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => running.delete(transaction));
    return transaction;
  };
}

/**
 * Resolves with the result of `work` when the transaction is complete; rejects when it was aborted,
 * and then nothing is written. On a full disk with a QuotaExceededError.
 */
export async function whole<
  Transaction extends { abort(): void; commit(): void; readonly done: Promise<void> },
  T,
>(transaction: Transaction, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  try {
    const result = await work(transaction);
    commit(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    abort(transaction);
    // The transaction's own error (such as a full disk) says more than that of the failed request.
    throw await transaction.done.then(
      () => error,
      (reason: unknown) =>
        isUnwritten(reason)
          ? new DOMException('', 'QuotaExceededError')
          : isQuotaExceeded(reason)
            ? reason
            : error,
    );
  }
}

/** From then on the transaction does not need the page. */
function commit(transaction: { commit(): void }): void {
  try {
    transaction.commit();
  } catch {
    // It had no request left, and is being committed already.
  }
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // The transaction is being committed or has ended.
  }
}

function isDeadDatabase(error: unknown): boolean {
  return nameOf(error) === 'InvalidStateError' || nameOf(error) === 'UnknownError';
}

export function isQuotaExceeded(error: unknown): boolean {
  return nameOf(error) === 'QuotaExceededError';
}

/**
 * Whether a transaction was aborted because Chromium could not write its bytes to a disk without
 * space, which it does not call a full quota. A value that cannot be stored has the same name, but
 * is thrown before, and then the transaction was aborted by us.
 */
const isUnwritten = (reason: unknown): boolean => nameOf(reason) === 'DataError';

/** Whether the browser is set to keep nothing for this address. */
export function isForbidden(error: unknown): boolean {
  return nameOf(error) === 'SecurityError';
}

/**
 * Errors of IndexedDB are recognised by name, because browsers are replacing DOMException by other
 * classes.
 */
function nameOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
}
