import { useEffect, useState } from 'react';

interface Reading {
  /** Record id of the Relay connection: another one for each filter. */
  list: string;
  refreshed: number;
  hasNext: boolean;
  more: boolean;
  load: (count: number) => void;
}

/**
 * Refetching the first page cuts the Relay connection back to that page. Keeps the further rows on
 * the screen until their pages are loaded again, so that the list does not jump.
 */
export function useHeldRows<Row>(
  rows: readonly Row[],
  { list, refreshed, hasNext, more, load }: Reading,
): readonly Row[] {
  const [seen, setSeen] = useState({ list, refreshed, rows });
  const [kept, setKept] = useState<{ list: string; rows: readonly Row[] } | null>(null);
  // Rows of another filter are not kept.
  const held = kept?.list === list ? kept.rows : null;

  if (seen.rows !== rows || seen.refreshed !== refreshed || seen.list !== list) {
    setSeen({ list, refreshed, rows });
    const cut =
      seen.list === list && seen.refreshed !== refreshed && rows.length < seen.rows.length;
    if (cut && held === null && hasNext) setKept({ list, rows: seen.rows });
  }
  const missing = held === null ? 0 : held.length - rows.length;
  const complete = held !== null && (missing <= 0 || !hasNext);
  if (kept !== null && (complete || held === null)) setKept(null);

  const loadMissing = missing > 0 && more;
  useEffect(() => {
    if (loadMissing) load(Math.min(100, missing));
  }, [loadMissing, missing, load]);

  return held !== null && !complete ? held : rows;
}
