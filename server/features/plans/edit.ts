import type { MutationEditPlanArgs, MutationRemovePlanArgs } from '../../../__generated__/server/resolvers';
import { sortKey } from '../../../rules/sortKeys';
import { nameKey } from '../../../rules/text';
import type { Context } from '../../context';
import { Refusal } from '../../refusal';
import { cleanName } from '../../text';
import { type Recorded, record } from '../journal/record';
import { checkOffered, requireInProject } from '../snags/references';
import { checkCodeFree, cleanCode, requirePlan } from './plan';
import { countSnagsOn } from './store';

export function editPlan(context: Context, { input }: MutationEditPlanArgs): Promise<Recorded> {
  return record(
    context,
    { mutation: 'editPlan', input, content: input, projectOf: async (trx) => (await requirePlan(trx, input.planId)).project_id, about: input.planId },
    async (trx, { project }) => {
      const plan = await requirePlan(trx, input.planId);
      const code = input.code == null ? plan.code : cleanCode(input.code);
      const name = input.name == null ? plan.name : cleanName(input.name, 'name');
      const locationId = input.locationId === undefined ? plan.location_id : input.locationId;
      await checkCodeFree(trx, project, code, plan.id);
      const { location: from } = await requireInProject(trx, project.id, { locationId: plan.location_id });
      const { location: to } = await requireInProject(trx, project.id, { locationId });
      checkOffered('location', to, plan.location_id, 'locationId');
      await trx.updateTable('plan').set({ code, code_key: nameKey(code), sort_key: sortKey(code), name, location_id: locationId }).where('id', '=', plan.id).execute();
      const changes = [
        { field: 'code', from: plan.code, to: code },
        { field: 'name', from: plan.name, to: name },
        { field: 'location', from: from?.name ?? null, to: to?.name ?? null },
      ];
      return { kind: 'PLAN_EDITED', subjectId: plan.id, changes: changes.filter((change) => change.from !== change.to) };
    },
  );
}

/** Takes a plan out of the lists and gives its code free. One that carries snags stays: their place would be lost. */
export function removePlan(context: Context, { input }: MutationRemovePlanArgs): Promise<Recorded> {
  return record(
    context,
    { mutation: 'removePlan', input, content: input, projectOf: async (trx) => (await requirePlan(trx, input.planId)).project_id, about: input.planId },
    async (trx, { now }) => {
      const plan = await requirePlan(trx, input.planId);
      const n = await countSnagsOn(trx, plan.id);
      if (n > 0) throw new Refusal('PLAN_HAS_SNAGS', { plan: plan.code, n });
      await trx.updateTable('plan').set({ removed_at: now }).where('id', '=', plan.id).execute();
      return { kind: 'PLAN_REMOVED', subjectId: plan.id, changes: [{ field: 'code', from: plan.code, to: null }] };
    },
  );
}
