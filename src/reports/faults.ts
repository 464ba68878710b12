import { type Fault, faultOf } from '../worker/faults';

/** Faults that are not reported yet. */
export interface Faults {
  /** Adds an error, unless one of the same class and place was added before on this page. */
  add(error: unknown): void;
  /** The same of one that a worker has told. */
  take(fault: Fault): void;
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

  function take(fault: Fault): void {
    if (added.has(placeOf(fault))) return;
    added.add(placeOf(fault));
    keep([...kept(), fault].slice(-mostKept));
    for (const listener of listeners) listener();
  }

  return {
    take,
    add: (error) => take(faultOf(error)),
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

/** What tells a fault from others. */
export const placeOf = ({ name, stack }: Fault): string => `${name} ${stack}`;
