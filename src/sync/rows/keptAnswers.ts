import { getRequestIdentifier, type GraphQLResponse, type RequestParameters, type Variables } from 'relay-runtime';
import { compareKeys } from '../../../rules/sortKeys';
import { compareWaiting, readWaitingCursor } from '../../../rules/waiting';
import type { World } from '../../device/world';
import type { Answer } from '../answers/createAnswers';
import type { DeviceAnswer } from './deviceNetwork';
import type { Gone } from './row';
import type { RowsDatabase, StoredAnswer } from './rowsDatabase';

/** The last good answers of the server, for what rows cannot answer: the list of projects, projects without a copy. */
export interface KeptAnswers {
  answer(request: RequestParameters, variables: Variables): Promise<DeviceAnswer | null>;
  /** Written later, and not at all if the device has no room for it. */
  keep(request: RequestParameters, variables: Variables, answer: DeviceAnswer): void;
  /** Deletes all that may tell of it. */
  gone(gone: Gone): Promise<void>;
}

export function createKeptAnswers(database: Pick<RowsDatabase, 'answer' | 'answerUsed' | 'keepAnswer' | 'dropAnswers'>, { now }: Pick<World['clock'], 'now'>): KeptAnswers {
  return {
    async answer(request, variables) {
      const kept = await database.answer(getRequestIdentifier(request, variables));
      if (kept !== null) database.answerUsed(kept.identifier, now()).catch(() => undefined);
      // Written below from the network layer's payloads.
      return kept && { payloads: JSON.parse(kept.text) as GraphQLResponse[], freshAt: kept.freshAt };
    },
    keep(request, variables, { payloads, freshAt }) {
      database.keepAnswer({ identifier: getRequestIdentifier(request, variables), text: JSON.stringify(payloads), freshAt, usedAt: now() }).catch(() => undefined);
    },
    gone: (gone) => database.dropAnswers((answers) => tellingOf(gone, answers)),
  };
}

/** The thing that a question is about, among its variables, if it does not name its project by the code. */
const thingOf = ({ identifier }: StoredAnswer): string | undefined => (identifier.includes('"code":') ? undefined : /"(?:project|snag|plan)_\w+"/.exec(identifier)?.[0]);

/**
 * The answers that name the project, or the snags. Of those that only name another thing it is not always known which project that is in: they stay if
 * an answer that stays has the thing, too.
 */
function tellingOf({ code, projectId, what }: Gone, answers: readonly StoredAnswer[]): StoredAnswer[] {
  const ids = [...(projectId === null ? [] : [projectId]), ...(Array.isArray(what) ? what : [])];
  // As JSON writes it, in the variables and in the answer.
  const coded = JSON.stringify({ code }).slice(1, -1).toLowerCase();
  const names = ({ identifier, text }: StoredAnswer): boolean => ids.some((id) => text.includes(id)) || `${identifier} ${text}`.toLowerCase().includes(coded);
  const others = answers.filter((answer) => !names(answer) && thingOf(answer) === undefined);
  const isOfOthers = (thing: string | undefined): boolean => thing === undefined || others.some(({ text }) => text.includes(thing));
  return answers.filter((answer) => names(answer) || !isOfOthers(thingOf(answer)));
}

interface WaitingData {
  readonly viewer?: {
    readonly waiting: {
      readonly projects: readonly { readonly id: string; readonly code: string }[];
      readonly edges: readonly { readonly cursor: string; readonly node: { readonly project: { readonly id: string } } | null }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
}

/**
 * Puts what waited in projects without a copy on this device beside what waits in those that have one. `last`: the server's last answer to the same
 * question. It is as old as the older of the two. `all`: asks the device for more than a page, because what waits elsewhere may come after its end.
 */
export async function withWaitingElsewhere(fromRows: Answer, last: DeviceAnswer, all: () => Promise<Answer | null>): Promise<Answer> {
  const [payload] = last.payloads as readonly { readonly data?: WaitingData | null }[]; // to the same document, which defers nothing
  const before = payload?.data?.viewer?.waiting;
  const isElsewhere = ({ id }: { readonly id: string }): boolean => fromRows.ofAll?.includes(id) === false;
  const page = dataOf(fromRows).viewer?.waiting;
  if (page === undefined || before?.projects.some(isElsewhere) !== true) return fromRows;
  const whole = (page.pageInfo.hasNextPage ? await all() : null) ?? fromRows;
  const data = dataOf(whole);
  const here = data.viewer?.waiting ?? page;
  // What comes after this page is none of it.
  const end = here.pageInfo.hasNextPage ? here.pageInfo.endCursor : null;
  const others = before.edges.filter(({ cursor, node }) => node !== null && isElsewhere(node.project) && (end === null || compareCursors(cursor, end) < 0));
  const edges = [...here.edges, ...others].toSorted((one, other) => compareCursors(one.cursor, other.cursor));
  // Of the project in which the server's page ended, and of those after it, there is more that nobody has asked for.
  const endedIn = before.pageInfo.hasNextPage && before.pageInfo.endCursor !== null ? readWaitingCursor(before.pageInfo.endCursor) : null;
  const isKnown = ({ code }: { readonly code: string }): boolean => endedIn === null || compareKeys(code, endedIn.code) < 0;
  const projects = [...here.projects, ...before.projects.filter((project) => isElsewhere(project) && isKnown(project))];
  const waiting = { ...here, projects, edges, pageInfo: { ...here.pageInfo, endCursor: edges.at(-1)?.cursor ?? null } };
  return { ...whole, response: { data: { ...data, viewer: { ...data.viewer, waiting } } }, freshAt: Math.min(whole.freshAt, last.freshAt) };
}

const dataOf = ({ response }: Answer): WaitingData => response.data;

function compareCursors(one: string, other: string): number {
  const [position, otherPosition] = [readWaitingCursor(one), readWaitingCursor(other)];
  return position === null || otherPosition === null ? 0 : compareWaiting(position, otherPosition);
}
