/**
 * The phrase that a text consists of, or ends with behind somebody's own words; null if it is none
 * of these.
 */
export function phraseAtEnd(
  text: string,
  phrases: readonly string[],
  between: string,
): string | null {
  const said = text.trim();
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length);
  return longestFirst.find((phrase) => said === phrase || said.endsWith(between + phrase)) ?? null;
}

/**
 * A text with a phrase that was chosen: it replaces the one chosen before, and stands behind
 * somebody's own words, of which nothing is lost.
 */
export function withPhrase(
  text: string,
  phrase: string,
  phrases: readonly string[],
  between: string,
): string {
  const said = text.trim();
  const last = phraseAtEnd(said, phrases, between);
  const own = last === null ? said : said.slice(0, -last.length - between.length);
  return own === '' ? phrase : own + between + phrase;
}

/** The phrase that a text consists of, or begins with before somebody's own words. */
export function phraseAtStart(
  text: string,
  phrases: readonly string[],
  between: string,
): string | null {
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length);
  return (
    longestFirst.find((phrase) => text === phrase || text.startsWith(phrase + between)) ?? null
  );
}
