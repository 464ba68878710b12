import {
  getRequest,
  type ConcreteRequest,
  type GraphQLTaggedNode,
  type Variables,
} from 'relay-runtime';
import type { fillHistoryQuery } from '../../../__generated__/relay/fillHistoryQuery.graphql';
import type { fillSetUpQuery } from '../../../__generated__/relay/fillSetUpQuery.graphql';
import type { fillSnagsQuery } from '../../../__generated__/relay/fillSnagsQuery.graphql';
import type { fillViewsQuery } from '../../../__generated__/relay/fillViewsQuery.graphql';
import { historyQuery, journalQuery, setUpQuery, snagsQuery, viewsQuery } from './fill';
import { mergeRow, normalise } from './normalise';
import { type Erased, isEmbedded, isRef, type Row, type SnagDetails, type Value } from './row';

/**
 * Identifies the documents with which a copy is filled, because another build may ask for other
 * fields.
 */
export const askedWith = [setUpQuery, viewsQuery, snagsQuery, historyQuery, journalQuery]
  .map((document) => getRequest(document).params.id ?? '')
  .join();

/** Sends a query to the server. Resolves with the data; rejects if the answer has errors. */
export type Ask = (request: ConcreteRequest, variables: Variables) => Promise<unknown>;

export interface SetUpRows {
  readonly projectId: string;
  /** The journal's cursor before the rest of the answer was read. */
  readonly cursor: string;
  readonly rows: readonly Row[];
}

/**
 * The project with its set-up: all that screens ask of it except for its snags. Null if it is not
 * shared with the person.
 */
export async function readSetUp(ask: Ask, code: string): Promise<SetUpRows | null> {
  const { data, rows } = await read<fillSetUpQuery['response']>(ask, setUpQuery, { code });
  return data.project
    ? { projectId: data.project.id, cursor: data.project.journalCursor, rows }
    : null;
}

/**
 * The person's saved views of the project's list. Null if the project is not shared with them any
 * more.
 */
export async function readViews(ask: Ask, code: string): Promise<readonly Row[] | null> {
  const { data, rows } = await read<fillViewsQuery['response']>(ask, viewsQuery, { code });
  return data.project ? rows : null;
}

export interface SnagRows {
  readonly snagIds: readonly string[];
  /**
   * The snags, their thumbnails, and the people and companies that they and their events link to.
   */
  readonly rows: readonly Row[];
  readonly details: ReadonlyMap<string, SnagDetails>;
  /** The cursor for the next page; null after the last one. */
  readonly after: string | null;
}

/**
 * So many of the snags that the person sees, newest first; or those with these ids, at most 100.
 * Null if the project is not shared with them.
 */
export async function readSnags(
  ask: Ask,
  code: string,
  page: { readonly first: number; readonly after: string | null } | { readonly ids: string[] },
): Promise<SnagRows | null> {
  const variables =
    'ids' in page
      ? { code, first: page.ids.length, after: null, filter: { ids: page.ids } }
      : { code, ...page, filter: null };
  const { data, rows } = await read<fillSnagsQuery['response']>(ask, snagsQuery, variables);
  if (!data.project) return null;
  const all = new Map(rows.map((row) => [row.id, row]));
  const details = new Map<string, SnagDetails>();
  const { edges, pageInfo } = data.project.snags;
  for (const { node } of edges) {
    const eventIds = node.history.edges.map((edge) => edge.node.id);
    let { hasNextPage, endCursor } = node.history.pageInfo;
    while (hasNextPage) {
      const next = await read<fillHistoryQuery['response']>(ask, historyQuery, {
        id: node.id,
        after: endCursor,
      });
      for (const row of next.rows) all.set(row.id, mergeRow(all.get(row.id), row));
      const history = next.data.node?.history;
      eventIds.push(...(history?.edges ?? []).map((edge) => edge.node.id));
      ({ hasNextPage, endCursor } = history?.pageInfo ?? { hasNextPage: false, endCursor: null });
    }
    const photoIds = node.photos.map(({ id }) => id);
    details.set(node.id, { photoIds, eventIds, rows: reached([...eventIds, ...photoIds], all) });
  }
  return {
    snagIds: edges.map(({ node }) => node.id),
    rows: keptBeside(all),
    details,
    after: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  };
}

/** What the histories of these snags say was erased of them. */
export function erasedOf({ rows, details }: Pick<SnagRows, 'rows' | 'details'>): Erased[] {
  const snags = new Map(rows.map((row) => [row.id, row]));
  return [...details].flatMap(([snagId, { rows: events }]) => {
    const eventIds = events.filter(({ redacted }) => redacted === true).map(({ id }) => id);
    const photoIds = events.flatMap(({ erasedPhotoId }) =>
      typeof erasedPhotoId === 'string' ? erasedPhotoId : [],
    );
    const snag = snags.get(snagId);
    return eventIds.length === 0
      ? []
      : [
          {
            snagId,
            eventIds,
            photoIds,
            said: [snag?.['title'], snag?.['description']].filter(
              (text) => typeof text === 'string',
            ),
          },
        ];
  });
}

export interface JournalRows {
  readonly entries: readonly EntryRows[];
  /** The cursor after this entry. */
  readonly cursor: string;
  readonly hasNextPage: boolean;
}

export interface EntryRows {
  /**
   * The event's kind; null if the entry only says that a snag is gone, or how far a sheet is
   * rendered.
   */
  readonly kind: string | null;
  readonly eventId: string | null;
  readonly snagId: string | null;
  readonly goneSnagId: string | null;
  /** Whether it came with the object of the set-up, or the person, that it is about. */
  readonly hasSubject: boolean;
  readonly rows: readonly Row[];
  /** Photos and events, for the details of the snag. */
  readonly detailRows: readonly Row[];
}

/** The next events of the journal. Null if the project is not shared with the person any more. */
export async function readJournal(
  ask: Ask,
  code: string,
  after: string,
  first: number,
): Promise<JournalRows | null> {
  const variables = { code, after, first };
  // the answer to this query, whose entries fill.ts describes once
  const data = (await ask(getRequest(journalQuery), variables)) as JournalAnswer;
  if (!data.project) return null;
  const { id, journal } = data.project;
  // Each entry separately: a snag is in every entry about it, always in its current state.
  const rowsOf = (entry: object): Row[] =>
    normalise(getRequest(journalQuery), variables, {
      project: { id, journal: { entries: [entry] } },
    });
  return {
    entries: journal.entries.map((entry) => entryRows(entry, rowsOf(entry))),
    cursor: journal.cursor,
    hasNextPage: journal.hasNextPage,
  };
}

/** An entry as the subscription brings it (fill.ts). */
export function pushedPage(
  document: ConcreteRequest,
  variables: Variables,
  data: unknown,
): JournalRows | null {
  const { journal } = data as { readonly journal: PushedEntry | null };
  return (
    journal && {
      entries: [entryRows(journal, normalise(document, variables, data))],
      cursor: journal.cursor,
      hasNextPage: false,
    }
  );
}

interface PushedEntry extends Entry {
  readonly cursor: string;
}

interface JournalAnswer {
  readonly project: {
    readonly id: string;
    readonly journal: {
      readonly cursor: string;
      readonly hasNextPage: boolean;
      readonly entries: readonly Entry[];
    };
  } | null;
}

interface Entry {
  readonly event?: { readonly id: string; readonly kind: string } | null | undefined;
  readonly snag?: { readonly id: string } | null | undefined;
  readonly goneSnagId?: string | null | undefined;
  readonly subject?: object | null | undefined;
}

function entryRows({ event, snag, goneSnagId, subject }: Entry, rows: readonly Row[]): EntryRows {
  return {
    kind: event?.kind ?? null,
    eventId: event?.id ?? null,
    snagId: snag?.id ?? null,
    goneSnagId: goneSnagId ?? null,
    hasSubject: subject != null,
    rows: keptBeside(new Map(rows.map((row) => [row.id, row]))),
    detailRows: rows.filter(isOfDetails),
  };
}

/**
 * Converts the server's answer to an event's mutation (snagAnswer.ts) into the entry that the
 * journal will bring.
 */
export function confirmedEntry(
  document: ConcreteRequest,
  variables: Variables,
  data: unknown,
): EntryRows {
  // the answer to this mutation, which has one field
  const payload = Object.values(data as Readonly<Record<string, Entry | null>>)[0];
  const rows = normalise(document, variables, data);
  // Another snag may be in the answer, named by the notice.
  return entryRows(
    { ...payload, goneSnagId: null },
    rows.filter(({ __typename, id }) => __typename !== 'Snag' || id === payload?.snag?.id),
  );
}

/**
 * Kinds after which a snag's details are read again: its other events may link to less than before.
 */
const takesAway: ReadonlySet<string | null> = new Set(['REDACTED']);
/** Events by the server itself, which are not in the history. */
const silent: ReadonlySet<string | null> = new Set(['PHOTO_RENDERED']);

/**
 * A snag's details after an entry about it; null if they have to be read again with `readSnags`. An
 * entry that arrives twice changes nothing. Events keep the order of the entries.
 */
export function withEntry(
  before: SnagDetails | null,
  { kind, eventId, detailRows }: EntryRows,
): SnagDetails | null {
  const details =
    before ?? (kind === 'SNAG_RAISED' ? { photoIds: [], eventIds: [], rows: [] } : null);
  if (details === null || eventId === null || takesAway.has(kind)) return null;
  const rows = new Map(details.rows.map((row) => [row.id, row]));
  for (const row of detailRows) rows.set(row.id, mergeRow(rows.get(row.id), row));
  const photo = rows.get(eventId)?.['photo'];
  const photoId = isRef(photo) ? photo.ref : null;
  // The server names a hidden photo only to people who may still see it.
  if (kind === 'PHOTO_REMOVED' && photoId === null) return null;
  const isNew = !details.eventIds.includes(eventId);
  // An event that this device sent is there already, perhaps before earlier events of others.
  const eventIds = silent.has(kind)
    ? details.eventIds
    : [...details.eventIds.filter((id) => id !== eventId), eventId];
  const photoIds = details.photoIds.filter((id) => kind !== 'PHOTO_REMOVED' || id !== photoId);
  if (isNew && kind === 'PHOTO_ADDED' && photoId !== null && !photoIds.includes(photoId))
    photoIds.push(photoId);
  return { photoIds, eventIds, rows: reached([...eventIds, ...photoIds], rows) };
}

/**
 * Whether the set-up has to be read again after an entry, because more may have changed than its
 * rows show: the order of a list, the paths below a location. A trade sees a plan from the moment
 * one of its snags has a pin on it, without another event. `row` reads the device's rows, including
 * those of the entry.
 */
export function changesSetUp(
  entry: EntryRows,
  projectId: string,
  row: (id: string) => Row | undefined,
): boolean {
  if (entry.eventId !== null && entry.snagId === null) return true;
  const pin = row(entry.snagId ?? '')?.['pin'];
  const plan = isEmbedded(pin) ? pin['plan'] : null;
  if (!isRef(plan)) return false;
  const plans = row(projectId)?.['plans'];
  const current = row(plan.ref)?.['current'];
  const isShown =
    Array.isArray(plans) && plans.some((each: Value) => isRef(each) && each.ref === plan.ref);
  return !isShown || !isRef(current) || row(current.ref)?.['toFirst'] === undefined;
}

async function read<Response>(
  ask: Ask,
  document: GraphQLTaggedNode,
  variables: Variables,
): Promise<{ data: Response; rows: Row[] }> {
  const request = getRequest(document);
  const data = await ask(request, variables);
  // the answer to this query
  return { data: data as Response, rows: normalise(request, variables, data) };
}

const isOfDetails = ({ __typename }: Row): boolean =>
  __typename === 'Event' || __typename === 'Photo';

/** All rows except events and photos, but with the photos that lists show. */
function keptBeside(rows: ReadonlyMap<string, Row>): Row[] {
  const kept = [...rows.values()].filter((row) => !isOfDetails(row));
  const thumbnails = kept.flatMap(({ thumbnail }) =>
    isRef(thumbnail) ? (rows.get(thumbnail.ref) ?? []) : [],
  );
  return [...kept, ...thumbnails];
}

/** These photos and events, and the photos and events that they link to. */
function reached(ids: readonly string[], rows: ReadonlyMap<string, Row>): Row[] {
  const found = new Map<string, Row>();
  const visit = (value: Value | undefined): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isRef(value)) take(value.ref);
  };
  const take = (id: string): void => {
    const row = rows.get(id);
    if (row === undefined || found.has(id) || !isOfDetails(row)) return;
    found.set(id, row);
    Object.values(row).forEach(visit);
  };
  ids.forEach(take);
  return [...found.values()];
}
