import type { Sheet } from './pins';

/** The lists of snags on the screen, by the id of their connection: what is raised here is put on top, what left one's sight is taken out. */
export interface Lists {
  ids(): ReadonlySet<string>;
  /** The code of the plan whose snags alone are in this list; null for all of the project. */
  planOf(connectionId: string): string | null;
  /** Returns the way to take the list out again. */
  add(connectionId: string, planCode?: string | null): () => void;
  /** The plans on the screen: what gets a pin or another status is shown at once. */
  sheets(): ReadonlySet<Sheet>;
  addSheet(sheet: Sheet): () => void;
  /** Called when one more is on the screen: what waits on the device is not in it yet. */
  subscribe(listener: () => void): () => void;
}

export function createLists(): Lists {
  // Counted, because React mounts twice in development and a list may stand on two screens.
  const counts = new Map<string, number>();
  const plans = new Map<string, string | null>();
  const sheets = new Set<Sheet>();
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  return {
    ids: () => new Set(counts.keys()),
    planOf: (connectionId) => plans.get(connectionId) ?? null,
    add(connectionId, planCode = null) {
      counts.set(connectionId, (counts.get(connectionId) ?? 0) + 1);
      plans.set(connectionId, planCode);
      tell();
      return () => {
        const left = (counts.get(connectionId) ?? 1) - 1;
        if (left > 0) counts.set(connectionId, left);
        else {
          counts.delete(connectionId);
          plans.delete(connectionId);
        }
      };
    },
    sheets: () => sheets,
    addSheet(sheet) {
      sheets.add(sheet);
      tell();
      return () => sheets.delete(sheet);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
