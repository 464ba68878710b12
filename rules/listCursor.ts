import { isDay } from './days';
import type { ColumnSort, ListPlace, NearPlace, Origin } from './snagOrder';

// A cursor of a list: a place in its order, in base64url. Device and server write the same one, so that a page that one began can be gone on with by
// the other. All of it can be seen on the snag, so it is no secret.

export const inBase64Url = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

export const plainCursor = (key: string | number): string => inBase64Url(new TextEncoder().encode(String(key)));

/** Empty for what was never one. */
export function readPlainCursor(cursor: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** The number, and before it the key of the sort where that is another one. */
export const cursorAt = (sort: ColumnSort, { key, number }: ListPlace): string => plainCursor(sort === 'NUMBER' ? number : `${key} ${number}`);

/** Null for what no list of this sort has given out. */
export function readCursor(sort: ColumnSort, cursor: string): ListPlace | null {
  // The key of a place may have blanks itself.
  const [, key, digits] = /^(?:(.+) )?(-?\d+)$/s.exec(readPlainCursor(cursor)) ?? [];
  const number = Number(digits);
  if (!Number.isSafeInteger(number)) return null;
  if (sort === 'NUMBER') return key === undefined ? { key: number, number } : null;
  if (key === undefined) return null;
  if (sort === 'PLACE') return { key, number };
  if (sort === 'DUE') return isDay(key) ? { key, number } : null;
  return Number.isSafeInteger(Number(key)) ? { key: Number(key), number } : null;
}

/** The origin of a list as text. Cursors carry its hash, so that a cursor of a list with another origin is refused. */
export const originText = (snagId: string, { locationId, sheet }: Origin): string => JSON.stringify([snagId, locationId, sheet]);

/** Characters of that hash in base64url. */
export const markLength = 12;

/** From anywhere else the same key is another place in the order. Its end is no number: no other sort reads it. */
export const nearCursorAt = (mark: string, { group, key, away, number }: NearPlace): string =>
  plainCursor(`${mark} ${group === null ? 'rest' : `${group} ${away}`} ${number} ${key}.`);

/** Null if the text is no cursor of a list with this origin. */
export function readNearCursor(mark: string, cursor: string): NearPlace | null {
  const [, of, group, away, number, key] = /^([\w-]*) (?:rest|(-?\d+) (\d+)) (\d+) (.+)\.$/s.exec(readPlainCursor(cursor)) ?? [];
  const place = { group: group === undefined ? null : Number(group), away: Number(away ?? 0), number: Number(number) };
  const isWhole = [place.group ?? 0, place.away, place.number].every(Number.isSafeInteger);
  return of !== mark || key === undefined || !isWhole ? null : { ...place, key };
}
