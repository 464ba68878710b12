import { listLimits, textLimits } from './limits';

/**
 * Text as it is kept: NFC, trimmed, without control characters (a description keeps its line breaks). It is never HTML. One in which nothing
 * can be seen is empty: nobody gives a reason with it.
 */
export function cleanText(text: string | null | undefined): string {
  const clean = (text ?? '')
    // Half a sign (of an emoji that was cut) is none.
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    // C0 and C1 controls but for the line break, the marks that turn the direction of what follows, and blanks without a width.
    .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g, '')
    // Last, because what was taken out may have stood between a letter and its accent.
    .normalize('NFC')
    .trim();
  return seen(clean).trim() === '' ? '' : clean;
}

/** The same for a text of one line, such as a title or a name. */
export const cleanLine = (text: string | null | undefined): string => cleanText(text).replaceAll('\n', ' ');

/** Without the signs that join, part or vary others and are nothing to the eye themselves. */
const seen = (text: string): string => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');

/** In characters (code points), as the limits count. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** The first so many characters. */
export const firstOf = (text: string, characters: number): string => Array.from(text).slice(0, characters).join('');

/** What two names are compared by: those that look alike are one. */
export const nameKey = (name: string): string => seen(name.normalize('NFKC')).toLowerCase();

/**
 * Text as search compares it, and as the server's index keeps it: those that look alike are one; an accent makes another letter. SQLite's index
 * takes some letters for one by itself, so they are one here.
 */
export const searchKey = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('\u03c2', '\u03c3').replaceAll('\u0345', '\u03b9');

/** The words of a text that somebody looks for, as `key` makes them; of a page that was pasted by mistake the first few. */
export const searchWords = (text: string | null | undefined, key: (text: string) => string = nameKey): string[] =>
  key(firstOf(cleanText(text), textLimits.search))
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, listLimits.words);

/** Of a project, as it stands in references. */
export const isProjectCode = (code: string): boolean => /^[A-Z0-9]*$/.test(code) && code.length >= textLimits.projectCodeLeast && code.length <= textLimits.projectCode;

/** As people write it on the sheet; what stands in addresses needs no escaping. Letters of every script are letters. */
export const isPlanCode = (code: string): boolean => /^[\p{L}\p{M}\p{N}._-]+$/u.test(code) && lengthOf(code) <= textLimits.planCode && !/^\.+$/.test(code);

export const isShortPassword = (password: string): boolean => lengthOf(password) < textLimits.passwordLeast;

/** Several things in one sentence, as they are listed where the language is spoken: “A, B and C”. `region`: a BCP 47 tag. */
export const listIn = (region: string, things: readonly string[]): string => new Intl.ListFormat(region).format(things);

/** Facts beside each other, which are no sentence: “A, B, C”. With the sign that stands before the last but one of a list, because some languages put “and” before the last of each kind of list. */
export function factsIn(region: string, facts: readonly string[]): string {
  const between = new Intl.ListFormat(region).formatToParts(['a', 'b', 'c', 'd'])[1]?.value ?? ', ';
  return facts.join(between);
}
