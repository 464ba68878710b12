import {
  getRequestIdentifier,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { readPlainCursor } from '../../../rules/listPage';
import { compareKeys } from '../../../rules/sortKeys';
import { compareWaiting, readWaitingCursor } from '../../../rules/waiting';
import type { World } from '../../device/world';
import type { Answer } from '../answers/createAnswers';
import type { DeviceAnswer } from './liveProjects';
import type { Gone } from './row';
import type { RowsDatabase } from './rowsDatabase';
import type { StoredAnswer } from '../databases';

/**
 * Stores the server's last successful answers, for queries that rows cannot answer: those about
 * projects without a copy.
 */
export interface KeptAnswers {
  answer(request: RequestParameters, variables: Variables): Promise<DeviceAnswer | null>;
  /** Written asynchronously, and dropped if the device has no room for it. */
  keep(request: RequestParameters, variables: Variables, answer: DeviceAnswer): void;
  /** Deletes all answers that may contain it. */
  gone(gone: Gone): Promise<void>;
}

export function createKeptAnswers(
  database: Pick<RowsDatabase, 'answer' | 'answerUsed' | 'keepAnswer' | 'dropAnswers'>,
  { date }: Pick<World['clock'], 'date'>,
): KeptAnswers {
  return {
    async answer(request, variables) {
      const kept = await database.answer(getRequestIdentifier(request, variables));
      if (kept !== null) database.answerUsed(kept.identifier, date()).catch(() => undefined);
      // Written below from payloads of the network layer.
      return (
        kept && { payloads: JSON.parse(kept.text) as GraphQLResponse[], freshAt: kept.freshAt }
      );
    },
    keep(request, variables, { payloads, freshAt }) {
      database
        .keepAnswer({
          identifier: getRequestIdentifier(request, variables),
          text: JSON.stringify(payloads),
          freshAt,
          usedAt: date(),
        })
        .catch(() => undefined);
    },
    gone: (gone) => database.dropAnswers((answers) => tellingOf(gone, answers)),
  };
}

/**
 * The id of the object that a query is about, if its variables do not contain the project's code.
 */
const thingOf = ({ identifier }: StoredAnswer): string | undefined =>
  identifier.includes('"code":') ? undefined : /"(?:project|snag|plan)_\w+"/.exec(identifier)?.[0];

/**
 * Finds the answers that name the project or the snags. For those that name only another object its
 * project may not be known: they stay if another answer that stays contains the object.
 */
export function tellingOf(
  { code, projectId, what }: Gone,
  answers: readonly StoredAnswer[],
): StoredAnswer[] {
  const ids = [...(projectId === null ? [] : [projectId]), ...(Array.isArray(what) ? what : [])];
  // The id in quotes, as it is written in the variables and in the answer.
  const coded = JSON.stringify({ code }).slice(1, -1).toLowerCase();
  const names = ({ identifier, text }: StoredAnswer): boolean =>
    ids.some((id) => text.includes(id)) || `${identifier} ${text}`.toLowerCase().includes(coded);
  const others = answers.filter((answer) => !names(answer) && thingOf(answer) === undefined);
  const isOfOthers = (thing: string | undefined): boolean =>
    thing === undefined || others.some(({ text }) => text.includes(thing));
  return answers.filter((answer) => names(answer) || !isOfOthers(thingOf(answer)));
}

interface WaitingPage {
  readonly projects: readonly { readonly id: string; readonly code: string }[];
  readonly edges: readonly {
    readonly cursor: string;
    readonly node: { readonly id: string; readonly project: { readonly id: string } } | null;
    readonly isNew?: boolean;
    readonly newEvents?: number;
  }[];
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
  readonly viewer?: {
    readonly waiting?: WaitingPage;
    readonly projects?: ProjectsPage;
    readonly isOwner?: boolean;
  } | null;
}

/**
 * Combines the device's data with the server's last answer for projects without a copy on this
 * device. `last`: the server's last answer to the same query. The result is as old as the older of
 * the two. `all`: gets more than one page from the device, because projects elsewhere may come
 * after its end.
 */
export async function withElsewhere(
  fromRows: Answer,
  last: DeviceAnswer,
  all: () => Promise<Answer | null>,
): Promise<Answer> {
  // an answer to the same document, which has no `@defer`
  const [payload] = last.payloads as readonly { readonly data?: OfAll | null }[];
  const before = payload?.data?.viewer ?? {};
  const { waiting, projects } = dataOf(fromRows).viewer ?? {};
  const isElsewhere = (id: string): boolean => fromRows.ofAll?.includes(id) === false;
  if (projects !== undefined && before.projects !== undefined)
    return withLast(fromRows, last, {
      ...before,
      projects: projectsOfBoth(projects, before.projects, isElsewhere),
    });
  if (waiting === undefined || before.waiting === undefined) return fromRows;
  const whole = (waiting.pageInfo.hasNextPage ? await all() : null) ?? fromRows;
  return withLast(whole, last, {
    waiting: waitingInBoth(dataOf(whole).viewer?.waiting ?? waiting, before.waiting, isElsewhere),
  });
}

function withLast(
  fromRows: Answer,
  last: DeviceAnswer,
  viewer: NonNullable<OfAll['viewer']>,
): Answer {
  const data = dataOf(fromRows);
  return {
    ...fromRows,
    response: { data: { ...data, viewer: { ...data.viewer, ...viewer } } },
    freshAt: Math.min(fromRows.freshAt, last.freshAt),
  };
}

function waitingInBoth(
  here: WaitingPage,
  before: WaitingPage,
  isElsewhere: (id: string) => boolean,
): WaitingPage {
  // Entries after the end of this page do not belong to it.
  const end = here.pageInfo.hasNextPage ? here.pageInfo.endCursor : null;
  const others = before.edges.filter(
    ({ cursor, node }) =>
      node !== null &&
      isElsewhere(node.project.id) &&
      (end === null || compareCursors(cursor, end) < 0),
  );
  const known = new Map(before.edges.map((edge) => [edge.node?.id, edge]));
  const own = here.edges.map((edge) => {
    // Only the server knows what is new to the person.
    const { isNew, newEvents } = known.get(edge.node?.id) ?? {};
    return isNew === undefined ? edge : { ...edge, isNew, newEvents: newEvents ?? 0 };
  });
  const edges = [...own, ...others].toSorted((one, other) =>
    compareCursors(one.cursor, other.cursor),
  );
  // The server's page ended in this project: its further entries, and those of later projects, were
  // never requested.
  const endedIn =
    before.pageInfo.hasNextPage && before.pageInfo.endCursor !== null
      ? readWaitingCursor(before.pageInfo.endCursor)
      : null;
  const isKnown = ({ code }: { readonly code: string }): boolean =>
    endedIn === null || compareKeys(code, endedIn.code) < 0;
  const projects = [
    ...here.projects,
    ...before.projects.filter((project) => isElsewhere(project.id) && isKnown(project)),
  ];
  return {
    ...here,
    projects,
    edges,
    pageInfo: { ...here.pageInfo, endCursor: edges.at(-1)?.cursor ?? null },
  };
}

function projectsOfBoth(
  here: ProjectsPage,
  before: ProjectsPage,
  isElsewhere: (id: string) => boolean,
): ProjectsPage {
  const compare = (one: string, other: string): number =>
    compareKeys(readPlainCursor(one), readPlainCursor(other));
  // The combined page ends where the shorter one ends.
  const [end] = [here, before]
    .flatMap(({ pageInfo: { hasNextPage, endCursor } }) =>
      hasNextPage && endCursor !== null ? [endCursor] : [],
    )
    .toSorted(compare);
  const others = before.edges.filter(({ node }) => isElsewhere(node.id));
  const edges = [...here.edges, ...others]
    .filter(({ cursor }) => end === undefined || compare(cursor, end) <= 0)
    .toSorted((one, other) => compare(one.cursor, other.cursor));
  return {
    ...here,
    edges,
    pageInfo: {
      ...here.pageInfo,
      hasNextPage: end !== undefined,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

const dataOf = ({ response }: Answer): OfAll => response.data;

function compareCursors(one: string, other: string): number {
  const [position, otherPosition] = [readWaitingCursor(one), readWaitingCursor(other)];
  return position === null || otherPosition === null ? 0 : compareWaiting(position, otherPosition);
}
