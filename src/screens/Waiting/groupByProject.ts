interface ProjectOfRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** Each project once, where its first row stands: rows that came late stand at the end of all. */
export function groupByProject<Row extends { readonly node: { readonly project: ProjectOfRow } }>(rows: readonly Row[]): { project: ProjectOfRow; rows: Row[] }[] {
  const groups = new Map<string, { project: ProjectOfRow; rows: Row[] }>();
  for (const row of rows) {
    const { project } = row.node;
    const group = groups.get(project.id) ?? { project, rows: [] };
    group.rows.push(row);
    groups.set(project.id, group);
  }
  return [...groups.values()];
}
