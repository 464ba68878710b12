import type { Handle, Trx } from '../../database/engine';
import type { SnagTable } from '../../database/schema';
import { sharesSnag } from '../../permissions';
import { Refusal } from '../../refusal';
import type { EventContext } from '../journal/append';
import { snagAt, snagById } from './store';

// The snag of a mutation. One that the person may not see is refused like one that does not exist.

export async function requireSnag(trx: Trx, snagId: string): Promise<SnagTable> {
  const snag = await snagById(trx, snagId);
  if (snag === undefined) throw new Refusal('NOT_FOUND');
  return snag;
}

/** For what decides by the present: the person must see the snag now. */
export function requireShared(moment: EventContext, snag: SnagTable): SnagTable {
  if (!sharesSnag(moment.member, snag)) throw new Refusal('NOT_FOUND');
  return snag;
}

type Seer = Pick<EventContext, 'seenSeq' | 'member'>;

/** Whether the person sees the snag, or saw it at their last cursor before they were offline. */
export async function seesOrSaw(
  db: Handle,
  { seenSeq, member }: Seer,
  snag: SnagTable,
): Promise<boolean> {
  if (sharesSnag(member, snag)) return true;
  if (seenSeq === null) return false;
  const then = (await snagAt(db, snag.id, seenSeq))?.company_after ?? null;
  return then !== null && sharesSnag(member, { company_id: then, location_id: null });
}

/**
 * For what is kept although it comes late, such as photos and comments: the person must see the
 * snag, or have seen it when they entered it.
 */
export async function requireSharedThen(
  trx: Trx,
  moment: EventContext,
  snag: SnagTable,
): Promise<SnagTable> {
  if (!(await seesOrSaw(trx, moment, snag))) throw new Refusal('NOT_FOUND');
  return snag;
}
