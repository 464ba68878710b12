import { textLimits } from './limits';
import { listLimits } from './lists';

/**
 * Text as it is stored: NFC, trimmed, without control characters (a description keeps its line
 * breaks). It is never HTML. Text without a visible character becomes empty, so that it does not
 * count as a reason.
 */
export function cleanText(text: string | null | undefined): string {
  const clean = (text ?? '')
    // A lone surrogate, such as half an emoji, is removed.
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    // C0 and C1 controls except the line break, bidirectional controls, and zero-width spaces.
    .replaceAll(
      /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g,
      '',
    )
    // Last, because a removed character may have been between a letter and its accent.
    .normalize('NFC')
    .trim();
  return seen(clean).trim() === '' ? '' : clean;
}

/** The same for a text of one line, such as a title or a name. */
export const cleanLine = (text: string | null | undefined): string =>
  cleanText(text).replaceAll('\n', ' ');

/** Without joiners and variation selectors, which are invisible themselves. */
const seen = (text: string): string => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');

/**
 * Whether a text without spaces around it is an e-mail address: one @ with text on both sides.
 * Only a mail could show whether the address exists.
 */
export const isEmail = (text: string): boolean =>
  text.length <= textLimits.email && /^[^\s@]+@[^\s@]+$/.test(text);

/** In characters (code points), as the limits count. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** The first so many characters. */
export const firstOf = (text: string, characters: number): string =>
  Array.from(text).slice(0, characters).join('');

/** Key by which names are compared: names that look alike are the same. */
export const nameKey = (name: string): string => seen(name.normalize('NFKC')).toLowerCase();

/** By which words are compared: in whatever case, with whatever accents and between their parts. */
export const wordKey = (text: string): string =>
  nameKey(text)
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Text as search compares it and the server's index stores it: texts that look alike are the same;
 * an accent makes a different letter. SQLite's index treats some letters as the same, so they are
 * the same here.
 */
export const searchKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u03c2', '\u03c3')
    .replaceAll('\u0345', '\u03b9');

/** The words of a search text, each through `key` and once; only the first few of a long text. */
export const searchWords = (
  text: string | null | undefined,
  key: (text: string) => string = nameKey,
): string[] => {
  const words = key(firstOf(cleanText(text), textLimits.search)).split(/\s+/);
  return [...new Set(words)].filter((word) => word !== '').slice(0, listLimits.words);
};

/** The code of a project, as in references. */
export const isProjectCode = (code: string): boolean =>
  /^[A-Z0-9]*$/.test(code) &&
  code.length >= textLimits.projectCodeLeast &&
  code.length <= textLimits.projectCode;

/**
 * As written on the sheet, in characters that need no escaping in addresses. Letters of every
 * script are allowed.
 */
export const isPlanCode = (code: string): boolean =>
  /^[\p{L}\p{M}\p{N}._-]+$/u.test(code) &&
  lengthOf(code) <= textLimits.planCode &&
  !/^\.+$/.test(code);

export const isShortPassword = (password: string): boolean =>
  lengthOf(password) < textLimits.passwordLeast;
