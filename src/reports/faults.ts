/**
 * An error in our own code: its class and where it was thrown, without its message, which may quote
 * a person's text.
 */
export interface Fault {
  readonly name: string;
  readonly stack: string;
}

/** Faults that are not reported yet. */
export interface Faults {
  /** Adds an error, unless it was added before. */
  add(error: unknown): void;
  /** Oldest first. They are kept no longer. */
  take(): readonly Fault[];
  isEmpty(): boolean;
  subscribe(listener: () => void): () => void;
}

/** The last faults are kept on the device until there is a line, over a reload too. */
const mostKept = 50;
const key = 'snagbook.faults';

/** `storage`: null where it is forbidden; then they are kept as long as the page. */
export function createFaults(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null,
): Faults {
  const listeners = new Set<() => void>();
  const added = new WeakSet<object>();
  /** Those that could not be stored. */
  let unstored: readonly Fault[] = [];

  function kept(): readonly Fault[] {
    try {
      // written below
      const stored = JSON.parse(storage?.getItem(key) ?? '[]') as readonly Fault[];
      return [...stored, ...unstored].slice(-mostKept);
    } catch {
      return unstored;
    }
  }

  return {
    add(error) {
      if (typeof error === 'object' && error !== null) {
        if (added.has(error)) return;
        added.add(error);
      }
      const all = [...kept(), faultOf(error)].slice(-mostKept);
      try {
        if (storage === null) throw new Error('Forbidden');
        storage.setItem(key, JSON.stringify(all));
        unstored = [];
      } catch {
        unstored = [...unstored, faultOf(error)].slice(-mostKept);
      }
      for (const listener of listeners) listener();
    },
    take() {
      const all = kept();
      unstored = [];
      storage?.removeItem(key);
      return all;
    },
    isEmpty: () => kept().length === 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Adds what nobody caught on a page: exceptions, rejections, and what `reportError` was given. */
export function catchFaults(
  page: Pick<Window, 'addEventListener'>,
  { add }: Pick<Faults, 'add'>,
): void {
  page.addEventListener('error', ({ error }: ErrorEvent) => {
    // The browser's own notices, such as of a ResizeObserver, have none.
    if (error != null) add(error);
  });
  page.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => add(reason));
}

function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: typeof error, stack: '' };
  const places = (error.stack ?? '').split('\n').filter((line) => isPlace.test(line));
  return { name: error.name, stack: places.join('\n') };
}

/** A line of a stack that names a place in the code, as Chromium or the others write it. */
const isPlace = /^\s+at .*:\d+:\d+\)?$|@.*:\d+:\d+$/;
