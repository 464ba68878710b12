import type {
  MutationEditPlanArgs,
  MutationRemovePlanArgs,
} from '../../../__generated__/server/resolvers';
import type { Affine } from '../../../rules/pins';
import { textLimits } from '../../../rules/limits';
import { sortKey } from '../../../rules/sortKeys';
import { cleanText, isPlanCode, nameKey } from '../../../rules/text';
import type { Context } from '../../context';
import type { Trx } from '../../database/engine';
import type { PlanFileTable, PlanRevisionTable, PlanTable } from '../../database/planTables';
import type { ProjectTable } from '../../database/schema';
import { addJob } from '../../jobs';
import { Refusal } from '../../refusal';
import { cleanName } from '../../text';
import type { EventContext } from '../journal/append';
import { record, type Recorded } from '../journal/record';
import { writeAffine } from './affine';
import { drawingFor } from './drawing';
import { pagesOf } from './file';
import { changeLinks, writeLinks } from './links';
import { countSnagsOn } from './store';
import { checkOffered, requireInProject } from '../journal/references';

export function editPlan(context: Context, { input }: MutationEditPlanArgs): Promise<Recorded> {
  return record(
    context,
    {
      mutation: 'editPlan',
      input,
      content: input,
      projectOf: async (trx) => (await requirePlan(trx, input.planId)).project_id,
      about: input.planId,
    },
    async (trx, { project }) => {
      const plan = await requirePlan(trx, input.planId);
      const code = input.code == null ? plan.code : cleanCode(input.code);
      const name = input.name == null ? plan.name : cleanName(input.name, 'name');
      const locationId = input.locationId === undefined ? plan.location_id : input.locationId;
      await checkCodeFree(trx, project, code, plan.id);
      const { location: from } = await requireInProject(trx, project.id, {
        locationId: plan.location_id,
      });
      const { location: to } = await requireInProject(trx, project.id, { locationId });
      checkOffered('location', to, plan.location_id, 'locationId');
      const { links, linked, unlinked } = await changeLinks(trx, plan, input);
      await trx
        .updateTable('plan')
        .set({
          links: writeLinks(links),
          code,
          code_key: nameKey(code),
          sort_key: sortKey(code),
          name,
          location_id: locationId,
        })
        .where('id', '=', plan.id)
        .execute();
      const changes = [
        { field: 'code', from: plan.code, to: code },
        { field: 'name', from: plan.name, to: name },
        { field: 'location', from: from?.name ?? null, to: to?.name ?? null },
        { field: 'link', from: unlinked, to: linked },
      ];
      return {
        kind: 'PLAN_EDITED',
        subjectId: plan.id,
        changes: changes.filter((change) => change.from !== change.to),
      };
    },
  );
}

/**
 * Removes a plan, so that its code can be used again. Refused while it has pins: their position
 * would be lost.
 */
export function removePlan(context: Context, { input }: MutationRemovePlanArgs): Promise<Recorded> {
  return record(
    context,
    {
      mutation: 'removePlan',
      input,
      content: input,
      projectOf: async (trx) => (await requirePlan(trx, input.planId)).project_id,
      about: input.planId,
    },
    async (trx, { now }) => {
      const plan = await requirePlan(trx, input.planId);
      const n = await countSnagsOn(trx, plan.id);
      if (n > 0) throw new Refusal('PLAN_HAS_SNAGS', { plan: plan.code, n });
      await trx.updateTable('plan').set({ removed_at: now }).where('id', '=', plan.id).execute();
      return {
        kind: 'PLAN_REMOVED',
        subjectId: plan.id,
        changes: [{ field: 'code', from: plan.code, to: null }],
      };
    },
  );
}

export function cleanCode(text: string): string {
  const code = cleanText(text);
  if (!isPlanCode(code)) throw new Refusal('PLAN_CODE_INVALID', {}, 'code');
  return code;
}

export function cleanLabel(text: string): string {
  return cleanName(text, 'label', 'revision', textLimits.revisionLabel);
}

/** Refuses a code that another plan has; codes of removed plans are free. */
export async function checkCodeFree(
  trx: Trx,
  project: ProjectTable,
  code: string,
  planId: string,
): Promise<void> {
  const same = await trx
    .selectFrom('plan')
    .select('id')
    .where('project_id', '=', project.id)
    .where('code_key', '=', nameKey(code))
    .where('removed_at', 'is', null)
    .where('id', '!=', planId)
    .executeTakeFirst();
  if (same !== undefined) throw new Refusal('CODE_TAKEN', { code, thing: 'plan' }, 'code');
}

export async function requirePlan(trx: Trx, id: string): Promise<PlanTable> {
  const plan = await trx
    .selectFrom('plan')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (plan === undefined) throw new Refusal('NOT_FOUND');
  return plan;
}

export async function requirePlanFile(trx: Trx, id: string): Promise<PlanFileTable> {
  const file = await trx
    .selectFrom('plan_file')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (file === undefined) throw new Refusal('NOT_FOUND');
  return file;
}

export async function requireRevision(trx: Trx, id: string): Promise<PlanRevisionTable> {
  const revision = await trx
    .selectFrom('plan_revision')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (revision === undefined) throw new Refusal('NOT_FOUND');
  return revision;
}

export const revisionsOf = (trx: Trx, planId: string): Promise<PlanRevisionTable[]> =>
  trx
    .selectFrom('plan_revision')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('seq', 'desc')
    .execute();

interface NewRevision {
  revisionId: string;
  planId: string;
  fileId: string;
  page: number;
  label: string;
  toFirst: Affine;
  tilesKey: string;
}

/** Writes a revision that waits to be drawn. */
export async function insertRevision(
  trx: Trx,
  moment: EventContext,
  revision: NewRevision,
): Promise<void> {
  const file = await trx
    .selectFrom('plan_file')
    .select('pages')
    .where('id', '=', revision.fileId)
    .where('project_id', '=', moment.project.id)
    .executeTakeFirst();
  if (file === undefined) throw new Refusal('NOT_FOUND', {}, 'fileId');
  if (pagesOf(file)[revision.page - 1] === undefined) throw new Refusal('BAD_REQUEST', {}, 'page');
  const known = await trx
    .selectFrom('plan_revision')
    .select('id')
    .where('id', '=', revision.revisionId)
    .executeTakeFirst();
  if (known !== undefined) throw new Refusal('ID_TAKEN');
  const row: PlanRevisionTable = {
    id: revision.revisionId,
    project_id: moment.project.id,
    plan_id: revision.planId,
    label: revision.label,
    file_id: revision.fileId,
    page: revision.page,
    state: 'QUEUED',
    failure: null,
    tiles_key: revision.tilesKey,
    width_px: null,
    height_px: null,
    tile_px: null,
    tile_overlap_px: null,
    to_first: writeAffine(revision.toFirst),
    aligned: 0,
    added_by: moment.viewer.userId,
    added_at: moment.now,
    seq: moment.seq,
  };
  await trx.insertInto('plan_revision').values(row).execute();
  await addJob(trx, 'DRAW_SHEET', row.id, drawingFor(moment.viewer));
}
