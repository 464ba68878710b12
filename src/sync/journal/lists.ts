import type { Sheet } from './pins';

/** The lists of snags on the screen, by the record id of their Relay connection. Snags raised here are put on top, snags the person may no longer see are removed. */
export interface Lists {
  ids(): ReadonlySet<string>;
  /** The code of the plan whose snags the list holds; null for a list of the whole project. */
  planOf(listId: string): string | null;
  /** Returns the function to remove the list. */
  add(listId: string, planCode?: string | null): () => void;
  /** The plan sheets on the screen, whose pins are kept up to date. */
  sheets(): ReadonlySet<Sheet>;
  addSheet(sheet: Sheet): () => void;
  /** Listeners run when a list or sheet was added, which then needs the entries of the outbox. */
  subscribe(listener: () => void): () => void;
}

export function createLists(): Lists {
  // Counted, because React mounts twice in development and a list may be on two screens.
  const counts = new Map<string, number>();
  const plans = new Map<string, string | null>();
  const sheets = new Set<Sheet>();
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());
  return {
    ids: () => new Set(counts.keys()),
    planOf: (listId) => plans.get(listId) ?? null,
    add(listId, planCode = null) {
      counts.set(listId, (counts.get(listId) ?? 0) + 1);
      plans.set(listId, planCode);
      notify();
      return () => {
        const left = (counts.get(listId) ?? 1) - 1;
        if (left > 0) counts.set(listId, left);
        else {
          counts.delete(listId);
          plans.delete(listId);
        }
      };
    },
    sheets: () => sheets,
    addSheet(sheet) {
      sheets.add(sheet);
      notify();
      return () => sheets.delete(sheet);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
