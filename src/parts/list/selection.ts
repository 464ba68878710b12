/** The selected rows of a list. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** With `to`, all rows from the one selected last to this one. */
  readonly toggle: (id: string, to: boolean) => void;
}

/**
 * The selection after a press on `id`: with `from`, all rows between the two get the new state of
 * `id`.
 */
export function toggled(
  ids: ReadonlySet<string>,
  id: string,
  from: string | null,
  list: readonly string[],
): ReadonlySet<string> {
  const next = new Set(ids);
  const on = !ids.has(id);
  const ends = [list.indexOf(id), from === null ? -1 : list.indexOf(from)];
  const range = ends.includes(-1) ? [id] : list.slice(Math.min(...ends), Math.max(...ends) + 1);
  for (const each of range) {
    if (on) next.add(each);
    else next.delete(each);
  }
  return next;
}
