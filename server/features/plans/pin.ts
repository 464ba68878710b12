import { type LaidRevision, type Spot, spotsOn } from '../../../rules/pins';
import { partsOfSheet } from '../../../rules/events';
import type { PinInput } from '../../../__generated__/server/resolvers';
import type { PlanRevisionTable } from '../../database/planTables';
import type { SnagTable } from '../../database/schema';
import { Refusal } from '../../refusal';
import type { Moment } from '../journal/append';
import type { Trx } from '../../database/engine';
import { happenedUnseen } from '../journal/unseen';
import { readAffine } from './affine';

/** What a snag keeps of its pin. */
export type PinColumns = Pick<SnagTable, 'pin_revision_id' | 'pin_x' | 'pin_y' | 'plan_id'>;

/**
 * The plan of a pin that a snag may keep. A plan of another project answers like one that is not there. So does one that was removed,
 * unless the person had not seen that yet: what a device brings along from offline is kept, and the snag shows no pin.
 */
export async function requirePin(trx: Trx, moment: Moment, { revisionId, x, y }: PinInput): Promise<{ planId: string; code: string }> {
  if (!onSheet(x) || !onSheet(y)) throw new Refusal('BAD_REQUEST', {}, 'pin');
  const plan = await trx
    .selectFrom('plan_revision')
    .innerJoin('plan', 'plan.id', 'plan_revision.plan_id')
    .select(['plan.id', 'plan.code', 'plan.removed_at'])
    .where('plan_revision.id', '=', revisionId)
    .where('plan_revision.project_id', '=', moment.project.id)
    .executeTakeFirst();
  if (plan === undefined || (plan.removed_at !== null && !(await happenedUnseen(trx, moment, 'PLAN_REMOVED', { subject_id: plan.id })))) throw new Refusal('NOT_FOUND', {}, 'pin');
  return { planId: plan.id, code: plan.code };
}

export const onSheet = (part: number): boolean => part >= 0 && part <= 1;

/** The revision a plan is looked at on: the newest that can be shown; until there is one, the newest. They come newest first. */
export function currentOf(revisions: readonly PlanRevisionTable[]): PlanRevisionTable {
  const [newest] = revisions;
  // A plan is made together with its first revision, and revisions are never deleted.
  if (newest === undefined) throw new Error('A plan without a revision.');
  return revisions.find(({ state }) => state === 'READY') ?? newest;
}

/** Where pins are on one revision of their plan, whichever revision each was set on. */
export function placesOn(shown: PlanRevisionTable, revisions: readonly PlanRevisionTable[]): (pin: Omit<PinColumns, 'plan_id'>) => Spot {
  const placeOn = spotsOn(laid(shown), revisions.map(laid));
  return ({ pin_revision_id, pin_x, pin_y }) => placeOn({ revisionId: pin_revision_id ?? '', x: (pin_x ?? 0) / partsOfSheet, y: (pin_y ?? 0) / partsOfSheet });
}

export const laid = (revision: PlanRevisionTable): LaidRevision => ({ id: revision.id, toFirst: readAffine(revision.to_first) });
