import type { SnagsFound } from '../../database/contract';
import { engineOf, type Handle } from '../../database/engine';

/**
 * Texts that are looked at for a search: what takes some ms. A person who finds more asks for
 * something else.
 */
export const mostTexts = 1_000;

/**
 * Finds all snags that have all words if one of the words is in at most {@link mostTexts} texts, or
 * at most as many snags have all of them; otherwise as many as that. How long it takes does not
 * depend on the size of the project, but for words that are common and hardly ever together: then
 * all snags that have them are looked at, with other work in between.
 */
export async function findByWords(
  db: Handle,
  projectId: string,
  words: readonly string[],
): Promise<SnagsFound> {
  const engine = engineOf(db);
  let fewest: readonly string[] | null = null;
  // A long word is mostly in fewer texts than a short one.
  for (const word of words.toSorted((one, other) => other.length - one.length)) {
    const texts = await engine.snagsOfTexts(db, projectId, word, mostTexts + 1);
    if (texts.length > mostTexts && words.length === 1)
      return { ids: [...new Set(texts.slice(0, mostTexts))], isAll: false };
    if (texts.length <= mostTexts && texts.length < (fewest?.length ?? Infinity)) fewest = texts;
    if (fewest !== null && fewest.length < enoughFor) break;
  }
  if (fewest !== null) {
    const ids = [...new Set(fewest)];
    return {
      ids: words.length === 1 ? ids : await havingWords(db, projectId, ids, words),
      isAll: true,
    };
  }
  // Each is in many texts, and no index knows which snags have them together.
  const together = await engine.snagsWithAll(db, projectId, words, mostTexts + 1);
  return { ...together, ids: together.ids.slice(0, mostTexts) };
}

/** Those of some snags that have all words. */
export async function havingWords(
  db: Handle,
  projectId: string,
  ids: readonly string[],
  words: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { among, containsText } = engineOf(db);
  const rows = await db
    .selectFrom('snag')
    .select('id')
    .where(among('id', ids))
    .where(containsText(projectId, words))
    .execute();
  return rows.map(({ id }) => id);
}

/** Texts of a word that are fewer than it is worth to look for another word's. */
const enoughFor = 100;
