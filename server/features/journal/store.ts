import { sql } from 'kysely';
import type { Handle } from '../../database/engine';
import type { Change, ToldEventTable } from '../../database/journalTables';
import { readCommitments, valueNames } from './chain';

/** Events of the server that the history does not show. */
export const silent = ['PHOTO_RENDERED'];

/** With what not everybody may know of, so that it is news to nobody. */
export const noNews = [...silent, 'SNAG_COSTED'];

/** A page of a snag's history, oldest first; one row more than `first` if there is a next page. */
export const historyPage = (db: Handle, snagId: string, page: FirstPage & { afterSeq: number }) =>
  db
    .selectFrom('told_event')
    .selectAll()
    .where('snag_id', '=', snagId)
    .where('seq', '>', page.afterSeq)
    .where('kind', 'not in', [...silent, ...page.without])
    .orderBy('seq')
    .limit(page.first + 1)
    .execute();

export interface FirstPage {
  readonly first: number;
  /** The kinds that its reader may not know of. */
  readonly without: readonly string[];
}

/** The first pages of several histories at once, as `historyPage` reads one. */
export const firstEvents = (
  db: Handle,
  snagIds: readonly string[],
  { first, without }: FirstPage,
) =>
  db
    .selectFrom(
      db
        .selectFrom('event')
        .select((eb) => [
          'project_id',
          'seq',
          eb.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('snag_id').orderBy('seq'))
            .as('rank'),
        ])
        .where('snag_id', 'in', snagIds)
        .where('kind', 'not in', [...silent, ...without])
        .as('page'),
    )
    .innerJoin('told_event', (join) =>
      join
        .onRef('told_event.project_id', '=', 'page.project_id')
        .onRef('told_event.seq', '=', 'page.seq'),
    )
    .selectAll('told_event')
    .where('page.rank', '<=', first + 1)
    .orderBy('page.seq')
    .execute();

/** The next events of a project, in their order. */
export const eventsAfter = (db: Handle, projectId: string, afterSeq: number, limit: number) =>
  db
    .selectFrom('told_event')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('seq', '>', afterSeq)
    .orderBy('seq')
    .limit(limit)
    .execute();

/** When the last event of any project was recorded, in epoch ms. */
export async function lastRecordedAt(db: Handle): Promise<number> {
  const last = db
    .selectFrom('project')
    .innerJoin('event', (join) =>
      join.onRef('event.project_id', '=', 'project.id').onRef('event.seq', '=', 'project.last_seq'),
    );
  return (
    (await last.select((eb) => eb.fn.max('event.recorded_at').as('at')).executeTakeFirst())?.at ?? 0
  );
}

/** Which of these events the person has in the project's journal. */
export async function eventsOf(
  db: Handle,
  projectId: string,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('event')
    .select('id')
    .where('id', 'in', ids)
    .where('project_id', '=', projectId)
    .where('actor_id', '=', userId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The edits of comments that changed the text, the last one last. */
export const editsOf = (db: Handle, commentIds: readonly string[]) =>
  db
    .selectFrom('told_event')
    .selectAll()
    .where('kind', '=', 'COMMENT_EDITED')
    .where('subject_id', 'in', commentIds)
    .where('without_effect', '=', 0)
    .orderBy('seq')
    .execute();

/** The files of events, with the id of the event, in their order. */
export const filesOf = (db: Handle, eventIds: readonly string[]) =>
  db
    .selectFrom('event')
    .innerJoin('event_file', (join) =>
      join
        .onRef('event_file.project_id', '=', 'event.project_id')
        .onRef('event_file.seq', '=', 'event.seq'),
    )
    .selectAll('event_file')
    .select('event.id as event_id')
    .where('event.id', 'in', eventIds)
    .orderBy('event_file.position')
    .execute();

/** Events of a project by their numbers. */
export const eventsAt = async (db: Handle, projectId: string, seqs: readonly number[]) =>
  seqs.length === 0
    ? []
    : db
        .selectFrom('told_event')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('seq', 'in', seqs)
        .orderBy('seq')
        .execute();

/** Whether a value of the event was erased. */
export const isRedacted = (event: ToldEventTable): boolean =>
  readCommitments(event).some(([name]) =>
    valueNames.some((known) => known === name && event[known] === null),
  );

// Written by `append`.
export const changesOf = ({ changes }: ToldEventTable): Change[] =>
  changes === null ? [] : (JSON.parse(changes) as Change[]);

/** Of an event about locations: those that it is about. */
export function locationsOf({ kind, subject_id: subjectId, content }: ToldEventTable): string[] {
  if (kind === 'LOCATIONS_ADDED') {
    // Written by `append` from the input; null if it was erased.
    const { sent } = JSON.parse(content ?? '{}') as { sent?: { locations?: { id: string }[] } };
    return (sent?.locations ?? []).map(({ id }) => id);
  }
  return subjectId === null ? [] : [subjectId];
}

/**
 * Where a snag was before an event, as whoever raised it or edited it last before had sent it;
 * undefined where that was erased.
 */
export async function locationBefore(
  db: Handle,
  { project_id, snag_id, seq }: Pick<ToldEventTable, 'project_id' | 'snag_id' | 'seq'>,
): Promise<string | null | undefined> {
  const rows = await db
    .selectFrom('told_event')
    .select('content')
    .where('project_id', '=', project_id)
    .where('snag_id', '=', snag_id)
    .where('seq', '<', seq)
    .where('kind', 'in', ['SNAG_RAISED', 'SNAG_EDITED'])
    .orderBy('seq', 'desc')
    .execute();
  for (const { content } of rows) {
    if (content === null) return undefined;
    // Written by `append`.
    const { sent } = JSON.parse(content) as { sent?: { locationId?: string | null } };
    if (sent?.locationId !== undefined) return sent.locationId;
  }
  return null;
}

/** Whether a location is one of these or below one, also where it was removed since. */
export async function isBelow(
  db: Handle,
  locationId: string,
  above: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`with recursive up (id, parent_id) as (
    select id, parent_id from location where id = ${locationId}
    union all select location.id, location.parent_id from location join up on location.id = up.parent_id)
    select id from up`.execute(db);
  return rows.some(({ id }) => above.includes(id));
}
