import type { Gaps } from './gaps';
import { Refusal } from './refusal';
import { settings } from './settings';

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

/** Without the signs that join, part or vary others and are nothing to the eye themselves. */
const seen = (text: string): string => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');

const length = (text: string): number => Array.from(text).length;

export function cleanTitle(text: string | null | undefined): string {
  const title = cleanText(text).replaceAll('\n', ' ');
  const n = length(title);
  if (n > settings.text.title) throw new Refusal('TITLE_TOO_LONG', { n }, 'title');
  return title;
}

export function cleanLong(text: string | null | undefined, field: string, limit: number = settings.text.long): string {
  const long = cleanText(text);
  const n = length(long);
  if (n > limit) throw new Refusal('TEXT_TOO_LONG', { limit, n }, field);
  return long;
}

/** A name that must be there. `what` is how the screen calls it. */
export function cleanName(text: string | null | undefined, field: string, what: NonNullable<Gaps['what']> = 'name', limit: number = settings.text.name): string {
  const name = cleanLong(text, field, limit).replaceAll('\n', ' ');
  if (name === '') throw new Refusal('TEXT_REQUIRED', { what }, field);
  return name;
}

/** What two names are compared by: those that look alike are one. */
export const nameKey = (name: string): string => seen(name.normalize('NFKC')).toLowerCase();

/** The words of a text that somebody looks for; of a page that was pasted by mistake the first few. */
export const searchWords = (text: string | null | undefined, key: (text: string) => string = nameKey): string[] =>
  key(cleanText(text).slice(0, settings.text.title))
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, settings.query.words);

export function cleanEmail(text: string, field = 'email'): string {
  const email = cleanText(text).toLowerCase();
  // One @ with something on both sides: whether it exists only a message could tell.
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new Refusal('EMAIL_INVALID', {}, field);
  return email;
}

export function optionalEmail(text: string | null | undefined): string | null {
  const email = cleanText(text);
  return email === '' ? null : cleanEmail(email);
}
