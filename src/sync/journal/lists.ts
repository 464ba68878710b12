import type { SnagChip } from '../../../rules/lists';

/** What decides which snags raised here a list shows before the server has told. */
export interface ListKind {
  /** The code of the plan whose snags the list holds; null for a list of the whole project. */
  readonly planCode: string | null;
  readonly chip: SnagChip;
  /** Whether the device has worked out what is in it, with what was raised here. @default () => false */
  readonly decided?: () => boolean;
}

/** A plan on the screen. */
export interface Sheet {
  /** Id of the record that holds the columns. */
  readonly pinsId: string;
  readonly planId: string;
  /** The revision that is shown. */
  readonly revisionId: string;
  readonly filter: SheetFilter;
}

/** The filter its pins were queried with. */
export interface SheetFilter {
  readonly chip?: SnagChip | null | undefined;
  readonly planCode?: string | null | undefined;
  readonly [narrowing: string]: unknown;
}

/** The lists of snags on the screen, by the record id of their Relay connection. Snags raised here are put on top, snags the person may no longer see are removed. */
export interface Lists {
  ids(): ReadonlySet<string>;
  kindOf(listId: string): ListKind;
  /** Returns the function to remove the list. */
  add(listId: string, kind?: ListKind): () => void;
  /** The plan sheets on the screen, whose pins are kept up to date. */
  sheets(): ReadonlySet<Sheet>;
  addSheet(sheet: Sheet): () => void;
  /** Listeners run when a list or sheet was added, which then needs the entries of the outbox. */
  subscribe(listener: () => void): () => void;
}

const everything: ListKind = { planCode: null, chip: 'ALL' };

export function createLists(): Lists {
  // Counted, because React mounts twice in development and a list may be on two screens.
  const counts = new Map<string, number>();
  const kinds = new Map<string, ListKind>();
  const sheets = new Set<Sheet>();
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());
  return {
    ids: () => new Set(counts.keys()),
    kindOf: (listId) => kinds.get(listId) ?? everything,
    add(listId, kind = everything) {
      counts.set(listId, (counts.get(listId) ?? 0) + 1);
      kinds.set(listId, kind);
      notify();
      return () => {
        const left = (counts.get(listId) ?? 1) - 1;
        if (left > 0) counts.set(listId, left);
        else {
          counts.delete(listId);
          kinds.delete(listId);
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
