import { sql } from 'kysely';
import { engineOf, type Handle } from '../../database/engine';

/** Snags of a project that have all words of a search. */
export interface Found {
  ids: readonly string[];
  /** False if there may be more. */
  isAll: boolean;
}

/** Texts that are looked at for a search: what takes some ms. A person who finds more asks for something else. */
export const mostTexts = 1_000;

/**
 * Finds them all where one of the words is in few texts, or few snags have all of them; otherwise so many that have all words in one text. Takes as long for any project, whatever is looked for, but for words that
 * are common and hardly ever together: then all texts that have them are looked through, with other work in between.
 */
export async function findByWords(db: Handle, projectId: string, words: readonly string[]): Promise<Found> {
  const engine = engineOf(db);
  let fewest: readonly string[] | null = null;
  const common: (readonly string[])[] = [];
  // A long word is mostly in fewer texts than a short one.
  for (const word of words.toSorted((one, other) => other.length - one.length)) {
    const texts = await engine.snagsOfTexts(db, projectId, [word], mostTexts + 1);
    if (texts.length > mostTexts) common.push(texts);
    else if (texts.length < (fewest?.length ?? Infinity)) fewest = texts;
    if (fewest !== null && fewest.length < enoughFor) break;
  }
  if (fewest !== null) {
    const ids = [...new Set(fewest)];
    return { ids: words.length === 1 ? ids : await havingWords(db, projectId, ids, words), isAll: true };
  }
  if (words.length === 1) return { ids: [...new Set(common[0]?.slice(0, mostTexts))], isAll: false };
  // Words that no snag has together in the newest texts of each are hardly in many texts together, and to look for those takes a tenth of what follows.
  if (!words.every((word) => engine.findsNewest(word)) || shareOne(common)) {
    const texts = await engine.snagsOfTexts(db, projectId, words, mostTexts);
    if (texts.length === mostTexts) return { ids: [...new Set(texts)], isAll: false };
  }
  // Each is in many texts, and few have them together: no index knows which.
  const together = await engine.snagsWithAll(db, projectId, words, mostTexts + 1);
  return { ids: together.slice(0, mostTexts), isAll: together.length <= mostTexts };
}

/** Those of some snags that have all words. */
export async function havingWords(db: Handle, projectId: string, ids: readonly string[], words: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { among, containsText } = engineOf(db);
  const rows = await db.selectFrom('snag').select('id').where(among('id', ids)).where(containsText(sql.ref<string>('snag.id'), projectId, words)).execute();
  return rows.map(({ id }) => id);
}

/** Texts of a word that are fewer than it is worth to look for another word's. */
const enoughFor = 100;

function shareOne([first = [], ...others]: readonly (readonly string[])[]): boolean {
  const known = others.map((ids) => new Set(ids));
  return first.some((id) => known.every((ids) => ids.has(id)));
}
