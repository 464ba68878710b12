import type { Handle, Trx } from '../../database/engine';
import type { BcfTopicTable } from '../../database/importTables';
import { idOfForeign, idOfUuid } from '../../ids';

/**
 * The snags of topics by their Guids: those that a file was imported with, and those that were
 * raised here. A topic that comes for the first time has the id that it will have for good.
 */
export async function snagIdsOf(
  db: Handle,
  projectId: string,
  guids: readonly string[],
): Promise<Map<string, string>> {
  if (guids.length === 0) return new Map();
  const [known, ours] = await Promise.all([
    db
      .selectFrom('bcf_topic')
      .select(['guid', 'snag_id'])
      .where('project_id', '=', projectId)
      .where('guid', 'in', guids)
      .execute(),
    db
      .selectFrom('snag')
      .select('id')
      .where('project_id', '=', projectId)
      .where('id', 'in', [
        '',
        ...guids.map((guid) => idOfUuid('snag', guid)).filter((id) => id !== null),
      ])
      .execute(),
  ]);
  const byGuid = new Map(known.map(({ guid, snag_id }) => [guid, snag_id]));
  const there = new Set(ours.map(({ id }) => id));
  return new Map(
    guids.map((guid) => {
      const own = idOfUuid('snag', guid) ?? '';
      return [
        guid,
        byGuid.get(guid) ??
          (there.has(own) ? own : idOfForeign('snag', projectId, { topic: guid })),
      ];
    }),
  );
}

export const topicBy = (db: Handle, projectId: string, guid: string) =>
  db
    .selectFrom('bcf_topic')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('guid', '=', guid)
    .executeTakeFirst();

export const topicOfSnag = (db: Handle, snagId: string) =>
  db.selectFrom('bcf_topic').selectAll().where('snag_id', '=', snagId).executeTakeFirst();

/** The snag of a topic stays the same for good; what is kept of its files is the newest. */
export async function keepTopic(
  trx: Trx,
  row: Pick<BcfTopicTable, 'project_id' | 'guid' | 'snag_id' | 'kept'>,
): Promise<void> {
  const snag = await trx
    .selectFrom('snag')
    .select('changed_at')
    .where('id', '=', row.snag_id)
    .executeTakeFirst();
  const values = { kept: row.kept, changed_at: snag?.changed_at ?? 0 };
  await trx
    .insertInto('bcf_topic')
    .values({ ...row, ...values })
    .onConflict((conflict) => conflict.columns(['project_id', 'guid']).doUpdateSet(values))
    .execute();
}

/**
 * When a person last changed a snag, by the server's clock; null if there is none, or its import
 * was undone.
 */
export async function changedAtOf(db: Handle, snagId: string): Promise<number | null> {
  const snag = await db
    .selectFrom('snag')
    .select('changed_at')
    .where('id', '=', snagId)
    .where('import_undone', '=', 0)
    .executeTakeFirst();
  return snag?.changed_at ?? null;
}

/** Which of these events and photos a snag has, removed photos too. */
export async function thereOf(
  db: Handle,
  snagId: string,
  { events, photos }: { events: readonly string[]; photos: readonly string[] },
): Promise<ReadonlySet<string>> {
  const [said, shown] = await Promise.all([
    events.length === 0
      ? []
      : db
          .selectFrom('event')
          .select('id')
          .where('snag_id', '=', snagId)
          .where('id', 'in', events)
          .execute(),
    photos.length === 0
      ? []
      : db
          .selectFrom('photo')
          .select('id')
          .where('snag_id', '=', snagId)
          .where('id', 'in', photos)
          .execute(),
  ]);
  return new Set([...said, ...shown].map(({ id }) => id));
}

/** Lets go of what is kept of files, because something that it may say was erased. */
export const forgetKept = (
  trx: Trx,
  of: { projectIds: readonly string[] } | { snagId: string },
): Promise<unknown> =>
  trx
    .updateTable('bcf_topic')
    .set({ kept: null })
    .$if('projectIds' in of, (query) =>
      query.where('project_id', 'in', 'projectIds' in of ? [...of.projectIds, ''] : ['']),
    )
    .$if('snagId' in of, (query) => query.where('snag_id', '=', 'snagId' in of ? of.snagId : ''))
    .execute();

/** What people said in what they did to a snag, the oldest first, edits too. */
export const commentsOfSnag = (db: Handle, snagId: string) =>
  db
    .selectFrom('told_event')
    .select(['id', 'subject_id', 'kind', 'actor_id', 'occurred_at', 'comment'])
    .where('snag_id', '=', snagId)
    .where('comment', 'is not', null)
    .orderBy('seq')
    .execute();

/** Who changed a snag last. */
export async function changerOf(db: Handle, snagId: string): Promise<string | null> {
  const snag = await db
    .selectFrom('snag')
    .select('news_by')
    .where('id', '=', snagId)
    .executeTakeFirst();
  return snag?.news_by ?? null;
}
