import type { Context } from '../../context';
import type { PlanRevisionTable, PlanTable } from '../../database/planTables';
import type { NewEvent } from '../journal/append';
import { type EventInput, record, type Recorded, type Trx } from '../journal/record';
import { requirePlan, requireRevision } from './plan';

type Work = (trx: Trx, revision: PlanRevisionTable, plan: PlanTable) => Promise<NewEvent>;

/** Writes an event about a revision of a plan that still stands. */
export function recordOnRevision(context: Context, mutation: 'alignPlanRevision' | 'redrawPlanRevision', input: EventInput & { revisionId: string }, work: Work): Promise<Recorded> {
  return record(
    context,
    { mutation, input, content: input, projectOf: async (trx) => (await requireRevision(trx, input.revisionId)).project_id, about: input.revisionId },
    async (trx) => {
      const revision = await requireRevision(trx, input.revisionId);
      return work(trx, revision, await requirePlan(trx, revision.plan_id));
    },
  );
}
