/** A location as the settings list it. */
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
  /** Those that stand right below one; below null those at the top. */
  readonly inside: (id: string | null) => readonly ListedLocation[];
  /** How many stand anywhere below one. */
  readonly sizeOf: (id: string) => number;
}

export function treeOf(all: readonly ListedLocation[]): LocationTree {
  const inside = new Map<string | null, ListedLocation[]>();
  for (const location of all) {
    const beside = inside.get(location.parentId);
    if (beside === undefined) inside.set(location.parentId, [location]);
    else beside.push(location);
  }
  const sizes = new Map<string, number>();
  // The deepest first, so that each has all of its own when it is added to what it stands in.
  for (const { id, parentId } of all.toSorted((one, other) => other.depth - one.depth)) {
    if (parentId !== null) sizes.set(parentId, (sizes.get(parentId) ?? 0) + (sizes.get(id) ?? 0) + 1);
  }
  return { all, inside: (id) => inside.get(id) ?? [], sizeOf: (id) => sizes.get(id) ?? 0 };
}
