import type { Handle } from '../../database/engine';
import type { MemberTable } from '../../database/schema';
import { memberScope, snagInScope } from '../../scope';

/** Number of photos for an average. */
const most = 40;

/** The files of the latest photos that a member sees and that have their pictures. */
export async function latestKeys(db: Handle, member: MemberTable): Promise<string[]> {
  const rows = await db
    .selectFrom('photo')
    .select('photo.file_key')
    .where('photo.project_id', '=', member.project_id)
    .where('photo.state', '=', 'READY')
    .where('photo.removed_at', 'is', null)
    .where('photo.erased_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('snag')
          .select('snag.id')
          .whereRef('snag.id', '=', 'photo.snag_id')
          .where((inner) => inner.and(snagInScope(inner, memberScope(member)))),
      ),
    )
    .orderBy('photo.seq', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ file_key: key }) => key);
}
