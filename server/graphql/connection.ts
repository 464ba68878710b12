import type { Page } from '../../rules/listPage';
import { Refusal } from '../refusal';
import { settings } from '../settings';

export interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

/** Refuses a page that is empty or larger than {@link settings.query.first}. */
export function checkFirst(first: number, field: 'first' | 'last' = 'first'): number {
  if (first < 1 || first > settings.query.first) throw new Refusal('BAD_REQUEST', { limit: settings.query.first, n: first }, field);
  return first;
}

/** A page of the Relay cursor specification from rows that were read with one more than `first`. */
export function toConnection<Node>(rows: Node[], first: number, after: string | null | undefined, cursorOf: (row: Node) => string): Connection<Node> {
  return connectionOf({ rows: rows.slice(0, first), hasPrevious: after != null, hasNext: rows.length > first }, cursorOf);
}

export function connectionOf<Node>({ rows, hasPrevious, hasNext }: Page<Node>, cursorOf: (row: Node) => string): Connection<Node> {
  const edges = rows.map((node) => ({ cursor: cursorOf(node), node }));
  return {
    edges,
    pageInfo: { hasNextPage: hasNext, hasPreviousPage: hasPrevious, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null },
  };
}
