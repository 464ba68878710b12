import { nameKey } from './text';

// Keys by which names sort as people count and read them: Flat 2 before Flat 10, Ärzte beside Arzt.
// Keys are compared as bytes of UTF-8, by `compareKeys` here, BINARY in SQLite and COLLATE "C" in
// PostgreSQL, so that every device and every engine has the same order.

/**
 * Separates a location's key from its parent's. Lower than any character of a key, so that a
 * location is followed by everything inside it.
 */
const below = '\u0001';
/** Separates the sort key from the name itself, where two names have the same key. */
const andThen = '\u0002';

/** Two names have the same key only if `nameKey` takes them for one. */
export function sortKey(name: string): string {
  const folded = nameKey(name).replaceAll(/[\u0000-\u001f]/g, ' ');
  const letters = withoutAccents(folded);
  const key = letters.replaceAll(/\d+/g, counted);
  return letters === folded && !/(?:^|\D)0\d/.test(letters) ? key : `${key}${andThen}${folded}`;
}

/** The base letters of a text in lower case. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(/[ßæœøđðłıþ]/g, (letter) => baseLetters[letter] ?? letter);

/** Letters that Unicode does not decompose into a base letter and a mark. */
const baseLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** A number, preceded by how many digits it has: 0210 for 10 comes after 012 for 2. */
function counted(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '');
  return `${String(Math.min(number.length, 99)).padStart(2, '0')}${number}`;
}

/** The key of a location, from the key of its parent, which is empty at the top. */
export const pathKey = (parentKey: string, name: string): string =>
  parentKey === '' ? sortKey(name) : `${parentKey}${below}${sortKey(name)}`;

/** Sort key of a snag in a list by location: without a location it comes last. */
export const placeKey = (locationKey: string | null): string =>
  locationKey === null ? '1' : `0${locationKey}`;

export function compareKeys(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  for (let at = 0; at < end; at += 1) {
    const difference = rank(one.charCodeAt(at)) - rank(other.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/** UTF-16 sorts characters beyond U+FFFF (surrogates) before U+E000, UTF-8 after U+FFFF. */
const rank = (unit: number): number =>
  unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800;

export const sortedByName = <Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
): Thing[] =>
  things
    .map((thing) => ({ thing, key: sortKey(nameOf(thing)) }))
    .toSorted((one, other) => compareKeys(one.key, other.key))
    .map(({ thing }) => thing);
