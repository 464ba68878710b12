interface PlacedRow {
  readonly node: { readonly location?: { readonly path: string } | null | undefined };
}

export interface PlaceGroup<Row> {
  /** Null: without a location. */
  readonly path: string | null;
  readonly rows: readonly Row[];
}

/** Rows that follow each other in one place, together. A place comes twice if a row of it was put on top meanwhile. */
export function groupByPlace<Row extends PlacedRow>(rows: readonly Row[]): PlaceGroup<Row>[] {
  const groups: { path: string | null; rows: Row[] }[] = [];
  for (const row of rows) {
    const path = row.node.location?.path ?? null;
    const last = groups.at(-1);
    if (last?.path === path) last.rows.push(row);
    else groups.push({ path, rows: [row] });
  }
  return groups;
}
