import { acceptedBefore } from '../../../rules/accepted';
import { dayIn } from '../../../rules/days';
import { commentEditsMs, planLimits } from '../../../rules/limits';
import { plainCursor, readPlainCursor } from '../../../rules/listPage';
import { allowedActions, lastMessageCount, moveOf } from '../../../rules/moves';
import { extractPath, inColumns } from '../../../rules/pins';
import { displayTitle, overdueDays, placeInTitle } from '../../../rules/shown';
import { matching, type SnagFilter } from '../../../rules/snagFilter';
import { compareKeys } from '../../../rules/sortKeys';
import { nameKey } from '../../../rules/text';
import {
  compareWaiting,
  readWaitingCursor,
  waitingCursorAt,
  waitingPosition,
  waitsForPerson,
} from '../../../rules/waiting';
import { standInTitle } from '../../domain/titleMessages';
import type { Embedded, SnagDetails, Value } from '../rows/row';
import type { Copy } from './copy';
import { type ListWindow, type Resolvers, type Rows, sizeOf, Unanswered } from './executor';
import { count, embedded, factsOf, link, links, pinOf, text, textOrNull } from './fields';
import { overviewIn } from './overview';
import { snagsOf } from './snagList';

/** The context of one answer. */
export interface AnswerContext extends Rows {
  /** Epoch ms. */
  readonly now: number;
  /**
   * How many snags newly wait for the person, as the server last told this page; 0 if it has not.
   */
  newlyWaiting(projectId: string): number;
  /** Null if it is not on the device. Throws `Unread`. */
  project(code: string): Copy | null;
  projectWith(id: string): Copy | null;
  /** All projects on the device. */
  projects(): readonly Copy[];
  /** The copy that contains a row of this answer. */
  copyOf(row: Embedded): Copy;
  /**
   * A snag's photos and events, which `row` has from then on; null if they are not on the device.
   */
  details(copy: Copy, snagId: string): SnagDetails | null;
}

const ref = (id: string | null): Value => (id === null ? null : { ref: id });
/** Undefined for what is not on the device: it may exist and be newer than the copy. */
const linkTo = (id: string | undefined): Value | undefined => id && { ref: id };
const refs = (ids: readonly string[]): Value => ids.map((id) => ({ ref: id }));
const idOf = (row: Embedded): string => text(row['id']);
// The arguments are those of the schema; Relay sends nothing else.
const filterOf = ({ filter }: { readonly filter?: SnagFilter | null }): SnagFilter => filter ?? {};

/**
 * The fields that are computed and not stored, because they depend on the day, on the person or on
 * other rows. Every decision is in rules/.
 */
export const resolvers: Resolvers<AnswerContext> = {
  'Query.project': (_query, { code }, asked) => linkTo(asked.project(String(code))?.project.id),
  'Query.node': (_query, { id }, asked) =>
    linkTo(asked.projectWith(String(id))?.row(String(id))?.id),

  'Query.viewer': () => ({}),

  // Only the server knows. The server's last answer, if there is one, replaces this value
  // (keptAnswers.ts).
  'Viewer.isOwner': () => false,
  'Viewer.lockedProjects': () => [],
  'Viewer.projects': (_viewer, args, asked, loaded) =>
    projectsIn(asked.projects(), wholeOf(args, loaded)),
  'Viewer.waiting': (_viewer, args, asked, loaded) =>
    waitingIn(asked.projects(), wholeOf(args, loaded), asked),

  // The cursor of the rows: a page shown from them follows the journal from there, and its events
  // have it as `seen`.
  'Project.journalCursor': (project, _args, asked) => asked.copyOf(project).rows.cursor,
  'Project.newlyWaiting': (project, _args, asked) => asked.newlyWaiting(idOf(project)),
  'Project.snags': (project, args, asked, loaded) =>
    snagsOf(asked.copyOf(project), args, asked.now, loaded),
  'Project.snagCounts': (project, args, asked) => {
    const counts = asked.copyOf(project).counts(filterOf(args), asked.now);
    return {
      toCheck: counts.TO_CHECK,
      open: counts.OPEN,
      overdue: counts.OVERDUE,
      mine: counts.MINE,
      unassigned: counts.UNASSIGNED,
      sentBack: counts.SENT_BACK,
      disputed: counts.DISPUTED,
      outstanding: counts.OUTSTANDING,
      all: counts.ALL,
      undone: counts.UNDONE,
      closed: counts.CLOSED,
      atLeast: false,
    };
  },
  'Project.overview': (project, { locationId }, asked) =>
    overviewIn(
      asked.copyOf(project),
      typeof locationId === 'string' ? locationId : null,
      asked.now,
    ),
  'Project.snag': (project, args, asked) =>
    linkTo(asked.copyOf(project).withNumber(Number(args['number']))?.id),
  'Project.plan': (project, { code }, asked) => {
    const copy = asked.copyOf(project);
    const key = nameKey(String(code).trim());
    return linkTo(copy.planIds().find((id) => nameKey(text(copy.row(id)?.['code'])) === key));
  },
  'Project.plans': (project, { first }, asked) =>
    refs(
      asked
        .copyOf(project)
        .planIds()
        .slice(0, Math.max(0, Number(first ?? Infinity))),
    ),
  'Project.setUpSteps': (project, _args, asked) => {
    const steps = embedded(project['setUpSteps']);
    return steps === null
      ? project['setUpSteps']
      : { ...steps, snags: !asked.copyOf(project).isEmpty };
  },

  // Rows of earlier versions have none.
  'Shape.points': ({ points = null }) => points,
  'Snag.project': (snag, _args, asked) => ref(asked.copyOf(snag).project.id),
  'Snag.displayTitle': (snag, _args, asked) => {
    const copy = asked.copyOf(snag);
    const planId = link(embedded(snag['pin'])?.['plan']);
    const plan =
      planId === null
        ? null
        : {
            name: text(copy.row(planId)?.['name']),
            // A page that has not read the plans shows none that is removed.
            removed:
              copy.project['plans'] !== undefined && !links(copy.project['plans']).includes(planId),
          };
    const place = placeInTitle(textOrNull(copy.row(link(snag['location']))?.['name']), plan);
    const trade = textOrNull(copy.row(link(snag['trade']))?.['name']);
    return displayTitle(factsOf(snag), trade, place, standInTitle);
  },
  'Snag.overdueDays': (snag, _args, asked) =>
    overdueDays(factsOf(snag), asked.copyOf(snag).today(asked.now)),
  'Snag.afterAcceptance': (snag, _args, asked) => {
    const copy = asked.copyOf(snag);
    const company = copy.row(link(snag['company']));
    return acceptedBefore(dayIn(copy.timeZone, count(snag['raisedAt'])), {
      acceptedOn: textOrNull(company?.['acceptedOn']),
      partAcceptedOn: textOrNull(company?.['partAcceptedOn']),
    });
  },
  'Snag.allowedActions': (snag, _args, asked) => {
    const { actor, archived } = asked.copyOf(snag);
    return allowedActions(factsOf(snag), actor, archived);
  },
  'Snag.pin': (snag, _args, asked) => {
    const pin = pinOf(snag);
    const planId = link(embedded(snag['pin'])?.['plan']);
    if (pin === null || planId === null) return null;
    const sheet = asked.copyOf(snag).sheet(planId);
    if (sheet === null) return undefined;
    const spot = sheet.spotOn(pin);
    return {
      ...embedded(snag['pin']),
      revision: ref(sheet.shown.id),
      ...spot,
      extractUrl: sheet.shown['state'] === 'READY' ? extractPath(sheet.shown.id, spot) : null,
    };
  },
  'Snag.photos': (snag, _args, asked) => {
    const details = asked.details(asked.copyOf(snag), idOf(snag));
    return details === null ? undefined : refs(details.photoIds);
  },
  'Snag.lastMessages': (snag, _args, asked) => {
    const details = asked.details(asked.copyOf(snag), idOf(snag));
    if (details === null) return undefined;
    const moves = new Map(
      details.rows
        .filter((event) => moveOf(text(event['kind'])) !== null && event['withoutEffect'] !== true)
        .map((event) => [event.id, event]),
    );
    const said = details.eventIds
      .flatMap((id) => moves.get(id) ?? [])
      .filter(
        ({ comment }, index, all) =>
          text(comment) !== '' && all[index + 1]?.['kind'] !== 'SNAG_TAKEN_BACK',
      )
      .map(({ id }) => id);
    return refs(said.slice(-lastMessageCount).toReversed());
  },
  // The whole history, whatever page was requested: Relay's connection ignores events that it has
  // already.
  'Snag.history': (snag, _args, asked) => {
    const details = asked.details(asked.copyOf(snag), idOf(snag));
    if (details === null) return undefined;
    return {
      edges: details.eventIds.map((id) => ({ cursor: id, node: { ref: id } })),
      pageInfo: {
        hasNextPage: false,
        hasPreviousPage: false,
        startCursor: details.eventIds[0] ?? null,
        endCursor: details.eventIds.at(-1) ?? null,
      },
    };
  },

  'Plan.project': (plan, _args, asked) => ref(asked.copyOf(plan).project.id),
  'Plan.pinCount': (plan, _args, asked) => asked.copyOf(plan).onPlan(idOf(plan)).length,
  'Plan.pins': (plan, { revisionId, ...args }, asked) => {
    const copy = asked.copyOf(plan);
    const sheet = copy.sheet(idOf(plan));
    const spotOn = typeof revisionId === 'string' ? sheet?.on(revisionId) : sheet?.spotOn;
    if (spotOn == null) throw new Unanswered('Plan.pins of this revision');
    const isListed = matching({ ...filterOf(args), planId: idOf(plan) }, copy.reader(asked.now));
    const pins = copy.onPlan(idOf(plan)).filter(isListed).slice(0, planLimits.pins);
    return inColumns(
      pins.map(({ number, status, locationId, dueOn, pin }) => ({
        number,
        status,
        locationId,
        dueOn,
        spot: pin === null ? { x: 0, y: 0 } : spotOn(pin),
      })),
      copy.today(asked.now),
    );
  },

  'Company.filterable': isFilterable,
  'Trade.filterable': isFilterable,
  'Location.filterable': isFilterable,
  'Location.shortPath': (location, _args, asked) =>
    asked.copyOf(location).shortPath(text(location['path'])),

  'Event.editableUntil': (event, _args, asked) => {
    const { actor, archived } = asked.copyOf(event);
    if (event['kind'] !== 'COMMENT_ADDED' || link(event['actor']) !== actor.userId || archived)
      return null;
    const until = Number(event['recordedAt']) + commentEditsMs;
    return until < asked.now ? null : until;
  },
};

function isFilterable(thing: Embedded, _args: object, asked: AnswerContext): boolean {
  return thing['archived'] !== true || asked.copyOf(thing).carries(idOf(thing));
}

/** As many entries as the screen has loaded. */
const wholeOf = (page: PersonPage, loaded: ListWindow | null): PersonPage =>
  loaded === null ? page : { ...page, first: sizeOf(loaded, page.first) };

interface PersonPage {
  readonly first?: number;
  readonly after?: string | null;
}

/** `Viewer.projects` from the projects on the device, sorted by code. */
function projectsIn(copies: readonly Copy[], { first, after }: PersonPage): Value {
  const start = after == null ? '' : readPlainCursor(after);
  const found = copies
    .map(({ project }) => ({ id: project.id, code: text(project['code']) }))
    .filter(({ code }) => compareKeys(code, start) > 0)
    .toSorted((one, other) => compareKeys(one.code, other.code));
  const edges = found
    .slice(0, first)
    .map(({ id, code }) => ({ cursor: plainCursor(code), node: { ref: id } }));
  return {
    edges,
    pageInfo: pageInfoOf(edges, {
      hasNextPage: found.length > edges.length,
      hasPreviousPage: start !== '',
    }),
  };
}

/** `Viewer.waiting` from the projects on the device. Only the server knows which of it is new. */
function waitingIn(
  copies: readonly Copy[],
  { first, after }: PersonPage,
  asked: AnswerContext,
): Value {
  const active = copies.filter(({ archived }) => !archived);
  const start = after == null ? null : readWaitingCursor(after);
  if (start === null && after != null) throw new Unanswered('Viewer.waiting after this cursor');
  const waiting = active
    .flatMap((copy) =>
      [...copy.snags]
        .filter((snag) => waitsForPerson(snag, copy.actor))
        .map((snag) => ({
          copy,
          snag,
          position: waitingPosition(text(copy.project['code']), snag, copy.today(asked.now)),
        })),
    )
    .filter(({ position }) => start === null || compareWaiting(position, start) > 0)
    .toSorted((one, other) => compareWaiting(one.position, other.position));
  const shown = waiting.slice(0, first);
  const edges = shown.map(({ copy, snag, position }) => {
    const last = asked.details(copy, snag.id)?.eventIds.at(-1);
    return {
      cursor: waitingCursorAt(position),
      node: { ref: snag.id },
      lastEvent: last === undefined ? null : { ref: last },
      isNew: false,
      newEvents: 0,
    };
  });
  return {
    edges,
    projects: active.map(({ project }) => ({ ref: project.id })),
    pageInfo: pageInfoOf(edges, {
      hasNextPage: waiting.length > shown.length,
      hasPreviousPage: start !== null,
    }),
  };
}

const pageInfoOf = (
  edges: readonly { readonly cursor: string }[],
  more: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean },
) => ({ ...more, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null });
