import { compareWaiting, readWaitingCursor } from '../../../rules/waiting';
import type { DeviceAnswer } from '../rows/deviceNetwork';
import type { Answer } from './createAnswers';

interface WaitingData {
  readonly viewer?: {
    readonly waiting: {
      readonly projects: readonly { readonly id: string }[];
      readonly edges: readonly { readonly cursor: string; readonly node: { readonly project: { readonly id: string } } | null }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
}

/**
 * Puts what waited in projects without a copy on this device beside what waits in those that have one. `last`: the server's last answer to the same
 * question. It is as old as the older of the two.
 */
export function withWaitingElsewhere(fromRows: Answer, last: DeviceAnswer): Answer {
  const data = fromRows.response.data as WaitingData; // as waiting.ts makes it
  const [payload] = last.payloads as readonly { readonly data?: WaitingData | null }[]; // to the same document, which defers nothing
  const here = data.viewer?.waiting;
  const before = payload?.data?.viewer?.waiting;
  const isElsewhere = ({ id }: { readonly id: string }): boolean => fromRows.ofAll?.includes(id) === false;
  if (here === undefined || before?.projects.some(isElsewhere) !== true) return fromRows;
  // What comes after this page is none of it.
  const end = here.pageInfo.hasNextPage ? here.pageInfo.endCursor : null;
  const others = before.edges.filter(({ cursor, node }) => node !== null && isElsewhere(node.project) && (end === null || compareCursors(cursor, end) < 0));
  const edges = [...here.edges, ...others].toSorted((one, other) => compareCursors(one.cursor, other.cursor));
  const projects = [...here.projects, ...before.projects.filter(isElsewhere)];
  const waiting = { ...here, projects, edges, pageInfo: { ...here.pageInfo, endCursor: edges.at(-1)?.cursor ?? null } };
  return { ...fromRows, response: { data: { ...data, viewer: { ...data.viewer, waiting } } }, freshAt: Math.min(fromRows.freshAt, last.freshAt) };
}

function compareCursors(one: string, other: string): number {
  const [place, otherPlace] = [readWaitingCursor(one), readWaitingCursor(other)];
  return place === null || otherPlace === null ? 0 : compareWaiting(place, otherPlace);
}
