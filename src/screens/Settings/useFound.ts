import { useState } from 'react';

interface Thing {
  readonly id: string;
}

/** What was found by a text stays found, in its place, until the text is another: also what is renamed meanwhile. What comes new stands at the end. */
export function useFound<Item extends Thing>(text: string, matching: readonly Item[], all: readonly Item[]): Item[] {
  const [before, setBefore] = useState<{ readonly text: string; readonly ids: ReadonlySet<string> }>({ text, ids: new Set() });
  const known = before.text === text ? before.ids : new Set<string>();
  const ids = new Set([...known, ...matching.map(({ id }) => id)]);
  if (before.text !== text || ids.size > known.size) setBefore({ text, ids });
  const byId = new Map(all.map((item) => [item.id, item]));
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}
