import { useState } from 'react';
import { rowKey, type KeyedRow } from './rowKey';

/**
 * Which row of a list is its tab stop: the one focused last, else the one that is `opened`, else the first. If the focused row has left the list,
 * the row at its index.
 */
export function useTabStop(rows: readonly KeyedRow[], opened: string | null): { stop: string | null; hold: (key: string) => void } {
  // By id, because a new snag gets its number later.
  const [held, setHeld] = useState<{ readonly id: string; readonly at: number } | null>(null);
  const [before, setBefore] = useState<string | null>(null);
  const heldAt = (key: string | null) => {
    const at = rows.findIndex((row) => rowKey(row) === key);
    const row = rows[at];
    return row === undefined ? null : { id: row.node.id, at };
  };
  let now = held;
  if (before !== opened) {
    setBefore(opened);
    if (opened !== null) now = heldAt(opened) ?? held;
  }
  const at = now === null ? 0 : rows.findIndex(({ node }) => node.id === now?.id);
  if (now !== null && at >= 0 && at !== now.at) now = { ...now, at };
  if (now !== held) setHeld(now);
  const row = rows[Math.min(at >= 0 ? at : (now?.at ?? 0), rows.length - 1)];
  return { stop: row === undefined ? null : rowKey(row), hold: (key) => setHeld(heldAt(key)) };
}
