/** A location in the settings. */
export interface ListedLocation {
  readonly id: string;
  readonly name: string;
  /** From 1. */
  readonly depth: number;
  readonly path: string;
  readonly archived: boolean;
  /** Null at the top. */
  readonly parentId: string | null;
}

export interface LocationTree {
  /** In the order of their paths. */
  readonly all: readonly ListedLocation[];
  /** Direct children of a location; of null: the top level. */
  readonly inside: (id: string | null) => readonly ListedLocation[];
  /** Number of all descendants. */
  readonly sizeOf: (id: string) => number;
}

/** Data and callbacks shared by the rows of the tree. */
export interface LocationDesk {
  readonly projectId: string;
  readonly tree: LocationTree;
  readonly unfolded: ReadonlySet<string>;
  readonly fold: (id: string, open: boolean) => void;
  readonly onSaved: () => void;
  /** Called after one was removed, together with the focused element. */
  readonly onGone: () => void;
}

export function treeOf(all: readonly ListedLocation[]): LocationTree {
  const inside = new Map<string | null, ListedLocation[]>();
  for (const location of all) {
    const beside = inside.get(location.parentId);
    if (beside === undefined) inside.set(location.parentId, [location]);
    else beside.push(location);
  }
  const sizes = new Map<string, number>();
  // Deepest first, so that each count is complete when it is added to the parent's.
  for (const { id, parentId } of all.toSorted((one, other) => other.depth - one.depth)) {
    if (parentId !== null)
      sizes.set(parentId, (sizes.get(parentId) ?? 0) + (sizes.get(id) ?? 0) + 1);
  }
  return { all, inside: (id) => inside.get(id) ?? [], sizeOf: (id) => sizes.get(id) ?? 0 };
}
