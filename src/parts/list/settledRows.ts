export interface ListedRow {
  readonly node: { readonly id: string };
}

export interface Settled<Row> {
  /** What is shown: rows somebody has seen stay where they are. */
  readonly rows: readonly Row[];
  /** How many rows of the list wait to be shown, because they would push others down. */
  readonly waiting: number;
  /** Which rows that are shown do not belong to the list any more. */
  readonly gone: ReadonlySet<string>;
}

interface Known {
  /** Whether it was made on this device: its place on top is no surprise. */
  readonly isOwn: (id: string) => boolean;
  /** Whether the person may still see it. */
  readonly isThere: (id: string) => boolean;
  readonly hasNext: boolean;
  /** Whether there is more above what was read. @default false */
  readonly hasPrevious?: boolean;
  /** Whether there was when it was last laid: what stands on top now was there all along. @default false */
  readonly hadPrevious?: boolean;
}

/** The list as it is now, laid on the list as it is shown, so that no row moves under a thumb. */
export function settle<Row extends ListedRow>(shown: readonly Row[], now: readonly Row[], { isOwn, isThere, hasNext, hasPrevious = false, hadPrevious = false }: Known): Settled<Row> {
  const byId = new Map(now.map((row) => [row.node.id, row]));
  const seen = new Set(shown.map(({ node }) => node.id));
  const end = now.findLastIndex(({ node }) => seen.has(node.id));
  if (end < 0) return { rows: now, waiting: 0, gone: new Set() };
  const begin = hadPrevious ? now.findIndex(({ node }) => seen.has(node.id)) : 0;
  const inBetween = now.slice(begin, end).filter(({ node }) => !seen.has(node.id));
  const own = inBetween.filter(({ node }) => isOwn(node.id));
  const kept = shown.filter(({ node }) => byId.has(node.id) || isThere(node.id));
  // Rows above the first one or below the last one that was read anew are on a page that was not.
  const readFrom = hasPrevious ? Math.max(0, kept.findIndex(({ node }) => byId.has(node.id))) : 0;
  const read = hasNext ? kept.findLastIndex(({ node }) => byId.has(node.id)) + 1 : kept.length;
  const gone = kept.slice(readFrom, read).filter(({ node }) => !byId.has(node.id));
  return {
    rows: [...now.slice(0, begin), ...own, ...kept.map((row) => byId.get(row.node.id) ?? row), ...now.slice(end + 1)],
    waiting: inBetween.length - own.length,
    gone: new Set(gone.map(({ node }) => node.id)),
  };
}
