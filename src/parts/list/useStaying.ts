import { useState } from 'react';

/** How often a list is read until it surely has what was sent: the first answer may be older. */
const reads = 2;

/**
 * These ids, and those that were among them until the server's list was read again. `version`
 * changes when it was.
 */
export function useStaying(ids: readonly string[], version: unknown): readonly string[] {
  const [before, setBefore] = useState<{
    readonly version: unknown;
    /** How often the list has been read since the id was among them. */
    readonly readSince: ReadonlyMap<string, number>;
  }>({ version, readSince: new Map() });
  const more = before.version === version ? 0 : 1;
  const readSince = new Map([
    ...[...before.readSince].flatMap(([id, times]): [string, number][] =>
      times + more < reads ? [[id, times + more]] : [],
    ),
    ...ids.map((id): [string, number] => [id, 0]),
  ]);
  const isSame =
    more === 0 &&
    readSince.size === before.readSince.size &&
    [...readSince].every(([id, times]) => before.readSince.get(id) === times);
  if (!isSame) setBefore({ version, readSince });
  return [...readSince.keys()];
}
