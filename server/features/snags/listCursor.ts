import type { SnagSort } from '../../../__generated__/server/resolvers';
import { plainCursor, readPlainCursor } from '../../connection';
import { Refusal } from '../../refusal';
import { isDay } from '../../time';
import type { ListPlace } from './listStore';

// A cursor of the list: the number, and before it the key of the sort where that is another one. Both can be seen on the snag.

export const cursorAt = (sort: SnagSort, { key, number }: ListPlace): string => plainCursor(sort === 'NUMBER' ? number : `${key} ${number}`);

/** Refuses what no list of this sort has given out. */
export function readCursor(sort: SnagSort, cursor: string): ListPlace {
  // The key of a place may have blanks itself.
  const [, key, digits] = /^(?:(.+) )?(-?\d+)$/s.exec(readPlainCursor(cursor)) ?? [];
  const number = Number(digits);
  if (!Number.isSafeInteger(number)) throw new Refusal('BAD_REQUEST', {}, 'after');
  if (sort === 'NUMBER' && key === undefined) return { key: number, number };
  if (sort === 'DUE' && key !== undefined && isDay(key)) return { key, number };
  if (sort === 'CHANGED' && key !== undefined && Number.isSafeInteger(Number(key))) return { key: Number(key), number };
  if (sort === 'PLACE' && key !== undefined) return { key, number };
  throw new Refusal('BAD_REQUEST', {}, 'after');
}
