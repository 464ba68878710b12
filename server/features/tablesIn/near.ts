import { nameKey } from '../../../rules/text';

/** What stands behind a company's name and is left out as often as not. */
const legalForms = new Set(
  'ltd limited plc llp llc inc co company gmbh mbh ag kg kgaa ug ohg gbr ek und and et y e the sa sas sarl eurl sci sl slu slp srl spa bv nv'.split(
    ' ',
  ),
);

const joiningWords = new Set('and und et y e'.split(' '));
/** Whether a word stands for “&”: between two others, which for a single letter are none. */
const isJoining = (word: string, before = '', after = ''): boolean =>
  joiningWords.has(word) && Math.min(before.length, after.length) >= (word.length === 1 ? 2 : 1);

const wordsOf = (name: string): string[] =>
  nameKey(name)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');

/**
 * The same of names that differ in their signs and accents, or in “and” and “&”, alone: they are
 * one name.
 */
export const spellingOf = (name: string): string =>
  wordsOf(name)
    .filter((word, at, all) => !isJoining(word, all[at - 1], all[at + 1]))
    .join(' ');

/** The parts of a name by which it is compared with others. */
function partsOf(name: string): string[] {
  const parts = wordsOf(name);
  const own = parts.filter((part) => !legalForms.has(part));
  return own.length === 0 ? parts : own;
}

/** From which two names are near. */
const least = 0.6;

/** Characters and words of a name that is compared with others; a longer text is no name. */
const longest = { characters: 200, words: 12 } as const;

export const isTooLong = (name: string, words: readonly string[]): boolean =>
  name.length > longest.characters || words.length > longest.words;

/**
 * The things whose names are like one that is not there, the nearest first: misspelt, shortened, or
 * without the legal form. Numbers and single letters have to be the same.
 */
export function nearest<Thing extends { readonly name: string }>(
  name: string,
  things: Iterable<Thing>,
  most = 5,
): Thing[] {
  const said = partsOf(name);
  if (isTooLong(name, said)) return [];
  return [...things]
    .map((thing) => ({ thing, score: likeness(said, partsOf(thing.name)) }))
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ thing }) => thing);
}

function likeness(one: readonly string[], other: readonly string[]): number {
  const [wholeOne, wholeOther] = [one.join(''), other.join('')];
  if (wholeOne === wholeOther) return 1;
  if (exactParts(one) !== exactParts(other)) return 0;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const initials = long.map(([letter = '']) => letter).join('');
  if (short.length === 1 && long.length > 2 && short[0] === initials) return 0.7;
  const free = [...long];
  let found = 0;
  for (const part of short) {
    const at = free.findIndex((each) => isLike(part, each));
    if (at < 0) continue;
    free.splice(at, 1);
    found += 1;
  }
  const byParts = (found / short.length + found / long.length) / 2;
  const length = Math.max(wholeOne.length, wholeOther.length);
  const byLetters = length < 5 ? 0 : 1 - (distance(wholeOne, wholeOther) / length) * 2.5;
  return Math.max(byParts, byLetters) * 0.99;
}

/** What has to be the same in two names that are like each other. */
const exactParts = (parts: readonly string[]): string =>
  parts
    .filter((part) => part.length === 1 || /\d/.test(part))
    .toSorted()
    .join(' ');

function isLike(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 3) return false;
  let same = 0;
  while (same < shorter && one[same] === other[same]) same += 1;
  if (same === shorter || (same >= 5 && same >= shorter * 0.6)) return true;
  return distance(one, other) <= (shorter < 5 ? 1 : 2);
}

/** Letters that were added, left out, changed, or written in the wrong order. */
export function distance(one: string, other: string): number {
  // The two rows before this one, of which the first is for letters in the wrong order.
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let least = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (before[at - 2] ?? Infinity) + 1);
      now.push(least);
    }
    [before, last] = [last, now];
  }
  return last.at(-1) ?? 0;
}
