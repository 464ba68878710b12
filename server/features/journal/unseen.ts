import type { EventKind } from '../../../__generated__/server/resolvers';
import type { Moment } from './append';
import type { Trx } from '../../database/engine';

/** Whether this happened to the plan or photo after the device's last cursor: it could not know, so what was entered offline is kept. */
export async function happenedUnseen(trx: Trx, { project, seenSeq }: Moment, kind: EventKind, of: { subject_id: string } | { photo_id: string }): Promise<boolean> {
  if (seenSeq === null) return false;
  const found = await trx
    .selectFrom('told_event')
    .select('seq')
    .where('project_id', '=', project.id)
    .where('seq', '>', seenSeq)
    .where('kind', '=', kind)
    .where((eb) => eb.and(of))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the project once had this thing, by the journal. */
export async function wasRemoved(trx: Trx, projectId: string, kind: 'COMPANY_REMOVED' | 'TRADE_REMOVED', id: string): Promise<boolean> {
  return (await trx.selectFrom('event').select('seq').where('subject_id', '=', id).where('kind', '=', kind).where('project_id', '=', projectId).executeTakeFirst()) !== undefined;
}
