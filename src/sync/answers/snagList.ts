import { sha256 } from '@noble/hashes/sha2';
import {
  cursorAt,
  inBase64Url,
  markLength,
  nearCursorAt,
  originText,
  type PageArgs,
  pageNow,
  readCursor,
  readNearCursor,
} from '../../../rules/listPage';
import { matching, type SnagFilter } from '../../../rules/snagFilter';
import type { SnagSort } from '../../../rules/lists';
import {
  columnSortOf,
  compareNearPositions,
  comparePositions,
  inOrder,
  type NearPosition,
  type Origin,
  positionIn,
  positionsNear,
} from '../../../rules/snagOrder';
import type { Value } from '../rows/row';
import type { Copy, ListedSnag } from './copy';
import { type ListWindow, sizeOf, Unanswered } from './executor';
import { firstFrom } from './firstFrom';

export interface ListArgs extends PageArgs {
  readonly filter?: SnagFilter | null;
  readonly sort?: SnagSort | null;
  readonly near?: string | null;
}

/** One sort order of a project's snags, with the format of its cursors. */
interface Order<Position> {
  readonly sorted: readonly ListedSnag[];
  readonly positionOf: (snag: ListedSnag) => Position;
  readonly compare: (one: Position, other: Position) => number;
  readonly write: (position: Position) => string;
  readonly read: (cursor: string) => Position | null;
  readonly near: ListedSnag | null;
}

/**
 * `Project.snags`, computed as on the server, by rules/listPage.ts, snagFilter.ts and snagOrder.ts.
 */
export function snagsOf(
  copy: Copy,
  { filter, sort, near, ...page }: ListArgs,
  now: number,
  loaded: ListWindow | null = null,
): Value {
  const args = loaded === null ? page : pageOf(loaded, page);
  if (sort === 'NEAR') {
    const { sorted, ...nearest } = nearOrder(copy, near ?? null);
    const isListed = matching(filter ?? {}, copy.reader(now));
    return pageWithEdges({ ...nearest, sorted: sorted.filter(isListed) }, args);
  }
  const order = columnSortOf(sort, filter, copy.actor);
  const compare = comparePositions(order);
  return pageWithEdges(
    {
      sorted: copy.listed(filter ?? {}, order, now),
      positionOf: (snag) => positionIn(order, snag),
      compare,
      write: (position) => cursorAt(order, position),
      read: (cursor) => readCursor(order, cursor),
      near: null,
    },
    args,
  );
}

/** From where the loaded part begins, as many as it has. */
const pageOf = (loaded: ListWindow, { first }: PageArgs): PageArgs => ({
  first: sizeOf(loaded, first),
  from: loaded.start,
});

/** Keeps the last order of each copy, because its pages are requested one after the other. */
const nearOrders = new WeakMap<
  Copy,
  { readonly nearId: string | null; readonly order: Order<NearPosition> }
>();

function nearOrder(copy: Copy, nearId: string | null): Order<NearPosition> {
  const known = nearOrders.get(copy);
  if (known?.nearId === nearId) return known.order;
  const order = makeNearOrder(copy, nearId);
  nearOrders.set(copy, { nearId, order });
  return order;
}

function makeNearOrder(copy: Copy, nearId: string | null): Order<NearPosition> {
  const near = copy.snag(nearId ?? '') ?? null;
  const origin: Origin | null = near && {
    locationId: near.locationId,
    sheet: near.pin && (copy.sheet(near.planId ?? '')?.around(near.pin) ?? null),
  };
  const mark =
    near === null || origin === null
      ? ''
      : inBase64Url(sha256(new TextEncoder().encode(originText(near.id, origin)))).slice(
          0,
          markLength,
        );
  return {
    sorted: inOrder([...copy.snags], 'NEAR', origin && { origin, visible: copy.snags }),
    positionOf: positionsNear(origin, copy.snags),
    compare: compareNearPositions,
    write: (position) => nearCursorAt(mark, position),
    read: (cursor) => readNearCursor(mark, cursor),
    near,
  };
}

function pageWithEdges<Position>(
  { sorted: rows, positionOf, compare, write, read, near }: Order<Position>,
  args: PageArgs,
): Value {
  const refuse = (field: string): never => {
    throw new Unanswered(`a list with this ${field}`);
  };
  const page = pageNow<ListedSnag, Position>(
    args,
    {
      positionAt: (cursor, field) => read(cursor) ?? refuse(field),
      positionOf,
      checkCount: () => undefined,
      refuse,
    },
    (asked) => {
      if ('number' in asked) return rows.filter(({ number }) => number === asked.number);
      const { start, including, backwards, limit } = asked;
      const at =
        start === null ? null : firstFrom(rows, (snag) => compare(positionOf(snag), start));
      const stands =
        at !== null &&
        start !== null &&
        rows[at] !== undefined &&
        compare(positionOf(rows[at]), start) === 0;
      if (backwards) {
        const end = at === null ? rows.length : at + Number(stands && including);
        return rows.slice(Math.max(0, end - limit), end).reverse();
      }
      const begin = at === null ? 0 : at + Number(stands && !including);
      return rows.slice(begin, begin + limit);
    },
  );
  const edges = page.rows.map((snag) => ({
    cursor: write(positionOf(snag)),
    node: { ref: snag.id },
  }));
  return {
    near: near && { ref: near.id },
    edges,
    pageInfo: {
      hasNextPage: page.hasNext,
      hasPreviousPage: page.hasPrevious,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
