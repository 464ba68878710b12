import { actorOf, link, links } from '../answers/fields';
import type { OutboxEntry } from '../outbox/entry';
import {
  allSoon,
  andThen,
  type Pending,
  type PendingState,
  type ProjectRows,
  type Row,
  type SnagDetails,
  type Soon,
  type Value,
} from '../rows/row';
import { applyPending, type Surroundings } from './pending';

/** What the pending entries of one snag make of it, and what that was derived from. */
interface SnagPending extends PendingState {
  readonly from: Row | undefined;
  readonly entries: readonly OutboxEntry[];
  readonly before: SnagDetails | null;
}

/** What is known of a project's pending entries, until its set-up changes. */
interface ProjectPending {
  readonly setUp: readonly (Row | undefined)[];
  readonly snags: Map<string, SnagPending>;
}

/**
 * The state of a project: its confirmed rows with the pending entries applied. What the entries
 * make of a snag is derived again only if they, the snag or the project's set-up have changed.
 */
export function createPending(
  userId: string,
): (rows: ProjectRows, entries: readonly OutboxEntry[]) => Soon<Pending> {
  const projects = new Map<string, ProjectPending>();

  function pendingIn(rows: ProjectRows): ProjectPending {
    const setUp = setUpOf(rows);
    const known = projects.get(rows.projectId);
    if (known?.setUp.length === setUp.length && known.setUp.every((row, n) => row === setUp[n]))
      return known;
    const made = { setUp, snags: new Map<string, SnagPending>() };
    projects.set(rows.projectId, made);
    return made;
  }

  function pendingOf(
    rows: ProjectRows,
    snags: ProjectPending['snags'],
    snagId: string,
    entries: readonly OutboxEntry[],
  ): Soon<SnagPending> {
    const from = rows.row(snagId);
    return andThen(from === undefined ? null : rows.details(snagId), (before) =>
      apply(rows, snags, snagId, { from, before, entries }),
    );
  }

  function apply(
    rows: ProjectRows,
    snags: ProjectPending['snags'],
    snagId: string,
    { from, before, entries }: Pick<SnagPending, 'from' | 'before' | 'entries'>,
  ): SnagPending {
    const known = snags.get(snagId);
    if (
      known !== undefined &&
      known.from === from &&
      known.before === before &&
      showSame(known.entries, entries)
    )
      return known;
    const around = surroundingsOf(rows, userId);
    const { row, details } =
      around === null
        ? { row: from, details: before }
        : applyPending({ row: from, details: before }, entries, around);
    const made = {
      from,
      entries,
      before,
      // Keeps the server's version until the server has the entries: an entry that is undone must
      // not leave a newer version behind.
      row: row && { ...row, version: from?.['version'] ?? 1 },
      details,
    };
    snags.set(snagId, made);
    return made;
  }

  return (rows, entries) => {
    const { snags } = pendingIn(rows);
    const visible = entries.filter(isShown);
    const shown = [...bySnag(visible)];
    for (const snagId of snags.keys())
      if (!shown.some(([id]) => id === snagId)) snags.delete(snagId);
    return andThen(
      allSoon(shown.map(([snagId, own]) => pendingOf(rows, snags, snagId, own))),
      (made) =>
        together(rows, visible, new Map(made.map((each, n) => [shown[n]?.[0] ?? '', each]))),
    );
  };
}

function together(
  rows: ProjectRows,
  visible: readonly OutboxEntry[],
  states: ReadonlyMap<string, PendingState>,
): Pending {
  const refused = new Set(
    visible.flatMap(({ snagId, refusal }) => (refusal === undefined ? [] : [snagId])),
  );
  return {
    states,
    raisedIds: [...states].flatMap(([id, { row }]) =>
      row === undefined || rows.row(id) !== undefined || refused.has(id) ? [] : [id],
    ),
    thumbnails: new Map(thumbnailsIn(states, rows)),
  };
}

/** The thumbnails that the entries give to snags. */
function thumbnailsIn(
  states: ReadonlyMap<string, PendingState>,
  rows: ProjectRows,
): readonly (readonly [string, Row])[] {
  return [...states.values()].flatMap(({ row, details }) => {
    const id = link(row?.['thumbnail']);
    const photo = details?.rows.find((each) => each.id === id);
    return photo === undefined || rows.row(photo.id) !== undefined ? [] : [[photo.id, photo]];
  });
}

/**
 * A refused change is not shown. A refused snag is: it exists nowhere else, and its photos wait
 * with it. A signature changes no snag.
 */
export function isShown({ kind, refusal }: OutboxEntry): boolean {
  return kind !== 'sign' && (refusal === undefined || kind === 'raise');
}

/** The entries of each snag, in the order of their first ones. */
export function bySnag(
  entries: readonly OutboxEntry[],
): ReadonlyMap<string, readonly OutboxEntry[]> {
  const found = new Map<string, OutboxEntry[]>();
  for (const entry of entries) {
    const own = found.get(entry.snagId);
    if (own === undefined) found.set(entry.snagId, [entry]);
    else own.push(entry);
  }
  return found;
}

/** How an entry is being sent makes no difference; the final form of its photo does. */
export const showSame = (one: readonly OutboxEntry[], other: readonly OutboxEntry[]): boolean =>
  one.length === other.length &&
  one.every(({ eventId, photo, refusal }, index) => {
    const its = other[index];
    return (
      eventId === its?.eventId &&
      photo?.sha256 === its.photo?.sha256 &&
      (refusal === undefined) === (its.refusal === undefined)
    );
  });

/** The rows that events are applied in: a changed row is a new object. */
const setUpOf = (rows: ProjectRows): readonly (Row | undefined)[] => {
  const project = rows.row(rows.projectId);
  const named = ['membership', 'members', 'companies', 'trades', 'plans'];
  const all = named.flatMap((field) => idsIn(project?.[field]).map((id) => rows.row(id)));
  const revisions = all.flatMap((row) => links(row?.['revisions']).map((id) => rows.row(id)));
  return [project, ...all, ...revisions];
};

const idsIn = (value: Value | undefined): string[] =>
  Array.isArray(value) ? links(value) : [link(value) ?? ''];

function surroundingsOf(rows: ProjectRows, userId: string): Surroundings | null {
  const project = rows.row(rows.projectId);
  const row = (id: string | null): Row | undefined => (id === null ? undefined : rows.row(id));
  const member = row(link(project?.['membership']));
  return project === undefined || member === undefined
    ? null
    : {
        row,
        project,
        actor: actorOf(userId, member),
      };
}
