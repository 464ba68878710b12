/** The normalised form by which texts are compared. */
export type KeyOf = (text: string) => string;

/**
 * Filters and ranks things by a search text: those whose names contain all typed words, first those
 * with most of them as whole words, then as beginnings of words. “block c kit” finds “Block C › L02
 * › Kitchen” before “Block A › Core › Kitchen”.
 */
export function bestFirst<Thing>(
  things: readonly Thing[],
  typed: string,
  nameOf: (thing: Thing) => string,
  keyOf: KeyOf,
): readonly Thing[] {
  const parts = wordsOf(keyOf(typed));
  return things
    .map((thing) => ({ thing, fit: fitOf(keyOf(nameOf(thing)), parts) }))
    .filter(({ fit }) => fit !== null)
    .toSorted((one, other) => (other.fit ?? 0) - (one.fit ?? 0))
    .map(({ thing }) => thing);
}

/** Null if a part is missing. */
function fitOf(name: string, parts: readonly string[]): number | null {
  if (!parts.every((part) => name.includes(part))) return null;
  const its = wordsOf(name);
  return parts.reduce(
    (sum, part) =>
      sum + (its.includes(part) ? 2 : its.some((word) => word.startsWith(part)) ? 1 : 0),
    0,
  );
}

const wordsOf = (text: string): string[] => text.split(/[\s›]+/);
