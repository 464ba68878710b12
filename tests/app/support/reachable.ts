import { isRef, type Row, type Value } from '../../../src/sync/rows/row';
import type { DeviceCopy } from '../../support/deviceCopy';

/** All rows that can be reached from the project and its snags: a new copy has no others. */
export function reachable({ rows, details }: DeviceCopy, projectId: string) {
  const beside = new Map<string, Row>();
  const visit = (value: Value | undefined): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isRef(value)) take(value.ref);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  const take = (id: string): void => {
    const row = rows.get(id);
    if (row === undefined || beside.has(id)) return;
    beside.set(id, row);
    Object.values(row).forEach(visit);
  };
  [projectId, ...details.keys()].forEach(take);
  // What is new to the person only the server knows.
  const project = { ...beside.get(projectId), newlyWaiting: null };
  const sorted = [...beside.values()]
    .filter(({ id }) => id !== projectId)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return {
    project,
    rows: sorted,
    details: Object.fromEntries(
      [...details].map(([id, { rows, ...ids }]) => [
        id,
        { ...ids, rows: rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)) },
      ]),
    ),
  };
}
