import { type LaidRevision, type Spot, spotsOn } from '../../../rules/pins';
import { partsOfSheet } from '../../../rules/events';
import type { PinInput } from '../../../__generated__/server/resolvers';
import type { PlanRevisionTable } from '../../database/planTables';
import type { SnagTable } from '../../database/schema';
import { Refusal } from '../../refusal';
import type { EventContext } from '../journal/append';
import type { Trx } from '../../database/engine';
import { happenedUnseen } from '../journal/record';
import { readAffine } from './affine';

/** The columns of a snag's pin. */
export type PinColumns = Pick<SnagTable, 'pin_revision_id' | 'pin_x' | 'pin_y' | 'plan_id'>;

/**
 * The plan of a new pin. A plan of another project is refused like one that does not exist. So is
 * one that was removed, unless the person could not know yet: what was entered offline is kept, and
 * the snag shows no pin.
 */
export async function requirePin(
  trx: Trx,
  moment: EventContext,
  { revisionId, x, y }: PinInput,
): Promise<{ planId: string; code: string }> {
  if (!onSheet(x) || !onSheet(y)) throw new Refusal('BAD_REQUEST', {}, 'pin');
  const plan = await trx
    .selectFrom('plan_revision')
    .innerJoin('plan', 'plan.id', 'plan_revision.plan_id')
    .select(['plan.id', 'plan.code', 'plan.removed_at'])
    .where('plan_revision.id', '=', revisionId)
    .where('plan_revision.project_id', '=', moment.project.id)
    .executeTakeFirst();
  if (
    plan === undefined ||
    (plan.removed_at !== null &&
      !(await happenedUnseen(trx, moment, 'PLAN_REMOVED', { subject_id: plan.id })))
  )
    throw new Refusal('NOT_FOUND', {}, 'pin');
  return { planId: plan.id, code: plan.code };
}

export const onSheet = (part: number): boolean => part >= 0 && part <= 1;

/**
 * The revision that is shown: the newest that is ready, else the newest. Takes them newest first.
 */
export function currentOf(revisions: readonly PlanRevisionTable[]): PlanRevisionTable {
  const [newest] = revisions;
  // A plan is made together with its first revision, and revisions are never deleted.
  if (newest === undefined) throw new Error('A plan without a revision.');
  return revisions.find(({ state }) => state === 'READY') ?? newest;
}

/** Positions of pins on one revision, whichever revision each was set on. */
export function pinSpotsOn(
  shown: PlanRevisionTable,
  revisions: readonly PlanRevisionTable[],
): (pin: Omit<PinColumns, 'plan_id'>) => Spot {
  const spotOf = spotsOn(laid(shown), revisions.map(laid));
  return ({ pin_revision_id, pin_x, pin_y }) =>
    spotOf({
      revisionId: pin_revision_id ?? '',
      x: (pin_x ?? 0) / partsOfSheet,
      y: (pin_y ?? 0) / partsOfSheet,
    });
}

export const laid = (revision: PlanRevisionTable): LaidRevision => ({
  id: revision.id,
  toFirst: readAffine(revision.to_first),
});
