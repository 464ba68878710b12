import { sql } from 'kysely';
import { searchText } from '../../../rules/snagFilter';
import { dueKey } from '../../../rules/snagOrder';
import { placeKey } from '../../../rules/sortKeys';
import { moveKinds } from '../../../rules/moves';
import { type Handle, indexForSearch } from '../../database/engine';
import type { LocationTable, ProjectTable, SnagTable } from '../../database/schema';
import { passTurn } from './turn';

/** The project of a snag, who writes it with which number of the journal, and when, in epoch ms. */
interface Writing {
  project: Pick<ProjectTable, 'code'>;
  viewer: { userId: string };
  seq: number;
  now: number;
}

export const snagByNumber = (db: Handle, projectId: string, number: number) =>
  db.selectFrom('snag').selectAll().where('project_id', '=', projectId).where('number', '=', number).executeTakeFirst();

export const snagById = (db: Handle, id: string) => db.selectFrom('snag').selectAll().where('id', '=', id).executeTakeFirst();

/** Gives the project's next number; numbers are never used again. */
export async function takeNumber(db: Handle, projectId: string): Promise<number> {
  const row = await db
    .updateTable('project')
    .set({ last_number: sql`last_number + 1` })
    .where('id', '=', projectId)
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return row.last_number;
}

export async function insertSnag(db: Handle, writing: Writing, snag: SnagTable): Promise<void> {
  const place = await placeOf(db, snag);
  await db.insertInto('snag').values({ ...snag, ...keysOf(snag, place), ...newsOf(writing) }).execute();
  await passTurn(db, writing.seq, snag.id);
  await reindex(db, writing.project, snag, place);
}

/** Writes the snag as it is after an event; `comment` is what the person says with it. */
export async function updateSnag(db: Handle, writing: Writing, snag: SnagTable, comment = ''): Promise<void> {
  const { id, project_id: _project, number: _number, raised_by: _by, raised_at: _at, ...changed } = snag;
  const place = await placeOf(db, snag);
  await db.updateTable('snag').set({ ...changed, ...keysOf(snag, place), ...newsOf(writing) }).where('id', '=', id).execute();
  await passTurn(db, writing.seq, id);
  await reindex(db, writing.project, snag, place, comment);
}

/** Makes a snag findable by what is there now, after something of it was erased. */
export async function reindexSnag(db: Handle, project: Pick<ProjectTable, 'code'>, snagId: string): Promise<void> {
  const snag = await db.updateTable('snag').set({ version: sql`version + 1` }).where('id', '=', snagId).returningAll().executeTakeFirstOrThrow();
  await reindex(db, project, snag, await placeOf(db, snag));
}

/** Makes the snags of these places stand and be findable where the places are now. */
export async function reindexPlaces(db: Handle, project: Pick<ProjectTable, 'code'>, locationIds: readonly string[]): Promise<void> {
  for (const snag of await db.selectFrom('snag').selectAll().where('location_id', 'in', locationIds).execute()) {
    const place = await placeOf(db, snag);
    await db.updateTable('snag').set(keysOf(snag, place)).where('id', '=', snag.id).execute();
    await reindex(db, project, snag, place);
  }
}

type Place = Pick<LocationTable, 'path' | 'path_key'> | undefined;

const placeOf = async (db: Handle, snag: SnagTable): Promise<Place> =>
  snag.location_id === null ? undefined : db.selectFrom('location').select(['path', 'path_key']).where('id', '=', snag.location_id).executeTakeFirst();

const keysOf = ({ due_on }: SnagTable, place: Place) => ({ due_key: dueKey(due_on), place_key: placeKey(place?.path_key ?? null) });

const newsOf = ({ now, seq, viewer }: Writing) => ({ changed_at: now, news_seq: seq, news_by: viewer.userId });

/** `comment` is not in the journal yet; those before it are. */
async function reindex(db: Handle, project: Pick<ProjectTable, 'code'>, snag: SnagTable, place: Place, comment = ''): Promise<void> {
  const said = await db
    .selectFrom('event')
    .innerJoin('event_value as said', (join) => join.onRef('said.project_id', '=', 'event.project_id').onRef('said.seq', '=', 'event.seq').on('said.name', '=', 'comment'))
    .select('said.value')
    .where('snag_id', '=', snag.id)
    .orderBy('event.seq')
    .execute();
  const comments = [...said.map(({ value }) => value), comment];
  const text = searchText({ reference: `${project.code}-${snag.number}`, title: snag.title, description: snag.description, path: place?.path ?? null, comments });
  await indexForSearch(db, { id: snag.id, projectId: snag.project_id, text });
}

/** Evidence since the snag was last opened. */
export async function countEvidence(db: Handle, snag: Pick<SnagTable, 'id' | 'opened_seq'>): Promise<number> {
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

/** The last event that changed the snag's status, with the name of who did it. */
export const lastMove = (db: Handle, snagId: string) =>
  db
    .selectFrom('event')
    .leftJoin('user', 'user.id', 'event.actor_id')
    .leftJoin('named_actor', 'named_actor.id', 'event.actor_id')
    .where('snag_id', '=', snagId)
    .where('without_effect', '=', 0)
    .where('event.kind', 'in', moveKinds)
    .orderBy('event.seq', 'desc')
    .select((eb) => ['event.kind', 'event.seq', eb.fn('nullif', [eb.fn.coalesce('user.name', 'named_actor.name'), eb.val('')]).$castTo<string | null>().as('name')])
    .executeTakeFirst();

/** Whose snag it was after the event `seq`; null if it was nobody's or not there yet. */
export async function companyAt(db: Handle, snagId: string, seq: number): Promise<string | null> {
  const row = await db
    .selectFrom('event')
    .select('company_after')
    .where('snag_id', '=', snagId)
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.company_after ?? null;
}

/** Whether somebody moved the snag after `seq`. */
export const movedAfter = async (db: Handle, snagId: string, seq: number): Promise<boolean> => ((await lastMove(db, snagId))?.seq ?? 0) > seq;

/** Whether anything happened to the snag after `seq`. */
export async function happenedAfter(db: Handle, snagId: string, seq: number): Promise<boolean> {
  const row = await db.selectFrom('event').select('seq').where('snag_id', '=', snagId).where('seq', '>', seq).limit(1).executeTakeFirst();
  return row !== undefined;
}
