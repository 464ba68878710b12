import { sql, type Expression, type SqlBool } from 'kysely';
import { lastMessageCount, moveKinds } from '../../../rules/moves';
import { statusesOfTurn } from '../../../rules/shown';
import { searchText } from '../../../rules/snagFilter';
import { dueKey } from '../../../rules/snagOrder';
import { placeKey } from '../../../rules/sortKeys';
import { searchKey } from '../../../rules/text';
import { dropSnagFromSearch, engineOf, indexForSearch, type Handle } from '../../database/engine';
import type { ToldEventTable } from '../../database/journalTables';
import type { PlanRevisionTable } from '../../database/planTables';
import type { LocationTable, ProjectTable, SnagTable } from '../../database/schema';
import { list, memberSeesSnag } from '../../scope';
import { noNews } from '../journal/store';

/** A snag's project, the actor, the journal's number and the time in epoch ms of a change. */
interface Writing {
  project: Pick<ProjectTable, 'code'>;
  viewer: { userId: string };
  seq: number;
  now: number;
}

export const snagByNumber = (db: Handle, projectId: string, number: number) =>
  db
    .selectFrom('snag')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .executeTakeFirst();

export const snagById = (db: Handle, id: string) =>
  db.selectFrom('snag').selectAll().where('id', '=', id).executeTakeFirst();

/** Takes the project's next snag number; numbers are never used again. */
export async function takeNumber(db: Handle, projectId: string): Promise<number> {
  const row = await db
    .updateTable('project')
    .set({ last_number: sql`last_number + 1` })
    .where('id', '=', projectId)
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return row.last_number;
}

/**
 * The number that a snag had before the server was put back to an earlier state, which people have
 * written on walls and in letters; null if another one has it by now.
 */
export async function takeNumberAgain(
  db: Handle,
  project: Pick<ProjectTable, 'id' | 'last_number'>,
  number: number | null,
): Promise<number | null> {
  if (number === null || (await snagByNumber(db, project.id, number)) !== undefined) return null;
  if (number > project.last_number)
    await db
      .updateTable('project')
      .set({ last_number: number })
      .where('id', '=', project.id)
      .execute();
  return number;
}

export async function insertSnag(db: Handle, writing: Writing, snag: SnagTable): Promise<void> {
  const place = await placeOf(db, snag);
  await db
    .insertInto('snag')
    .values({ ...snag, ...keysOf(snag, place), ...newsOf(writing) })
    .execute();
  await passTurns(db, [snag.id]);
  await reindex(db, writing.project, snag);
}

/**
 * Writes the snag as it is after an event; `comment` is what the person says with it. What not every
 * reader of the snag may know of is no news.
 */
export async function updateSnag(
  db: Handle,
  writing: Writing,
  snag: SnagTable,
  { comment = '', isNews = true }: { comment?: string; isNews?: boolean } = {},
): Promise<void> {
  const {
    id,
    project_id: _project,
    number: _number,
    raised_by: _by,
    raised_at: _at,
    ...changed
  } = snag;
  const place = await placeOf(db, snag);
  await db
    .updateTable('snag')
    .set({ ...changed, ...keysOf(snag, place), ...(isNews && newsOf(writing)) })
    .where('id', '=', id)
    .execute();
  await passTurns(db, [id]);
  await reindex(db, writing.project, snag);
  if (comment !== '') await indexComment(db, snag, writing.seq, comment);
}

/**
 * The same of one that a merging has given to another company, once the event of that is written.
 * {@link passTurns} has to follow, once for all.
 */
export async function updateMerged(db: Handle, writing: Writing, snag: SnagTable): Promise<void> {
  const { assignee_id, waiting_since, take_back, version, edited_at } = snag;
  await db
    .updateTable('snag')
    .set({ merged_from: null, assignee_id, waiting_since, take_back, version, edited_at })
    .set(newsOf(writing))
    .set((eb) => ({
      turn_seq: eb
        .case()
        .when('turn', '=', eb.ref('company_id'))
        .then(writing.seq)
        .else(eb.ref('turn_seq'))
        .end(),
    }))
    .where('id', '=', snag.id)
    .execute();
}

/** After something was erased that is in the history of snags. */
export async function touchSnags(db: Handle, snagIds: readonly string[]): Promise<void> {
  await db
    .updateTable('snag')
    .set({ version: sql`version + 1` })
    .where(engineOf(db).among('id', snagIds))
    .execute();
}

/** The same of what it is found by. */
export async function reindexSnag(
  db: Handle,
  project: Pick<ProjectTable, 'code'>,
  snagId: string,
): Promise<void> {
  const snag = await db
    .updateTable('snag')
    .set({ version: sql`version + 1` })
    .where('id', '=', snagId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await dropSnagFromSearch(db, snagId);
  await reindex(db, project, snag);
  for (const { seq, value } of await commentsOf(db, [snagId]))
    await indexComment(db, snag, seq, value);
}

type Place = Pick<LocationTable, 'path_key'> | undefined;

const placeOf = async (db: Handle, snag: SnagTable): Promise<Place> =>
  snag.location_id === null
    ? undefined
    : db
        .selectFrom('location')
        .select('path_key')
        .where('id', '=', snag.location_id)
        .executeTakeFirst();

const keysOf = ({ due_on }: SnagTable, place: Place) => ({
  due_key: dueKey(due_on),
  place_key: placeKey(place?.path_key ?? null),
});

const newsOf = ({ now, seq, viewer }: Writing) => ({
  changed_at: now,
  news_seq: seq,
  news_by: viewer.userId,
});

/** Indexes a snag's own fields for search; its comments are separate parts. */
function reindex(db: Handle, project: Pick<ProjectTable, 'code'>, snag: SnagTable): Promise<void> {
  const text = searchText({
    reference: `${project.code}-${snag.number}`,
    title: snag.title,
    description: snag.description,
    // Found at the location.
    path: null,
    comments: [],
  });
  return indexForSearch(db, { snagId: snag.id, projectId: snag.project_id, part: 0, text });
}

const indexComment = (db: Handle, snag: SnagTable, seq: number, comment: string): Promise<void> =>
  indexForSearch(db, {
    snagId: snag.id,
    projectId: snag.project_id,
    part: seq,
    text: searchKey(comment),
  });

/** What people wrote with the events of snags, oldest first. */
export const commentsOf = (db: Handle, snagIds: readonly string[]) =>
  db
    .selectFrom('event')
    .innerJoin('event_value as said', (join) =>
      join
        .onRef('said.project_id', '=', 'event.project_id')
        .onRef('said.seq', '=', 'event.seq')
        .on('said.name', '=', 'comment'),
    )
    .select(['event.snag_id', 'event.seq', 'said.value'])
    .where('event.snag_id', 'in', snagIds)
    .orderBy('event.seq')
    .execute();

/**
 * The last moves of snags that somebody wrote something with and nobody has taken back, newest
 * first.
 */
export const lastMessagesOf = (db: Handle, snagIds: readonly string[]) =>
  db
    .with('move', (cte) =>
      cte
        .selectFrom('event')
        .select(['project_id', 'seq', 'snag_id'])
        .select((eb) =>
          eb.fn
            .agg<string | null>('lead', ['kind'])
            .over((over) => over.partitionBy('snag_id').orderBy('seq'))
            .as('next'),
        )
        .where('snag_id', 'in', snagIds)
        .where('kind', 'in', moveKinds)
        .where('without_effect', '=', 0),
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('move')
        .innerJoin('event_value as said', (join) =>
          join
            .onRef('said.project_id', '=', 'move.project_id')
            .onRef('said.seq', '=', 'move.seq')
            .on('said.name', '=', 'comment'),
        )
        .select(['move.project_id', 'move.seq'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('move.snag_id').orderBy('move.seq', 'desc'))
            .as('rank'),
        )
        .where('move.next', 'is distinct from', 'SNAG_TAKEN_BACK')
        .where('said.value', '!=', '')
        .as('last'),
    )
    .innerJoin('told_event', (join) =>
      join
        .onRef('told_event.project_id', '=', 'last.project_id')
        .onRef('told_event.seq', '=', 'last.seq'),
    )
    .selectAll('told_event')
    .where('last.rank', '<=', lastMessageCount)
    .orderBy('last.seq', 'desc')
    .execute();

/** Evidence since the snag was last opened. */
export async function countEvidence(
  db: Handle,
  snag: Pick<SnagTable, 'id' | 'opened_seq'>,
): Promise<number> {
  const row = await db
    .selectFrom('photo')
    .where('snag_id', '=', snag.id)
    .where('kind', '=', 'EVIDENCE')
    .where('removed_at', 'is', null)
    .where('seq', '>', snag.opened_seq)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
}

/** The last event that changed the snag's status. */
export const lastMove = (db: Handle, snagId: string) =>
  db
    .selectFrom('event')
    .where('snag_id', '=', snagId)
    .where('without_effect', '=', 0)
    .where('event.kind', 'in', moveKinds)
    .orderBy('event.seq', 'desc')
    .select(['event.kind', 'event.seq', 'event.actor_id'])
    .executeTakeFirst();

/** What somebody else did last to the event's snag before it. */
export const lastByOthers = (
  db: Handle,
  { snag_id, seq, actor_id }: Pick<ToldEventTable, 'snag_id' | 'seq' | 'actor_id'>,
) =>
  db
    .selectFrom('event')
    .where('snag_id', '=', snag_id)
    .where('seq', '<', seq)
    .where('actor_id', '!=', actor_id)
    .where('kind', 'not in', ['SNAG_RAISED', ...noNews])
    .orderBy('seq', 'desc')
    .select('actor_id')
    .limit(1)
    .executeTakeFirst();

/** They set the same fields. */
const edits: readonly string[] = ['SNAG_EDITED', 'SNAG_COSTED'];

/**
 * Events like this one on its snag that happened later but arrived before; latest first.
 */
export const doneLater = (
  db: Handle,
  {
    snag_id,
    kind,
    seq,
    occurred_at,
  }: Pick<ToldEventTable, 'snag_id' | 'kind' | 'seq' | 'occurred_at'>,
) =>
  db
    .selectFrom('told_event')
    .where('told_event.snag_id', '=', snag_id)
    .where('told_event.kind', 'in', edits.includes(kind) ? edits : [kind])
    .where('told_event.seq', '<', seq)
    .where('told_event.occurred_at', '>', occurred_at)
    .orderBy('told_event.occurred_at', 'desc')
    .orderBy('told_event.seq', 'desc')
    .select([
      'told_event.actor_id',
      'told_event.photo_id',
      'told_event.kind',
      'told_event.changes',
      'told_event.content',
    ])
    .execute();

/**
 * Snags of the same trade, in the same location or on the same plan, that others raised after
 * `seenSeq` and before the event; latest first, with who raised them.
 */
export const raisedBetween = (
  db: Handle,
  { project_id, seq, actor_id }: Pick<ToldEventTable, 'project_id' | 'seq' | 'actor_id'>,
  seenSeq: number,
  snag: SnagTable,
) =>
  db
    .selectFrom('event')
    .innerJoin('snag', 'snag.id', 'event.snag_id')
    .where('event.project_id', '=', project_id)
    .where('event.seq', '>', seenSeq)
    .where('event.seq', '<', seq)
    .where('event.kind', '=', 'SNAG_RAISED')
    .where('event.actor_id', 'is distinct from', actor_id)
    .where((eb) =>
      eb.or([eb('snag.location_id', '=', snag.location_id), eb('snag.plan_id', '=', snag.plan_id)]),
    )
    .orderBy('event.seq', 'desc')
    .selectAll('snag')
    .select(['event.receipt', 'event.actor_id as raiser'])
    .execute();

/** Whether somebody else removed the event's photo after `seenSeq` and before the event. */
export async function photoRemovedBetween(
  db: Handle,
  {
    snag_id,
    seq,
    photo_id,
    actor_id,
  }: Pick<ToldEventTable, 'snag_id' | 'seq' | 'photo_id' | 'actor_id'>,
  seenSeq: number,
): Promise<boolean> {
  const removals = db
    .selectFrom('told_event')
    .select('seq')
    .where('snag_id', '=', snag_id)
    .where('kind', '=', 'PHOTO_REMOVED')
    .where('photo_id', '=', photo_id);
  return (
    (await removals
      .where('seq', '>', seenSeq)
      .where('seq', '<', seq)
      .where('actor_id', '!=', actor_id)
      .executeTakeFirst()) !== undefined
  );
}

/** Whether the plan on which the snag has its pin was removed. */
export async function isPlanRemoved(db: Handle, planId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('plan')
      .select('id')
      .where('id', '=', planId)
      .where('removed_at', 'is not', null)
      .executeTakeFirst()) !== undefined
  );
}

/**
 * The revision of a plan that was added last before the event `seq`, without those that cannot be
 * drawn.
 */
export const newestSheet = (
  db: Handle,
  planId: string,
  seq: number,
): Promise<Pick<PlanRevisionTable, 'id' | 'seq' | 'label' | 'aligned'> | undefined> =>
  db
    .selectFrom('plan_revision')
    .select(['id', 'seq', 'label', 'aligned'])
    .where('plan_id', '=', planId)
    .where('seq', '<', seq)
    .where('state', '!=', 'FAILED')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The snag's status and company after the event `seq`; undefined if it did not exist yet. */
export const snagAt = (db: Handle, snagId: string, seq: number) =>
  db
    .selectFrom('event')
    .select(['status_after', 'company_after'])
    .where('snag_id', '=', snagId)
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether somebody moved the snag after `seq`. */
export const movedAfter = async (db: Handle, snagId: string, seq: number): Promise<boolean> =>
  ((await lastMove(db, snagId))?.seq ?? 0) > seq;

/** Whether anything happened to the snag after `seq`. */
export async function happenedAfter(db: Handle, snagId: string, seq: number): Promise<boolean> {
  const row = await db
    .selectFrom('event')
    .select('seq')
    .where('snag_id', '=', snagId)
    .where('seq', '>', seq)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Who has to act next on a snag, as one text for an index: the assignee while they are a member who
 * sees it; else the company that fixes it. Used only to find what waits for a person; visibility is
 * checked separately.
 */
const turn = sql<string>`case
  when status in (${list(statusesOfTurn('INSPECTOR'))}) then 'INSPECTOR'
  when status not in (${list(statusesOfTurn('WORK'))}) then ''
  when exists (select 1 from member where member.project_id = snag.project_id and member.user_id = snag.assignee_id
    and ${memberSeesSnag}) then assignee_id
  else coalesce(company_id, '') end`;

/** After an event changed each of these snags. */
export async function passTurns(db: Handle, snagIds: readonly string[]): Promise<void> {
  await db
    .updateTable('snag')
    .set((eb) => ({ turn, turn_seq: eb.ref('news_seq') }))
    .where(engineOf(db).among('id', snagIds))
    .where(turnsOver())
    .execute();
}

/**
 * After the event `seq` changed a membership: the person's assigned snags then wait for their
 * company, or for them again.
 */
export async function passTurnsOf(
  db: Handle,
  { seq, actorId, ...whom }: { seq: number; actorId: string; projectId: string; userId: string },
): Promise<void> {
  await db
    .updateTable('snag')
    .set({ turn, turn_seq: seq, news_seq: seq, news_by: actorId })
    .where('project_id', '=', whom.projectId)
    .where('assignee_id', '=', whom.userId)
    .where(turnsOver())
    .execute();
}

const turnsOver = (): Expression<SqlBool> => sql<SqlBool>`turn <> ${turn}`;
