export interface ListedRow {
  readonly node: { readonly id: string };
}

export interface Settled<Row> {
  /** The shown rows; those already shown keep their positions. */
  readonly rows: readonly Row[];
  /** Number of new rows not shown yet, because they would shift others. */
  readonly waiting: number;
  /** Ids of shown rows that do not belong to the list any more. */
  readonly gone: ReadonlySet<string>;
}

interface Known {
  /** Whether it is there by something entered here: it may be put in its place at once. */
  readonly isOwn: (id: string) => boolean;
  /** Whether the person may still see it. */
  readonly isThere: (id: string) => boolean;
  readonly hasNext: boolean;
  /** Whether there are rows above the loaded ones. @default false */
  readonly hasPrevious?: boolean;
  /**
   * `hasPrevious` of the last call: then rows that are new on top are not new in the list. @default
   * false
   */
  readonly hadPrevious?: boolean;
}

/** Merges the current list into the shown one, so that no shown row shifts. */
export function settle<Row extends ListedRow>(
  shown: readonly Row[],
  now: readonly Row[],
  { isOwn, isThere, hasNext, hasPrevious = false, hadPrevious = false }: Known,
): Settled<Row> {
  const byId = new Map(now.map((row) => [row.node.id, row]));
  const seen = new Set(shown.map(({ node }) => node.id));
  const end = now.findLastIndex(({ node }) => seen.has(node.id));
  if (end < 0) return { rows: now, waiting: 0, gone: new Set() };
  const begin = hadPrevious ? now.findIndex(({ node }) => seen.has(node.id)) : 0;
  const inBetween = now.slice(begin, end).filter(({ node }) => !seen.has(node.id));
  const own = inBetween.filter(({ node }) => isOwn(node.id));
  const kept = shown.filter(({ node }) => byId.has(node.id) || isThere(node.id));
  // Rows before the first or after the last refetched one are on pages that were not refetched.
  const readFrom = hasPrevious
    ? Math.max(
        0,
        kept.findIndex(({ node }) => byId.has(node.id)),
      )
    : 0;
  const read = hasNext ? kept.findLastIndex(({ node }) => byId.has(node.id)) + 1 : kept.length;
  const gone = kept.slice(readFrom, read).filter(({ node }) => !byId.has(node.id));
  return {
    rows: [
      ...now.slice(0, begin),
      ...own,
      ...kept.map((row) => byId.get(row.node.id) ?? row),
      ...now.slice(end + 1),
    ],
    waiting: inBetween.length - own.length,
    gone: new Set(gone.map(({ node }) => node.id)),
  };
}
