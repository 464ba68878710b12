import type { ConcreteRequest, GraphQLResponse, Variables } from 'relay-runtime';
import { isRecord } from '../../session/state';
import { embedded, link, links } from '../answers/fields';
import { nameInPath } from '../../../rules/shown';
import { mergeRow, normalise } from './normalise';
import type { DeviceRows, ProjectRows, Row, SnagDetails, Value } from './row';

/**
 * What the server has answered to the screens of this page, for projects whose rows the device does
 * not have: not all of a project, and of a snag only what a screen has asked for.
 */
export interface PageRows {
  /**
   * In the network layer's form: one whole payload, or its parts. `confirmed`: the event of a snag
   * that it answers.
   */
  took(
    request: ConcreteRequest,
    variables: Variables,
    payloads: readonly GraphQLResponse[],
    confirmed?: { readonly eventId: string; readonly snagId: string },
  ): void;
  /** `mayLack`: what is not known of a row is answered as empty. */
  project(projectId: string, mayLack: boolean): ProjectRows;
  /** Changes with each answer. */
  revision(): number;
  /** Whether it is known of the snag what the rules decide from. */
  hasSnag(snagId: string): boolean;
  /** Whether the end of the snag's history is known, if any of it is. */
  hasWholeHistory(snagId: string): boolean;
  /**
   * The snags of which an older answer came after a newer one, since it was asked the last time: the
   * store has the older one.
   */
  overtaken(): readonly string[];
  clear(): void;
}

interface PageDetails {
  readonly photoIds: readonly string[];
  readonly eventIds: readonly string[];
  readonly isWhole: boolean;
}

/** Answers that are held until a row is asked for: the last one to each query. */
const mostAnswers = 30;
/**
 * An older version of a snag that comes so soon after a newer one was asked for before it, in ms:
 * more than a request has (15 s). Later it is what the server has, such as after a restore.
 */
const answeredMs = 20_000;

/** `person`: who is signed in, in whose name the events are. */
export function createPageRows(
  clock: { now(): number },
  person: { readonly id: string; readonly name: string },
): PageRows {
  /** By query and variables. */
  const answers = new Map<string, Parameters<PageRows['took']>>();
  let revision = 0;
  const rows = new Map<string, Row>();
  const self: Row = { __typename: 'User', id: person.id, name: person.name };
  const details = new Map<string, PageDetails>();
  const projects = new Map<string, ProjectRows>();
  const overtaken = new Set<string>();
  /** When the newest version of a snag came. */
  const newestAt = new Map<string, number>();
  const read = new Map<string, SnagDetails>();

  /** Answers become rows only when an event is pending. */
  function readAnswers(): void {
    if (answers.size === 0) return;
    for (const [request, variables, payloads, confirmed] of answers.values()) {
      for (const row of normalise(request, variables, wholeOf(payloads), true)) put(row);
      const event = rows.get(confirmed?.eventId ?? '');
      if (event !== undefined && confirmed !== undefined) keepEvent(confirmed.snagId, event);
    }
    answers.clear();
    projects.clear();
    read.clear();
  }

  function put(row: Row): void {
    const known = rows.get(row.id);
    if (row.__typename === 'Snag') {
      const now = clock.now();
      if (versionOf(row) < versionOf(known) && now - (newestAt.get(row.id) ?? 0) < answeredMs) {
        overtaken.add(row.id);
        return;
      }
      if (versionOf(row) !== versionOf(known)) newestAt.set(row.id, now);
      keepDetails(row);
    }
    rows.set(row.id, mergeRow(known, withName(withSetPin(row))));
  }

  function keepDetails({ id, photos, history }: Row): void {
    const before = details.get(id);
    const page = embedded(history);
    if (!Array.isArray(photos) && page === null) return;
    const eventIds = (page === null ? [] : (page['edges'] as readonly Value[])).flatMap(
      (edge) => link(embedded(edge)?.['node']) ?? [],
    );
    details.set(id, {
      photoIds: Array.isArray(photos) ? links(photos) : (before?.photoIds ?? []),
      eventIds: withPage(before?.eventIds ?? [], eventIds),
      isWhole:
        page === null
          ? before?.isWhole === true
          : embedded(page['pageInfo'])?.['hasNextPage'] === false,
    });
  }

  function keepEvent(snagId: string, { id, kind, photo }: Row): void {
    const before = details.get(snagId);
    if (before === undefined || before.eventIds.includes(id)) return;
    const photoId = link(photo);
    const others = before.photoIds.filter((each) => each !== photoId);
    details.set(snagId, {
      ...before,
      ...(before.isWhole && { eventIds: [...before.eventIds, id] }),
      ...(photoId !== null && kind === 'PHOTO_ADDED' && { photoIds: [...others, photoId] }),
      ...(kind === 'PHOTO_REMOVED' && { photoIds: others }),
    });
  }

  /** Screens do not ask where a pin was set: that is taken to be where it is shown. */
  function withSetPin(row: Row): Row {
    const pin = row.__typename === 'Snag' ? embedded(row['pin']) : null;
    const revisionId = link(pin?.['revision']);
    if (pin === null || revisionId === null) return row;
    put({ __typename: 'PlanRevision', id: revisionId, plan: pin['plan'] });
    const { x, y } = pin;
    return { ...row, pin: { ...pin, setOn: { ref: revisionId }, setX: x, setY: y } };
  }

  const rowWith = (id: string): Row | undefined =>
    rows.get(id) ?? (id === self.id ? self : undefined);

  function detailsOf(snagId: string): SnagDetails | null {
    const known = details.get(snagId);
    if (known === undefined) return null;
    const before = read.get(snagId);
    if (before !== undefined) return before;
    const { photoIds, eventIds } = known;
    const made = {
      photoIds,
      eventIds,
      rows: [...photoIds, ...eventIds].flatMap((id) => rows.get(id) ?? []),
    };
    read.set(snagId, made);
    return made;
  }

  return {
    took(...answer) {
      const key = JSON.stringify([answer[0].params.id, answer[1]]);
      answers.delete(key);
      answers.set(key, answer);
      for (const oldest of answers.keys()) {
        if (answers.size <= mostAnswers) break;
        answers.delete(oldest);
      }
      revision += 1;
    },
    revision: () => revision,
    project(projectId, mayLack) {
      readAnswers();
      const key = `${projectId} ${mayLack}`;
      const known = projects.get(key) ?? {
        projectId,
        freshAt: clock.now(),
        cursor: '',
        ofOtherBuild: mayLack,
        row: rowWith,
        snagIds: [],
        details: detailsOf,
      };
      projects.set(key, known);
      return known;
    },
    hasSnag(snagId) {
      readAnswers();
      const row = rows.get(snagId);
      return row?.['sentBackCount'] !== undefined && row['raisedBy'] !== undefined;
    },
    hasWholeHistory: (snagId) => details.get(snagId)?.isWhole !== false,
    overtaken() {
      // Nothing is newer than an answer until an event was pending.
      if (rows.size > 0) readAnswers();
      const ids = [...overtaken];
      overtaken.clear();
      return ids;
    },
    clear() {
      answers.clear();
      overtaken.clear();
      newestAt.clear();
      read.clear();
      revision += 1;
      rows.clear();
      details.clear();
      projects.clear();
    },
  };
}

/** Not every screen asks for it: what has none is taken to be the newest. */
const versionOf = (row: Row | undefined): number =>
  typeof row?.['version'] === 'number' ? row['version'] : row === undefined ? 0 : Infinity;

/** A page of a history in its place: where its first event is known, or at the end. */
function withPage(before: readonly string[], page: readonly string[]): readonly string[] {
  const at = before.indexOf(page[0] ?? '');
  const place = at < 0 ? before.length : at;
  const isOfOthers = (id: string): boolean => !page.includes(id);
  return [
    ...before.slice(0, place).filter(isOfOthers),
    ...page,
    ...before.slice(place).filter(isOfOthers),
  ];
}

/** Forms ask for the paths of locations, and titles have their names. */
const withName = (row: Row): Row =>
  row.__typename === 'Location' && typeof row['path'] === 'string'
    ? { name: nameInPath(row['path']), ...row }
    : row;

/** The data of a payload with its parts in their places. */
function wholeOf(payloads: readonly GraphQLResponse[]): unknown {
  // Relay's types do not include parts.
  const [first, ...parts] = payloads as readonly {
    readonly data?: unknown;
    readonly path?: readonly (string | number)[];
  }[];
  return parts.reduce((data, { path, data: part }) => {
    if (path === undefined) return data;
    // As deep as its place.
    const placed = path.toReversed().reduce<unknown>((inner, key) => ({ [key]: inner }), part);
    return merged(data, placed);
  }, first?.data);
}

/** `more` may leave out entries of a list. */
function merged(data: unknown, more: unknown): unknown {
  if (Array.isArray(data) && isRecord(more))
    return data.map((each: unknown, index) => (index in more ? merged(each, more[index]) : each));
  if (!isRecord(data) || !isRecord(more) || Array.isArray(more)) return more;
  const all: Record<string, unknown> = { ...data };
  for (const [key, value] of Object.entries(more))
    all[key] = key in all ? merged(all[key], value) : value;
  return all;
}

/** The same as the rows of whole projects, for what answers from them. */
export function deviceRowsOf(
  pageRows: PageRows,
  userId: string,
  /** Of a snag; null for what is none. */
  projectOf: (snagId: string) => string | null,
  mayLack: boolean,
): DeviceRows {
  return {
    userId,
    project: () => null,
    projectWith: (id) => pageRows.project(projectOf(id) ?? id, mayLack),
    projects: () => [],
  };
}
