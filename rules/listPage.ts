import { isDay } from './days';
import type { ColumnSort, ListPosition, NearPosition, Origin } from './snagOrder';

/** The rows of a page, and whether there is more in front of it and behind it. */
export interface Page<Row> {
  rows: Row[];
  hasPrevious: boolean;
  hasNext: boolean;
}

/** Which rows of an order are read: from which position, in which direction, how many. */
export interface Stretch<Position> {
  /** Null: from the first row in that direction. */
  start: Position | null;
  /** With the row at `start` itself. */
  including: boolean;
  backwards: boolean;
  limit: number;
}

/** What a page reads: a stretch of rows, or the one row with a number if it is in the list. */
export type PageRead<Position> = Stretch<Position> | { readonly number: number };

/** What `pageOf` needs of a list. */
export interface PagedList<Row, Position> {
  /** Refuses a cursor that is not of this list. */
  positionAt: (cursor: string, field: 'after' | 'before' | 'from') => Position;
  positionOf: (row: Row) => Position;
  /** Refuses a page that is empty or too large. */
  checkCount: (count: number, field: 'first' | 'last') => void;
  refuse: (field: 'first' | 'after' | 'before') => never;
}

/** Yields what it has to read and is given the rows: the device has them, the server waits. */
type Reading<Row, Position, Result> = Generator<PageRead<Position>, Result, readonly Row[]>;

/** The arguments of the schema's `Project.snags`. */
export type PageArgs = {
  readonly [Name in 'first' | 'last' | 'around']?: number | null | undefined;
} & { readonly [Name in 'after' | 'before' | 'from']?: string | null | undefined };

/** The page of a list whose rows are in memory. */
export function pageNow<Row, Position>(
  args: PageArgs,
  list: PagedList<Row, Position>,
  read: (read: PageRead<Position>) => readonly Row[],
): Page<Row> {
  const page = pageOf(args, list);
  let step = page.next();
  while (!step.done) step = page.next(read(step.value));
  return step.value;
}

/** The page of a list whose rows are in a database. */
export async function pageLater<Row, Position>(
  args: PageArgs,
  list: PagedList<Row, Position>,
  read: (read: PageRead<Position>) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  const page = pageOf(args, list);
  let step = page.next();
  while (!step.done) step = page.next(await read(step.value));
  return step.value;
}

/**
 * A page forwards or backwards from a cursor, or a first page, which may begin in the middle of the
 * list.
 */
function* pageOf<Row, Position>(
  args: PageArgs,
  list: PagedList<Row, Position>,
): Reading<Row, Position, Page<Row>> {
  const { first, after, last, before, from, around } = args;
  if (last != null) {
    if (first != null || after != null) list.refuse(first == null ? 'after' : 'first');
    list.checkCount(last, 'last');
    return yield* pageBefore(last, before == null ? null : list.positionAt(before, 'before'));
  }
  if (first == null || before != null) return list.refuse(first == null ? 'first' : 'before');
  list.checkCount(first, 'first');
  if (after != null) return yield* pageFrom(first, list.positionAt(after, 'after'), false);
  if (from != null) return yield* pageFrom(first, list.positionAt(from, 'from'), true);
  const middle = around == null ? undefined : (yield { number: around })[0];
  return middle === undefined
    ? yield* pageFrom<Row, Position>(first, null, false)
    : yield* pageAround(first, list.positionOf(middle));
}

function* pageFrom<Row, Position>(
  count: number,
  start: Position | null,
  including: boolean,
): Reading<Row, Position, Page<Row>> {
  const rows = yield { start, including, backwards: false, limit: count + 1 };
  return {
    rows: rows.slice(0, count),
    hasPrevious: yield* isBeyond(start, !including, true),
    hasNext: rows.length > count,
  };
}

function* pageBefore<Row, Position>(
  count: number,
  start: Position | null,
): Reading<Row, Position, Page<Row>> {
  const rows = yield { start, including: false, backwards: true, limit: count + 1 };
  return {
    rows: rows.slice(0, count).reverse(),
    hasPrevious: rows.length > count,
    hasNext: yield* isBeyond(start, true, false),
  };
}

/**
 * Half a page above a position and the rest from it on; the first page if the position is on it.
 */
function* pageAround<Row, Position>(
  count: number,
  middle: Position,
): Reading<Row, Position, Page<Row>> {
  const above = yield { start: middle, including: false, backwards: true, limit: count };
  if (above.length < count) return yield* pageFrom<Row, Position>(count, null, false);
  const shown = above.slice(0, Math.floor(count / 2)).reverse();
  const left = count - shown.length;
  const below = yield { start: middle, including: true, backwards: false, limit: left + 1 };
  return {
    rows: [...shown, ...below.slice(0, left)],
    hasPrevious: true,
    hasNext: below.length > left,
  };
}

/**
 * Whether there are rows on the other side of the page's start: the row that the cursor named may
 * have left the list.
 */
function* isBeyond<Row, Position>(
  start: Position | null,
  including: boolean,
  backwards: boolean,
): Reading<Row, Position, boolean> {
  return start !== null && (yield { start, including, backwards, limit: 1 }).length > 0;
}

// A cursor of a list: a position in its order, in base64url. Device and server write the same
// cursors, so that either can continue the other's pages. Its parts are visible on the snag, so it
// is not sealed.

export const inBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const plainCursor = (key: string | number): string =>
  inBase64Url(new TextEncoder().encode(String(key)));

/** Empty if it is not a cursor. */
export function readPlainCursor(cursor: string): string {
  try {
    return new TextDecoder().decode(
      Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
        letter.charCodeAt(0),
      ),
    );
  } catch {
    return '';
  }
}

/** The number, preceded by the sort key if that is not the number. */
export const cursorAt = (sort: ColumnSort, { key, number }: ListPosition): string =>
  plainCursor(sort === 'NUMBER' ? number : `${key} ${number}`);

/** Null if it is not a cursor of a list with this sort. */
export function readCursor(sort: ColumnSort, cursor: string): ListPosition | null {
  // A location's key may contain spaces.
  const [, key, digits] = /^(?:(.+) )?(-?\d+)$/s.exec(readPlainCursor(cursor)) ?? [];
  const number = Number(digits);
  if (!Number.isSafeInteger(number)) return null;
  if (sort === 'NUMBER') return key === undefined ? { key: number, number } : null;
  if (key === undefined) return null;
  if (sort === 'PLACE') return { key, number };
  if (sort === 'DUE') return isDay(key) ? { key, number } : null;
  if (sort === 'PRIORITY')
    return /^[0-3]/.test(key) && isDay(key.slice(1)) ? { key, number } : null;
  return Number.isSafeInteger(Number(key)) ? { key: Number(key), number } : null;
}

/**
 * The origin of a list as text. Cursors carry its hash, so that a cursor of a list with another
 * origin is refused.
 */
export const originText = (snagId: string, { locationId, sheet }: Origin): string =>
  JSON.stringify([snagId, locationId, sheet]);

/** Characters of that hash in base64url. */
export const markLength = 12;

/**
 * Bound to the origin, because the order is different for each. It does not end in a number, so
 * that no other sort accepts it.
 */
export const nearCursorAt = (mark: string, { group, key, away, number }: NearPosition): string =>
  plainCursor(`${mark} ${group === null ? 'rest' : `${group} ${away}`} ${number} ${key}.`);

/** Null if the text is not a cursor of a list with this origin. */
export function readNearCursor(mark: string, cursor: string): NearPosition | null {
  const [, of, group, away, number, key] =
    /^([\w-]*) (?:rest|(-?\d+) (\d+)) (\d+) (.+)\.$/s.exec(readPlainCursor(cursor)) ?? [];
  const position = {
    group: group === undefined ? null : Number(group),
    away: Number(away ?? 0),
    number: Number(number),
  };
  const isWhole = [position.group ?? 0, position.away, position.number].every(Number.isSafeInteger);
  return of !== mark || key === undefined || !isWhole ? null : { ...position, key };
}
