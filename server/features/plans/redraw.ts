import type { MutationRedrawPlanRevisionArgs } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import { type Recorded, record } from '../journal/record';
import { requirePlan, requireRevision } from './plan';

/** Puts a revision that could not be drawn back into the queue: its file is kept, and what went wrong may have been the machine's fault. */
export async function redrawPlanRevision(context: Context, { input }: MutationRedrawPlanRevisionArgs): Promise<Recorded> {
  const recorded = await record(
    context,
    {
      mutation: 'redrawPlanRevision',
      input,
      content: input,
      projectOf: async (trx) => (await requireRevision(trx, input.revisionId)).project_id,
      about: input.revisionId,
    },
    async (trx) => {
      const revision = await requireRevision(trx, input.revisionId);
      const plan = await requirePlan(trx, revision.plan_id);
      await trx.updateTable('plan_revision').set({ state: 'QUEUED', failure: null }).where('id', '=', revision.id).where('state', '=', 'FAILED').execute();
      return { kind: 'PLAN_REDRAW_ASKED', subjectId: plan.id, changes: [{ field: 'revision', from: null, to: revision.label }] };
    },
  );
  context.services.planDrawing.wake();
  return recorded;
}
