/** A list within a sentence, as the language writes it: “A, B and C”. `region`: a BCP 47 tag. */
export const listIn = (region: string, things: readonly string[]): string =>
  new Intl.ListFormat(region).format(things);

/** One of several things: “A, B or C”. */
export const eitherIn = (region: string, things: readonly string[]): string =>
  new Intl.ListFormat(region, { type: 'disjunction' }).format(things);

/** The parts of such a list, where its things are elements. */
export const listPartsIn = (region: string, things: readonly string[]) =>
  new Intl.ListFormat(region).formatToParts(things);

/**
 * Facts that are no sentence: “A, B, C”. Uses the separator before the last but one entry, because
 * some languages put “and” before the last entry of every kind of list.
 */
export const factsIn = (region: string, facts: readonly string[]): string =>
  facts.join(betweenFactsIn(region));

/** The separator between two facts: the region's comma. */
export const betweenFactsIn = (region: string): string =>
  new Intl.ListFormat(region).formatToParts(['a', 'b', 'c', 'd'])[1]?.value ?? ', ';
