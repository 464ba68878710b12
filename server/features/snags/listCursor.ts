import { plainCursor, readPlainCursor } from '../../graphql/connection';
import { Refusal } from '../../refusal';
import { isDay } from '../../../rules/days';
import type { ColumnSort, ListPlace } from './listStore';
import type { NearPlace } from './nearStore';

// A cursor of the list: the number, and before it the key of the sort where that is another one. Both can be seen on the snag.

export const cursorAt = (sort: ColumnSort, { key, number }: ListPlace): string => plainCursor(sort === 'NUMBER' ? number : `${key} ${number}`);

/** Refuses what no list of this sort has given out. */
export function readCursor(sort: ColumnSort, cursor: string, field: string): ListPlace {
  // The key of a place may have blanks itself.
  const [, key, digits] = /^(?:(.+) )?(-?\d+)$/s.exec(readPlainCursor(cursor)) ?? [];
  const number = Number(digits);
  if (!Number.isSafeInteger(number)) throw new Refusal('BAD_REQUEST', {}, field);
  if (sort === 'NUMBER' && key === undefined) return { key: number, number };
  if (sort === 'DUE' && key !== undefined && isDay(key)) return { key, number };
  if (sort === 'CHANGED' && key !== undefined && Number.isSafeInteger(Number(key))) return { key: Number(key), number };
  if (sort === 'PLACE' && key !== undefined) return { key, number };
  throw new Refusal('BAD_REQUEST', {}, field);
}

/** Bound by `mark` to what the list begins near: from anywhere else the same key is another place in the order. Its end is no number: no other sort reads it. */
export const nearCursorAt = (mark: string, { group, key, away, number }: NearPlace): string =>
  plainCursor(`${mark} ${group === null ? 'rest' : `${group} ${away}`} ${number} ${key}.`);

export function readNearCursor(mark: string, cursor: string, field: string): NearPlace {
  const [, of, group, away, number, key] = /^([\w-]*) (?:rest|(-?\d+) (\d+)) (\d+) (.+)\.$/s.exec(readPlainCursor(cursor)) ?? [];
  const place = { group: group === undefined ? null : Number(group), away: Number(away ?? 0), number: Number(number) };
  const isWhole = [place.group ?? 0, place.away, place.number].every(Number.isSafeInteger);
  if (of !== mark || key === undefined || !isWhole) throw new Refusal('BAD_REQUEST', {}, field);
  return { ...place, key };
}
