import { textLimits } from '../rules/limits';
import { cleanLine, cleanText, isEmail, lengthOf } from '../rules/text';
import { Refusal, type Text } from './refusal';

export function cleanTitle(text: string | null | undefined): string {
  const title = cleanLine(text);
  const n = lengthOf(title);
  if (n > textLimits.title) throw new Refusal('TITLE_TOO_LONG', { n }, 'title');
  return title;
}

export function cleanLong(
  text: string | null | undefined,
  field: string,
  limit: number = textLimits.long,
): string {
  const long = cleanText(text);
  const n = lengthOf(long);
  if (n > limit) throw new Refusal('TEXT_TOO_LONG', { limit, n }, field);
  return long;
}

/** A required name. `what`: the field's label on the screen. */
export function cleanName(
  text: string | null | undefined,
  field: string,
  what: Text = 'name',
  limit: number = textLimits.name,
): string {
  const name = cleanLine(cleanLong(text, field, limit));
  if (name === '') throw new Refusal('TEXT_REQUIRED', { what }, field);
  return name;
}

export function cleanEmail(text: string, field = 'email'): string {
  const email = cleanText(text).toLowerCase();
  if (!isEmail(email)) throw new Refusal('EMAIL_INVALID', {}, field);
  return email;
}

export function optionalEmail(text: string | null | undefined): string | null {
  const email = cleanText(text);
  return email === '' ? null : cleanEmail(email);
}
