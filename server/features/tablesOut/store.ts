import type { Handle } from '../../database/engine';
import type { SnagRow } from '../../graphql/mappers';

/** How many photos snags show, and how many of them are evidence. */
export const photoCounts = (db: Handle, snagIds: readonly string[]) =>
  db
    .selectFrom('photo')
    .where('snag_id', 'in', snagIds)
    .where('removed_at', 'is', null)
    .select((eb) => [
      'snag_id',
      eb.fn.countAll<number>().as('photos'),
      eb.fn.countAll<number>().filterWhere('kind', '=', 'EVIDENCE').as('evidence'),
    ])
    .groupBy('snag_id')
    .execute();

/** How often somebody wrote something with snags. A comment that was edited is one. */
export const commentCounts = (db: Handle, snagIds: readonly string[]) =>
  db
    .selectFrom('event')
    .innerJoin('event_value as said', (join) =>
      join
        .onRef('said.project_id', '=', 'event.project_id')
        .onRef('said.seq', '=', 'event.seq')
        .on('said.name', '=', 'comment'),
    )
    .where('event.snag_id', 'in', snagIds)
    .where('event.kind', '<>', 'COMMENT_EDITED')
    .select((eb) => ['event.snag_id', eb.fn.countAll<number>().as('comments')])
    .groupBy('event.snag_id')
    .execute();

/** A part of a project's locations in the order of their paths, without removed ones. */
export const locationsAfter = (
  db: Handle,
  projectId: string,
  after: { path_key: string; id: string } | null,
  limit: number,
) =>
  db
    .selectFrom('location')
    .select(['id', 'path', 'path_key', 'archived_at'])
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('path_key', 'id'), '>', eb.tuple(after?.path_key ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('path_key')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Which companies the trades of a project are given to, with the names of the trades. */
export const tradesOfCompanies = (db: Handle, projectId: string) =>
  db
    .selectFrom('trade')
    .select(['name', 'default_company_id'])
    .where('project_id', '=', projectId)
    .where('default_company_id', 'is not', null)
    .orderBy('sort_key')
    .execute();

export interface ChangedSnag {
  id: string;
  number: number;
}

/**
 * The snags that events after this number are about, but for events of hidden kinds, in the order of
 * their numbers.
 */
export const snagsChangedAfter = (
  db: Handle,
  projectId: string,
  { seq, hidden }: { seq: number; hidden: readonly string[] },
): Promise<ChangedSnag[]> =>
  db
    .selectFrom('event')
    .innerJoin('snag', 'snag.id', 'event.snag_id')
    .where('event.project_id', '=', projectId)
    .where('event.seq', '>', seq)
    .$if(hidden.length > 0, (query) => query.where('event.kind', 'not in', hidden))
    .select(['snag.id', 'snag.number'])
    .distinct()
    .orderBy('snag.number')
    .execute();

/** The next of these behind a number, as they are now. */
export async function snagsAmong(
  db: Handle,
  all: readonly ChangedSnag[],
  after: number,
  limit: number,
): Promise<SnagRow[]> {
  const next = all.filter(({ number }) => number > after).slice(0, limit);
  if (next.length === 0) return [];
  return db
    .selectFrom('snag')
    .selectAll()
    .where(
      'id',
      'in',
      next.map(({ id }) => id),
    )
    .orderBy('number')
    .execute();
}
