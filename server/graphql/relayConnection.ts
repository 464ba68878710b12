import type { Page } from '../../rules/listPage';
import { Refusal } from '../refusal';
import { settings } from '../settings';

/** One page of a list, in the shape that the Relay cursor specification calls a connection. */
export interface RelayConnection<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/** Refuses a page that is empty or larger than {@link settings.query.first}. */
export function checkFirst(first: number, field: 'first' | 'last' = 'first'): number {
  if (first < 1 || first > settings.query.first)
    throw new Refusal('BAD_REQUEST', { limit: settings.query.first, n: first }, field);
  return first;
}

/** `rows`: up to `first` + 1 of them; the additional one says that there is a next page. */
export function relayConnectionOfRows<Node>(
  rows: Node[],
  first: number,
  after: string | null | undefined,
  cursorOf: (row: Node) => string,
): RelayConnection<Node> {
  return relayConnectionOf(
    { rows: rows.slice(0, first), hasPrevious: after != null, hasNext: rows.length > first },
    cursorOf,
  );
}

export function relayConnectionOf<Node>(
  { rows, hasPrevious, hasNext }: Page<Node>,
  cursorOf: (row: Node) => string,
): RelayConnection<Node> {
  const edges = rows.map((node) => ({ cursor: cursorOf(node), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: hasNext,
      hasPreviousPage: hasPrevious,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
