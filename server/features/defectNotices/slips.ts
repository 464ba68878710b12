import type { Handle } from '../../database/engine';
import type { NoticeSlipTable } from '../../database/defectNoticeTables';

/** Of these notices, the newest first. */
export const slipsOf = (db: Handle, noticeIds: readonly string[]): Promise<NoticeSlipTable[]> =>
  db
    .selectFrom('notice_slip')
    .selectAll()
    .where('notice_id', 'in', noticeIds)
    .orderBy('seq', 'desc')
    .execute();

/** Which of these keys of photos a slip has. */
export async function knownSlipKeys(db: Handle, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('notice_slip')
    .select('file_key')
    .where('file_key', 'in', keys)
    .execute();
  return rows.flatMap(({ file_key: key }) => key ?? []);
}

/** The photos of slips that are to be deleted with their project. */
export async function filesOfSlips(db: Handle, projectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('notice_slip')
    .select('file_key')
    .where('project_id', '=', projectId)
    .execute();
  return rows.flatMap(({ file_key: key }) => key ?? []);
}
