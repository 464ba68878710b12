import { sql } from 'kysely';
import { may } from '../../../rules/rights';
import type { Handle, Trx } from '../../database/engine';
import type { SavedViewTable } from '../../database/personTables';
import type { MemberTable } from '../../database/schema';
import { memberScope } from '../../scope';

export const viewById = (db: Handle, id: string) =>
  db.selectFrom('saved_view').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * The member's own saved views; for members who see all snags of the project also those that others
 * share.
 */
export const viewsFor = (db: Handle, member: MemberTable) =>
  db
    .selectFrom('saved_view')
    .selectAll()
    .where('project_id', '=', member.project_id)
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', member.user_id),
        ...(memberScope(member).kind === 'ALL' ? [eb('shared', '=', 1)] : []),
      ]),
    )
    .orderBy('sort_key')
    .orderBy('id')
    .execute();

export async function countViews(db: Handle, projectId: string, ownerId: string): Promise<number> {
  const { n } = await db
    .selectFrom('saved_view')
    .where('project_id', '=', projectId)
    .where('owner_id', '=', ownerId)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** A saved view is its owner's; one that is shared is for all to whom the whole list is shown. */
export const sharesView = (member: MemberTable | null, view: SavedViewTable): boolean =>
  member !== null &&
  (view.owner_id === member.user_id || (view.shared === 1 && memberScope(member).kind === 'ALL'));

/** Of those that are shared with the member. */
export const changesView = (member: MemberTable, view: SavedViewTable): boolean =>
  view.owner_id === member.user_id || may(member, 'changeOthersViews');

/** Lets views that name a company name another one. */
export async function nameInViews(
  trx: Trx,
  projectId: string,
  companyId: string,
  insteadId: string,
): Promise<void> {
  const search = sql<string>`replace(search, ${companyId}, ${insteadId})`;
  await trx
    .updateTable('saved_view')
    .set({ search })
    .where('project_id', '=', projectId)
    .where('search', 'like', `%${companyId}%`)
    .execute();
}
