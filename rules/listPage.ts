/** The rows of a page, and whether there is more in front of it and behind it. */
export interface Page<Row> {
  rows: Row[];
  hasPrevious: boolean;
  hasNext: boolean;
}

/** Some rows of an order, read from one place on, in the direction they are read in. */
export interface Stretch<Place> {
  /** Null: from the very end of it. */
  start: Place | null;
  /** With what stands at `start` itself. */
  including: boolean;
  backwards: boolean;
  limit: number;
}

/** A list as its pages are cut from it. */
export interface PagedList<Row, Place> {
  read: (stretch: Stretch<Place>) => Promise<Row[]>;
  /** Refuses a cursor that this list has not given out. */
  placeAt: (cursor: string, field: 'after' | 'before' | 'from') => Place;
  /** Null for a number that is not in the list. */
  placeOfNumber: (number: number) => Promise<Place | null>;
  /** Refuses a page that is empty or too large. */
  checkCount: (count: number, field: 'first' | 'last') => void;
  refuse: (field: 'first' | 'after' | 'before') => never;
}

/** What the schema's `Project.snags` takes. */
export type PageArgs = { readonly [Name in 'first' | 'last' | 'around']?: number | null | undefined } & { readonly [Name in 'after' | 'before' | 'from']?: string | null | undefined };

/** Forwards or backwards from a cursor, or a first page that need not be the top of the list. */
export async function pageOf<Row, Place>(args: PageArgs, list: PagedList<Row, Place>): Promise<Page<Row>> {
  const { first, after, last, before, from, around } = args;
  if (last != null) {
    if (first != null || after != null) list.refuse(first == null ? 'after' : 'first');
    list.checkCount(last, 'last');
    return pageBefore(list, last, before == null ? null : list.placeAt(before, 'before'));
  }
  if (first == null || before != null) return list.refuse(first == null ? 'first' : 'before');
  list.checkCount(first, 'first');
  if (after != null) return pageFrom(list, first, list.placeAt(after, 'after'), false);
  if (from != null) return pageFrom(list, first, list.placeAt(from, 'from'), true);
  const middle = around == null ? null : await list.placeOfNumber(around);
  return middle === null ? pageFrom(list, first, null, false) : pageAround(list, first, middle);
}

async function pageFrom<Row, Place>(list: PagedList<Row, Place>, count: number, start: Place | null, including: boolean): Promise<Page<Row>> {
  const rows = await list.read({ start, including, backwards: false, limit: count + 1 });
  return { rows: rows.slice(0, count), hasPrevious: await isBeyond(list, start, !including, true), hasNext: rows.length > count };
}

async function pageBefore<Row, Place>(list: PagedList<Row, Place>, count: number, start: Place | null): Promise<Page<Row>> {
  const rows = await list.read({ start, including: false, backwards: true, limit: count + 1 });
  return { rows: rows.slice(0, count).reverse(), hasPrevious: rows.length > count, hasNext: await isBeyond(list, start, true, false) };
}

/** Half a page above a place and the rest from it on; what is on the first page is shown there. */
async function pageAround<Row, Place>(list: PagedList<Row, Place>, count: number, middle: Place): Promise<Page<Row>> {
  const above = await list.read({ start: middle, including: false, backwards: true, limit: count });
  if (above.length < count) return pageFrom(list, count, null, false);
  const shown = above.slice(0, Math.floor(count / 2)).reverse();
  const left = count - shown.length;
  const below = await list.read({ start: middle, including: true, backwards: false, limit: left + 1 });
  return { rows: [...shown, ...below.slice(0, left)], hasPrevious: true, hasNext: below.length > left };
}

/** Whether there is anything on the other side of where a page began: what stood there may have left the list. */
async function isBeyond<Row, Place>(list: PagedList<Row, Place>, start: Place | null, including: boolean, backwards: boolean): Promise<boolean> {
  return start !== null && (await list.read({ start, including, backwards, limit: 1 })).length > 0;
}
