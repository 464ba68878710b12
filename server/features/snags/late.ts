import type { Handle, Trx } from '../../database/engine';
import type { SnagTable } from '../../database/schema';
import { sharesSnag } from '../../permissions';
import { Refusal } from '../../refusal';
import type { Moment } from '../journal/append';
import { companyAt } from './store';

type Seer = Pick<Moment, 'seenSeq' | 'member'>;

/** Whether the person sees the snag, or saw it at their last cursor before they were offline. */
export async function seesOrSaw(db: Handle, { seenSeq, member }: Seer, snag: SnagTable): Promise<boolean> {
  if (sharesSnag(member, snag.company_id)) return true;
  if (seenSeq === null) return false;
  const then = await companyAt(db, snag.id, seenSeq);
  return then !== null && sharesSnag(member, then);
}

/** Photos and comments of a person who could see the snag are kept, even if it went to another company since. */
export async function requireSharedThen(trx: Trx, moment: Moment, snag: SnagTable): Promise<SnagTable> {
  if (!(await seesOrSaw(trx, moment, snag))) throw new Refusal('NOT_FOUND');
  return snag;
}
