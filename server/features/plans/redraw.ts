import type { MutationRedrawPlanRevisionArgs } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import { addJob } from '../../jobs';
import type { Recorded } from '../journal/record';
import { recordOnRevision } from './revision';

/** Puts a revision that could not be drawn back into the queue: its file is kept, and what went wrong may have been the machine's fault. */
export async function redrawPlanRevision(context: Context, { input }: MutationRedrawPlanRevisionArgs): Promise<Recorded> {
  const recorded = await recordOnRevision(context, 'redrawPlanRevision', input, async (trx, revision, plan) => {
    const { numUpdatedRows } = await trx.updateTable('plan_revision').set({ state: 'QUEUED', failure: null }).where('id', '=', revision.id).where('state', '=', 'FAILED').executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await addJob(trx, 'DRAW_SHEET', revision.id);
    return { kind: 'PLAN_REDRAW_ASKED', subjectId: plan.id, changes: [{ field: 'revision', from: null, to: revision.label }] };
  });
  context.services.jobs.wake('DRAW_SHEET');
  return recorded;
}
