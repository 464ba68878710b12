import { useState } from 'react';

interface Thing {
  readonly id: string;
}

/**
 * Keeps search results and their order until the text changes, also when they are renamed. New
 * matches are appended.
 */
export function useFound<Item extends Thing>(
  text: string,
  matching: readonly Item[],
  all: readonly Item[],
): Item[] {
  const [before, setBefore] = useState<{
    readonly text: string;
    readonly ids: ReadonlySet<string>;
  }>({ text, ids: new Set() });
  const known = before.text === text ? before.ids : new Set<string>();
  const ids = new Set([...known, ...matching.map(({ id }) => id)]);
  if (before.text !== text || ids.size > known.size) setBefore({ text, ids });
  const byId = new Map(all.map((item) => [item.id, item]));
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}
