import { getRequestIdentifier, type GraphQLResponse, type RequestParameters, type Variables } from 'relay-runtime';
import { readPlainCursor } from '../../../rules/listPage';
import { compareKeys } from '../../../rules/sortKeys';
import { compareWaiting, readWaitingCursor } from '../../../rules/waiting';
import type { World } from '../../device/world';
import type { Answer } from '../answers/createAnswers';
import type { DeviceAnswer } from './deviceNetwork';
import type { Gone } from './row';
import type { RowsDatabase, StoredAnswer } from './rowsDatabase';

/** The last good answers of the server, for what rows cannot answer: projects without a copy. */
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

interface WaitingPage {
  readonly projects: readonly { readonly id: string; readonly code: string }[];
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly project: { readonly id: string } } | null }[];
  readonly pageInfo: PageInfo;
}

interface ProjectsPage {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: PageInfo;
}

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

interface OfAll {
  readonly viewer?: { readonly waiting?: WaitingPage; readonly projects?: ProjectsPage; readonly isOwner?: boolean } | null;
}

/**
 * Puts what the server last said of projects without a copy on this device beside what the device has of the others. `last`: the server's last answer to
 * the same question. It is as old as the older of the two. `all`: asks the device for more than a page, because what is elsewhere may come after its end.
 */
export async function withElsewhere(fromRows: Answer, last: DeviceAnswer, all: () => Promise<Answer | null>): Promise<Answer> {
  const [payload] = last.payloads as readonly { readonly data?: OfAll | null }[]; // to the same document, which defers nothing
  const before = payload?.data?.viewer ?? {};
  const { waiting, projects } = dataOf(fromRows).viewer ?? {};
  const isElsewhere = (id: string): boolean => fromRows.ofAll?.includes(id) === false;
  if (projects !== undefined && before.projects !== undefined) return withLast(fromRows, last, { ...before, projects: projectsOfBoth(projects, before.projects, isElsewhere) });
  if (waiting === undefined || before.waiting?.projects.some(({ id }) => isElsewhere(id)) !== true) return fromRows;
  const whole = (waiting.pageInfo.hasNextPage ? await all() : null) ?? fromRows;
  return withLast(whole, last, { waiting: waitingInBoth(dataOf(whole).viewer?.waiting ?? waiting, before.waiting, isElsewhere) });
}

function withLast(fromRows: Answer, last: DeviceAnswer, viewer: NonNullable<OfAll['viewer']>): Answer {
  const data = dataOf(fromRows);
  return { ...fromRows, response: { data: { ...data, viewer: { ...data.viewer, ...viewer } } }, freshAt: Math.min(fromRows.freshAt, last.freshAt) };
}

function waitingInBoth(here: WaitingPage, before: WaitingPage, isElsewhere: (id: string) => boolean): WaitingPage {
  // What comes after this page is none of it.
  const end = here.pageInfo.hasNextPage ? here.pageInfo.endCursor : null;
  const others = before.edges.filter(({ cursor, node }) => node !== null && isElsewhere(node.project.id) && (end === null || compareCursors(cursor, end) < 0));
  const edges = [...here.edges, ...others].toSorted((one, other) => compareCursors(one.cursor, other.cursor));
  // Of the project in which the server's page ended, and of those after it, there is more that nobody has asked for.
  const endedIn = before.pageInfo.hasNextPage && before.pageInfo.endCursor !== null ? readWaitingCursor(before.pageInfo.endCursor) : null;
  const isKnown = ({ code }: { readonly code: string }): boolean => endedIn === null || compareKeys(code, endedIn.code) < 0;
  const projects = [...here.projects, ...before.projects.filter((project) => isElsewhere(project.id) && isKnown(project))];
  return { ...here, projects, edges, pageInfo: { ...here.pageInfo, endCursor: edges.at(-1)?.cursor ?? null } };
}

function projectsOfBoth(here: ProjectsPage, before: ProjectsPage, isElsewhere: (id: string) => boolean): ProjectsPage {
  const compare = (one: string, other: string): number => compareKeys(readPlainCursor(one), readPlainCursor(other));
  // Both pages together go as far as the one that ends first.
  const [end] = [here, before].flatMap(({ pageInfo: { hasNextPage, endCursor } }) => (hasNextPage && endCursor !== null ? [endCursor] : [])).toSorted(compare);
  const others = before.edges.filter(({ node }) => isElsewhere(node.id));
  const edges = [...here.edges, ...others].filter(({ cursor }) => end === undefined || compare(cursor, end) <= 0).toSorted((one, other) => compare(one.cursor, other.cursor));
  return { ...here, edges, pageInfo: { ...here.pageInfo, hasNextPage: end !== undefined, endCursor: edges.at(-1)?.cursor ?? null } };
}

const dataOf = ({ response }: Answer): OfAll => response.data;

function compareCursors(one: string, other: string): number {
  const [position, otherPosition] = [readWaitingCursor(one), readWaitingCursor(other)];
  return position === null || otherPosition === null ? 0 : compareWaiting(position, otherPosition);
}
