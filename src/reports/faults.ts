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
  /** Adds an error, unless one of the same class and place was added before on this page. */
  add(error: unknown): void;
  /** Oldest first. */
  all(): readonly Fault[];
  /** It was reported: none of this class and place is kept any longer. */
  remove(fault: Fault): void;
  clear(): void;
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
  const added = new Set<string>();
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

  function keep(all: readonly Fault[]): void {
    unstored = all;
    try {
      if (all.length === 0) storage?.removeItem(key);
      else if (storage === null) return;
      else storage.setItem(key, JSON.stringify(all));
      unstored = [];
    } catch {
      // The disk is full, or forbidden meanwhile.
    }
  }

  return {
    add(error) {
      const fault = faultOf(error);
      if (added.has(placeOf(fault))) return;
      added.add(placeOf(fault));
      keep([...kept(), fault].slice(-mostKept));
      for (const listener of listeners) listener();
    },
    all: kept,
    remove(fault) {
      keep(kept().filter((each) => placeOf(each) !== placeOf(fault)));
    },
    clear: () => keep([]),
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

/** What tells a fault from others. */
export const placeOf = ({ name, stack }: Fault): string => `${name} ${stack}`;

function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: typeof error, stack: '' };
  const places = (error.stack ?? '').split('\n').filter((line) => isPlace.test(line));
  return { name: error.name, stack: places.join('\n') };
}

/** A line of a stack that names a place in the code, as Chromium or the others write it. */
const isPlace = /^\s+at .*:\d+:\d+\)?$|@.*:\d+:\d+$/;
