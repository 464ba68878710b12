/** A group of rows, with or without a heading. */
export interface RowGroup<Row> {
  /** Null: no heading. */
  readonly heading: string | null;
  /** Number of its rows, as it is shown. */
  readonly count?: string;
  /** Its rows are overdue. */
  readonly isLate?: boolean;
  readonly rows: readonly Row[];
}

/** A list as numbered items, headings and rows, counted from 0. */
export interface ListLayout<Row> {
  readonly groups: readonly RowGroup<Row>[];
  /** The group of each item. */
  readonly groupOf: readonly number[];
  /** The item that each group begins with. */
  readonly firstOf: readonly number[];
  /** A unique key of each group: a heading may occur twice. */
  readonly nameOf: readonly string[];
  /** The item of each row. */
  readonly itemOf: readonly number[];
  /** All rows in their order. */
  readonly rows: readonly Row[];
}

export function layOut<Row>(groups: readonly RowGroup<Row>[]): ListLayout<Row> {
  const groupOf: number[] = [];
  const firstOf: number[] = [];
  const itemOf: number[] = [];
  const nameOf: string[] = [];
  const times = new Map<string | null, number>();
  for (const [group, { heading, rows }] of groups.entries()) {
    times.set(heading, (times.get(heading) ?? 0) + 1);
    nameOf.push(`${heading} ${times.get(heading)}`);
    firstOf.push(groupOf.length);
    if (heading !== null) groupOf.push(group);
    for (const _row of rows) {
      itemOf.push(groupOf.length);
      groupOf.push(group);
    }
  }
  return { groups, groupOf, firstOf, nameOf, itemOf, rows: groups.flatMap(({ rows }) => rows) };
}

export interface DrawnRow<Row> {
  readonly row: Row;
  readonly item: number;
  /** Its index in its group, from 0. */
  readonly at: number;
  /** Empty space above it, in px, for rows that are not rendered. */
  readonly gapPx: number;
}

export interface DrawnGroup<Row> {
  readonly group: number;
  readonly heading: string | null;
  readonly size: number;
  /** Empty space above and below, in px, for items that are not rendered. */
  readonly gapPx: number;
  readonly restPx: number;
  readonly rows: readonly DrawnRow<Row>[];
}

/** Position of an item, in px from the top of the list. */
export type Edges = (item: number) => { readonly start: number; readonly end: number };

/**
 * The groups with rendered items, each with its heading, and the empty space for all others, so
 * that the list is as high as if all of it were rendered. `items` are in order.
 */
export function drawnGroups<Row>(
  { groups, groupOf, firstOf }: ListLayout<Row>,
  items: readonly number[],
  edges: Edges,
): { groups: DrawnGroup<Row>[]; restPx: number } {
  const drawn: DrawnGroup<Row>[] = [];
  let reached = 0;
  for (let next = 0; next < items.length;) {
    const group = groupOf[items[next] ?? 0] ?? 0;
    const { heading, rows } = groups[group] ?? { heading: null, rows: [] };
    const first = firstOf[group] ?? 0;
    const firstRow = heading === null ? first : first + 1;
    const start = edges(first).start;
    const gapPx = start - reached;
    reached = heading === null ? start : edges(first).end;
    const its: DrawnRow<Row>[] = [];
    for (; next < items.length && groupOf[items[next] ?? 0] === group; next += 1) {
      const item = items[next] ?? 0;
      const row = rows[item - firstRow];
      if (row === undefined || item < firstRow) continue;
      its.push({ row, item, at: item - firstRow, gapPx: edges(item).start - reached });
      reached = edges(item).end;
    }
    const end = edges(firstRow + rows.length - 1).end;
    drawn.push({ group, heading, size: rows.length, gapPx, restPx: end - reached, rows: its });
    reached = end;
  }
  const end = groupOf.length === 0 ? 0 : edges(groupOf.length - 1).end;
  return { groups: drawn, restPx: end - reached };
}
